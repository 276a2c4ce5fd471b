import { categories, type Category } from '@artesian/contract/map/well-categories';
import { flagNames, type Flag, type WellFilters } from '@artesian/contract/map/well-filters';
import { measureNames, measures, type Measure, type Range } from '@artesian/contract/map/well-measures';
import type { ExpressionSpecification } from 'maplibre-gl';

export {
  categoryNames,
  defaultFilters,
  flagLabel,
  flagNames,
  isDefault,
  passes,
  type FilterableWell,
  type Flag,
  type WellFilters,
} from '@artesian/contract/map/well-filters';

/**
 * The filter of a map layer, for whole wells and for tiles alike: both carry the columns under the same names. It decides as `passes`
 * does, but for the area: outside it the map has no wells. (An expression would project every edge anew for every well.)
 */
export function filterExpression({ chosen, flags, ranges }: Omit<WellFilters, 'area'>): ExpressionSpecification {
  return [
    'all',
    ...flags.map((flag): ExpressionSpecification => ['==', ['get', flag], true]),
    ...Object.entries(chosen).map(([category, values]) => membership(category as Category, values)),
    ...measureNames.flatMap((name) => {
      const range = ranges[name];
      return range ? [between(measures[name].column, range)] : [];
    }),
  ];
}

/** A well without the number has no such property, or null. */
const between = (column: string, { from, to }: Range): ExpressionSpecification => [
  'all',
  ['==', ['typeof', ['get', column]], 'number'],
  ...(from === undefined ? [] : [['>=', ['get', column], from] satisfies ExpressionSpecification]),
  ...(to === undefined ? [] : [['<=', ['get', column], to] satisfies ExpressionSpecification]),
];

/** `match` finds a value by hash; `in` would compare it with each one in turn. */
function membership(category: Category, values: readonly string[]): ExpressionSpecification {
  if (values.length === 0) return ['literal', false] as unknown as ExpressionSpecification;
  return ['match', ['get', categories[category].column], [...values], true, false];
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

/** Lets through what is within a range of a measure; an open one is as good as no filter. */
export function withRange(filters: WellFilters, measure: Measure, range: Range | undefined): WellFilters {
  const { [measure]: _, ...others } = filters.ranges;
  const isOpen = range?.from === undefined && range?.to === undefined;
  return { ...filters, ranges: isOpen ? others : { ...others, [measure]: range } };
}

/** How many categories and measures, and whether an area, are filtered by. */
export const countOfFilters = ({ chosen, ranges, area }: WellFilters): number =>
  Object.keys(chosen).length + Object.keys(ranges).length + (area.length > 0 ? 1 : 0);
