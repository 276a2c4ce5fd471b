import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FieldGrid } from './FieldGrid.tsx';

/** A fieldset without the looks that browsers give it. */
export const unframed = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

/** Inputs that belong together, under the name of what they are about. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ ...unframed, '& + &': { mt: 3 } }}>
      <Typography variant="h4" component="h4" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <FieldGrid>{children}</FieldGrid>
    </Box>
  );
}
