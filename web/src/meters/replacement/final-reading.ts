import { dialIn, gallonsBetween, inDial, type Dial, type DialFrom } from '@artesian/domain/dials';
import { formatVolume } from '@artesian/domain/volume-unit';
import { formatMonth, monthOfRow } from '../../ui/dates.ts';
import type { ChainedReading } from '../chain/chain.ts';

interface Standing {
  /** Of the old meter alone, the latest first. */
  readings: readonly ChainedReading[];
  /** What its register showed when it joined, and on which day. */
  start_reading: number;
  joined_date: string | null;
  dials: readonly DialFrom[];
}

/** The reading that the old meter has in the month of a day, which the final reading takes the place of. */
export const readingOfMonth = (readings: readonly ChainedReading[], day: string): ChainedReading | undefined =>
  readings.find((reading) => monthOfRow(reading) === day.slice(0, 7));

/** What a final reading on a day comes to, in sentences; `isBackwards` where it is below the reading before. */
export function formatFinalReading(standing: Standing, day: string, final: number) {
  const { readings, start_reading, joined_date, dials } = standing;
  const before = readings.find((reading) => reading.meter_reading !== null && monthOfRow(reading) < day.slice(0, 7));
  const dialOn = (one: string | null): Dial => dialIn(dials, one);
  const previous = {
    reading: before?.meter_reading ?? start_reading,
    dial: dialOn(before ? `${monthOfRow(before)}-01` : joined_date),
  };
  const shown = { reading: final, dial: dialOn(day) };
  const since = before ? `read for ${formatMonth(monthOfRow(before))}` : 'its first';
  const gallons = gallonsBetween(previous, shown);
  const counted = `Counts ${formatVolume(gallons)} in ${formatMonth(day)}: ${inDial(shown)} less ${inDial(previous)}, ${since}.`;
  const known = readingOfMonth(readings, day)?.meter_reading ?? null;
  const isBackwards = gallons < 0;
  return {
    isBackwards,
    words: [
      counted,
      known !== null &&
        known !== final &&
        `It replaces ${inDial({ ...shown, reading: known })}, already entered for this month.`,
      isBackwards &&
        'It is below the previous reading. Check it. If the dial restarted at 0, enter an adjustment with a reason in Readings Entry afterward.',
    ].filter((sentence) => sentence !== false),
  };
}
