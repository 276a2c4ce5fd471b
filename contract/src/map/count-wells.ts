import { drawnBy, isDrawn, rowsOfWells } from './drawn-wells.ts';
import type { LayerChoices } from './layer-choices.ts';
import { isRowOn } from './layer-rows.ts';
import type { LegendEntry, MapLayer } from './layers.ts';
import { categories, type Category } from './well-categories.ts';
import { matches, unlessUnknown } from './matches.ts';
import type { WellCounts } from './wells-in-view.ts';

type Properties = Readonly<Record<string, unknown>>;

export interface Counting extends LayerChoices {
  categorizeBy: Category;
  layers: readonly MapLayer[];
  zoom?: number | undefined;
}

/** How a legend tells a well. */
export interface Teller<Well> {
  /** The value of the category that colors it, undefined for one that has no color; null where no layer shows colors. */
  valueOf: ((well: Well) => string | undefined) | null;
  /** Of each layer with a legend of `length` lines the one that describes it; undefined for none. */
  lines: readonly { layer: string; length: number; lineOf: (well: Well) => number | undefined }[];
}

export function tellerOf({ categorizeBy, layers, zoom, ...choices }: Counting): Teller<Properties> {
  const rows = rowsOfWells(layers).filter((row) => isRowOn(row, choices.switched));
  const colored = rows.filter(({ layers: [first] }) => first?.type === 'circle');
  const isColored = isDrawn(colored, choices, zoom);
  const { column } = categories[categorizeBy];
  return {
    valueOf: colored.length > 0 ? (well) => (isColored(well) ? String(well[column] ?? '') : undefined) : null,
    lines: rows
      .flatMap((row) => row.layers.map((layer) => ({ row, layer, legend: layer.legend ?? [] })))
      .filter(({ legend }) => legend.length > 0)
      .map(({ row, layer, legend }) => {
        const isOfLayer = drawnBy(layer, row, choices);
        const lineOf = (well: Properties) => (isOfLayer(well) ? lineIn(legend, well) : undefined);
        return { layer: layer.id, length: legend.length, lineOf };
      }),
  };
}

/** Counts wells that are in view, as a legend tells them. Each may stand for as many of its kind as `timesOf` says. */
export function countWells<Well>(
  wells: readonly Well[],
  { valueOf, lines }: Teller<Well>,
  timesOf: (place: number) => number = () => 1,
): WellCounts {
  return {
    inView: wells.reduce((sum, _, place) => sum + timesOf(place), 0),
    byValue: valueOf && tally(wells, timesOf, valueOf),
    byLine: Object.fromEntries(
      lines.map(({ layer, length, lineOf }) => {
        const counts = tally(wells, timesOf, lineOf);
        return [layer, Array.from({ length }, (_, line) => counts[line] ?? 0)];
      }),
    ),
  };
}

function tally<Well, K extends string | number>(
  wells: readonly Well[],
  timesOf: (place: number) => number,
  keyOf: (well: Well) => K | undefined,
): Record<K, number> {
  const counts = {} as Record<K, number>;
  wells.forEach((well, place) => {
    const key = keyOf(well);
    if (key !== undefined) counts[key] = (counts[key] ?? 0) + timesOf(place);
  });
  return counts;
}

/** Of the lines that describe a well the last one is how it is drawn: a plugged well is plugged, whatever its permit. */
function lineIn(legend: readonly LegendEntry[], well: Properties): number | undefined {
  const line = legend.findLastIndex(({ filter }) => filter && unlessUnknown(() => matches(filter, well), false));
  return line < 0 ? undefined : line;
}
