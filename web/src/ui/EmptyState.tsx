import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WellDrawing } from './WellDrawing.tsx';

interface EmptyStateProps {
  title: string;
  /** Whether it is all that the page says. */
  isPage?: boolean;
  /** Why it is empty, or what will be here. */
  children?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

/** In the place of what is not there yet: a small drawing, a word and the next step. */
export function EmptyState({ title, isPage = false, children, action }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
      <WellDrawing />
      <Typography variant="h2" component={isPage ? 'h1' : 'h2'} sx={{ mt: 1.5 }}>
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
