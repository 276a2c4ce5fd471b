import { meteringConstraints } from '@artesian/contract/metering/constraints';
import { problemOfReason, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type { Standing } from './standing-readings.ts';

const { meter_readings: words } = meteringConstraints;

/** What keeps a reading from being saved. */
export function problemsOfReading(reading: ReadingToSave, standing: Standing, isTwice: boolean) {
  const broken = [
    ...(standing.meter_id === null ? ['meter_readings_meter_exists'] : []),
    ...(standing.is_before_joining ? ['meter_readings_not_before_joining'] : []),
    ...(standing.is_after_retirement ? ['meter_readings_not_after_retirement'] : []),
    ...(standing.is_in_future ? ['meter_readings_not_in_future'] : []),
    ...(isTwice ? ['meter_readings_once_a_month'] : []),
  ].map((constraint) => words![constraint]!);
  const message = problemOfReason({ adjustment: 0, ...standing.was, ...reading });
  return [...broken, ...(message ? [{ field: 'mr_adjustment_reason_ndx', message }] : [])];
}
