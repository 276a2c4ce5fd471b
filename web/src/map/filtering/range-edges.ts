import type { Bins } from '@artesian/contract/map/well-facets';
import type { Range } from '@artesian/contract/map/well-measures';

/** The edges of bars that a range is drawn between, counted from 0 at the left. */
export type Edges = readonly [from: number, to: number];

/** Where a range begins and ends among the bars; what lies between two edges is drawn at the nearer one. */
export function edgesOf(bins: Bins, { from, to }: Range, isWhole: boolean): Edges {
  const edge = (value: number) => Math.max(0, Math.min(bins.count, Math.round((value - bins.from) / bins.width)));
  return [from === undefined ? 0 : edge(from), to === undefined ? bins.count : edge(isWhole ? to + 1 : to)];
}

/** The range between two edges. At either end it is open, because the bars there hold what lies beyond. */
export function rangeOf(bins: Bins, [from, to]: Edges, isWhole: boolean): Range {
  return {
    ...(from > 0 && { from: valueAt(bins, from) }),
    ...(to < bins.count && { to: valueAt(bins, to) - (isWhole ? 1 : 0) }),
  };
}

/** The value at an edge, without what dividing by tenths leaves behind. */
export const valueAt = ({ from, width }: Bins, edge: number): number => Number((from + edge * width).toPrecision(12));

/** What was typed into a field; undefined for nothing, NaN for what is no number. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (plain === '') return undefined;
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}
