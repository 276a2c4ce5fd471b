import type { LevelStretch } from '@artesian/contract/science/level-series';
import { stretchAt } from '@artesian/domain/levels/cut';
import type { Piece } from '@artesian/domain/levels/replay-steps';
import type pg from 'pg';

/** In ms since 1970, both ends in it, and into how many stretches it is divided. */
export interface Window {
  from: number;
  to: number;
  points: number;
}

/** Readings that are drawn as one: as measured, and what of them the steps leave. */
export interface Group {
  piece: Piece;
  measured: LevelStretch;
  kept: LevelStretch | null;
}

/** Few readings are answered one by one, many by stretches of equal length. */
export async function readGroups(pool: pg.Pool, well: number, pieces: readonly Piece[], window: Window) {
  const reached = piecesReaching(pieces, window);
  if (reached.length === 0) return { groups: [], stretch_ms: null };
  const each = await readEach(pool, well, reached, window.points * 2);
  if (each) return { groups: each, stretch_ms: null };
  const stretch_ms = Math.max(Math.ceil((window.to - window.from) / window.points), 1);
  return { groups: await readTogether(pool, well, reached, stretch_ms), stretch_ms };
}

/** The parts of pieces whose readings stand in the window, as measured or as corrected. */
const piecesReaching = (pieces: readonly Piece[], { from, to }: Window): Piece[] =>
  pieces.flatMap((piece) => {
    const part = {
      ...piece,
      from: Math.max(piece.from, from - Math.max(piece.moved_ms, 0)),
      to: Math.min(piece.to, to + 1 - Math.min(piece.moved_ms, 0)),
    };
    return part.from < part.to ? [part] : [];
  });

/** Of whole blocks, so that none of the readings has to be looked at: never too few. */
const countReadings = `
  select coalesce(sum(readings), 0)::integer as readings
  from logger_blocks
  where well_ndx = $1 and block_at > to_timestamp($2) - interval '6 hours' and block_at < to_timestamp($3)`;

const eachReading = `
  select extract(epoch from read_at)::double precision * 1000 as at, dtw_ft
  from logger_readings
  where well_ndx = $1 and read_at >= to_timestamp($2) and read_at < to_timestamp($3)
  order by read_at`;

/** Undefined where they are more than `most`. */
async function readEach(pool: pg.Pool, well: number, pieces: readonly Piece[], most: number) {
  const reach = [well, pieces[0]!.from / 1000, pieces.at(-1)!.to / 1000];
  const counted = await pool.query<{ readings: number }>(countReadings, reach);
  if (counted.rows[0]!.readings > most) return undefined;
  const { rows } = await pool.query<{ at: number; dtw_ft: number }>(eachReading, reach);
  return rows.map(({ at, dtw_ft }): Group => {
    const piece = stretchAt(pieces, at);
    const measured: LevelStretch = [at, at, 1, dtw_ft, dtw_ft];
    return { piece, measured, kept: piece.least_ft <= dtw_ft && dtw_ft <= piece.greatest_ft ? measured : null };
  });
}

interface TogetherRow {
  piece: number;
  at: number;
  until: number;
  readings: number;
  least: number;
  greatest: number;
  kept: number;
  kept_least: number | null;
  kept_greatest: number | null;
}

/** Readings are kept in blocks of six hours besides, each with its least and greatest. */
const BLOCK_MS = 6 * 3_600_000;

const pieces = `
  select from_at, to_at, least_ft, greatest_ft, piece
  from unnest($2::double precision[], $3::double precision[], $4::double precision[], $5::double precision[])
    with ordinality as given (from_s, to_s, least_ft, greatest_ft, piece)
  cross join lateral (select to_timestamp(from_s) as from_at, to_timestamp(to_s) as to_at) as times`;

const singleReadings = `
  select piece, read_at as first_at, read_at as last_at, 1 as readings, dtw_ft as least, dtw_ft as greatest, least_ft, greatest_ft
  from (${pieces}) as pieces
  join logger_readings on well_ndx = $1 and read_at >= from_at and read_at < to_at`;

/**
 * Blocks that lie in one piece, and that its limits keep or take out as a whole; of the few others each reading (`offset 0` has them looked
 * up block by block instead of going through all of the well).
 */
const blocksOfReadings = `
  with reached as materialized (
    select
      pieces.*,
      blocks.*,
      first_at >= from_at and last_at < to_at
        and (least >= least_ft and greatest <= greatest_ft or greatest < least_ft or least > greatest_ft) as is_whole
    from (${pieces}) as pieces
    join (
      select block_at, first_at, last_at, readings, least_ft as least, greatest_ft as greatest
      from logger_blocks
      where well_ndx = $1
    ) as blocks on block_at > from_at - interval '6 hours' and block_at < to_at
  )
  select piece, first_at, last_at, readings, least, greatest, least_ft, greatest_ft
  from reached
  where is_whole
  union all
  select piece, read_at, read_at, 1, dtw_ft, dtw_ft, least_ft, greatest_ft
  from reached
  cross join lateral (
    select read_at, dtw_ft
    from logger_readings
    where well_ndx = $1
      and read_at >= greatest(from_at, block_at)
      and read_at < least(to_at, block_at + interval '6 hours')
    offset 0
  ) as singles
  where not is_whole`;

/**
 * One pass, in which nothing is sorted. No stretch reaches over the edge of a piece, so that what the steps do to its least is what they do to
 * all of it, but for the drift within one stretch.
 */
const together = (parts: string) => `
  select
    piece::integer,
    extract(epoch from min(first_at))::double precision * 1000 as at,
    extract(epoch from max(last_at))::double precision * 1000 as until,
    sum(readings)::integer as readings,
    min(least) as least,
    max(greatest) as greatest,
    coalesce(sum(readings) filter (where is_kept), 0)::integer as kept,
    min(least) filter (where is_kept) as kept_least,
    max(greatest) filter (where is_kept) as kept_greatest
  from (select *, least >= least_ft and greatest <= greatest_ft as is_kept from (${parts}) as parts) as parts
  group by piece, date_bin(make_interval(secs => $6), first_at, to_timestamp($7))
  order by 1, 2`;

const togetherBySingles = together(singleReadings);
const togetherByBlocks = together(blocksOfReadings);

async function readTogether(pool: pg.Pool, well: number, reached: readonly Piece[], stretch_ms: number) {
  const { rows } = await pool.query<TogetherRow>(stretch_ms < BLOCK_MS ? togetherBySingles : togetherByBlocks, [
    well,
    reached.map(({ from }) => from / 1000),
    reached.map(({ to }) => to / 1000),
    reached.map(({ least_ft }) => least_ft),
    reached.map(({ greatest_ft }) => greatest_ft),
    stretch_ms / 1000,
    reached[0]!.from / 1000,
  ]);
  return rows.map((row): Group => {
    const { at, until } = row;
    const kept: LevelStretch | null = row.kept > 0 ? [at, until, row.kept, row.kept_least!, row.kept_greatest!] : null;
    return { piece: reached[row.piece - 1]!, measured: [at, until, row.readings, row.least, row.greatest], kept };
  });
}
