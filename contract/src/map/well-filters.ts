import { z } from 'zod';
import { columnMeta } from '../language/rows.ts';
import { mapWell, type MapWell } from './map-wells.ts';
import { categories, type Category } from './well-categories.ts';
import { joinedWords, splitWords } from '../language/word-list.ts';

/** What a well must be to be shown. The spelling `is_permited` is the contract's. */
export const flagNames = [
  'is_active',
  'in_district',
  'is_permited',
  'is_monitoring',
  'has_water_levels_data',
  'has_wq_data',
  'has_production_data',
  'has_geo_log',
] as const satisfies (keyof MapWell)[];
export type Flag = (typeof flagNames)[number];

/** The words of the switch of a flag. */
export const flagLabel = (flag: Flag): string => columnMeta(mapWell, flag).label;

export const categoryNames = Object.keys(categories) as Category[];

type CategoryColumn = (typeof categories)[Category]['column'];

/** The part of a well that filters read; columns that only staff receive may be missing. */
export type FilterableWell = Record<Flag, boolean> & { [column in CategoryColumn]?: string | null };

export interface WellFilters {
  /** Values that a category lets through. A category that is not named lets every well through, also one without a value. */
  chosen: Readonly<Partial<Record<Category, readonly string[]>>>;
  /** What a well must be to be shown. */
  flags: readonly Flag[];
}

export const defaultFilters: WellFilters = { chosen: {}, flags: ['is_active'] };

export const isDefault = ({ chosen, flags }: WellFilters): boolean =>
  Object.keys(chosen).length === 0 && flags.length === 1 && flags[0] === 'is_active';

/** Whether a well is let through. Map, list and export all go by this decision. */
export function passes({ chosen, flags }: WellFilters): (well: FilterableWell) => boolean {
  const sets = Object.entries(chosen).map(
    ([category, values]) => [categories[category as Category].column, new Set(values)] as const,
  );
  return (well) =>
    flags.every((flag) => well[flag]) && sets.every(([column, values]) => values.has(well[column] ?? ''));
}

/** Filters as an address holds them: `only` names the flags, a category its values. Missing, all is as by default. */
export const filterQuery = z.object({
  only: z
    .string()
    .refine((text) => splitWords(text).every(isFlag), `Flags of a well are ${flagNames.join(', ')}.`)
    .optional(),
  ...(Object.fromEntries(categoryNames.map((name) => [name, z.string().optional()])) as Record<
    Category,
    z.ZodOptional<z.ZodString>
  >),
});

/** The filters as search parameters; what is as by default is undefined. */
export function searchOfFilters(filters: WellFilters): Record<string, string | undefined> {
  return {
    only: isDefault({ chosen: {}, flags: filters.flags }) ? undefined : joinedWords(filters.flags),
    ...Object.fromEntries(
      categoryNames.map((name) => {
        const values = filters.chosen[name];
        return [name, values && joinedWords(values)];
      }),
    ),
  };
}

/** Reads what `searchOfFilters` wrote; flags that are none are left out. */
export function filtersOfSearch(search: Readonly<Record<string, string | undefined>>): WellFilters {
  const chosen = categoryNames.flatMap((name) =>
    search[name] === undefined ? [] : [[name, splitWords(search[name])]],
  );
  return {
    flags: search['only'] === undefined ? defaultFilters.flags : namedFlags(splitWords(search['only'])),
    chosen: Object.fromEntries(chosen) as WellFilters['chosen'],
  };
}

const isFlag = (word: string) => (flagNames as readonly string[]).includes(word);
const namedFlags = (words: readonly string[]) => flagNames.filter((flag) => words.includes(flag));

/** The filters as a reader says them, one line for each: `Well Class: Exempt or Monitoring`. */
export function formatFilters({ chosen, flags }: WellFilters): string[] {
  return [
    ...flags.map(flagLabel),
    ...categoryNames.flatMap((name) => {
      const values = chosen[name];
      return values ? [`${categories[name].label}: ${values.join(' or ') || 'none'}`] : [];
    }),
  ];
}
