import { categories, type Category } from './well-categories.ts';
import type { Bins, Facets } from './well-facets.ts';
import { categoryNames, flagNames, type FilterableWell, type WellFilters } from './well-filters.ts';
import { isWithin, measureNames, measures, type Measure } from './well-measures.ts';

/** At most so many bars. */
const MOST_BARS = 30;
/** As many tell where most numbers are. */
const SAMPLED = 20_000;

/** Bars that the middle 98 of 100 numbers fill, of a width that people count in. Undefined where there is nothing to tell apart. */
export function binsOf(values: Float64Array, isWhole: boolean): Bins | undefined {
  const known = values.filter((value) => !Number.isNaN(value));
  const every = Math.ceil(known.length / SAMPLED);
  const sorted = (every > 1 ? known.filter((_, place) => place % every === 0) : known).toSorted();
  if (sorted.length === 0 || sorted[0] === sorted.at(-1)) return undefined;
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  const [low, high] = at(0.01) < at(0.99) ? [at(0.01), at(0.99)] : [sorted[0]!, sorted.at(-1)!];
  const width = niceWidth((high - low) / MOST_BARS, isWhole);
  const from = Math.floor(low / width) * width;
  return { from, width, count: Math.max(1, Math.floor((high - from) / width) + 1) };
}

/** The next of 1, 2, 5, 10, 20 … and of their tenths. */
function niceWidth(atLeast: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const nice = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= atLeast) ?? 10 * power;
  return isWhole ? Math.max(1, nice) : nice;
}

export const barOf = ({ from, width, count }: Bins, value: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((value - from) / width)));

/** A measure of wells in a column. */
export interface MeasuredColumn {
  /** NaN for none. */
  numbers: Float64Array;
  /** Undefined where there is nothing to tell apart. */
  bins: Bins | undefined;
  /** The bar of each well; for one without a number `bins.count`. */
  bars: Uint8Array;
}
export type Measured = Readonly<Record<Measure, MeasuredColumn>>;

/** Lays out the bars of each measure. They are of all wells, so that they stay where they are while filters and view change. */
export const layOutBars = (numbersOf: (name: Measure) => Float64Array): Measured =>
  Object.fromEntries(
    measureNames.map((name) => {
      const numbers = numbersOf(name);
      const bins = binsOf(numbers, measures[name].isYear);
      const bars = new Uint8Array(numbers.length);
      numbers.forEach((value, well) => {
        bars[well] = bins && !Number.isNaN(value) ? barOf(bins, value) : (bins?.count ?? 0);
      });
      return [name, { numbers, bins, bars }];
    }),
  ) as Record<Measure, MeasuredColumn>;

/** Wells in columns: what tells a kind of them once, and each one's kind and numbers. */
export interface FacetedWells {
  /** The places of the wells that are counted. */
  wells: ArrayLike<number>;
  kinds: readonly FilterableWell[];
  kindOf: (well: number) => number;
  measured: Measured;
  /** Whether any layer draws a kind of well. */
  isDrawn: (kind: number) => boolean;
}

/** More than one filter keeps a well away: no filter alone would bring it back. */
const BY_SEVERAL = -2;
const BY_NONE = -1;

/**
 * Counts what each filter would leave. A well that no filter keeps away counts beside every one; a well that one alone keeps
 * away counts beside that one.
 */
export function countFacets(of: FacetedWells, filters: WellFilters): Facets {
  const { wells, kinds, kindOf, measured } = of;
  const keptAwayBy = kinds.map((_, kind) => whatKeepsAway(of, kind, filters));
  const columns = measureNames.map((name) => measured[name]);
  const rangeThatKeepsAway = askRanges(columns, filters);
  const passing = new Uint32Array(kinds.length);
  const exceptOwn = new Uint32Array(kinds.length);
  const counts = columns.map(({ bins }) => new Uint32Array((bins?.count ?? 0) + 1));
  for (let place = 0; place < wells.length; place += 1) {
    const well = wells[place]!;
    const kind = kindOf(well);
    const ofKind = keptAwayBy[kind]!;
    if (ofKind === BY_SEVERAL) continue;
    const byRange = rangeThatKeepsAway(well);
    if (byRange === BY_NONE) {
      if (ofKind !== BY_NONE) exceptOwn[kind]! += 1;
      else {
        passing[kind]! += 1;
        for (let measure = 0; measure < columns.length; measure += 1)
          counts[measure]![columns[measure]!.bars[well]!]! += 1;
      }
    } else if (byRange !== BY_SEVERAL && ofKind === BY_NONE) counts[byRange]![columns[byRange]!.bars[well]!]! += 1;
  }
  return {
    byValue: Object.fromEntries(
      categoryNames.map((name, category) => [
        name,
        tallyKinds(kinds, categories[name].column, (kind) =>
          keptAwayBy[kind] === category ? exceptOwn[kind]! : passing[kind]!,
        ),
      ]),
    ) as Facets['byValue'],
    byFlag: Object.fromEntries(
      flagNames.map((flag) => [flag, kinds.reduce((sum, well, kind) => sum + (well[flag] ? passing[kind]! : 0), 0)]),
    ) as Facets['byFlag'],
    histograms: Object.fromEntries(
      measureNames.map((name, measure) => {
        const { bins } = measured[name];
        const bars = [...counts[measure]!];
        const without = bars.pop()!;
        return [name, bins ? { ...bins, bars, without } : null];
      }),
    ) as Facets['histograms'],
  };
}

/** The place of the one category that keeps a kind away; switches and layers keep it away from all counts. */
function whatKeepsAway({ kinds, isDrawn }: FacetedWells, kind: number, { chosen, flags }: WellFilters): number {
  const well = kinds[kind]!;
  if (!flagNames.every((flag) => well[flag] || !flags.includes(flag)) || !isDrawn(kind)) return BY_SEVERAL;
  let by = BY_NONE;
  for (const [category, name] of categoryNames.entries()) {
    const values = chosen[name];
    if (!values || values.includes(well[categories[name].column] ?? '')) continue;
    if (by !== BY_NONE) return BY_SEVERAL;
    by = category;
  }
  return by;
}

/** Asks a well which of the ranges keeps it away. */
function askRanges(columns: readonly MeasuredColumn[], { ranges }: WellFilters): (well: number) => number {
  const asked = measureNames.flatMap((name, measure) => {
    const range = ranges[name];
    return range ? [{ measure, numbers: columns[measure]!.numbers, range }] : [];
  });
  if (asked.length === 0) return () => BY_NONE;
  return (well) => {
    let by = BY_NONE;
    for (const { measure, numbers, range } of asked) {
      if (isWithin(range, numbers[well])) continue;
      if (by !== BY_NONE) return BY_SEVERAL;
      by = measure;
    }
    return by;
  };
}

function tallyKinds(
  kinds: readonly FilterableWell[],
  column: (typeof categories)[Category]['column'],
  timesOf: (kind: number) => number,
): Record<string, number> {
  const counts: Record<string, number> = {};
  kinds.forEach((well, kind) => {
    const times = timesOf(kind);
    if (times > 0) counts[well[column] ?? ''] = (counts[well[column] ?? ''] ?? 0) + times;
  });
  return counts;
}

/** The numbers of a measure in a column; NaN for none. */
export const numbersOf = (wells: readonly FilterableWell[], name: Measure): Float64Array =>
  Float64Array.from(wells, (well) => well[measures[name].column] ?? Number.NaN);
