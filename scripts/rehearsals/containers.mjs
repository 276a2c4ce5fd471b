import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from '../lib/chromium.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { capture, root } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { must, serving } from './serving.mjs';

const BUILDAH = '/usr/bin/buildah';
const IMAGE = 'localhost/artesian';
/** Who the server is in the image. */
const NODE_USER = 1000;

/**
 * Builds deploy/Dockerfile and runs what came of it as deploy/compose.yaml does, beside a PostgreSQL of its own: by buildah, which needs
 * no engine. The image that it begins from is made here of Debian's packages and npm's Node, so nothing is fetched from elsewhere.
 */
export async function rehearse() {
  await ensureBuildah();
  const folder = mkdtempSync(join(tmpdir(), 'artesian-containers-'));
  const buildah = buildahIn(folder);
  const postgres = await startPostgres();
  try {
    await makeBase(folder, buildah);
    const lent = (await settingsOfMachine(folder)).flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]);
    const build = ['bud', '--pull=never', ...lent, '--file', join(root, 'deploy/Dockerfile'), '--tag', IMAGE, root];
    await must('Built deploy/Dockerfile', buildah(...build));
    await runImage(folder, buildah, postgres.url);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ensureBuildah() {
  const isThere = () => existsSync(BUILDAH) && existsSync('/usr/sbin/debootstrap');
  if (!isThere()) await installDebian('buildah', 'debootstrap');
  if (!isThere() || process.getuid() !== 0)
    throw new Unavailable('The rehearsal needs buildah and debootstrap, which Debian has, and root.');
}

/** Keeps all images in the folder, and starts processes without a kernel's namespaces, which other containers may not have. */
function environmentIn(folder) {
  return {
    ...process.env,
    STORAGE_DRIVER: 'vfs',
    BUILDAH_ISOLATION: 'chroot',
    CONTAINERS_STORAGE_CONF: '/dev/null',
    XDG_RUNTIME_DIR: folder,
  };
}

const storageOf = (folder) => ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];

const buildahIn =
  (folder) =>
  (...args) =>
    capture(BUILDAH, [...storageOf(folder), ...args], { env: environmentIn(folder) });

/** An image of the name that the Dockerfile begins from: Debian of this machine's source of packages, Node of npm's, a user `node`. */
async function makeBase(folder, buildah) {
  const [, name, major, suite] = /^FROM (node:(\d+)-(\w+)-slim)$/m.exec(readDockerfile());
  const base = join(folder, 'base');
  const sites = (
    await must('The source of packages', capture('apt-get', ['indextargets', '--format', '$(SITE)']))
  ).split('\n');
  await must(`Debian ${suite}`, capture('debootstrap', ['--variant=minbase', suite, base, sites[0]]));
  const local = join(base, 'usr/local');
  await must(
    `Node ${major} and npm`,
    capture('npm', ['install', '--global', '--prefix', local, `node@${major}`, 'npm@11']),
  );
  await must(
    'The user node',
    capture('chroot', [base, 'useradd', '--uid', String(NODE_USER), '--create-home', 'node']),
  );
  const container = (await must('An image', buildah('from', 'scratch'))).trim();
  await must('Filled', buildah('copy', '--quiet', container, base, '/'));
  await must(`Named ${name}`, buildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`));
  rmSync(base, { recursive: true });
}

const readDockerfile = () => readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

/** How packages are fetched here, which is lent to the build and stays out of the image: where it is here, and there. */
async function settingsOfMachine(folder) {
  const npms = async (name) => `${name}=${(await capture('npm', ['config', 'get', name])).output.trim()}\n`;
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, (await npms('registry')) + (await npms('cafile')).replace('cafile=null\n', ''));
  return [
    [settings, '/artesian/.npmrc'],
    ['/etc/apt', '/etc/apt'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
  ];
}

/** The owner's address brings the database to this version; the server has a login that works with rows alone. */
async function runImage(folder, buildah, ownersUrl) {
  const container = (await must('A container', buildah('from', '--pull=never', IMAGE))).trim();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  chownSync(backups, NODE_USER, NODE_USER);
  const itsPid = join(backups, 'pid');
  const port = await freePort();
  const settings = {
    ORIGIN: `http://localhost:${port}`,
    PORT: port,
    LOG_LEVEL: 'warn',
    DISTRICT_TIME_ZONE: 'America/Chicago',
  };
  const running = (more, ...command) => [
    'run',
    ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    '--network',
    'host',
    '--volume',
    `${backups}:/backups`,
    container,
    '--',
    ...command,
  ];
  const owners = { DATABASE_OWNER_URL: ownersUrl };
  await must('Migrated', buildah(...running(owners, 'node', 'scripts/run.mjs', 'api/src/migrate-database.ts')));
  const login = 'create role artesian_server login; grant artesian_app to artesian_server';
  await must('The login of the server', capture('psql', [ownersUrl, '--quiet', '--command', login]));
  const servers = { DATABASE_URL: ownersUrl.replace('//artesian@', '//artesian_server@') };
  // buildah that is told to end kills what it runs, so the server itself is told.
  const server = {
    program: BUILDAH,
    args: [
      ...storageOf(folder),
      ...running(servers, 'sh', '-c', 'echo $$ > /backups/pid; exec node scripts/serve.mjs'),
    ],
    pid: () => (existsSync(itsPid) ? Number(readFileSync(itsPid, 'utf8')) : undefined),
    env: { ...environmentIn(folder), ORIGIN: settings.ORIGIN },
  };
  await serving('PostgreSQL, in its container', server, async (origin) => {
    const page = await fetch(origin);
    if (!page.ok) throw new Unavailable(`The page answered ${page.status}.`);
    console.log('ok  The page');
    const invited = ['npm', 'run', '-s', 'account', '--', 'ada@example.org', '--name', 'Ada Adams'];
    await must('The first administrator', buildah(...running(servers, ...invited)));
    await must(
      'A backup',
      buildah(...running({ ...servers, ...owners }, 'npm', 'run', '-s', 'backup', '--', '/backups/one')),
    );
  });
}
