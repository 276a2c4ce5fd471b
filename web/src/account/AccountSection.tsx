import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A part of the profile. */
export function AccountSection({ heading, children }: { heading?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" {...(heading && { 'aria-labelledby': id })} sx={{ p: 3, mb: 2 }}>
      {heading && (
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {heading}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
