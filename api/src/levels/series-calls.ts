import type { Values } from '@artesian/contract/language/register';
import * as series from '@artesian/contract/science/level-series';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { conflict, invalid, notFound } from '../platform/problems.ts';
import { changesOfRecord } from '../register/history.ts';
import { readSeries, type Series } from './read-series.ts';
import { readWindow } from './read-window.ts';

/** `GET /api/level-series/{well_ndx}` */
export const answerSeriesWindow = answer(series.levelSeriesWindow, async ({ params, query }, { database: { pool } }) =>
  readWindow(pool, await seriesOrNone(pool, params.well_ndx), query),
);

/** `POST /api/level-series/{well_ndx}/preview`: as it would be with other steps. */
export const answerPreviewSteps = answer(series.previewLevelSteps, async ({ params, body }, { database: { pool } }) => {
  const { steps, ...window } = body;
  return readWindow(pool, { ...(await seriesOrNone(pool, params.well_ndx)), steps }, window);
});

/** Throws 404 where there is no such well. */
export async function seriesOrNone(pool: pg.Pool | pg.PoolClient, well: number): Promise<Series> {
  const found = await readSeries(pool, well);
  if (!found) throw notFound('such well');
  return found;
}

const keepSteps = `
  insert into level_series (well_ndx, steps) values ($1, $2)
  on conflict (well_ndx) do update set steps = excluded.steps
  returning version`;

/** `PUT /api/level-series/{well_ndx}/steps`: all of them, on the version that they were seen in. */
export const actSaveSteps = act(
  series.saveLevelSteps,
  async ({ params: { well_ndx }, body: { steps }, client, version }) => {
    await lockWell(client, well_ndx);
    const was = await seriesOrNone(client, well_ndx);
    if (version !== undefined && version !== was.version) throw conflict({ steps: was.steps, version: was.version });
    const { rows } = await client.query<{ version: number }>(keepSteps, [well_ndx, JSON.stringify(steps)]);
    return { version: rows[0]!.version, steps };
  },
);

/** `GET /api/level-series/{well_ndx}/history` */
export const answerSeriesHistory = answer(series.levelSeriesHistory, async ({ params }, { database: { pool } }) => {
  await seriesOrNone(pool, params.well_ndx);
  const stored = await changesOfRecord(pool, 'level_series', params.well_ndx);
  return stored.map(({ at, who, who_name, request_id, before, after }) => ({
    at,
    who,
    who_name,
    request_id,
    before: savedIn(before),
    after: savedIn(after),
  }));
});

/** A series that nobody saved yet has no steps, and publishes all. */
const savedIn = (stored: Values | null) => ({
  steps: (stored?.['steps'] ?? []) as series.LevelStep[],
  only_approved: stored?.['only_approved'] === true,
});

const keepPublication = `
  insert into level_series (well_ndx, only_approved) values ($1, $2)
  on conflict (well_ndx) do update set only_approved = excluded.only_approved
  returning version, only_approved`;

/** `PUT /api/level-series/{well_ndx}/publication` */
export const actPublishOnlyApproved = act(
  series.publishOnlyApproved,
  async ({ params: { well_ndx }, body, client }) => {
    await lockWell(client, well_ndx);
    const { rows } = await client.query<{ version: number; only_approved: boolean }>(keepPublication, [
      well_ndx,
      body.only_approved,
    ]);
    return rows[0]!;
  },
);

const addMark = `
  insert into level_marks (well_ndx, of_what, from_at, to_at, flag, standing, note)
  values ($1, $2, $3, $4, $5, $6, $7)
  returning mark_ndx`;

/** `POST /api/level-series/{well_ndx}/marks` */
export const actMarkLevels = act(series.markLevels, async ({ params: { well_ndx }, body, client }) => {
  await lockWell(client, well_ndx);
  const { marks } = await seriesOrNone(client, well_ndx);
  if (Math.max(marks.logger.length, marks.hand.length) >= series.MOST_MARKS)
    throw invalid('flag', `A well can have at most ${series.MOST_MARKS} flags. Undo some that later flags cover.`);
  const { of_what, from_at, to_at, flag, standing, note } = body;
  const { rows } = await client.query<{ mark_ndx: number }>(addMark, [
    well_ndx,
    of_what,
    from_at,
    to_at,
    flag,
    standing,
    note,
  ]);
  return rows[0]!;
});

const undoMark = `
  update level_marks set undone_at = now(), undone_by = $3
  where mark_ndx = $1 and well_ndx = $2 and undone_at is null
  returning mark_ndx`;

/** `DELETE /api/level-series/{well_ndx}/marks/{mark_ndx}` */
export const actUndoMark = act(series.undoLevelMark, async ({ params: { well_ndx, mark_ndx }, client, user }) => {
  const { rowCount } = await client.query(undoMark, [mark_ndx, well_ndx, user.sub]);
  if (rowCount === 0) throw notFound('such flag, or it is already undone');
});

/** Two who save at once do so one after the other. Throws 404 where there is no such well. */
async function lockWell(client: pg.PoolClient, well: number) {
  const { rowCount } = await client.query('select from wells where well_ndx = $1 and not removed for update', [well]);
  if (rowCount === 0) throw notFound('such well');
}
