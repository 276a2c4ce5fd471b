import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A short list on the owner's pages, in a frame with a line between its rows. */
export const RowList = ({ name, children }: { name?: string; children: ReactNode }) => (
  <Box component="ul" {...(name && { 'aria-label': name })} sx={listStyle}>
    {children}
  </Box>
);

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Words and what can be done with them, side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={rowStyle}>
    {children}
  </Box>
);

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: 2,
  py: 1.5,
} as const;
