import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessagePageProps {
  drawing?: ReactNode;
  heading: string;
  children: ReactNode;
  action: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ drawing, heading, children, action }: MessagePageProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: { xs: 8, md: 12 },
        maxWidth: 640,
        mx: 'auto',
      }}
    >
      {drawing}
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.5rem' }, mt: 2 }}>
        {heading}
      </Typography>
      {children}
      <Box sx={{ mt: 3 }}>{action}</Box>
    </Stack>
  );
}
