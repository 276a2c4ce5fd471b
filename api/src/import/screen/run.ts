import type { ImportRun, RunState } from '@artesian/contract/importing/runs';
import { vocabularyOf } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { notFound } from '../../platform/problems.ts';
import type { AddedWord } from '../words.ts';

/** Work on a file or an import as it was asked for: a preview, bringing in, or undoing. */
export interface StoredRun {
  import_run_ndx: number;
  kind: ImportRun['kind'];
  import_file_ndx: number | null;
  import_ndx: number | null;
  state: RunState;
  rows_total: number;
  rows_done: number;
  rows_added: number;
  rows_changed: number;
  rows_known: number;
  rows_refused: number;
  words_added: AddedWord[];
  files_unnamed: number;
  failure: string | null;
  covers: ImportRun['covers'];
  asked_by: string;
  asked_by_name: string;
}

/** Whoever does a run shows so every few seconds: one that has not for so long belongs to a server that ended. */
export const SILENT_SECONDS = 15;

/** Its state as it is: `broken` where nobody does it any more. */
export const stateNow = `case
  when state = 'running' and beat_at < now() - interval '${SILENT_SECONDS} seconds' then 'broken' else state end`;

const columns = `
  import_run_ndx, kind, import_file_ndx, import_ndx, ${stateNow} as state, rows_total, rows_done, rows_added, rows_changed,
  rows_known, rows_refused, words_added, files_unnamed, failure, covers, asked_by, asked_by_name`;

type Queryable = Pick<pg.ClientBase, 'query'>;

/** The runs of which this holds, the latest first. */
export async function readRuns(client: Queryable, condition: string, values: unknown[]): Promise<StoredRun[]> {
  const { rows } = await client.query<StoredRun>(
    `select ${columns} from import_runs where ${condition} order by import_run_ndx desc`,
    values,
  );
  return rows;
}

/** Throws 404 where there is none of this number. */
export async function readRun(client: Queryable, importRunNdx: number): Promise<StoredRun> {
  const [found] = await readRuns(client, 'import_run_ndx = $1', [importRunNdx]);
  if (!found) throw notFound('such run of an import');
  return found;
}

export const isUnderWay = ({ state }: Pick<StoredRun, 'state'>) => state === 'waiting' || state === 'running';

/** More kinds of reasons than anybody reads. */
const MOST_GROUPS = 100;

const readRefusals = `
  select said ->> 'subject' as words, count(*)::integer as count
  from import_outcomes, jsonb_array_elements(refusals) as said
  where import_run_ndx = $1
  group by words
  order by count desc, words
  limit ${MOST_GROUPS}`;

const readRemarks = `
  select said ->> 'subject' as words, said ? 'isRoutine' as is_routine, count(*)::integer as count
  from import_outcomes, jsonb_array_elements(remarks) as said
  where import_run_ndx = $1
  group by words, is_routine
  order by is_routine, count desc, words
  limit ${MOST_GROUPS}`;

/** A run with its rows by reason, once it has ended: while it is under way they would be counted each second. */
export async function describeRun(client: Queryable, run: StoredRun): Promise<ImportRun> {
  const groupsOf = async <Group>(question: string) =>
    isUnderWay(run) ? [] : (await client.query<Group & pg.QueryResultRow>(question, [run.import_run_ndx])).rows;
  const { import_file_ndx: _file, import_ndx: _import, asked_by: _who, asked_by_name: _name, ...told } = run;
  return {
    ...told,
    words_added: run.words_added.map(({ table, word }) => ({ list: titleOf(table), word })),
    refusals: await groupsOf<ImportRun['refusals'][number]>(readRefusals),
    remarks: await groupsOf<ImportRun['remarks'][number]>(readRemarks),
  };
}

const titleOf = (table: string) => vocabularyOf(table)?.title ?? table.replaceAll('_', ' ');

export interface AskedRun {
  kind: ImportRun['kind'];
  file: number | null;
  import: number | null;
  total: number;
  user: { sub: string; name: string };
}

/** Asks for work; a job does it. */
export async function askForRun(client: Queryable, asked: AskedRun): Promise<number> {
  const { rows } = await client.query<{ import_run_ndx: number }>(
    `insert into import_runs (kind, import_file_ndx, import_ndx, rows_total, asked_by, asked_by_name)
     values ($1, $2, $3, $4, $5, $6) returning import_run_ndx`,
    [asked.kind, asked.file, asked.import, asked.total, asked.user.sub, asked.user.name],
  );
  return rows[0]!.import_run_ndx;
}
