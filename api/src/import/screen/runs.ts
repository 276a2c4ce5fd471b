import { ADDRESSES } from '@artesian/contract/importing/registers';
import {
  importReport,
  importRunRows,
  oneImportRun,
  refusedRows,
  ROWS_OF_A_PAGE,
  stopImportRun,
  unnamedFiles,
  type ImportOutcome,
} from '@artesian/contract/importing/runs';
import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import type pg from 'pg';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import { asCsv } from '../../platform/csv-file.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { invalid, notFound } from '../../platform/problems.ts';
import { sendPieces } from '../../query/download.ts';
import { openRows } from '../file/open-rows.ts';
import { NOT_NAMED, NOT_NAMED_REMARK, REASON } from '../report-files.ts';
import { describeRun, readRun, type StoredRun } from './run.ts';
import { openImportFile, readImportFile } from './stored-file.ts';
import { withClient } from './with-client.ts';

/** `GET /api/import-runs/{import_run_ndx}` */
export const answerImportRun = answer(oneImportRun, ({ params }, { database }) =>
  withClient(database, async (client) => describeRun(client, await readRun(client, params.import_run_ndx))),
);

/** `POST /api/import-runs/{import_run_ndx}/stop`: one that waits never begins; one that nobody does any more has stopped. */
export const actStopImportRun = act(stopImportRun, async ({ params: { import_run_ndx }, client }) => {
  const { state } = await readRun(client, import_run_ndx);
  if (state === 'running')
    await client.query('update import_runs set is_stop_asked = true where import_run_ndx = $1', [import_run_ndx]);
  else
    await client.query(
      `update import_runs set state = 'stopped' where import_run_ndx = $1 and state in ('waiting', 'running')`,
      [import_run_ndx],
    );
  return describeRun(client, await readRun(client, import_run_ndx));
});

/** Of this run, of one verdict, and of rows of which this is said; each may be left out. */
const wanted = `
  import_run_ndx = $1
  and ($2::text is null or verdict = $2)
  and ($3::text is null or exists (
    select from jsonb_array_elements(refusals || remarks) as said where said ->> 'subject' = $3))`;

/** `GET /api/import-runs/{import_run_ndx}/rows` */
export const answerImportRunRows = answer(importRunRows, ({ params, query }, { database }) =>
  withClient(database, async (client) => {
    const { import_run_ndx } = await readRun(client, params.import_run_ndx);
    const asked = [import_run_ndx, query.verdict ?? null, query.about ?? null];
    const counted = await client.query<{ count: number }>(
      `select count(*)::integer as count from import_outcomes where ${wanted}`,
      asked,
    );
    const { rows } = await client.query<ImportOutcome>(
      `select line, verdict, record, record_key, reason, changes,
         array(select said ->> 'words' from jsonb_array_elements(remarks) as said) as remarks
       from import_outcomes where ${wanted} order by line limit ${ROWS_OF_A_PAGE} offset $4`,
      [...asked, query.page * ROWS_OF_A_PAGE],
    );
    return { count: counted.rows[0]!.count, rows };
  }),
);

/** `GET /api/import-runs/{import_run_ndx}/unnamed-files` */
export const answerUnnamedFiles = answer(unnamedFiles, ({ params, query }, { database }) =>
  withClient(database, async (client) => {
    const { import_run_ndx, files_unnamed } = await readRun(client, params.import_run_ndx);
    const paths = await readUnnamed(client, import_run_ndx, query.page * ROWS_OF_A_PAGE, ROWS_OF_A_PAGE);
    return { count: files_unnamed, paths };
  }),
);

async function readUnnamed(on: Pick<pg.ClientBase, 'query'>, importRunNdx: number, offset: number, limit: number) {
  const { rows } = await on.query<{ path: string }>(
    'select path from import_unnamed_files where import_run_ndx = $1 order by place offset $2 limit $3',
    [importRunNdx, offset, limit],
  );
  return rows.map(({ path }) => path);
}

