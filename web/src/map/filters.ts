import { categories, type Category } from '@artesian/contract/map';
import type { ExpressionSpecification } from 'maplibre-gl';

/** What a well must be, each with the words of its switch. The spelling `is_permited` is the contract's. */
export const flagLabels = {
  is_active: 'Is Active',
  in_district: 'In District',
  is_permited: 'Is Permitted',
  is_monitoring: 'Is Monitoring',
  has_water_levels_data: 'Has Water Levels Data',
  has_wq_data: 'Was WQ Data',
  has_production_data: 'Has Production Data',
  has_geo_log: 'Has Geo Log',
} as const;
export type Flag = keyof typeof flagLabels;

export const flagNames = Object.keys(flagLabels) as Flag[];
export const categoryNames = Object.keys(categories) as Category[];

export type CategoryColumn = (typeof categories)[Category]['column'];

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

/** The filter of a map layer, for whole wells and for tiles alike: both carry the columns under the same names. */
export function filterExpression({ chosen, flags }: WellFilters): ExpressionSpecification {
  return [
    'all',
    ...flags.map((flag): ExpressionSpecification => ['==', ['get', flag], true]),
    ...Object.entries(chosen).map(([category, values]) => membership(category as Category, values)),
  ];
}

/** `match` finds a value by hash; `in` would compare it with each one in turn. */
function membership(category: Category, values: readonly string[]): ExpressionSpecification {
  if (values.length === 0) return ['literal', false] as unknown as ExpressionSpecification;
  return ['match', ['get', categories[category].column], [...values], true, false];
}

/** The same decision as `filterExpression`, for lists and counts outside the map. */
export function passes({ chosen, flags }: WellFilters): (well: FilterableWell) => boolean {
  const sets = Object.entries(chosen).map(
    ([category, values]) => [categories[category as Category].column, new Set(values)] as const,
  );
  return (well) =>
    flags.every((flag) => well[flag]) && sets.every(([column, values]) => values.has(well[column] ?? ''));
}

/** How many values of a category are let through. */
export const appliedCount = ({ chosen }: WellFilters, category: Category, total: number): number =>
  chosen[category]?.length ?? total;

export function withFlag(filters: WellFilters, flag: Flag, on: boolean): WellFilters {
  const flags = flagNames.filter((name) => (name === flag ? on : filters.flags.includes(name)));
  return { ...filters, flags };
}

/** Lets exactly `values` of a category through; all of them together are as good as no filter. */
export function withChosen(
  filters: WellFilters,
  category: Category,
  values: readonly string[],
  all: readonly string[],
): WellFilters {
  const { [category]: _, ...others } = filters.chosen;
  const kept = all.filter((value) => values.includes(value));
  return { ...filters, chosen: kept.length === all.length ? others : { ...others, [category]: kept } };
}
