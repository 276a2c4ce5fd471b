import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { capture, root } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { must, serving, settingsOf } from './serving.mjs';

const MOST_MEGABYTES = 300;

/** Puts what `npm run build` made where nothing else is, installs what it needs, measures it, starts it, and asks of every kind of work. */
export async function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-built-'));
  const postgres = await startPostgres();
  try {
    await installBuilt(folder);
    await refuseLarge(folder);
    await onPostgres(folder, postgres.url);
    await onEmbedded(folder);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds, and puts into an empty folder what a server is given, with the packages that it needs. */
export async function installBuilt(folder) {
  await must('Built', capture('npm', ['run', '-s', 'build']));
  place(folder);
  const install = ['ci', '--omit=dev', '--workspace', 'api', '--no-audit', '--no-fund'];
  await must('Installed without the packages of development', capture('npm', install, { cwd: folder }));
}

/** What a server is given: nothing of the sources but the lists of packages. */
function place(folder) {
  for (const path of ['dist', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  for (const workspace of JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces) {
    mkdirSync(join(folder, workspace), { recursive: true });
    cpSync(join(root, workspace, 'package.json'), join(folder, workspace, 'package.json'));
  }
}

async function refuseLarge(folder) {
  const megabytes = Number((await capture('du', ['-sm', folder])).output.split('\t')[0]);
  if (!(megabytes <= MOST_MEGABYTES))
    throw new Unavailable(`It takes ${megabytes} MB, and may take ${MOST_MEGABYTES}.`);
  console.log(`ok  ${megabytes} MB with all its packages`);
}

/** The demonstration is for something to ask of. */
async function onPostgres(folder, url) {
  const settings = production(await freePort(), { DEMONSTRATION: 'true', DATABASE_URL: url });
  const command = (...args) => capture('npm', ['run', '-s', ...args], { cwd: folder, env: settings });
  await must('npm run migrate', command('migrate'));
  await serving('PostgreSQL', built(folder, settings), async (origin) => {
    const token = (await must('npm run token', command('token', '--', 'administrator'))).trim();
    const asks = async (what, path) => {
      const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok || bytes === 0) throw new Unavailable(`${what}: ${path} answered ${answer.status}.`);
      console.log(`ok  ${what}`);
    };
    await asks('The page', '/');
    await asks('The documentation of calls', '/api/docs/json');
    await asks('A list', '/api/list-permits');
    await asks('Tiles, which a thread makes', '/api/public-map/tiles/10/233/420');
    await asks('A shapefile, which a thread writes', '/api/public-map/shapefile/active-wells');
  });
}

async function onEmbedded(folder) {
  const port = await freePort();
  const settings = production(port, { DATA_DIR: join(folder, 'data') });
  await serving('the embedded database', built(folder, settings), () => undefined);
}

const production = (port, more) => settingsOf(port, { NODE_ENV: 'production', ...more });

const built = (cwd, env) => ({ args: ['scripts/serve.mjs'], cwd, env });
