import { locale, t } from '@artesian/domain/texts/translate';
import { columnMeta } from '../language/rows.ts';
import { mapWell, type MapWell } from './map-wells.ts';

interface WellMeasure<C extends keyof MapWell> {
  column: C;
  label: string;
  /** Empty for years. */
  unit: string;
  /** Whether it is a year: whole, and written without a comma. */
  isYear: boolean;
}

function measure<const C extends keyof MapWell>(column: C, isYear = false): WellMeasure<C> {
  const { label, unit = '' } = columnMeta(mapWell, column);
  return { column, label, unit, isYear };
}

/** The numbers that a well can be filtered by, with the column of `mapWell` that each one reads. */
export const measures = {
  depth: measure('well_depth_ft'),
  drilled: measure('drilled_year', true),
  level: measure('last_level_ft'),
  flow: measure('pump_gpm'),
} as const;
export type Measure = keyof typeof measures;
export type MeasureColumn = (typeof measures)[Measure]['column'];

export const measureNames = Object.keys(measures) as Measure[];
export const measureColumns = measureNames.map((name) => measures[name].column);

/** From and to, both included; one that is missing is open. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** A well without the number is in no range. */
export const isWithin = (range: Range, value: number | null | undefined): boolean =>
  value !== null &&
  value !== undefined &&
  !(
    Number.isNaN(value) ||
    (range.from !== undefined && value < range.from) ||
    (range.to !== undefined && value > range.to)
  );

/** `100..500`, `100..` or `..500`, as an address holds a range. */
export const textOfRange = ({ from, to }: Range): string => `${from ?? ''}..${to ?? ''}`;

/** Reads what `textOfRange` wrote; undefined for what is no range, or one that nothing is in. */
export function rangeOfText(text: string): Range | undefined {
  const [, from, to] = /^(-?\d{1,9}(?:\.\d{1,6})?)?\.\.(-?\d{1,9}(?:\.\d{1,6})?)?$/.exec(text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return undefined;
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
}

/** `100 to 500 ft`, `100 ft or more`, `1980 or later`. */
export function wordsOfRange(name: Measure, { from, to }: Range): string {
  const { unit, isYear } = measures[name];
  const say = (value: number) =>
    isYear ? String(value) : value.toLocaleString(locale(), { maximumFractionDigits: 6 });
  const withUnit = (value: number) => [say(value), t(unit)].filter(Boolean).join(' ');
  if (to === undefined) {
    const least = withUnit(from!);
    return isYear ? t('{least} or later', { least }) : t('{least} or more', { least });
  }
  const most = withUnit(to);
  if (from === undefined) return isYear ? t('{most} or earlier', { most }) : t('{most} or less', { most });
  return t('{from} to {to}', { from: say(from), to: most });
}

/** `Well Depth: 100 to 500 ft`. */
export const formatRange = (name: Measure, range: Range): string =>
  `${t(measures[name].label)}: ${wordsOfRange(name, range)}`;
