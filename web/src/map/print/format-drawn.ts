import { t } from '@artesian/domain/texts/translate';
import { mapAcres } from '@artesian/domain/map-measures';
import { type Drawing } from '@artesian/contract/map/drawings';
import { formatSize, type Buffer } from '../adjacent-wells/buffers.ts';
import { formatPlace } from '../coordinates.ts';
import { lineFeet, squareMetres } from '../drawing/drawing.ts';
import { formatLength } from '../drawing/drawn-shapes.ts';
import { lightGround } from '../drawing/DrawnShapes.tsx';
import type { LegendLine, LegendSection } from '../legend/legend-sections.ts';

/** What the reader drew, for a sheet that nobody can point at: a line for each, with what it measures. */
export function formatDrawn(drawings: readonly Drawing[], buffers: readonly Buffer[]): LegendSection[] {
  const lines = [...drawings.map(lineOfDrawing), ...buffers.map(lineOfBuffer)];
  return lines.length > 0 ? [{ title: t('Drawings on this map'), lines }] : [];
}

const line = (shape: LegendLine['shape'], color: string, label: string): LegendLine => ({
  shape,
  color,
  outline: color,
  label,
  count: undefined,
});

function lineOfDrawing(drawing: Drawing): LegendLine {
  const { ink } = lightGround;
  const { kind, places } = drawing;
  if (kind === 'circle')
    return line('area', ink, t('Circle, radius {radiusFt} ft', { radiusFt: formatLength(drawing.radiusFt, 0) }));
  if (kind === 'line') return line('line', ink, t('Line, {length} ft', { length: formatLength(lineFeet(places), 0) }));
  if (kind === 'polygon')
    return line('area', ink, t('Polygon, {area} acres', { area: formatLength(mapAcres(squareMetres(places)), 2) }));
  return line(
    'circle',
    ink,
    t('Point{places}', { places: places[0] ? t(' at {places}', { places: formatPlace(places[0]) }) : '' }),
  );
}

const lineOfBuffer = (buffer: Buffer): LegendLine =>
  line(
    'area',
    buffer.color,
    t('Buffer of {size} around {place}', { size: formatSize(buffer), place: formatPlace(buffer) }),
  );
