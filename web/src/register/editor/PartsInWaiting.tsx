import type { Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EditorPart } from './editor-part.ts';

interface PartsInWaitingProps {
  register: Register;
  parts: readonly EditorPart[];
  /** What has to be done first. */
  children: ReactNode;
}

/** What could be edited, and what for. */
export const PartsInWaiting = ({ register, parts, children }: PartsInWaitingProps) => (
  <Box component="section" aria-label={`More of the ${register.one}`} sx={{ color: 'text.secondary' }}>
    <Typography>{children}</Typography>
    <Box component="ul" sx={listStyle}>
      {parts.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </Box>
  </Box>
);

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  pl: 2.5,
} as const;
