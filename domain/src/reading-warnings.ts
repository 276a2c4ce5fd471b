import { locale, t } from './texts/translate.ts';
/** The table of readings warns by it while they are typed, and the preview of a file before they are kept. */
import { rolloverAdjustment_gal } from './adjustments.ts';
import { gallonsBetween, inDial } from './dials.ts';
import { gallonsOfReading, type EnteredReading, type Neighbors } from './entered-readings.ts';
import { formatVolume } from './volume-unit.ts';
import { monthNumber, monthOfDay, type Month } from './month.ts';

/** What may be wrong with a reading. It can be saved all the same: meters break, and people know why. */
export interface ReadingWarning {
  kind:
    | 'not-on-dial'
    | 'below-previous'
    | 'above-later'
    | 'rollover'
    | 'unusual'
    | 'before-joining'
    | 'after-retirement';
  /** One sentence for whoever entered it. */
  words: string;
  /** How the district's staff, who alone enter adjustments, explain it. */
  remedy?: string;
  /** That would explain a rollover. */
  adjustment_gal?: number;
}

/** What is known of a meter around a month. Dates are `YYYY-MM-DD`. */
export interface AroundReading extends Neighbors {
  /** The most in one of the twelve months before. */
  largestMonthly_gal: number | null;
  joined: string | null;
  retired: string | null;
}

/** What staff are told of a warning. */
export const warningForStaff = ({ words, remedy }: ReadingWarning): string => (remedy ? `${words} ${remedy}` : words);

export function warningsOfReading(entered: EnteredReading, around: AroundReading): ReadingWarning[] {
  if (entered.reading === null && entered.adjustment_gal === 0) return [];
  return [
    ...outsideOfLife(entered, around),
    ...notOnDial(entered),
    ...backwards(entered, around),
    ...above(entered, around),
    ...unusual(entered, around),
  ];
}

function outsideOfLife(month: Month, { joined, retired }: AroundReading): ReadingWarning[] {
  if (joined && monthNumber(month) < monthNumber(monthOfDay(joined)))
    return [{ kind: 'before-joining', words: t('The meter was not installed yet in this month.') }];
  if (retired && monthNumber(month) > monthNumber(monthOfDay(retired)))
    return [{ kind: 'after-retirement', words: t('The meter was removed before this month.') }];
  return [];
}

function notOnDial({ reading, dial: { digits, decimals } }: EnteredReading): ReadingWarning[] {
  if (reading === null) return [];
  if (digits !== null && reading >= 10 ** digits)
    return [{ kind: 'not-on-dial', words: t('The dial has {digits} digits.', { digits }) }];
  if (Number(reading.toFixed(decimals)) === reading) return [];
  const shown = t('{decimals, plural, =0 {no decimals} one {# decimal} other {# decimals}}', { decimals });
  return [{ kind: 'not-on-dial', words: t('The dial shows {shown}.', { shown }) }];
}

function backwards(entered: EnteredReading, around: AroundReading): ReadingWarning[] {
  const { previous, largestMonthly_gal } = around;
  const gallons = gallonsOfReading({ ...entered, previous });
  const { reading, adjustment_gal, dial } = entered;
  if (gallons === null || gallons >= 0) return [];
  if (reading === null)
    return [{ kind: 'below-previous', words: t('The month would be {gallons}.', { gallons: formatVolume(gallons) }) }];
  const rollover =
    previous !== null && adjustment_gal === 0
      ? rolloverAdjustment_gal({ previous, reading, dial }, largestMonthly_gal ?? 0)
      : null;
  const words = t('Below the previous reading, {reading}.', { reading: inDial(previous!) });
  if (rollover === null) return [{ kind: 'below-previous', words, remedy: t('Explain it by an adjustment.') }];
  const remedy = t('If the dial restarted at 0, an adjustment of {rollover} makes it {total}.', {
    rollover: formatVolume(rollover),
    total: formatVolume(gallons + rollover),
  });
  return [{ kind: 'rollover', words, remedy, adjustment_gal: rollover }];
}

function above({ reading, dial }: EnteredReading, { later }: AroundReading): ReadingWarning[] {
  if (reading === null || !later || gallonsBetween({ reading, dial }, later) >= 0) return [];
  return [
    {
      kind: 'above-later',
      words: t('Above the later reading of {month}, {reading}.', { month: inWords(later), reading: inDial(later) }),
    },
  ];
}

function unusual(entered: EnteredReading, { previous, largestMonthly_gal }: AroundReading): ReadingWarning[] {
  const words = formatUnusual(gallonsOfReading({ ...entered, previous }), largestMonthly_gal);
  return words === undefined ? [] : [{ kind: 'unusual', words }];
}

/** More than this many times the most of a year is unusual. */
const UNUSUAL = 3;

/** Why the gallons of a month are unusual beside the most of the twelve months before; undefined where they are not. */
export function formatUnusual(gallons: number | null, most: number | null): string | undefined {
  if (gallons === null || !most || most <= 0 || gallons <= UNUSUAL * most) return undefined;
  return t('More than three times the highest of the previous twelve months, {most}.', { most: formatVolume(most) });
}

const inWords = ({ year, month }: Month) =>
  new Date(Date.UTC(year, month - 1, 1)).toLocaleDateString(locale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
