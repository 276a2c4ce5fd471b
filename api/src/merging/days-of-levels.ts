import type pg from 'pg';
import type { StoredMerge } from './stored-merge.ts';

/**
 * Days of levels are counted by the time zone of the district, some time after it has changed. While wells are merged, or a merge is taken
 * back, none are counted and the zone stays: waited for until the transaction ends.
 */
export async function holdDays(client: pg.PoolClient, table: string) {
  if (table === 'wells') await client.query('lock table level_recounts in share row exclusive mode');
}

/** Notes by which zone the days of the well that goes were counted, and that the other, which takes them, waits to be counted if they did. */
export async function noteZoneOfDays(
  client: pg.PoolClient,
  { merge, table, keep, drop }: { merge: number; table: string; keep: number; drop: number },
) {
  if (table !== 'wells') return;
  await client.query(
    `update merges
     set days_counted_in = coalesce(
       (select counted_in from level_recounts where well_ndx = $2), district_time_zone()
     )
     where merge_ndx = $1`,
    [merge, drop],
  );
  await client.query(
    `insert into level_recounts (well_ndx, counted_in)
     select $1, counted_in from level_recounts where well_ndx = $2
     on conflict (well_ndx) do nothing`,
    [keep, drop],
  );
}

/** A well that gets its days back has them counted anew where the zone was another, or those of the other well still wait. */
export async function recountDays(client: pg.PoolClient, { merge_ndx, table_name, kept, dropped }: StoredMerge) {
  if (table_name !== 'wells') return;
  await client.query(
    `insert into level_recounts (well_ndx, counted_in)
     select $3, zone
     from (
       select days_counted_in as zone from merges where merge_ndx = $1 and days_counted_in <> district_time_zone()
       union all
       select counted_in from level_recounts where well_ndx = $2
     ) as former
     limit 1
     on conflict (well_ndx) do nothing`,
    [merge_ndx, kept, dropped],
  );
}
