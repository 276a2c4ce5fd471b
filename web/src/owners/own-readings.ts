import { t } from '@artesian/domain/texts/translate';
import { dialOf, shownOn } from '@artesian/contract/metering/dials';
import { monthsToRead, submittedReadings, type MonthToRead } from '@artesian/contract/owners/submitted-readings';
import { inDial, type Shown } from '@artesian/domain/dials';
import { gallonsOfReading, type EnteredReading } from '@artesian/domain/entered-readings';
import { warningsOfReading, type ReadingWarning } from '@artesian/domain/reading-warnings';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { Balance } from '../dashboard/balances/format-balance.ts';
import { longDate, monthName, monthOfRow } from '../ui/dates.ts';

export const useMonthsToRead = () =>
  useQuery({ queryKey: [monthsToRead.path], queryFn: ({ signal }) => api.view(monthsToRead, { signal }) });

export const useSubmissions = () =>
  useQuery({ queryKey: [submittedReadings.path], queryFn: ({ signal }) => api.view(submittedReadings, { signal }) });

/** A meter with the months that it is still to be read for, the earliest first. */
export interface MeterToRead {
  meter: MonthToRead;
  months: readonly MonthToRead[];
}

/** Each meter once, also where it stands under several permits of one account: its first permit is the one that a reading is sent under. */
export function metersToRead(rows: readonly MonthToRead[]): MeterToRead[] {
  const meters = [...new Set(rows.map(({ meter_ndx }) => meter_ndx))];
  return meters.map((one) => {
    const of = rows.filter(({ meter_ndx }) => meter_ndx === one);
    const permit = (of.find(({ state }) => state !== null) ?? of.toSorted(byPermit)[0]!).permit_ndx;
    const months = of.filter(({ permit_ndx }) => permit_ndx === permit).toSorted(byMonth);
    return { meter: months[0]!, months };
  });
}

const byPermit = (one: MonthToRead, other: MonthToRead) => one.permit_ndx - other.permit_ndx;
const byMonth = (one: MonthToRead, other: MonthToRead) => monthOfRow(one).localeCompare(monthOfRow(other));

export const monthInFull = ({ c_year, c_month }: Pick<MonthToRead, 'c_year' | 'c_month'>) =>
  `${monthName(c_month)} ${c_year}`;

/** The months that a reading can be sent for: those that none waits for. */
export const openMonths = ({ months }: MeterToRead) => months.filter(({ state }) => state !== 'waiting');

/** The month that is asked for first: one that the district asks about, or the oldest. */
export const firstToRead = (months: readonly MonthToRead[]): MonthToRead | undefined =>
  months.find(({ state }) => state === 'questioned') ?? months[0];

/** The month that is due next, as the office counts it: after the last one that was read, or that a reading was sent for. */
export const nextDue = ({ months }: MeterToRead): MonthToRead | undefined =>
  months[months.findLastIndex(({ state }) => state === 'waiting') + 1];

type Held = Pick<
  MonthToRead,
  | 'meter_ndx'
  | 'c_year'
  | 'c_month'
  | 'dial_unit'
  | 'dial_multiplier'
  | 'dial_digits'
  | 'dial_decimals'
  | 'prev_meter_reading'
  | 'prev_dial_unit'
  | 'prev_dial_multiplier'
  | 'later_reading'
  | 'later_dial_unit'
  | 'later_dial_multiplier'
  | 'later_year'
  | 'later_month'
  | 'largest_monthly_gal'
  | 'joined_date'
  | 'retired_date'
>;

const asEntered = (month: Held, reading: number | null): EnteredReading => ({
  meter: month.meter_ndx,
  year: month.c_year,
  month: month.c_month,
  reading,
  adjustment_gal: 0,
  dial: dialOf(month),
});

/** The reading before the month, with the dial that showed it. */
export const previousOf = (month: Held): Shown =>
  shownOn(month.prev_meter_reading, month.prev_dial_unit, month.prev_dial_multiplier)!;

/** What was pumped by a reading that is typed; null where that is not known. */
export const gallonsTyped = (month: Held, reading: number | null) =>
  gallonsOfReading({ ...asEntered(month, reading), previous: previousOf(month) });

/** The warnings that staff see of a reading. */
export function warningsTyped(month: Held, reading: number | null): readonly ReadingWarning[] {
  const later = shownOn(month.later_reading, month.later_dial_unit, month.later_dial_multiplier);
  return warningsOfReading(asEntered(month, reading), {
    previous: previousOf(month),
    later: later && { ...later, year: month.later_year!, month: month.later_month! },
    largestMonthly_gal: month.largest_monthly_gal,
    joined: month.joined_date,
    retired: month.retired_date,
  });
}

/** Where a permit would stand with these gallons of a meter; undefined where they are not of this fiscal year, or run backwards. */
export function balanceWith(
  balance: Balance | undefined,
  month: Pick<MonthToRead, 'fiscal_year' | 'share'>,
  gallons: number | null,
) {
  if (!balance || gallons === null || gallons < 0 || balance.fiscal_year !== month.fiscal_year) return undefined;
  const here = Math.round(gallons * month.share);
  const used_gal = balance.used_gal + here;
  return { here, used_gal, left_gal: balance.allowed_gal === null ? null : balance.allowed_gal - used_gal };
}

const DAY_MS = 86_400_000;

/** How long until or since a day, as a person says it: `due in 3 days`, `12 days late`. */
export function formatDue(due_day: string, today: string): { words: string; isLate: boolean } {
  const days = Math.round((Date.parse(due_day) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { words: t('{days, plural, one {# day} other {# days}} late', { days: -days }), isLate: true };
  if (days === 0) return { words: t('due today'), isLate: false };
  return {
    words:
      days > 14
        ? t('due by {due_day}', { due_day: longDate(due_day) })
        : t('due in {days, plural, one {# day} other {# days}}', { days }),
    isLate: false,
  };
}

/** `Last read July 2026: 1,234,000 gal`. */
export const formatLastRead = (month: MonthToRead): string =>
  month.last_year === null || month.last_month === null
    ? t('Not read yet')
    : t('Last read {last_month} {last_year}: {reading}', {
        last_month: monthName(month.last_month),
        last_year: month.last_year,
        reading: inDial(previousOf(month)),
      });
