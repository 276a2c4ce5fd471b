import { MOST_BY_HAND, type LevelStretch, type SeriesWindow } from '@artesian/contract/science/level-series';
import { findGaps } from '@artesian/domain/levels/find-gaps';
import { stretchAt } from '@artesian/domain/levels/cut';
import type { Judged } from '@artesian/domain/levels/judge-levels';
import { addedTo, replayPieces, residualOf, type Piece } from '@artesian/domain/levels/replay-steps';
import { LONGEST_GAP, type Point } from '@artesian/domain/loggers/correct-levels';
import type pg from 'pg';
import { invalid, notFound } from '../platform/problems.ts';
import { correctionsOf, type Corrections, type Series } from './read-series.ts';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  points: number;
}

/** The levels of a well in a window, as the steps of the series correct them. Throws 400 for a window that ends before it begins. */
export async function readWindow(pool: pg.Pool, series: Series, asked: Asked): Promise<SeriesWindow> {
  const well = await wellOf(pool, series.well_ndx);
  const from = asked.from === undefined ? (well.first ?? 0) : Date.parse(asked.from);
  const to = asked.to === undefined ? Math.max(well.last ?? from, from) : Date.parse(asked.to);
  if (to < from) throw invalid('to', 'The window must not end before it begins.');
  const corrections = correctionsOf(series);
  const window = { from, to, points: asked.points };
  const { groups, stretch_ms } = await readGroups(pool, series.well_ndx, corrections.pieces, window);
  const measured = groups.flatMap(({ measured: stretch }) => (isWithin(stretch, window) ? [stretch] : []));
  const isCorrected = series.steps.some(({ is_on }) => is_on);
  const { gaps, longest_ms } = findGaps(
    measured.map(([at, until, readings]) => ({ at, until, readings })),
    stretch_ms ?? 0,
  );
  return {
    ...well,
    from,
    to,
    readings: measured.reduce((sum, [, , readings]) => sum + readings, 0),
    stretch_ms,
    measured,
    corrected: isCorrected ? correctedIn(groups, window) : null,
    gaps,
    longest_pause_ms: longest_ms,
    judged: judgedIn(corrections.logger, window),
    by_hand: await handLevels(pool, series.well_ndx, corrections, window),
    steps: series.steps,
    only_approved: series.only_approved,
    version: series.version,
  };
}

interface Window {
  from: number;
  to: number;
  points: number;
}

const isWithin = ([at, until]: LevelStretch, { from, to }: Window) => until >= from && at <= to;

const readWell = `
  select
    well_ndx,
    district_well_id,
    well_name,
    extract(epoch from least(
      (select min(read_at) from logger_readings as readings where readings.well_ndx = wells.well_ndx),
      (select min(collect_timestamp) from water_levels as levels where levels.well_ndx = wells.well_ndx)
    ))::double precision * 1000 as first,
    extract(epoch from greatest(
      (select max(read_at) from logger_readings as readings where readings.well_ndx = wells.well_ndx),
      (select max(collect_timestamp) from water_levels as levels where levels.well_ndx = wells.well_ndx)
    ))::double precision * 1000 as last
  from wells
  where well_ndx = $1 and not removed`;

async function wellOf(pool: pg.Pool, well: number) {
  type Well = Pick<SeriesWindow, 'well_ndx' | 'district_well_id' | 'well_name' | 'first' | 'last'>;
  const { rows } = await pool.query<Well>(readWell, [well]);
  if (!rows[0]) throw notFound('such well');
  return rows[0];
}

/** Readings that are drawn as one: as measured, and what of them the steps leave. */
interface Group {
  piece: Piece;
  measured: LevelStretch;
  kept: LevelStretch | null;
}

/** Few readings are answered one by one, many by stretches of equal length. */
async function readGroups(pool: pg.Pool, well: number, pieces: readonly Piece[], window: Window) {
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

const correctedIn = (groups: readonly Group[], window: Window): LevelStretch[] =>
  groups
    .flatMap(({ piece, kept }): LevelStretch[] => {
      if (!kept) return [];
      const [at, until, readings, least, greatest] = kept;
      const added = addedTo(piece, (at + until) / 2);
      return [[at + piece.moved_ms, until + piece.moved_ms, readings, least + added, greatest + added]];
    })
    .filter((stretch) => isWithin(stretch, window))
    .toSorted(([one], [other]) => one - other);

const judgedIn = (judged: readonly Judged[], { from, to }: Window): SeriesWindow['judged'] =>
  judged
    .filter((one) => one.from <= to && one.to > from && (one.flag !== null || one.is_approved))
    .map((one) => ({ ...one, from: Math.max(one.from, from), to: Math.min(one.to, to + 1) }));

interface HandRow {
  ndx: number;
  at: number;
  dtw_ft: number;
  is_pumping: boolean;
  method: string | null;
  remarks: string | null;
}

const readHand = `
  select
    ndx,
    extract(epoch from collect_timestamp)::double precision * 1000 as at,
    dtw_ft,
    is_pumping,
    nullif(wl_meas_method_desc, '') as method,
    remarks
  from water_levels
  join wl_meas_methods using (wl_meas_method_ndx)
  where well_ndx = $1 and collect_timestamp between to_timestamp($2) and to_timestamp($3)
  order by collect_timestamp desc
  limit ${MOST_BY_HAND}`;

async function handLevels(pool: pg.Pool, well: number, { pieces, hand }: Corrections, { from, to }: Window) {
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
