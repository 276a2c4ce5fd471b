import { MOST_BY_HAND, type HandLevel } from '@artesian/contract/science/level-series';
import { stretchAt } from '@artesian/domain/levels/cut';
import { replayPieces, residualOf, type Piece } from '@artesian/domain/levels/replay-steps';
import { LONGEST_GAP, type Point } from '@artesian/domain/loggers/correct-levels';
import type pg from 'pg';
import type { Corrections } from './read-series.ts';

interface HandRow {
  ndx: number;
  at: number;
  dtw_ft: number;
  is_pumping: boolean;
  method: string | null;
  remarks: string | null;
  water_elevation_ft: number | null;
  vertical_datum: string | null;
}

const readHand = `
  select
    ndx,
    extract(epoch from collect_timestamp)::double precision * 1000 as at,
    dtw_ft,
    is_pumping,
    nullif(wl_meas_method_desc, '') as method,
    remarks,
    round((land_surface_elevation_ft - dtw_ft)::numeric, 2)::double precision as water_elevation_ft,
    vertical_datum
  from water_levels
  join wl_meas_methods using (wl_meas_method_ndx)
  where well_ndx = $1 and collect_timestamp between to_timestamp($2) and to_timestamp($3)
  order by collect_timestamp desc
  limit ${MOST_BY_HAND}`;

/** What was measured by hand in a window, the oldest first, and how far the logger is from each. */
export async function readHandLevels(
  pool: pg.Pool,
  well: number,
  { pieces, hand }: Corrections,
  { from, to }: { from: number; to: number },
): Promise<HandLevel[]> {
  const { rows } = await pool.query<HandRow>(readHand, [well, from / 1000, to / 1000]);
  const near = await readingsNear(pool, well, pieces, rows);
  return rows.toReversed().map((row) => {
    const points = near.get(row.ndx) ?? [];
    const { flag, is_approved } = stretchAt(hand, row.at);
    return {
      ...row,
      flag,
      is_approved,
      measured_residual_ft: residualOf(row, points),
      corrected_residual_ft: residualOf(row, replayPieces(points, pieces)),
    };
  });
}

/** The nearest readings of the logger before and after each measurement by hand, also where a step moves them there. */
const nearest = `
  select hand.ndx, extract(epoch from near.read_at)::double precision * 1000 as at, near.dtw_ft as value
  from unnest($2::integer[], $3::double precision[]) as hand (ndx, at_s)
  cross join unnest($4::double precision[]) as moved (by_s)
  cross join lateral (
    (
      select read_at, dtw_ft from logger_readings
      where well_ndx = $1 and read_at between to_timestamp(at_s - by_s - $5) and to_timestamp(at_s - by_s)
      order by read_at desc
      limit 5
    )
    union
    (
      select read_at, dtw_ft from logger_readings
      where well_ndx = $1 and read_at between to_timestamp(at_s - by_s) and to_timestamp(at_s - by_s + $5)
      order by read_at
      limit 5
    )
  ) as near`;

async function readingsNear(pool: pg.Pool, well: number, pieces: readonly Piece[], hand: readonly HandRow[]) {
  const near = new Map<number, Point[]>();
  if (hand.length === 0) return near;
  const { rows } = await pool.query<Point & { ndx: number }>(nearest, [
    well,
    hand.map(({ ndx }) => ndx),
    hand.map(({ at }) => at / 1000),
    [...new Set([0, ...pieces.map(({ moved_ms }) => moved_ms / 1000)])],
    LONGEST_GAP / 1000,
  ]);
  for (const { ndx, at, value } of rows) near.set(ndx, [...(near.get(ndx) ?? []), { at, value }]);
  return near;
}
