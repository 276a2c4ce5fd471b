import { enteredFields, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type pg from 'pg';
import { problemsOfReading } from '../../readings/problems-of-reading.ts';
import { keepReadings } from '../../readings/save-readings.ts';
import { standingReadings } from '../../readings/standing-readings.ts';
import { hooksOfEnteredMonths } from './months.ts';
import type { SheetRow } from '../file/sheet-row.ts';

/** The gallons that follow are brought up to new readings with each piece. */
export const hooksOfReadings = hooksOfEnteredMonths({
  of: 'meter_ndx',
  name: '(select meter_id from meters where meters.meter_ndx = records.meter_ndx)',
  fields: enteredFields,
  async problemsOf(client, readings: readonly ReadingToSave[]) {
    const standing = await standingReadings(client, readings);
    return readings.map((reading, index) => problemsOfReading(reading, standing[index]!, false));
  },
  async keep(client: pg.PoolClient, readings) {
    const saved = await keepReadings(client, readings);
    return saved.filter(({ is_consequence }) => !is_consequence);
  },
  keyOf: ({ meter_reading_ndx }) => meter_reading_ndx!,
  remark: (row, { calculated_gallons }) => remarkOnRunningBack(row, calculated_gallons),
});

/** A register that began anew at nothing shows less than before: how much that was, nobody but staff can say. */
function remarkOnRunningBack(row: SheetRow, gallons: number | null) {
  if (gallons === null || gallons >= 0) return;
  const subject = 'The meter shows less than before. If it restarted at 0, the month needs an adjustment with a reason';
  row.remarks.push({ subject, words: `${subject}. The result is ${gallons.toLocaleString('en-US')} gal.` });
}
