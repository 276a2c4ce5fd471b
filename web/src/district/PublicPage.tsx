import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The measure of a page of text between the public top bar and the footer. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <Box sx={{ maxWidth: 880, mx: 'auto', px: { xs: '20px', sm: '32px' }, py: { xs: 4, md: 6 } }}>{children}</Box>
);
