import type { Histogram as Bars } from '@artesian/contract/map/well-facets';
import Box from '@mui/material/Box';
import { useRef, type PointerEvent } from 'react';
import type { Edges } from './range-edges.ts';

interface HistogramProps {
  histogram: Bars;
  /** What is within them is drawn as chosen. */
  edges: Edges;
  onBrush: (edges: Edges) => void;
}

/** Bars that a pointer is drawn across to choose them. Keys and readers have the slider below. */
export function Histogram({ histogram: { bars, count }, edges: [from, to], onBrush }: HistogramProps) {
  const begun = useRef<number | undefined>(undefined);
  const most = Math.max(1, ...bars);
  const brush = (event: PointerEvent<SVGSVGElement>) => {
    if (begun.current === undefined) return;
    const bar = barBelow(event, count);
    onBrush([Math.min(begun.current, bar), Math.max(begun.current, bar) + 1]);
  };
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${count} ${HEIGHT}`}
      preserveAspectRatio="none"
      onPointerDown={(event: PointerEvent<SVGSVGElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        begun.current = barBelow(event, count);
        brush(event);
      }}
      onPointerMove={brush}
      onPointerUp={() => (begun.current = undefined)}
      onPointerCancel={() => (begun.current = undefined)}
      sx={{ display: 'block', width: '100%', height: 64, cursor: 'crosshair', touchAction: 'pan-y' }}
    >
      {bars.map((wells, bar) => (
        <Box
          component="rect"
          key={bar}
          x={bar + 0.06}
          width={0.88}
          {...heightOf(wells, most)}
          sx={{ fill: 'currentColor', color: bar >= from && bar < to ? 'primary.main' : 'text.disabled' }}
        />
      ))}
    </Box>
  );
}

const HEIGHT = 64;
/** A single well among thousands is seen too. */
const LEAST = 2;

function heightOf(wells: number, most: number) {
  const height = wells === 0 ? 0 : Math.max(LEAST, (wells / most) * HEIGHT);
  return { y: HEIGHT - height, height };
}

function barBelow({ currentTarget, clientX }: PointerEvent<SVGSVGElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(count - 1, Math.floor(((clientX - left) / width) * count)));
}
