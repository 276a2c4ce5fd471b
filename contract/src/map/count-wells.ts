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

/** Counts wells that are in view, as a legend tells them. Each may stand for as many of its kind as `timesOf` says. */
export function countWells(
  wells: readonly Properties[],
  { categorizeBy, layers, zoom, ...choices }: Counting,
  timesOf: (place: number) => number = () => 1,
): WellCounts {
  const rows = rowsOfWells(layers).filter((row) => isRowOn(row, choices.switched));
  const colored = rows.filter(({ layers: [first] }) => first?.type === 'circle');
  const isColored = isDrawn(colored, choices, zoom);
  const { column } = categories[categorizeBy];
  const told = rows.flatMap((row) => row.layers.map((layer) => ({ row, layer })));
  return {
    inView: wells.reduce((sum, _, place) => sum + timesOf(place), 0),
    byValue:
      colored.length > 0
        ? tally(wells, timesOf, (well) => (isColored(well) ? String(well[column] ?? '') : undefined))
        : null,
    byLine: Object.fromEntries(
      told
        .filter(({ layer }) => layer.legend && layer.legend.length > 0)
        .map(({ layer, row }) => {
          const isOfLayer = drawnBy(layer, row, choices);
          const legend = layer.legend ?? [];
          const counts = tally(wells, timesOf, (well) => (isOfLayer(well) ? lineOf(legend, well) : undefined));
          return [layer.id, legend.map((_, line) => counts[line] ?? 0)];
        }),
    ),
  };
}

function tally<K extends string | number>(
  wells: readonly Properties[],
  timesOf: (place: number) => number,
  keyOf: (well: Properties) => K | undefined,
): Record<K, number> {
  const counts = {} as Record<K, number>;
  wells.forEach((well, place) => {
    const key = keyOf(well);
    if (key !== undefined) counts[key] = (counts[key] ?? 0) + timesOf(place);
  });
  return counts;
}

/** Of the lines that describe a well the last one is how it is drawn: a plugged well is plugged, whatever its permit. */
function lineOf(legend: readonly LegendEntry[], well: Properties): number | undefined {
  const line = legend.findLastIndex(({ filter }) => filter && unlessUnknown(() => matches(filter, well), false));
  return line < 0 ? undefined : line;
}
