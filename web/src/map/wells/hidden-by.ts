import { t } from '@artesian/domain/texts/translate';
import { isDrawn } from '@artesian/contract/map/drawn-wells';
import type { LayerRow } from '@artesian/contract/map/layer-rows';
import { categories } from '@artesian/contract/map/well-categories';
import { isInside, placeOfWell, type PlacedWell } from '@artesian/contract/map/well-area';
import { isWithin, measureNames, measures } from '@artesian/contract/map/well-measures';
import { flagLabel, noFilters, passes } from '@artesian/contract/map/well-filters';
import type { MapView } from '../address.ts';
import { categoryNames, type FilterableWell } from './filters.ts';
import { switchLayers } from '../layers/layer-rows.ts';

/** What keeps a well from being drawn, in words, and the change of the view that shows it. */
export interface HiddenBy {
  words: readonly string[];
  show: Partial<MapView>;
}

/** Why filters or layers do not draw a well; undefined where they do. */
export function hiddenBy(
  well: FilterableWell & PlacedWell,
  { filters, switched, booleans }: MapView,
  rows: readonly LayerRow[],
): HiddenBy | undefined {
  const flags = filters.flags.filter((flag) => !well[flag]);
  const chosen = categoryNames.filter((name) => {
    const values = filters.chosen[name];
    return values && !passes({ ...noFilters, chosen: { [name]: values } })(well);
  });
  const outside = measureNames.filter((name) => {
    const range = filters.ranges[name];
    return range && !isWithin(range, well[measures[name].column]);
  });
  const isOutside = !isInside(filters.area)(...placeOfWell(well));
  const isOffTheMap = !isDrawn(rows, { switched, booleans })(well);
  const words = [
    ...flags.map(flagLabel),
    ...chosen.map((name) => categories[name].label),
    ...outside.map((name) => measures[name].label),
    ...(isOutside ? [t('the area of the filters')] : []),
    ...(isOffTheMap ? [t('the layers of wells')] : []),
  ];
  if (words.length === 0) return undefined;
  return {
    words,
    show: {
      filters: {
        flags: filters.flags.filter((flag) => !flags.includes(flag)),
        chosen: without(filters.chosen, chosen),
        ranges: without(filters.ranges, outside),
        area: isOutside ? [] : filters.area,
      },
      ...(isOffTheMap && withWellsOn(rows, { switched, booleans })),
    },
  };
}

const without = <Of extends object>(all: Of, names: readonly string[]): Of =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))) as Of;

/** The first row of wells draws all of them. */
function withWellsOn([first]: readonly LayerRow[], { switched, booleans }: Pick<MapView, 'switched' | 'booleans'>) {
  if (!first) return {};
  const { [first.id]: _, ...others } = booleans;
  return { switched: switchLayers(switched, first.layers, true), booleans: others };
}
