import { ADDRESSES } from '@artesian/contract/importing/registers';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PartsOfJobs } from '../../jobs/job.ts';
import { giveWay } from '../../platform/database/give-way.ts';
import { refusalOf } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import type { User } from '../../sign-in/authentication.ts';
import type { Archive } from '../file/archive.ts';
import { importPieces } from '../import-rows.ts';
import type { Mapping, Mode } from '../mapping.ts';
import { openRows } from '../file/open-rows.ts';
import { hashOf } from '../file/read-row.ts';
import { SeenRows } from '../seen-rows.ts';
import type { TableRow } from '../file/table-row.ts';
import { findSubject, type Subject } from '../subject.ts';
import { undoImport } from '../undo-import.ts';
import { unnamedFiles } from '../file/unnamed-files.ts';
import { Unusable } from '../unusable.ts';
import {
  keepTableAlone,
  openImportFile,
  readImportFile,
  type OpenedImportFile,
  type StoredFile,
} from './stored-file.ts';
import { planOf } from './plan.ts';
import { readRun, SILENT_SECONDS, type StoredRun } from './run.ts';
import { bringInAddresses, previewAddresses, takeAddressesBack } from './address-runs.ts';
import { countUndone, Ended, keepOutcomes, keepPiece, mine, type Doing, type KeptOutcome } from './doing.ts';

const BEAT_MS = (SILENT_SECONDS * 1000) / 5;

