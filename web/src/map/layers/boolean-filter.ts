import type { BooleanFilters } from '@artesian/contract/map/layer-choices';
import type { LayerRow } from '@artesian/contract/map/layer-rows';
import type { LayerGroup } from './layer-rows.ts';

export type Choice = 'all' | 'true' | 'false';

export const choiceOf = (filters: BooleanFilters, row: LayerRow): Choice =>
  filters[row.id] === undefined ? 'all' : filters[row.id] ? 'true' : 'false';

export function withChoice(filters: BooleanFilters, row: LayerRow, choice: Choice): BooleanFilters {
  const { [row.id]: _, ...others } = filters;
  return choice === 'all' ? others : { ...others, [row.id]: choice === 'true' };
}

/** By the id of a layer, names included: MapLibre's filter for what the reader has asked its row for. */
export function filtersOfLayers(
  groups: readonly LayerGroup[],
  filters: BooleanFilters,
): ReadonlyMap<string, unknown[]> {
  const asked = groups.flatMap((group) => group.rows).filter((row) => row.toggle && filters[row.id] !== undefined);
  return new Map(
    asked.flatMap((row) => {
      const filter = [filters[row.id] ? '==' : '!=', ['get', row.toggle!.property], true];
      return [...row.layers, ...row.labels].map(({ id }): [string, unknown[]] => [id, filter]);
    }),
  );
}
