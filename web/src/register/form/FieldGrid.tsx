import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Inputs side by side, as many as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
