import { meteringConstraints } from '@artesian/contract/metering/constraints';
import { problemOfReason, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import { Refusal } from '../platform/problems.ts';
import type { Standing } from './standing-readings.ts';

/** What is said of a reading, by its place among those that were sent and its field: `3.adjustment`. */
export interface ReadingProblem {
  field: string;
  message: string;
}

const { meter_readings: words } = meteringConstraints;

/** What keeps readings from being saved, each said of its row; the rules of the table itself, which names no row. */
export function problemsOfReadings(
  readings: readonly ReadingToSave[],
  standing: readonly Standing[],
): readonly ReadingProblem[] {
  const seen = new Set<string>();
  return readings.flatMap((reading, index) => {
    const place = `${reading.meter_ndx} ${reading.c_year} ${reading.c_month}`;
    const isTwice = seen.has(place);
    seen.add(place);
    return problemsOf(reading, standing[index]!, isTwice).map(({ field, message }) => ({
      field: `${index}.${field}`,
      message,
    }));
  });
}

function problemsOf(reading: ReadingToSave, standing: Standing, isTwice: boolean): ReadingProblem[] {
  const broken = [
    ...(standing.meter_id === null ? ['meter_readings_meter_exists'] : []),
    ...(standing.is_before_joining ? ['meter_readings_not_before_joining'] : []),
    ...(standing.is_after_retirement ? ['meter_readings_not_after_retirement'] : []),
    ...(standing.is_in_future ? ['meter_readings_not_in_future'] : []),
    ...(isTwice ? ['meter_readings_once_a_month'] : []),
  ].map((constraint) => words![constraint]!);
  const message = problemOfReason({ adjustment: 0, ...standing.was, ...reading });
  const ofReason = message ? [{ field: 'mr_adjustment_reason_ndx', message }] : [];
  return [...broken, ...ofReason] as ReadingProblem[];
}

/** All or none are saved: what is wrong with any of them is said of each. */
export function refuseReadings(errors: readonly ReadingProblem[]) {
  if (errors.length === 0) return;
  const [first] = errors;
  throw new Refusal(400, 'validation', 'Some readings need attention', first!.message, { errors: [...errors] });
}
