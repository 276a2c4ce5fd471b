import type pg from 'pg';
import type { PartsOfJobs } from '../../jobs/job.ts';
import type { User } from '../../sign-in/authentication.ts';
import type { Piece } from '../import-rows.ts';
import { countOf, verdicts, type Outcome } from '../outcomes.ts';
import type { AddedWord } from '../words.ts';
import type { StoredRun } from './run.ts';
import { storable } from './storable.ts';

/** Work in the hands of this process. */
export interface Doing extends PartsOfJobs {
  run: StoredRun;
  claim: string;
  user: User;
}

/** Somebody stopped it, or another process took it over: no further piece is done. */
export class Ended extends Error {}

export const mine = `import_run_ndx = $1 and claim = $2 and state = 'running'`;

const countPiece = `
  update import_runs
  set
    beat_at = now(),
    rows_done = rows_done + $3,
    rows_added = rows_added + $4,
    rows_changed = rows_changed + $5,
    rows_known = rows_known + $6,
    rows_refused = rows_refused + $7,
    words_added = words_added || $8::jsonb
  where ${mine}
  returning is_stop_asked`;

/** What became of some rows: how many ended each way, and those that are told one by one. */
export interface DonePiece {
  rows: number;
  /** In the order of `verdicts`. */
  counts: readonly number[];
  outcomes: readonly KeptOutcome[];
  wordsAdded?: readonly AddedWord[];
}

/** Keeps what became of some rows; answers whether somebody wants it to stop. Throws where another process does it now. */
export async function keepDone(
  client: pg.ClientBase,
  { run, claim }: Pick<Doing, 'run' | 'claim'>,
  { rows: done, counts, outcomes, wordsAdded = [] }: DonePiece,
): Promise<boolean> {
  const { rows } = await client.query<{ is_stop_asked: boolean }>(countPiece, [
    run.import_run_ndx,
    claim,
    done,
    ...counts,
    JSON.stringify(wordsAdded),
  ]);
  if (!rows[0]) throw new Ended();
  await keepOutcomes(client, run.import_run_ndx, outcomes);
  return rows[0].is_stop_asked;
}

/** The same of rows that are all told one by one. */
export const keepPiece = (client: pg.ClientBase, doing: Doing, { outcomes, wordsAdded }: Piece): Promise<boolean> =>
  keepDone(client, doing, {
    rows: outcomes.length,
    counts: verdicts.map((verdict) => countOf(outcomes, verdict)),
    outcomes: outcomes.map(asKept),
    wordsAdded,
  });

export interface KeptOutcome extends Omit<Outcome, 'verdict' | 'key' | 'called' | 'column'> {
  verdict: string;
  record_key: number | null;
}

const asKept = ({ key, called, record, column: _column, ...outcome }: Outcome): KeptOutcome => ({
  ...outcome,
  record: record ?? called,
  record_key: key,
});

export const keepOutcomes = (client: pg.ClientBase, importRunNdx: number, outcomes: readonly KeptOutcome[]) =>
  client.query(
    `insert into import_outcomes (import_run_ndx, line, verdict, record, record_key, reason, refusals, remarks, changes)
     select $1, line, verdict, record, record_key, reason, refusals, remarks, changes
     from jsonb_populate_recordset(null::import_outcomes, $2)`,
    [importRunNdx, storable(outcomes)],
  );

export const countUndone = `
  update import_runs set beat_at = now(), rows_done = $3, rows_added = $4, rows_changed = $5, rows_refused = $6
  where ${mine}
  returning is_stop_asked`;
