import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The buttons below details. */
export const ActionRow = ({ children }: { children: ReactNode }) => <Box sx={actions}>{children}</Box>;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  px: 1.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  flexShrink: 0,
  whiteSpace: 'nowrap',
} as const;