/** Does what waits, one after the other. What fails is said of the run, and thrown when nothing waits any more. */
export async function doWaitingRuns(parts: PartsOfJobs): Promise<void> {
  const failures: unknown[] = [];
  for (let doing = await claimNext(parts); doing; doing = await claimNext(parts))
    await doRun(doing).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function claimNext(parts: PartsOfJobs): Promise<Doing | undefined> {
  const { pool } = parts.database;
  const claim = randomUUID();
  const { rows } = await pool.query<{ import_run_ndx: number }>(
    `update import_runs set state = 'running', claim = $1, beat_at = now()
     where import_run_ndx = (
       select import_run_ndx from import_runs where state = 'waiting' order by asked_at limit 1 for update skip locked
     )
     returning import_run_ndx`,
    [claim],
  );
  if (!rows[0]) return undefined;
  const run = await readRun(pool, rows[0].import_run_ndx);
  const user: User = { sub: run.asked_by, name: run.asked_by_name, email: null, roles: ['Administrator'] };
  return { ...parts, run, claim, user };
}

async function doRun(doing: Doing) {
  const beat = setInterval(() => void showLife(doing), BEAT_MS);
  try {
    await (await worksOf(doing))[doing.run.kind](doing);
    await endRun(doing, 'done');
  } catch (error) {
    if (error instanceof Ended) return await endRun(doing, 'stopped');
    const refusal = refusalOf(error as Error);
    const isOurs = !(error instanceof Unusable) && refusal.status >= 500;
    await endRun(doing, 'failed', isOurs ? refusal.message : (error as Error).message);
    if (isOurs) throw error;
  } finally {
    clearInterval(beat);
  }
}

type Works = Record<StoredRun['kind'], (doing: Doing) => Promise<void>>;
const works: Works = { preview, import: bringIn, undo };
const worksOfAddresses: Works = { preview: previewAddresses, import: bringInAddresses, undo: takeAddressesBack };

async function worksOf({ database, run }: Doing): Promise<Works> {
  const { rows } = await database.pool.query<{ subject: string }>(
    `select subject from imports where import_ndx = $1
     union all select subject from import_files where import_file_ndx = $2 limit 1`,
    [run.import_ndx, run.import_file_ndx],
  );
  return rows[0]?.subject === ADDRESSES ? worksOfAddresses : works;
}

const showLife = ({ database, run, claim }: Doing) =>
  database.pool
    .query(`update import_runs set beat_at = now() where ${mine}`, [run.import_run_ndx, claim])
    // The next piece finds out by itself what is the matter.
    .catch(() => undefined);

const endRun = ({ database, run, claim }: Doing, state: 'done' | 'stopped' | 'failed', failure: string | null = null) =>
  database.pool.query(`update import_runs set state = $3, failure = $4, is_stop_asked = false where ${mine}`, [
    run.import_run_ndx,
    claim,
    state,
    failure,
  ]);

async function preview(doing: Doing) {
  const { database, run, user } = doing;
  const file = await readImportFile(database.pool, run.import_file_ndx!);
  const subject = subjectOf(file.subject);
  const headings = file.columns.map(({ heading }) => heading);
  const { mapping, problem } = planOf(subject, headings, { said: file.mapping, mode: file.mode });
  if (!mapping) throw new Unusable(problem!);
  const opened = await rowsOf(doing, file);
  const { rows, close } = opened;
  const options = { mode: file.mode, user, importNdx: null };
  const actor = { sub: user.sub, requestId: `preview of ${file.file_name}` };
  try {
    await keepUnnamed(doing, file, opened, mapping);
    for await (const piece of importPieces(database, subject, { fileName: file.file_name, rows }, mapping, options)) {
      if (await transaction(database, actor, (client) => keepPiece(client, doing, piece))) throw new Ended();
      await giveWay(database);
    }
  } finally {
    close();
  }
}

async function bringIn(doing: Doing) {
  const { database, files, run } = doing;
  const file = await readImportFile(database.pool, run.import_file_ndx!);
  const { mapping, mode } = await readKeptMapping(database.pool, run.import_ndx!);
  const opened = await rowsOf(doing, file);
  try {
    await keepUnnamed(doing, file, opened, mapping);
    await bringInRows(doing, file, opened.rows, { mapping, mode });
  } finally {
    opened.close();
  }
  await keepTableAlone(database.pool, files, file, opened.bytes);
}

/** Which files of a zip no row names is told before the first row, so that a run that stops has told it. */
async function keepUnnamed(
  { database, run, claim, user }: Doing,
  file: StoredFile,
  { bytes, archive }: Pick<OpenedImportFile, 'bytes' | 'archive'>,
  mapping: Mapping,
) {
  if (!archive) return;
  const { rows } = await openRows(bytes, file.sheet ?? undefined);
  const paths = await unnamedFiles(archive, rows, mapping);
  await transaction(database, { sub: user.sub, requestId: `files of ${file.file_name}` }, async (client) => {
    const values = [run.import_run_ndx, claim, paths.length];
    const { rowCount } = await client.query(`update import_runs set files_unnamed = $3 where ${mine}`, values);
    if (rowCount === 0) throw new Ended();
    await client.query('delete from import_unnamed_files where import_run_ndx = $1', [run.import_run_ndx]);
    await client.query(
      `insert into import_unnamed_files (import_run_ndx, place, path)
       select $1, place, path from unnest($2::text[]) with ordinality as told (path, place)`,
      [run.import_run_ndx, paths],
    );
  });
}

async function bringInRows(
  doing: Doing,
  file: StoredFile,
  all: AsyncGenerator<TableRow>,
  { mapping, mode }: { mapping: Mapping; mode: Mode },
) {
  const { database, run, user } = doing;
  const { rows, seen } = await rest(doing, all);
  let isStopped = false;
  const pieces = importPieces(database, subjectOf(file.subject), { fileName: file.file_name, rows }, mapping, {
    mode,
    user,
    seen,
    importNdx: run.import_ndx,
    keep: async (client, piece) => {
      isStopped = await keepPiece(client, doing, piece);
    },
  });
  while (!(await pieces.next()).done) {
    if (isStopped) throw new Ended();
    await giveWay(database);
  }
}

async function rowsOf(place: Pick<PartsOfJobs, 'config' | 'files'>, file: StoredFile) {
  const opened = await openImportFile(place, file);
  if (!opened) throw new Unusable(`${file.file_name} is no longer available. Upload it again.`);
  const { rows } = await openRows(opened.bytes, file.sheet ?? undefined);
  return { ...opened, rows: withArchive(rows, opened.archive) };
}

async function* withArchive(rows: AsyncGenerator<TableRow>, archive: Archive | undefined): AsyncGenerator<TableRow> {
  for await (const row of rows) yield archive ? { ...row, archive } : row;
}

/** Where an import goes on: the rows that are not done, and what is known of those that are. */
async function rest({ database, run }: Doing, rows: AsyncGenerator<TableRow>) {
  const seen = new SeenRows();
  if (run.rows_done === 0) return { rows, seen };
  const { rows: done } = await database.pool.query<{ line: number; record_key: number | null; is_new: boolean }>(
    `select line, record_key, verdict = 'added' as is_new from import_outcomes where import_run_ndx = $1`,
    [run.import_run_ndx],
  );
  const outcomes = new Map(done.map((outcome) => [outcome.line, outcome]));
  for (let count = 0; count < run.rows_done; count += 1) {
    const row = (await rows.next()).value as TableRow | undefined;
    const outcome = row && outcomes.get(row.line);
    if (!outcome?.record_key) continue;
    const place = { line: row!.line, isNew: outcome.is_new };
    for (const mark of [hashOf(row!), `record ${outcome.record_key}`]) if (!seen.has(mark)) seen.set(mark, place);
  }
  return { rows, seen };
}

async function readKeptMapping(client: Pick<pg.Pool, 'query'>, importNdx: number) {
  const { rows } = await client.query<{ mapping: Mapping; mode: Mode }>(
    'select mapping, mode from imports where import_ndx = $1',
    [importNdx],
  );
  return rows[0]!;
}

function subjectOf(name: string): Subject {
  const subject = findSubject(name);
  if (!subject) throw new Unusable(`Files of ${name} can no longer be imported.`);
  return subject;
}

async function undo(doing: Doing) {
  const { database, run, claim, user } = doing;
  let told = 0;
  await undoImport(database, run.import_ndx!, () => giveWay(database), {
    user,
    keep: async (client, done, { removed, restored, kept }) => {
      const { rows } = await client.query<{ is_stop_asked: boolean }>(countUndone, [
        run.import_run_ndx,
        claim,
        done,
        removed,
        restored,
        kept.length,
      ]);
      const stays = kept.slice(told).map(({ record, why }, index): KeptOutcome => {
        const reason = `${why[0]!.toUpperCase()}${why.slice(1)}${why.endsWith('.') ? '' : '.'}`;
        const refusals = [{ subject: reason, words: reason }];
        const usual = { record_key: null, remarks: [], changes: [] };
        return { ...usual, line: told + index + 1, verdict: 'stays', record, reason, refusals };
      });
      told = kept.length;
      if (rows[0] && !rows[0].is_stop_asked) return void (await keepOutcomes(client, run.import_run_ndx, stays));
      throw new Ended();
    },
  });
}
