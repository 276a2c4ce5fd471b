import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** In the place of a chart that is not there. */
export const ChartState = ({ height, children }: { height: number; children: ReactNode }) => (
  <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1.5, minHeight: height }}>
    {children}
  </Box>
);

export const ChartLoading = ({ name, height }: { name: string; height: number }) => (
  <ChartState height={height}>
    <CircularProgress size={28} aria-label={`Loading ${name}`} />
  </ChartState>
);

export const ChartEmpty = ({ height }: { height: number }) => (
  <ChartState height={height}>
    <Typography component="output" sx={{ color: 'text.secondary' }}>
      No data available.
    </Typography>
  </ChartState>
);

interface ChartFailedProps {
  height: number;
  /** In the words of the specification (1 §8). */
  words: readonly string[];
  onRetry: () => void;
}

export const ChartFailed = ({ height, words, onRetry }: ChartFailedProps) => (
  <ChartState height={height}>
    <Box role="alert" sx={{ textAlign: 'center' }}>
      {words.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Box>
    <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
      Try again
    </Button>
  </ChartState>
);
