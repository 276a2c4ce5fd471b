import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Brand } from './Brand.tsx';

/** Narrow and centered, for the pages around signing in and out. */
export function AuthenticationFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Box sx={{ width: '100%', maxWidth: 520 }}>
        <header>
          <TextLink to="/" underline="none" color="inherit" sx={{ display: 'flex', justifyContent: 'center', mb: 3 }}>
            <Brand />
          </TextLink>
        </header>
        <Paper component="main" id={MAIN_ID} tabIndex={-1} variant="outlined" sx={{ p: { xs: 3, sm: 5 }, outline: 0 }}>
          {children}
        </Paper>
      </Box>
    </Box>
  );
}
