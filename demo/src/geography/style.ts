import type { LayerRow } from './layer-row.ts';

type Colors = Readonly<Record<string, string>>;

/** Switched off until somebody wants it. */
export const hidden = { visibility: 'none' };

/** MapLibre's expression for a color by the value of a property. */
export const byValue = (property: string, colors: Colors) => [
  'match',
  ['get', property],
  ...Object.entries(colors).flat(),
  '#888888',
];

/** A legend with an entry for each value of a property, in its own words where the value is a code. */
export const areasOf = (property: string, colors: Colors, words: Readonly<Record<string, string>> = {}) =>
  Object.entries(colors).map(([value, color]) => ({
    label: words[value] ?? value,
    shape: 'area' as const,
    color,
    outline: color,
    filter: ['==', ['get', property], value],
  }));

export const area = (label: string, color: string) => [
  { label, shape: 'area' as const, color, outline: color, filter: null },
];
export const line = (label: string, color: string) => [
  { label, shape: 'line' as const, color, outline: color, filter: null },
];

/** Names on the map, shown and hidden together with their layer's label group. */
export const names = (
  source: string,
  group: string,
  color: string,
  order: number,
  layout: object = {},
  minzoom?: number,
): LayerRow => ({
  layer_id: `${source}-names`,
  source_id: source,
  kind: 'symbol',
  title: 'Names',
  layer_group: group,
  draw_order: order,
  ...(minzoom !== undefined && { minzoom }),
  paint: { 'text-color': color, 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  layout: { ...hidden, 'text-field': ['get', 'name'], 'text-size': 12, 'text-max-width': 8, ...layout },
  label_group: source,
  exclude_popup: true,
});
