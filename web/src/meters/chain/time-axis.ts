import { monthNumber, monthOfDay } from '@artesian/domain/month';
import { monthOfRow } from '../../ui/dates.ts';
import type { ChainedMeter, ChainedReading } from './chain.ts';

export interface TimeAxis {
  /** Where a month begins on it, from 0 to 1. */
  placeOf: (month: string) => number;
  /** The share of one month. */
  month: number;
  years: readonly { year: number; place: number }[];
}

/** From the first month that is known of any of the meters through the present one. */
export function timeAxis(chain: readonly ChainedMeter[], readings: readonly ChainedReading[], today: string): TimeAxis {
  const known = [
    ...chain.flatMap(({ joined_date, retired_date }) => [joined_date, retired_date]),
    ...readings.map(monthOfRow),
    today,
  ].flatMap((day) => (day === null ? [] : [monthNumber(monthOfDay(day))]));
  const [first, end] = [Math.min(...known), Math.max(...known) + 1];
  const place = (month: number) => (month - first) / (end - first);
  const count = Math.floor((end - 1) / 12) - Math.ceil(first / 12) + 1;
  // Not more than there is room for.
  const step = Math.max(1, Math.ceil(count / 8));
  return {
    placeOf: (month) => place(monthNumber(monthOfDay(month))),
    month: 1 / (end - first),
    years: Array.from({ length: Math.max(0, count) }, (_, index) => Math.ceil(first / 12) + index)
      .filter((_, index) => index % step === 0)
      .map((year) => ({ year, place: place(year * 12) })),
  };
}
