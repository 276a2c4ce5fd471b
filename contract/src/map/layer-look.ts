import type { LegendEntry, MapLayer } from './layers.ts';

/** How lines and the outlines of areas are drawn. */
export const patterns = ['Solid', 'Dashed', 'Dotted', 'Dash-dot'] as const;
export type Pattern = (typeof patterns)[number];

/** How points are drawn. */
export const symbols = ['Circle', 'Square', 'Triangle', 'Star'] as const;
export type PointSymbol = (typeof symbols)[number];

/** How staff want a layer to be drawn; what is null is as the layer came. */
export interface LayerLook {
  /** `#rrggbb`. */
  color: string | null;
  /** Of a line and of the outline of areas, in px; across a point. */
  width: number | null;
  /** From 0 to 1. */
  opacity: number | null;
  pattern: Pattern | null;
  symbol: PointSymbol | null;
}

/** Dashes and gaps in widths of the line; with round ends, so that a dash of next to nothing is a dot. */
export const dashes: Record<Pattern, number[] | undefined> = {
  Solid: undefined,
  Dashed: [3, 2.5],
  Dotted: [0.01, 2.4],
  'Dash-dot': [4, 2.2, 0.01, 2.2],
};

type Drawn = Pick<MapLayer, 'type' | 'paint' | 'layout'>;

/** A layer of shapes as it is drawn with this look. */
export function withLook({ type, paint, layout }: Drawn, look: LayerLook): Drawn {
  if (type === 'circle' && look.symbol && look.symbol !== 'Circle') return asSymbols(paint, layout, look);
  return {
    type,
    paint: {
      ...paint,
      ...given({ [`${type}-color`]: look.color, [`${type}-opacity`]: look.opacity }),
      ...ofKind(type, paint, look),
    },
    layout: type === 'line' && look.pattern ? { ...layout, ...roundEnds } : layout,
  };
}

/** An area's outline has a width and a pattern only as a line of its own; undefined where neither is asked for. */
export function outlineOf({ type, layout }: Drawn, { color, width, pattern }: LayerLook): Drawn | undefined {
  if (type !== 'fill' || color === null || width === null) return undefined;
  return {
    type: 'line',
    paint: { 'line-color': color, 'line-width': width, ...dashedBy(pattern) },
    layout: { ...layout, ...roundEnds },
  };
}

const roundEnds = { 'line-cap': 'round', 'line-join': 'round' };

function ofKind(type: Drawn['type'], paint: Drawn['paint'], { color, width, opacity, pattern }: LayerLook) {
  // The outline that areas came with belongs to the color that they came with.
  if (type === 'fill') return color === paint['fill-color'] ? {} : given({ 'fill-outline-color': color });
  if (type === 'line') return { ...given({ 'line-width': width }), ...dashedBy(pattern) };
  return given({ 'circle-radius': width && growing(width / 2), 'circle-stroke-opacity': opacity });
}

/** MapLibre has no dashes where it is told of none. */
const dashedBy = (pattern: Pattern | null) => (pattern ? { 'line-dasharray': dashes[pattern] } : {});

/** The image is this many px across when it is drawn in its own size. */
const imagePx = 16;

function asSymbols(paint: Drawn['paint'], layout: Drawn['layout'], look: LayerLook): Drawn {
  return {
    type: 'symbol',
    paint: given({
      'icon-color': look.color ?? paint['circle-color'],
      'icon-opacity': look.opacity ?? paint['circle-opacity'],
      'icon-halo-color': paint['circle-stroke-color'],
      'icon-halo-width': paint['circle-stroke-width'],
    }),
    layout: {
      ...layout,
      'icon-image': `well-${look.symbol!.toLowerCase()}`,
      'icon-size': growing((look.width ?? imagePx) / imagePx),
      'icon-allow-overlap': true,
    },
  };
}

/** Points are half as large from afar, where they would cover each other. */
const growing = (near: number) => ['interpolate', ['linear'], ['zoom'], 8, near / 2, 14, near];

/** The only line of a layer's legend as this look has it. */
export function lineWithLook(line: LegendEntry, { color, pattern, symbol }: LayerLook): LegendEntry {
  const dash = dashes[pattern ?? 'Solid'];
  const isPoint = line.shape !== 'line' && line.shape !== 'area';
  return {
    ...line,
    ...(color && { color, outline: isPoint ? line.outline : color }),
    ...(isPoint && symbol && { shape: shapeOf[symbol] }),
    ...(dash && !isPoint && { dash }),
  };
}

const shapeOf = { Circle: 'circle', Square: 'square', Triangle: 'triangle', Star: 'star' } as const;

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
