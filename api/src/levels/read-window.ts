import type { LevelStretch, SeriesWindow } from '@artesian/contract/science/level-series';
import { findGaps } from '@artesian/domain/levels/find-gaps';
import type { Judged } from '@artesian/domain/levels/judge-levels';
import { addedTo } from '@artesian/domain/levels/replay-steps';
import type pg from 'pg';
import { invalid, notFound } from '../platform/problems.ts';
import { readLandSurfaces } from './land-surfaces.ts';
import { readHandLevels } from './read-hand-levels.ts';
import { correctionsOf, type Series } from './read-series.ts';
import { readGroups, type Group, type Window } from './read-stretches.ts';

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
  if (to < from) throw invalid('to', 'The end of the window must be on or after its start.');
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
    land_surface: await landSurfaceOf(pool, series.well_ndx, window),
    gaps,
    longest_pause_ms: longest_ms,
    judged: judgedIn(corrections.logger, window),
    by_hand: await readHandLevels(pool, series.well_ndx, corrections, window),
    steps: series.steps,
    only_approved: series.only_approved,
    version: series.version,
  };
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

async function landSurfaceOf(pool: pg.Pool, well: number, { from, to }: Window): Promise<SeriesWindow['land_surface']> {
  const [surface, other] = (await readLandSurfaces(pool, well)).filter((one) => one.from <= to && one.to > from);
  if (!surface || other) return null;
  return { elevation_ft: surface.elevation_ft, vertical_datum: surface.vertical_datum };
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
