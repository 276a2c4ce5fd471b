import { enteredFields, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { problemsOfReading } from '../readings/problems-of-reading.ts';
import { keepReadings } from '../readings/save-readings.ts';
import { standingReadings } from '../readings/standing-readings.ts';
import { hooksOfMonths, refuseMonths } from './months.ts';
import { ofPlace } from './places.ts';
import type { ImportHooks, SheetRow } from './sheet-row.ts';

const places = ['meter_ndx', 'c_year', 'c_month'] as const;

const asReading = (values: Values): ReadingToSave => ofPlace(values, places, enteredFields);

/** Readings are saved as their screens save many at once: the gallons that follow are brought up to them with each piece. */
export const hooksOfReadings: ImportHooks = {
  ...hooksOfMonths,
  name: `(select meter_id from meters where meters.meter_ndx = records.meter_ndx)
    || ', ' || to_char(make_date(c_year, c_month, 1), 'YYYY-MM')`,

  async examine(client, records) {
    const readings = records.map(({ was, values }) => asReading({ ...was, ...values }));
    const standing = await standingReadings(client, readings);
    const problems = readings.map((reading, index) => problemsOfReading(reading, standing[index]!, false));
    refuseMonths(records, enteredFields, problems);
  },

  write: {
    hold: (client) => client.query('select api.change_volumes()'),
    async add(client, records) {
      const saved = await keep(
        client,
        records.map(({ values }) => values),
      );
      for (const [index, { row }] of records.entries()) remarkOnRunningBack(row, saved[index]!.calculated_gallons);
      return saved.map(({ meter_reading_ndx }) => meter_reading_ndx!);
    },
    async change(client, records) {
      await keep(
        client,
        records.map(({ was, changes }) => ({
          meter_ndx: was.meter_ndx,
          c_year: was.c_year,
          c_month: was.c_month,
          ...changes,
        })),
      );
    },
  },
};

async function keep(client: pg.PoolClient, records: readonly Values[]) {
  const saved = await keepReadings(client, records.map(asReading));
  return saved.filter(({ is_consequence }) => !is_consequence);
}

/** A register that began anew at nothing shows less than before: how much that was, nobody but staff can say. */
function remarkOnRunningBack(row: SheetRow, gallons: number | null) {
  if (gallons === null || gallons >= 0) return;
  const subject =
    'The meter shows less than before: if it began anew at 0, the month needs an adjustment with its reason';
  row.remarks.push({ subject, words: `${subject}. It comes to ${gallons.toLocaleString('en-US')} gal.` });
}
