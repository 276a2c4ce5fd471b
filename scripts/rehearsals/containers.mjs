import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { capture, root } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { layDebian, needPrograms, placeNode } from './debian.mjs';
import { layEngine, startEngine } from './engine.mjs';
import { must, visit } from './serving.mjs';

const SUITE = 'bookworm';
const HEALTHY_WITHIN_S = 120;
const ORIGIN = 'https://localhost';
/** Who the server is in the image. */
const NODE_USER = 1000;
const PASSWORDS = { owner: 'owners0secret', server: 'servers0secret' };
/** What a version that comes later brings along. */
const MIGRATION = '9999-rehearsed';

/**
 * deploy/compose.yaml as it stands, by Docker and its Compose of Debian in a folder: built, started, asked by https, backed up, taken down
 * and brought up again, through a loss of power, and upgraded. The images that it begins from are made here, of Debian's packages and npm's
 * Node, so nothing is fetched from elsewhere.
 */
export async function rehearse() {
  await needPrograms({ debootstrap: 'debootstrap', slirp4netns: 'slirp4netns', nsenter: 'util-linux' });
  const folder = mkdtempSync(join(tmpdir(), 'artesian-containers-'));
  const host = join(folder, 'host');
  const lays = { host, sources: join(host, 'artesian'), authority: join(folder, 'authority.pem') };
  const engine = { stop: async () => {} };
  try {
    await layEngine(host);
    Object.assign(engine, await startEngine(host));
    await makeImages(folder, host, engine);
    await placeSources(lays.sources);
    await goThrough(lays, engine);
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Images of the names that compose.yaml and the Dockerfile begin from. How packages are fetched here is in that of Node. */
async function makeImages(folder, host, { docker }) {
  const base = join(folder, 'base');
  await layDebian(base, SUITE);
  const archive = join(host, 'base.tar');
  await must('Packed', capture('tar', ['--directory', base, '--create', '--file', archive, '.']));
  await must('An image of it', docker('import', '/base.tar', `debian:${SUITE}-slim`));
  for (const path of [base, archive]) rmSync(path, { recursive: true });

  const images = join(host, 'images');
  cpSync(join(root, 'scripts/rehearsals/images'), images, { recursive: true });
  const [, node, major] = /^FROM (node:(\d+)-\w+-slim)$/m.exec(readDeployed('Dockerfile'));
  await placeNode(join(images, 'machine/usr/local'), major);
  await placeSettings(join(images, 'machine'));

  const [, postgis] = /image: (postgis\/.+)/.exec(readDeployed('compose.yaml'));
  const [, caddy] = /image: (caddy:.+)/.exec(readDeployed('compose.yaml'));
  for (const [file, name, context] of [
    ['node', node, 'machine'],
    ['postgis', postgis, '.'],
    ['caddy', caddy, '.'],
  ]) {
    const build = ['build', '--file', `/images/${file}.Dockerfile`, '--tag', name, `/images/${context}`];
    await must(`In place of ${name}`, docker(...build));
  }
}

const readDeployed = (name) => readFileSync(join(root, 'deploy', name), 'utf8');

async function placeSettings(folder) {
  const npmSetting = async (name) => (await capture('npm', ['config', 'get', name])).output.trim();
  const lines = [`registry=${await npmSetting('registry')}`];
  const authorities = await npmSetting('cafile');
  if (authorities !== 'null') {
    lines.push(`cafile=${authorities}`);
    cpSync(authorities, join(folder, authorities));
  }
  const settings = join(folder, 'usr/local/etc/npmrc');
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, `${lines.join('\n')}\n`);
}

/** What git knows of or would, and the settings that docs/running/containers.md asks for. */
async function placeSources(folder) {
  mkdirSync(folder);
  const copy = `git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --create | tar --directory="$1" --extract`;
  await must('The sources', capture('sh', ['-c', copy, 'sh', folder]));
  const settings = {
    '.env': {
      ARTESIAN_HOST: 'localhost',
      ARTESIAN_OWNER_PASSWORD: PASSWORDS.owner,
      ARTESIAN_SERVER_PASSWORD: PASSWORDS.server,
    },
    'artesian.env': { DISTRICT_NAME: 'Rehearsed District', DISTRICT_TIME_ZONE: 'America/Chicago' },
  };
  for (const [name, values] of Object.entries(settings)) {
    const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
    writeFileSync(join(folder, 'deploy', name), lines.join(''));
  }
}

async function goThrough({ host, sources, authority }, engine) {
  const compose = (...args) => engine.docker('compose', '--file', '/artesian/deploy/compose.yaml', ...args);
  const ask = (act, ...given) => visit(engine.beside, { NODE_EXTRA_CA_CERTS: authority }, act, ORIGIN, ...given);
  const query = (text) => compose('exec', '-T', 'database', 'psql', '-U', 'artesian', '-Atc', text);
  const backups = join(host, 'srv/backups');
  mkdirSync(backups);
  chownSync(backups, NODE_USER, NODE_USER);
  const backUp = (name) => {
    const owner = `DATABASE_OWNER_URL=postgres://artesian:${PASSWORDS.owner}@database:5432/artesian`;
    const run = ['run', '--rm', '--no-deps', '--volume', '/srv/backups:/backups', '--env', owner, 'server'];
    return must('Backed up', compose(...run, 'npm', 'run', '-s', 'backup', '--', `/backups/${name}`));
  };
  const up = (...options) => must('Up', compose('up', ...options, '--detach'));

  await up('--build');
  await becomeHealthy(engine);
  writeFileSync(authority, await authorityOf(compose));
  await must('The page, by https, to which plain http leads', ask('page'));
  const environment = await must('What the server is given', compose('exec', '-T', 'server', 'env'));
  if (environment.includes(PASSWORDS.owner)) throw new Unavailable('The server has the password of the owner.');

  const account = ['npm', 'run', '-s', 'account', '--', 'ada@example.org', '--name', 'Ada Adams'];
  const said = await must('The first administrator', compose('run', '--rm', 'server', ...account));
  const link = /https:\S+/.exec(said)[0];
  const known = (await must('Signed in, and added a photo of a well', ask('enter', link))).trim();
  await backUp('first');

  await must('Ended in order', compose('stop', 'server'));
  const code = await must(
    'With the code',
    engine.docker('inspect', '--format={{.State.ExitCode}}', 'artesian-server-1'),
  );
  if (code.trim() !== '0') throw new Unavailable(`The server ended with ${code}.`);
  await must('Down', compose('down'));
  await up();
  await becomeHealthy(engine);
  await must('The account and the photo outlast the containers', ask('look', known));

  await engine.stop();
  Object.assign(engine, await startEngine(host));
  await becomeHealthy(engine);
  await must('They outlast a loss of power, after which all starts by itself', ask('look', known));

  await must('The server stopped for an upgrade', compose('stop', 'server'));
  await backUp('before');
  writeFileSync(join(sources, 'api/migrations', `${MIGRATION}.sql`), 'create table rehearsed ();\n');
  await up('--build');
  await becomeHealthy(engine);
  const applied = await must('The later version', query(`select count(*) from migrations where name ~ '${MIGRATION}'`));
  if (applied.trim() !== '1') throw new Unavailable('The migration of the later version did not run.');
  await must('They are there in the later version', ask('look', known));
  await must('Down, with its volumes', compose('down', '--volumes'));
}

async function becomeHealthy({ docker }) {
  const state = () => docker('inspect', '--format={{.State.Health.Status}}', 'artesian-server-1');
  for (let second = 0; second < HEALTHY_WITHIN_S; second++) {
    if ((await state()).output.trim() === 'healthy') {
      console.log(`ok  The server is healthy`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Unavailable(`The server is not healthy.\n${(await docker('logs', 'artesian-server-1')).output}`);
}

/** What Caddy signs a certificate for localhost with. */
const authorityOf = (compose) =>
  must(
    'The authority of the proxy',
    compose('exec', '-T', 'proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt'),
  );
