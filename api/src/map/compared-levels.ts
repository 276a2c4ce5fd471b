import { comparedLevels, wellsOfText, type ComparedWell } from '@artesian/contract/map/compared-levels';
import { answer } from '../platform/calls/answer.ts';
import type { Database } from '../platform/database/open-database.ts';
import { findSuccessor } from './merged-well.ts';

const readLevels = `
  with levels as (
    select
      *,
      -- What one line shows is above one datum: the last one that is known.
      last_value(vertical_datum) over (
        partition by well_ndx order by vertical_datum is not null, collect_day
        rows between unbounded preceding and unbounded following
      ) as datum_of_well
    from api.open_water_levels
    where well_ndx = any ($1) and not is_pumping
  )
  select
    wells.well_ndx,
    wells.well_id,
    wells.well_name,
    wells.aquifer_name,
    coalesce(json_agg(collect_day - date '1970-01-01' order by collect_day) filter (where collect_day is not null), '[]') as days,
    coalesce(json_agg(dtw_ft order by collect_day) filter (where collect_day is not null), '[]') as depths_ft,
    json_agg(case when vertical_datum = datum_of_well then water_elevation_ft end order by collect_day)
      filter (where datum_of_well is not null) as elevations_ft,
    max(datum_of_well) as vertical_datum
  from api.ui_map_wells as wells
  left join levels using (well_ndx)
  where wells.well_ndx = any ($1)
  group by wells.well_ndx, wells.well_id, wells.well_name, wells.aquifer_name
  order by array_position($1, wells.well_ndx)`;

/** `GET /api/public-map/compared-levels`. */
export const answerComparedLevels = answer(comparedLevels, async ({ query }, { database }) => {
  const meant = await readMeant(database, wellsOfText(query.wells));
  const { rows } = await database.pool.query<Omit<ComparedWell, 'asked'>>(readLevels, [[...meant.keys()]]);
  return { wells: rows.map((row) => ({ ...row, asked: meant.get(row.well_ndx)! })) };
});

/** By the wells that are meant today the numbers that were asked for: a merged well means what it became part of. */
async function readMeant(database: Database, asked: readonly number[]): Promise<Map<number, number[]>> {
  const now = await Promise.all(
    asked.map(async (well) => (await findSuccessor(database, 'well_ndx = $1', [well])) ?? well),
  );
  const meant = new Map<number, number[]>();
  now.forEach((well, place) => meant.set(well, [...(meant.get(well) ?? []), asked[place]!]));
  return meant;
}
