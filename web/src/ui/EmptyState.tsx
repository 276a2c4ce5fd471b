import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WellDrawing } from './WellDrawing.tsx';

interface EmptyStateProps {
  title: string;
  /** Why it is empty, or what will be here. */
  children?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

/** In the place of what is not there yet: a small drawing, a word and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
      <WellDrawing />
      <Typography variant="h2" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: 520 }}>
          {children}
        </Typography>
      )}
      {action && (
        <Stack direction="row" sx={{ mt: 2, gap: 1 }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
}
