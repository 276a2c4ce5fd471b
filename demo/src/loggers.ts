import type { Client } from './geography/load.ts';
import { dayOf, lastMonth, monthOf, monthsAfter, type Size } from './size.ts';
import type { Well } from './wells.ts';

/** What the uploads brought: two months of four wells, and then the last month of the index well. */
function monthsOfUploads(size: Size) {
  const last = lastMonth(size);
  return { first: monthsAfter(last, -2), second: monthsAfter(last, -1), last };
}

const named = (month: { year: number; month: number }) => dayOf(month, 1).slice(0, 7);

/** Uploads of logger files: two that came through, and one that failed. */
export function inventLoggerUploads(size: Size) {
  const { first, second, last } = monthsOfUploads(size);
  return [
    {
      upload_ndx: 1,
      description: `Loggers of the recharge zone, ${named(first)} and ${named(second)}`,
      uploaded_by: 'Ada Administrator',
      file_format_ndx: 2,
      status: 'completed',
      progress: 100,
      file_count: 4,
      error: null,
    },
    {
      upload_ndx: 2,
      description: `Logger of the index well, ${named(last)}`,
      uploaded_by: 'Dana Developer',
      file_format_ndx: 4,
      status: 'completed',
      progress: 100,
      file_count: 1,
      error: null,
    },
    {
      upload_ndx: 3,
      description: 'Wrong file',
      uploaded_by: 'Ada Administrator',
      file_format_ndx: 1,
      status: 'failed',
      progress: 0,
      file_count: 1,
      error: 'Line 1 of holiday.txt names no columns of this format.',
    },
  ];
}

const unsaid = { flat_hours: null, flat_ft: null, rate_ft: null, rate_per: null, gap_days: null };

/** What levels are held to: the loggers below break each rule somewhere, as loggers do. */
export const levelRules = [
  { rule_ndx: 1, rule_name: 'Logger stuck', kind: 'Flat line', flat_hours: 48, flat_ft: 0.01 },
  { rule_ndx: 2, rule_name: 'Sudden change', kind: 'Rate', rate_ft: 4, rate_per: 'day' },
  { rule_ndx: 3, rule_name: 'Nothing for a week', kind: 'Gap', gap_days: 7 },
].map((rule) => ({ ...unsaid, ...rule, of_what: 'Loggers', is_on: true }));

/**
 * What the completed uploads held: four readings a day around the level that the graphs show. The second logger is stuck for three days, the
 * third hangs higher for a day, the fourth has its battery changed late.
 */
export async function loadLoggerReadings(client: Client, wells: Well[], size: Size) {
  const { first, last } = monthsOfUploads(size);
  await client.query(
    `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx)
     select
       well_ndx,
       collect_day + hour * interval '6 hours',
       case
         when place = 2 and collect_day - $2::date between 11 and 13 then
           first_value(dtw_ft) over (partition by well_ndx, collect_day - $2::date between 11 and 13 order by collect_day, hour)
         when place = 3 and collect_day - $2::date = 20 then dtw_ft - 7.5
         else dtw_ft + (hour - 1.5) * 0.02
       end,
       case when place = 5 then 2 else 1 end
     from unnest($1::integer[]) with ordinality as wells (well_ndx, place)
     join daily_water_levels using (well_ndx)
     cross join generate_series(0, 3) as hours (hour)
     where not (place = 4 and collect_day - $2::date between 24 and 33) and case when place = 5
       then collect_day >= $3 and collect_day < $4
       else collect_day >= $2 and collect_day < $3 end`,
    [wells.slice(0, 5).map(({ well_ndx }) => well_ndx), dayOf(first, 1), dayOf(last, 1), dayOf(monthOf(size.today), 1)],
  );
}
