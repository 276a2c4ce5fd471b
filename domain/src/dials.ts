/** What the number on the dial of a meter stands for: the second writing of `meter_dials` and `gallons_between` in SQL. */
import { monthNumber, monthOfDay } from './month.ts';
import { roundedProducts } from './rounding.ts';
import { CUBIC_INCHES_PER_CUBIC_FOOT, CUBIC_INCHES_PER_GALLON, SQUARE_FEET_PER_ACRE } from './units.ts';

export const dialUnits = ['gal', 'cu ft', 'acre-ft'] as const;
export type DialUnit = (typeof dialUnits)[number];

/** What one of a dial stands for. */
export interface DialScale {
  unit: DialUnit;
  /** So many of the unit: ×100, ×1,000. */
  multiplier: number;
}

export interface Dial extends DialScale {
  /** Before the decimal point; null where nobody has said how many. */
  digits: number | null;
  /** After the decimal point. */
  decimals: number;
}

/** Of a meter of which nothing is said. */
export const plainDial: Dial = { unit: 'gal', multiplier: 1, digits: null, decimals: 0 };

/** As a meter has it from a day on; from the beginning where that is null. */
export interface DialFrom extends Dial {
  holds_from: string | null;
}

/** The dial that a meter is read from in the month of a day; at the beginning where that is null. */
export function dialIn(dials: readonly DialFrom[], day: string | null): Dial {
  const month = day === null ? -Infinity : monthNumber(monthOfDay(day));
  return (
    dials
      .filter(({ holds_from: from }) => from === null || monthNumber(monthOfDay(from)) <= month)
      .toSorted((a, b) => (a.holds_from ?? '').localeCompare(b.holds_from ?? ''))
      .at(-1) ?? plainDial
  );
}

/** A number on a dial. */
export interface Shown {
  reading: number;
  dial: DialScale;
}

const cubicInches: Record<DialUnit, number> = {
  gal: CUBIC_INCHES_PER_GALLON,
  'cu ft': CUBIC_INCHES_PER_CUBIC_FOOT,
  'acre-ft': SQUARE_FEET_PER_ACRE * CUBIC_INCHES_PER_CUBIC_FOOT,
};

const factorsOf = ({ reading, dial: { unit, multiplier } }: Shown) => [reading, multiplier, cubicInches[unit]];

/** Whole gallons, halves rounded away from zero. */
export const gallonsShown = (shown: Shown): number => roundedProducts([factorsOf(shown)], CUBIC_INCHES_PER_GALLON);

/** The whole gallons between two numbers, rounded once. */
export const gallonsBetween = (previous: Shown, shown: Shown): number =>
  roundedProducts([factorsOf(shown), [-1, ...factorsOf(previous)]], CUBIC_INCHES_PER_GALLON);

/** `gal`, `× 1,000 gal`, `× 100 cu ft`: as it stands beside a number. */
export const dialName = ({ unit, multiplier }: DialScale): string =>
  multiplier === 1 ? unit : `× ${multiplier.toLocaleString('en-US')} ${unit}`;

/** `1,250 gal`, `1,250.4 × 100 cu ft`. */
export const inDial = ({ reading, dial }: Shown): string => `${reading.toLocaleString('en-US')} ${dialName(dial)}`;
