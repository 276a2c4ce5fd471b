import { ADDRESSES } from '@artesian/contract/importing/registers';
import {
  goOnWithImport,
  listImports,
  oneImport,
  undoImport,
  type ImportState,
  type OneImport,
  type PastImport,
} from '@artesian/contract/importing/imports';
import type pg from 'pg';
import { bringInFiles } from '../../jobs/bring-in-files.ts';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import { invalid, notFound } from '../../platform/problems.ts';
import { findSubject } from '../subject.ts';
import { TITLE_OF_ADDRESSES } from './registers.ts';
import { withClient } from './with-client.ts';
import { askForRun, describeRun, isUnderWay, readRuns, SILENT_SECONDS, stateNow } from './run.ts';

interface Stored extends Omit<PastImport, 'title'> {
  mapping: OneImport['mapping'];
}

/** The state of what the command does follows from when it last did a piece. */
const imports = `
  with latest as (
    select distinct on (import_ndx, kind) import_ndx, kind, ${stateNow} as state
    from import_runs
    where kind <> 'preview'
    order by import_ndx, kind, import_run_ndx desc
  )
  select
    imports.import_ndx,
    subject,
    file_name,
    mode,
    mapping,
    rows_read,
    rows_added,
    rows_changed,
    rows_known,
    rows_refused,
    created_timestamp as at,
    case when created_by = 'command line' then 'Command line' else api.name_of_account(created_by) end as who,
    undone_timestamp as undone_at,
    case
      when undone_timestamp is not null then 'undone'
      when undoing.state in ('waiting', 'running') then 'undoing'
      when undoing.state is not null then 'partly undone'
      when finished_timestamp is not null then 'finished'
      when run.state in ('waiting', 'running') then 'running'
      when run.state is null and coalesce(updated_timestamp, created_timestamp) > now() - interval '${SILENT_SECONDS} seconds'
        then 'running'
      else 'stopped'
    end as state
  from imports
  left join latest as run on run.import_ndx = imports.import_ndx and run.kind = 'import'
  left join latest as undoing on undoing.import_ndx = imports.import_ndx and undoing.kind = 'undo'`;

const titles: Readonly<Record<string, string>> = {
  layer: 'Map Layer',
  readings: 'Meter Readings',
  [ADDRESSES]: TITLE_OF_ADDRESSES,
};

const told = ({ mapping: _mapping, ...stored }: Stored): PastImport => ({
  ...stored,
  title: findSubject(stored.subject)?.register.title ?? titles[stored.subject] ?? stored.subject,
});

/** `GET /api/imports` */
export const answerImports = answer(listImports, async (_asked, { database }) => {
  const { rows } = await database.pool.query<Stored>(`${imports} order by imports.import_ndx desc`);
  return rows.map(told);
});

async function readImport(client: Pick<pg.ClientBase, 'query'>, importNdx: number): Promise<Stored> {
  const { rows } = await client.query<Stored>(`${imports} where imports.import_ndx = $1`, [importNdx]);
  if (!rows[0]) throw notFound('such import');
  return rows[0];
}

const canBeUndone: readonly ImportState[] = ['stopped', 'finished', 'partly undone'];

/** `GET /api/imports/{import_ndx}` */
export const answerImport = answer(oneImport, ({ params: { import_ndx } }, { database }) =>
  withClient(database, async (client) => {
    const stored = await readImport(client, import_ndx);
    const runs = await readRuns(client, 'import_ndx = $1', [import_ndx]);
    const run = runs.find(({ kind }) => kind === 'import');
    const undoing = runs.find(({ kind }) => kind === 'undo');
    const subject = findSubject(stored.subject);
    return {
      ...told(stored),
      register: subject?.register.path ?? null,
      mapping: stored.mapping,
      run: run ? await describeRun(client, run) : null,
      undoing: undoing ? await describeRun(client, undoing) : null,
      may_go_on: stored.state === 'stopped' && run !== undefined,
      may_undo:
        (subject !== undefined || stored.subject === ADDRESSES || stored.subject === 'layer') &&
        canBeUndone.includes(stored.state),
    };
  }),
);

/** `POST /api/imports/{import_ndx}/go-on`: after the last piece that is done. */
export const actGoOnWithImport = act(
  goOnWithImport,
  async ({ params: { import_ndx }, client }) => {
    await hold(client, import_ndx);
    const { state } = await readImport(client, import_ndx);
    const [run] = await readRuns(client, `import_ndx = $1 and kind = 'import'`, [import_ndx]);
    if (!run) throw invalid('import_ndx', 'This file was imported by the command. Run the same command to continue.');
    if (state !== 'stopped')
      throw invalid('import_ndx', `Import ${import_ndx} is ${state}, so there is nothing to continue.`);
    await client.query(
      `update import_runs
       set state = 'waiting', claim = null, is_stop_asked = false, failure = null, asked_at = now()
       where import_run_ndx = $1`,
      [run.import_run_ndx],
    );
    return { import_run_ndx: run.import_run_ndx };
  },
  ({ jobs }) => jobs.begin(bringInFiles),
);

/** `POST /api/imports/{import_ndx}/undo` */
export const actUndoImport = act(
  undoImport,
  async ({ params: { import_ndx }, client, user }) => {
    await hold(client, import_ndx);
    const { state, subject } = await readImport(client, import_ndx);
    if (!findSubject(subject) && subject !== ADDRESSES)
      throw invalid('import_ndx', 'Undo this import on its own screen.');
    const running = (await readRuns(client, 'import_ndx = $1', [import_ndx])).find(isUnderWay);
    if (running) throw invalid('import_ndx', 'It is still running. Stop it first.');
    if (!canBeUndone.includes(state)) throw invalid('import_ndx', `Import ${import_ndx} is ${state} already.`);
    const { rows } = await client.query<{ count: number }>(
      subject === ADDRESSES
        ? countAddresses
        : 'select count(*)::integer as count from imported_records where import_ndx = $1',
      [import_ndx],
    );
    const asked = { kind: 'undo', file: null, import: import_ndx, total: rows[0]!.count, user } as const;
    return { import_run_ndx: await askForRun(client, asked) };
  },
  ({ jobs }) => jobs.begin(bringInFiles),
);

const countAddresses = `
  select count(*)::integer as count from street_addresses join address_streets using (street_ndx) where import_ndx = $1`;

/** Two who ask at once come one after the other. */
const hold = (client: pg.PoolClient, importNdx: number) =>
  client.query('select from imports where import_ndx = $1 for update', [importNdx]);
