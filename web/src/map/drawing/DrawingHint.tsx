import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { mapAcres } from '@artesian/domain/map-measures';
import type { Drawing } from '@artesian/contract/map/drawings';
import { lineFeet, squareMetres } from './drawing.ts';
import { formatLength } from './drawn-shapes.ts';
import type { Tool } from './use-drawing.ts';

const instructions: Readonly<Record<Tool, string>> = {
  polygon: t('Click each corner. Click the first or last point again to close the polygon.'),
  line: t('Click to add points. Click the last point again to finish.'),
  circle: t('Click the center, then the edge of the circle.'),
  point: t('Click to place the point.'),
  change: t('Drag a drawing or its points. Right-click a point to delete it.'),
};

interface DrawingHintProps {
  tool: Tool;
  isReady: boolean;
  sketch: Drawing | undefined;
}

/** How to go on with the tool in hand, and how large the drawing under the mouse is so far. */
export function DrawingHint({ tool, isReady, sketch }: DrawingHintProps) {
  const size = sketch && sizeOf(sketch);
  return (
    <Paper elevation={4} sx={place}>
      <Typography component="output" variant="body2">
        {t('{hint} Press Esc to cancel.', { hint: isReady ? instructions[tool] : t('Loading this tool…') })}
      </Typography>
      {size && (
        <Box component="strong" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
          {size}
        </Box>
      )}
    </Paper>
  );
}

function sizeOf(sketch: Drawing): string | undefined {
  if (sketch.kind === 'circle') return t('r = {distance} ft', { distance: formatLength(sketch.radiusFt, 0) });
  if (sketch.kind === 'line') return t('{distance} ft', { distance: formatLength(lineFeet(sketch.places), 0) });
  const isArea = sketch.kind === 'polygon' && sketch.places.length > 2;
  return isArea ? t('{area} acres', { area: formatLength(mapAcres(squareMetres(sketch.places)), 2) }) : undefined;
}

/** Above everything that stands at the foot of the map, the measurements among it. */
const place = {
  position: 'absolute',
  top: 'calc(var(--map-top, 72px) + 8px)',
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 2,
  px: 1.5,
  py: 0.75,
  width: 'max-content',
  maxWidth: 'min(420px, calc(100% - 24px))',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
