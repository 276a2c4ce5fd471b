import { t } from '@artesian/domain/texts/translate';
import type { LayerChoices } from './layer-choices.ts';
import { groupBy, isRowOn, rowsOf, wellsSource, type LayerRow } from './layer-rows.ts';
import type { MapLayer } from './layers.ts';
import { matches, unlessUnknown, valueOf } from './matches.ts';

type Properties = Readonly<Record<string, unknown>>;

/** The rows of the layers panel that draw wells, whichever group they stand in. */
export function rowsOfWells(layers: readonly MapLayer[]): LayerRow[] {
  const ofWells = layers.filter(({ source }) => source === wellsSource);
  return [...groupBy(ofWells, ({ layerGroup }) => layerGroup).values()].flatMap(rowsOf);
}

/**
 * Whether any layer that is on draws a well. Map, legend, list and export all go by this decision, after `passes`. With a zoom only
 * layers that are drawn from there count. Where no layer of wells is known, every well is taken to be drawn.
 */
export function isDrawn(
  rows: readonly LayerRow[],
  choices: LayerChoices,
  zoom?: number,
): (well: Properties) => boolean {
  if (rows.length === 0) return () => true;
  const drawn = rows
    .filter((row) => isRowOn(row, choices.switched))
    .flatMap((row) =>
      row.layers.filter((layer) => zoom === undefined || isDrawnAt(layer, zoom)).map((layer) => ({ row, layer })),
    );
  const tests = drawn.map(({ row, layer }) => drawnBy(layer, row, choices));
  return (well) => tests.some((test) => test(well));
}

/**
 * Whether a layer of a row draws a feature. A symbol without an image is none. Where the layer goes by an expression that is not
 * known here, it counts as drawn: too much is told rather than too little.
 */
export function drawnBy(
  { type, layout, filter }: MapLayer,
  row: LayerRow,
  { booleans }: Pick<LayerChoices, 'booleans'>,
): (feature: Properties) => boolean {
  const image = type === 'symbol' ? layout['icon-image'] : undefined;
  const wanted = booleans[row.id];
  const { toggle } = row;
  return (feature) =>
    (!toggle || wanted === undefined || (feature[toggle.property] === true) === wanted) &&
    (!filter || unlessUnknown(() => matches(filter, feature), true)) &&
    (image === undefined || unlessUnknown(() => valueOf(image, feature) !== '', true));
}

export const isDrawnAt = ({ minzoom = 0, maxzoom = Infinity }: MapLayer, zoom: number) =>
  zoom >= minzoom && zoom < maxzoom;

/** Which layers of wells are drawn, in a line of words; none where all are drawn in full. */
export function formatDrawn(rows: readonly LayerRow[], choices: LayerChoices): string[] {
  const on = rows.filter((row) => isRowOn(row, choices.switched));
  const names = on.map((row) => [t(row.title), formatChoice(row, choices)].filter(Boolean).join(': '));
  const isAll = on.length === rows.length && on.every((row) => !formatChoice(row, choices));
  return isAll ? [] : [t('Layers: {names}', { names: names.join(t(' and ')) || t('none') })];
}

/** What a row was asked to draw, in the words of its layer; undefined for all. */
export function formatChoice(
  { id, toggle }: LayerRow,
  { booleans }: Pick<LayerChoices, 'booleans'>,
): string | undefined {
  if (!toggle || booleans[id] === undefined) return undefined;
  return booleans[id] ? toggle.whenTrue : toggle.whenFalse;
}
