import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { MomentField } from './MomentField.tsx';
import { moved, zoomed, type Span } from './moments.ts';

interface WindowBarProps {
  window: Span;
  /** Of the last level of the series. */
  last: number;
  /** Undefined shows all. */
  onWindow: (span: Span | undefined) => void;
  children: ReactNode;
}

const DAY = 86_400_000;
const lengths = [
  ['1 year', 365],
  ['90 days', 90],
  ['7 days', 7],
] as const;

/** Which time is in sight: typed, moved and zoomed by buttons, or one of the usual lengths up to the last level. */
export function WindowBar({ window, last, onWindow, children }: WindowBarProps) {
  const steps = [
    { label: 'Earlier', icon: <ArrowBack />, to: () => moved(window, -0.5) },
    { label: 'Later', icon: <ArrowForward />, to: () => moved(window, 0.5) },
    { label: 'Zoom in', icon: <ZoomIn />, to: () => zoomed(window, 0.5) },
    { label: 'Zoom out', icon: <ZoomOut />, to: () => zoomed(window, 2) },
  ];
  return (
    <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      <MomentField label="From" at={window.from} onSay={(from) => onWindow({ from, to: Math.max(from, window.to) })} />
      <MomentField label="Through" at={window.to} onSay={(to) => onWindow({ from: Math.min(window.from, to), to })} />
      <Box sx={{ display: 'flex' }}>
        {steps.map(({ label, icon, to }) => (
          <Tooltip key={label} title={label}>
            <IconButton aria-label={label} onClick={() => onWindow(to())}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <Button size="small" onClick={() => onWindow(undefined)}>
        All
      </Button>
      {lengths.map(([label, days]) => (
        <Button key={label} size="small" onClick={() => onWindow({ from: last - days * DAY, to: last })}>
          {label}
        </Button>
      ))}
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}
