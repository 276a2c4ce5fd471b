import { inGallons } from '@artesian/domain/in-gallons';
import { monthInWords, monthOfRow } from '../../ui/dates.ts';
import type { ChainedReading } from '../chain/chain.ts';

interface Standing {
  /** Of the old meter alone, the latest first. */
  readings: readonly ChainedReading[];
  /** What its register showed when it joined. */
  start_reading: number;
}

/** The reading that the old meter has in the month of a day, which the final reading takes the place of. */
export const readingOfMonth = (readings: readonly ChainedReading[], day: string): ChainedReading | undefined =>
  readings.find((reading) => monthOfRow(reading) === day.slice(0, 7));

/** What a final reading on a day comes to, in sentences; `isBackwards` where it is below the reading before. */
export function finalReadingInWords({ readings, start_reading }: Standing, day: string, final: number) {
  const before = readings.find((reading) => reading.meter_reading !== null && monthOfRow(reading) < day.slice(0, 7));
  const previous = before?.meter_reading ?? start_reading;
  const since = before ? `read for ${monthInWords(monthOfRow(before))}` : 'its first';
  const counted = `Counts ${inGallons(final - previous)} in ${monthInWords(day)}: ${inGallons(final)} less ${inGallons(previous)}, ${since}.`;
  const known = readingOfMonth(readings, day)?.meter_reading ?? null;
  const isBackwards = final < previous;
  return {
    isBackwards,
    words: [
      counted,
      known !== null && known !== final && `It takes the place of ${inGallons(known)}, read for this month already.`,
      isBackwards &&
        'It is below the reading before it. Check it; where the register began anew, enter an adjustment with its reason in Readings Entry afterwards.',
    ].filter((sentence) => sentence !== false),
  };
}
