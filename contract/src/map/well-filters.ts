import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { columnMeta } from '../language/rows.ts';
import { mapWell, type MapWell } from './map-wells.ts';
import { categories, type Category } from './well-categories.ts';
import {
  areaOfText,
  formatArea,
  isInside,
  MOST_SHAPES,
  partsOfArea,
  placeOfWell,
  textOfArea,
  type PlacedWell,
  type WellArea,
} from './well-area.ts';
import {
  formatRange,
  isWithin,
  measureNames,
  measures,
  rangeOfText,
  textOfRange,
  type Measure,
  type MeasureColumn,
  type Range,
} from './well-measures.ts';
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
export const flagLabel = (flag: Flag): string => t(columnMeta(mapWell, flag).label);

export const categoryNames = Object.keys(categories) as Category[];

type CategoryColumn = (typeof categories)[Category]['column'];

/** The part of a well that filters read; columns that only staff receive may be missing. */
export type FilterableWell = Record<Flag, boolean> & { [column in CategoryColumn]?: string | null } & {
  [column in MeasureColumn]?: number | null;
};

export interface WellFilters {
  /** Values that a category lets through. A category that is not named lets every well through, also one without a value. */
  chosen: Readonly<Partial<Record<Category, readonly string[]>>>;
  /** What a well must be to be shown. */
  flags: readonly Flag[];
  /** Between which numbers a measure must be. One that is not named lets every well through, also one without a number. */
  ranges: Readonly<Partial<Record<Measure, Range>>>;
  area: WellArea;
}

export const noFilters: WellFilters = { chosen: {}, flags: [], ranges: {}, area: [] };
export const defaultFilters: WellFilters = { ...noFilters, flags: ['is_active'] };

export const isDefault = ({ chosen, flags, ranges, area }: WellFilters): boolean =>
  Object.keys(chosen).length + Object.keys(ranges).length + area.length === 0 &&
  flags.length === 1 &&
  flags[0] === 'is_active';

/** Whether a well is let through. Map, list and export all go by this decision. */
export function passes({ chosen, flags, ranges, area }: WellFilters): (well: FilterableWell & PlacedWell) => boolean {
  const sets = Object.entries(chosen).map(
    ([category, values]) => [categories[category as Category].column, new Set(values)] as const,
  );
  const between = measureNames.flatMap((name) => {
    const range = ranges[name];
    return range ? [[measures[name].column, range] as const] : [];
  });
  const isInArea = isInside(area);
  return (well) =>
    flags.every((flag) => well[flag]) &&
    sets.every(([column, values]) => values.has(well[column] ?? '')) &&
    between.every(([column, range]) => isWithin(range, well[column])) &&
    isInArea(...placeOfWell(well));
}

const rangeText = z
  .string()
  .refine(
    (text) => rangeOfText(text),
    t('A range is two numbers, the lower one first, as in 100..500, 100.. or ..500.'),
  )
  .optional();

/** Filters as an address holds them: `only` names the flags, a category its values, a measure its range. Missing, all is as by default. */
export const filterQuery = z.object({
  only: z
    .string()
    .refine((text) => splitWords(text).every(isFlag), {
      error: () => t('Flags of a well are {names}.', { names: flagNames.join(', ') }),
    })
    .optional(),
  ...(Object.fromEntries(categoryNames.map((name) => [name, z.string().optional()])) as Record<
    Category,
    z.ZodOptional<z.ZodString>
  >),
  ...(Object.fromEntries(measureNames.map((name) => [name, rangeText])) as Record<Measure, typeof rangeText>),
  area: z
    .string()
    .max(8_000, t('An area has at most 8,000 characters.'))
    .refine((text) => areaOfText(text), {
      error: () =>
        t(
          'Enter shapes such as circle:30.1,-97.8,500 or layer:counties,12, with ~ between them, and at most {most} of layers.',
          { most: MOST_SHAPES },
        ),
    })
    .optional(),
});

/** The filters as search parameters; what is as by default is undefined. */
export function searchOfFilters(filters: WellFilters): Record<string, string | undefined> {
  return {
    area: textOfArea(filters.area),
    only: isDefault({ ...defaultFilters, flags: filters.flags }) ? undefined : joinedWords(filters.flags),
    ...Object.fromEntries(
      measureNames.map((name) => {
        const range = filters.ranges[name];
        return [name, range && textOfRange(range)];
      }),
    ),
    ...Object.fromEntries(
      categoryNames.map((name) => {
        const values = filters.chosen[name];
        return [name, values && joinedWords(values)];
      }),
    ),
  };
}

/** Reads what `searchOfFilters` wrote; flags, ranges and shapes that are none are left out. */
export function filtersOfSearch(search: Readonly<Record<string, string | undefined>>): WellFilters {
  const chosen = categoryNames.flatMap((name) =>
    search[name] === undefined ? [] : [[name, splitWords(search[name])]],
  );
  return {
    flags: search['only'] === undefined ? defaultFilters.flags : namedFlags(splitWords(search['only'])),
    chosen: Object.fromEntries(chosen) as WellFilters['chosen'],
    area: partsOfArea(search['area'] ?? ''),
    ranges: Object.fromEntries(
      measureNames.flatMap((name) => {
        const range = rangeOfText(search[name] ?? '');
        return range ? [[name, range]] : [];
      }),
    ),
  };
}

const isFlag = (word: string) => (flagNames as readonly string[]).includes(word);
const namedFlags = (words: readonly string[]) => flagNames.filter((flag) => words.includes(flag));

/** The filters as a reader says them, one line for each: `Well Class: Exempt or Monitoring`. */
export function formatFilters({ chosen, flags, ranges, area }: WellFilters): string[] {
  return [
    ...flags.map(flagLabel),
    ...categoryNames.flatMap((name) => {
      const values = chosen[name];
      return values
        ? [`${t(categories[name].label)}: ${values.map((value) => t(value)).join(t(' or ')) || t('none')}`]
        : [];
    }),
    ...measureNames.flatMap((name) => {
      const range = ranges[name];
      return range ? [formatRange(name, range)] : [];
    }),
    ...(area.length > 0 ? [formatArea(area)] : []),
  ];
}
