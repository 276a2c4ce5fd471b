import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FieldGrid } from './FieldGrid.tsx';

/** Inputs that belong together, under the name of what they are about. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="h4" component="h4" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <FieldGrid>{children}</FieldGrid>
    </Box>
  );
}
