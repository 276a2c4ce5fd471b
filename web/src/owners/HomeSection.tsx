import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A part of the owner's home; `aside` stands beside its heading. */
export function HomeSection({ heading, aside, children }: { heading: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography id={id} variant="h2">
          {heading}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
