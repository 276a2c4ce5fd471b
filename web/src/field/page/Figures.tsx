import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Numbers to look at before something is submitted, large enough to be read in the sun. */
export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="section" aria-label={label} aria-live="polite">
    <Box component="dl" sx={frame}>
      {children}
    </Box>
  </Box>
);

interface FigureProps {
  label: string;
  /** With its unit. */
  value: string;
  hint?: ReactNode;
  isMain?: boolean;
}

export const Figure = ({ label, value, hint, isMain = false }: FigureProps) => (
  <Box sx={{ minWidth: 0, flex: isMain ? '1 1 12rem' : '1 1 8.25rem' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Typography
        component="span"
        sx={{
          display: 'block',
          fontSize: isMain ? '1.75rem !important' : '1.375rem !important',
          fontWeight: 650,
          lineHeight: 1.25,
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Typography>
      {hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
  </Box>
);

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
