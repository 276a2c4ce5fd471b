import type { LayerGroup, LayerRow } from '../layer-rows.ts';

/** By the id of a row: whether it draws what is so (true) or what is not (false). A row without an entry draws all. */
export type BooleanFilters = Readonly<Record<string, boolean>>;

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

/** For the address: 'springs:yes parcels:no' as separate words. */
export const wordsOf = (filters: BooleanFilters): string[] =>
  Object.entries(filters).map(([row, isTrue]) => `${row}:${isTrue ? 'yes' : 'no'}`);

export const filtersOfWords = (words: readonly string[]): BooleanFilters =>
  Object.fromEntries(
    words
      .map((word) => /^(.+):(yes|no)$/.exec(word))
      .filter((match) => match !== null)
      .map(([, row = '', answer]) => [row, answer === 'yes']),
  );
