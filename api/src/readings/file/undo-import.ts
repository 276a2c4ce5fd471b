import { undoReadingsImport } from '@artesian/contract/metering/readings-files';
import { markUndone } from '../../import/mark-undone.ts';
import { refusingUnusable } from '../../import/unusable.ts';
import { act } from '../../platform/calls/act.ts';

/** Readings of the import with whether they still say what it made of them. */
const brought = `
  select
    readings.meter_reading_ndx,
    imported.before is null as is_added,
    (readings.meter_reading, readings.adjustment, readings.mr_adjustment_reason_ndx, readings.mr_report_status_ndx, readings.notes)
      is not distinct from
      ((imported.after ->> 'meter_reading')::numeric, (imported.after ->> 'adjustment')::bigint,
        (imported.after ->> 'mr_adjustment_reason_ndx')::integer, (imported.after ->> 'mr_report_status_ndx')::integer,
        imported.after ->> 'notes') as is_unchanged,
    meters.meter_id || ', ' || to_char(make_date(readings.c_year, readings.c_month, 1), 'Mon YYYY') as words
  from imported_readings as imported
  join meter_readings as readings using (meter_reading_ndx)
  join meters using (meter_ndx)
  where imported.import_ndx = $1
  order by meters.meter_id, readings.c_year, readings.c_month`;

const takeBack = `
  update meter_readings as readings
  set
    meter_reading = before.meter_reading,
    adjustment = before.adjustment,
    mr_adjustment_reason_ndx = before.mr_adjustment_reason_ndx,
    mr_report_status_ndx = before.mr_report_status_ndx,
    notes = before.notes
  from imported_readings as imported
  cross join lateral jsonb_populate_record(null::meter_readings, imported.before) as before
  where imported.import_ndx = $1
    and readings.meter_reading_ndx = imported.meter_reading_ndx
    and readings.meter_reading_ndx = any ($2)`;

interface BroughtReading {
  meter_reading_ndx: number;
  is_added: boolean;
  is_unchanged: boolean;
  words: string;
}

/** `DELETE /api/readings-imports/{import_ndx}`: what somebody changed since stays. */
export const actUndoReadingsImport = act(undoReadingsImport, async ({ params: { import_ndx }, client }) => {
  await client.query('select api.change_volumes()');
  await refusingUnusable(() => markUndone(client, import_ndx, 'readings'), 'import_ndx');
  const { rows } = await client.query<BroughtReading>(brought, [import_ndx]);
  const undone = rows.filter(({ is_unchanged }) => is_unchanged);
  const keysOf = (wasAdded: boolean) =>
    undone.filter(({ is_added }) => is_added === wasAdded).map(({ meter_reading_ndx }) => meter_reading_ndx);
  await client.query(takeBack, [import_ndx, keysOf(false)]);
  await client.query('delete from meter_readings where meter_reading_ndx = any ($1)', [keysOf(true)]);
  return {
    undone: undone.length,
    kept: rows.filter(({ is_unchanged }) => !is_unchanged).map(({ words }) => words),
  };
});
