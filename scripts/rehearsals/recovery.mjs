import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { capture, root, typescript } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { withTreeOf } from '../lib/tree.mjs';
import { must, serving, settingsOf } from './serving.mjs';

const DATABASE = 'artesian';
const DOCUMENT = '%PDF-1.7\n1 0 obj\n';

/**
 * A district of an earlier version with a change and a document of its own is backed up, destroyed, restored, upgraded to this version, and
 * taken back. The same questions are asked of it at each stage. The earlier version is that before the last migration, unless a commit is
 * named.
 */
export async function rehearse(named) {
  return withTreeOf(named ?? (await beforeLastMigration()), rehearseWith);
}

async function rehearseWith(earlier) {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-recovery-'));
  const postgres = await startPostgres();
  try {
    const url = Object.assign(new URL(postgres.url), { pathname: DATABASE }).href;
    const env = settingsOf(await freePort(), {
      NODE_ENV: 'development',
      DEMONSTRATION: 'true',
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
    });
    await goThrough({ postgres, env, earlier, backup: join(folder, 'backup') });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function goThrough({ postgres, env, earlier, backup }) {
  const versions = { earlier, this: root };
  const command = (version, ...args) => capture('npm', ['run', '-s', ...args], { cwd: versions[version], env });
  const server = (version) => ({ args: typescript('api/src/main.ts', []), cwd: versions[version], env });
  const compare = (known) => async (origin) => refuseDifferent(known, await look(origin, command, known));
  let known;

  await becomeEmpty(postgres.url);
  await serving('the earlier version', server('earlier'), async (origin) => {
    known = await enter(origin, command);
  });
  await must('Backed up', command('earlier', 'backup', '--', backup));

  const bringBack = async () => {
    await becomeEmpty(postgres.url);
    rmSync(env.DATA_DIR, { recursive: true, force: true });
    await must('Destroyed and restored', command('earlier', 'restore', '--', backup));
  };
  await bringBack();
  await serving('the earlier version', server('earlier'), compare(known));

  await must('Upgraded', command('this', 'migrate'));
  await serving('this version', server('this'), compare(known));

  const { code, output } = await capture(process.execPath, server('earlier').args, server('earlier'));
  if (code === 0 || !/version/.test(output))
    throw new Unavailable(`The earlier version did not refuse the database of this one:\n${output}`);
  console.log('ok  The earlier version refuses the database of this one');

  await bringBack();
  await serving('the earlier version', server('earlier'), compare(known));
}

async function beforeLastMigration() {
  const options = ['--no-merges', '--diff-filter=A', '-1', '--format=%H'];
  const output = await must(
    'An earlier version looked for',
    capture('git', ['log', ...options, '--', 'api/migrations']),
  );
  if (!output.trim()) throw new Unavailable('This tree has no history: name an earlier commit.');
  return `${output.trim()}^`;
}

async function becomeEmpty(server) {
  const statements = [`drop database if exists ${DATABASE} with (force)`, `create database ${DATABASE}`];
  const args = statements.flatMap((statement) => ['--command', statement]);
  await must('An empty database', capture('psql', ['--quiet', ...args, server]));
}

/** A change and a document of the district's own, and how it answers then. */
async function enter(origin, command) {
  const ask = await asked(origin, command);
  const [{ well_ndx }] = await ask('/api/ui-list-wm-wells').then((answer) => answer.json());
  const change = { directions_to_well: 'Past the second gate' };
  await ask(`/api/list-wells-location-details/${well_ndx}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  const form = new FormData();
  form.append('well_ndx', String(well_ndx));
  form.append('tags', '[7]');
  form.append('file', new File([DOCUMENT], 'Completion report.pdf'));
  await ask('/api/assoc-wells-to-attachments', { method: 'POST', body: form });
  const known = await look(origin, command, { well_ndx });
  if (known.document !== DOCUMENT || known.location.directions_to_well !== change.directions_to_well)
    throw new Unavailable('What was entered is not there.');
  return known;
}

/** What the district answers: how many wells and permits, a well that was changed, and its document. */
async function look(origin, command, { well_ndx }) {
  const ask = await asked(origin, command);
  const json = async (path) => (await ask(path)).json();
  const attachments = await json(`/api/assoc-wells-to-attachments/${well_ndx}`);
  return {
    well_ndx,
    wells: (await json('/api/ui-list-wm-wells')).length,
    permits: (await json('/api/list-permits')).length,
    location: await json(`/api/list-wells-location-details/${well_ndx}`),
    document: await (await ask(`/api/originals/${attachments[0].system_filename}`)).text(),
  };
}

async function asked(origin, command) {
  const { output } = await command('earlier', 'token', '--', 'administrator');
  const authorization = `Bearer ${output.trim()}`;
  return async (path, init = {}) => {
    const answer = await fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, authorization } });
    if (!answer.ok) throw new Unavailable(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

/** A later version may say more of a record; what the earlier said is as it was. */
function refuseDifferent(known, found) {
  for (const name of Object.keys(known)) {
    const kept =
      name === 'location'
        ? Object.fromEntries(Object.keys(known.location).map((field) => [field, found.location[field]]))
        : found[name];
    if (JSON.stringify(kept) !== JSON.stringify(known[name]))
      throw new Unavailable(`${name} was ${JSON.stringify(known[name])} and is ${JSON.stringify(kept)}.`);
  }
  console.log(`ok  ${known.wells} wells, ${known.permits} permits, the changed well and its document are there`);
}