/** `import-3`, or `import-preview-8` */
const nameOf = ({ kind, import_ndx, import_run_ndx }: StoredRun): string => {
  if (kind === 'preview') return `import-preview-${import_run_ndx}`;
  return kind === 'undo' ? `import-${import_ndx}-undone` : `import-${import_ndx}`;
};

/** `GET /api/import-runs/{import_run_ndx}/report` */
export const answerImportReport = answer(importReport, async ({ params, request, reply }, { database }) => {
  const run = await readRun(database.pool, params.import_run_ndx);
  return sendPieces(request, asCsv(reply, nameOf(run)), reportOf(database, run));
});

/** So many rows are read at once. */
const PORTION = 1000;

async function* reportOf({ pool }: Database, run: StoredRun): AsyncGenerator<string> {
  const { import_run_ndx, files_unnamed } = run;
  yield csvMark + csvLine(['line', 'outcome', 'record', 'remarks']);
  for (let after = -1; ;) {
    const { rows } = await pool.query<ImportOutcome>(
      `select line, verdict, record, reason, changes,
         array(select said ->> 'words' from jsonb_array_elements(remarks) as said) as remarks
       from import_outcomes where import_run_ndx = $1 and line > $2 order by line limit ${PORTION}`,
      [import_run_ndx, after],
    );
    if (rows.length === 0) break;
    yield rows.map(lineOf).join('');
    after = rows.at(-1)!.line;
  }
  for (let from = 0; from < files_unnamed; from += PORTION) {
    const paths = await readUnnamed(pool, import_run_ndx, from, PORTION);
    yield paths.map((path) => csvLine(['', NOT_NAMED, csvText(path), NOT_NAMED_REMARK])).join('');
  }
}

const lineOf = ({ line, verdict, record, reason, changes, remarks }: ImportOutcome) =>
  csvLine([
    String(line),
    csvCell(verdict),
    csvText(record ?? ''),
    csvText([...(reason ? [reason] : []), ...changes.map((words) => `${words}.`), ...remarks].join(' ')),
  ]);

/** `GET /api/import-runs/{import_run_ndx}/refused`: the sheet as it was, so that it can come in again. */
export const answerRefusedRows = answer(
  refusedRows,
  async ({ params, request, reply }, { database, config, files }) => {
    const run = await readRun(database.pool, params.import_run_ndx);
    if (run.import_file_ndx === null) throw invalid('import_run_ndx', 'An undo does not reject rows.');
    const { subject } = await readImportFile(database.pool, run.import_file_ndx);
    if (subject === ADDRESSES) throw invalid('import_run_ndx', 'The report lists the lines without an address.');
    return sendPieces(request, asCsv(reply, `${nameOf(run)}-refused`), refusedOf(database, { config, files }, run));
  },
);

async function* refusedOf(
  { pool }: Database,
  place: Parameters<typeof openImportFile>[0],
  run: StoredRun,
): AsyncGenerator<string> {
  const { rows: refused } = await pool.query<{ line: number; reason: string }>(
    `select line, reason from import_outcomes where import_run_ndx = $1 and verdict = 'refused' order by line`,
    [run.import_run_ndx],
  );
  const reasons = new Map(refused.map(({ line, reason }) => [line, reason]));
  const file = await readImportFile(pool, run.import_file_ndx!);
  const opened = await openImportFile(place, file);
  if (!opened) throw notFound('such file. Upload it again');
  opened.close();
  const { columns, rows } = await openRows(opened.bytes, file.sheet ?? undefined);
  const own = columns.filter((column) => column !== REASON);
  yield csvMark + csvLine([...own, REASON].map(csvCell));
  for await (const { line, cells } of rows) {
    const reason = reasons.get(line);
    if (reason !== undefined) yield csvLine([...own.map((column) => csvCell(cells[column] ?? '')), csvText(reason)]);
  }
}
