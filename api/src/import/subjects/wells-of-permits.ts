import type { ImportHooks } from '../file/sheet-row.ts';

const SHARED = 'Unlikely: the well is also under another permit';

/** Nobody is asked row by row: wells that would stand under two permits at a time are listed. */
export const hooksOfWellsOfPermits: ImportHooks = {
  async examine(client, records) {
    const { rows } = await client.query<{ place: number; words: string }>(
      `with given as (
         select permit_ndx, well_ndx, start_date, end_date, place::integer as place
         from unnest($1::integer[], $2::integer[], $3::date[], $4::date[]) with ordinality
           as rows (permit_ndx, well_ndx, start_date, end_date, place)
       ),
       links as (
         select permit_ndx, well_ndx, start_date, end_date from permit_wells where well_ndx = any ($2)
         union
         select permit_ndx, well_ndx, start_date, end_date from given
       )
       select
         given.place,
         'The well is linked to ' || string_agg(distinct others.permit_number, ', ')
           || ' in the same months; its water counts at the first linked alone.' as words
       from given
       join permits on permits.permit_ndx = given.permit_ndx
       join links on links.well_ndx = given.well_ndx and links.permit_ndx <> given.permit_ndx
       join permits as others on others.permit_ndx = links.permit_ndx and not others.removed
       cross join lateral (
         select
           date_trunc('month', greatest(given.start_date, links.start_date, permits.start_date, others.start_date)) as from_month,
           least(given.end_date, links.end_date, permits.ended_date, others.ended_date) as to_day
       ) as shared
       where coalesce(to_day >= from_month, true)
       group by given.place`,
      ['permit_ndx', 'well_ndx', 'start_date', 'end_date'].map((field) =>
        records.map(({ was, values }) => ({ ...was, ...values })[field] ?? null),
      ),
    );
    for (const { place, words } of rows) records[place - 1]!.row.remarks.push({ subject: SHARED, words });
  },
};
