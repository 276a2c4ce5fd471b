import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from '../lib/chromium.mjs';
import { capture, root } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { installBuilt } from './build.mjs';
import { layDebian, needPrograms, placeNode } from './debian.mjs';
import { startMachine } from './machine.mjs';
import { must, visit } from './serving.mjs';

const PROGRAM = '/usr/bin/systemd-analyze';
const UNIT = join(root, 'deploy/artesian.service');
/** In tenths, as the program counts: 0 is a service that reaches nothing, 100 one that nothing holds back. */
const MOST_EXPOSED = 20;

const SUITE = 'trixie';
const PACKAGES = ['systemd', 'systemd-sysv', 'dbus', 'adduser', 'postgresql', 'postgresql-postgis'];
const NODE = 22;
const ORIGIN = 'http://localhost:3000';

/** A machine of its own: control groups, devices and what the kernel says are not those of this one. */
const MOUNTS = `
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=1777 tmpfs tmp
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do
  touch dev/$device
  mount --bind /dev/$device dev/$device
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t tmpfs -o mode=1777 tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd`;
const COMMAND = [
  'env',
  '--ignore-environment',
  'container=rehearsal',
  'PATH=/usr/sbin:/usr/bin',
  '/lib/systemd/systemd',
];

/** What docs/running has an administrator do, but for where the database and its passwords are. */
const SET_UP = `
set -e
adduser --system --group --home /var/lib/artesian artesian
install -m 0640 -o root -g artesian /dev/null /etc/artesian/server.env
install -m 0600 -o root -g root /dev/null /etc/artesian/owner.env
echo 'ORIGIN=${ORIGIN}
DATABASE_URL=postgres://artesian_server:server@localhost/artesian
DISTRICT_NAME="Rehearsed District"
DISTRICT_TIME_ZONE=America/Chicago' > /etc/artesian/server.env
echo 'DATABASE_OWNER_URL=postgres://artesian:owner@localhost/artesian' > /etc/artesian/owner.env
runuser --user postgres -- psql --quiet --set=ON_ERROR_STOP=1 <<'SQL'
create role artesian login createrole password 'owner';
create database artesian owner artesian encoding 'UTF8' locale 'C.UTF-8' template template0;
\\connect artesian
create extension postgis;
SQL`;
const AS_SERVER = `
set -e
set -a; . /etc/artesian/server.env; NODE_ENV=production; DATA_DIR=/var/lib/artesian; set +a
cd /opt/artesian/current
`;
const AS_OWNER = `${AS_SERVER}
set -a; . /etc/artesian/owner.env; set +a
`;

/**
 * The unit of `deploy/`: as systemd reads it and how much of the machine it leaves to the server, and run by a systemd that is the first
 * process of a Debian in a folder, beside the PostgreSQL of that Debian.
 */
export async function rehearse() {
  if (!existsSync(PROGRAM)) await installDebian('systemd');
  if (!existsSync(PROGRAM)) throw new Unavailable('The rehearsal needs systemd-analyze, which Debian has in systemd.');
  const folder = mkdtempSync(join(tmpdir(), 'artesian-unit-'));
  const running = { stop: async () => {} };
  try {
    await readUnit(folder);
    await needPrograms({ debootstrap: 'debootstrap', nsenter: 'util-linux' });
    const host = join(folder, 'host');
    await layMachine(host);
    const isReady = async ({ inside }) => (await inside('pg_isready', ['--quiet'])).code === 0;
    const apart = ['--uts', '--ipc', '--cgroup'];
    Object.assign(running, await startMachine(host, { command: COMMAND, mounts: MOUNTS, apart, isReady }));
    await goThrough(running);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readUnit(folder) {
  const unit = join(folder, 'artesian.service');
  // Node may be elsewhere on this machine.
  writeFileSync(unit, readFileSync(UNIT, 'utf8').replace('/usr/bin/node', process.execPath));
  const said = await must('The unit is well written', capture(PROGRAM, ['verify', unit]));
  if (said.includes(unit)) throw new Unavailable(said);
  const limits = ['--offline=true', `--threshold=${MOST_EXPOSED}`];
  const report = await must('It is held back enough', capture(PROGRAM, ['security', ...limits, unit]));
  console.log(/Overall exposure level.*: [\d.]+/.exec(report)?.[0]);
}

async function layMachine(host) {
  await layDebian(host, SUITE, PACKAGES);
  await placeNode(join(host, 'usr'), NODE);
  mkdirSync(join(host, 'etc/artesian'));
  const version = join(host, 'opt/artesian/1.0.0');
  mkdirSync(version, { recursive: true });
  await installBuilt(version);
  symlinkSync('/opt/artesian/1.0.0', join(host, 'opt/artesian/current'));
  cpSync(UNIT, join(host, 'etc/systemd/system/artesian.service'));
}

async function goThrough({ inside, beside }) {
  const does = (what, script) => must(what, inside('sh', ['-c', script]));
  const ask = (act, ...given) => visit(beside, {}, act, ORIGIN, ...given);
  const asArtesian = 'runuser --user artesian --preserve-environment --';

  await does('Set up', SET_UP);
  await does('npm run migrate', `${AS_OWNER} ${asArtesian} npm run migrate`);
  const login = `create role artesian_server login password 'server' in role artesian_app`;
  await does('The login of the server', `${AS_OWNER} psql "$DATABASE_OWNER_URL" --command "${login}"`);
  await does('Started', 'systemctl daemon-reload && systemctl enable --now artesian');
  await must('The page', ask('page'));
  const command = 'node scripts/run.mjs api/src/users/command.ts ada@example.org --name "Ada Adams"';
  const said = await does('The first administrator', `${AS_SERVER} ${asArtesian} ${command}`);
  const known = (await must('Signed in, and added a photo of a well', ask('enter', /http:\S+/.exec(said)[0]))).trim();

  await does('Killed', 'systemctl kill --signal=KILL artesian');
  await must('It comes back with what it had', ask('look', known));
  const backUp = 'install -d -o artesian /srv/backups && cd /opt/artesian/current &&';
  await does('Backed up', `${AS_OWNER} ${backUp} ${asArtesian} npm run backup -- /srv/backups/one`);
  await does(
    'Ended in order',
    `systemctl stop artesian && ${shows('Result', 'success')} && ${shows('NRestarts', '1')}`,
  );
  const log = await does('Its journal', 'journalctl _SYSTEMD_UNIT=artesian.service --output cat');
  for (const line of log.trim().split('\n')) JSON.parse(line);
  await does('Started again', 'systemctl start artesian');
  await must('All is there', ask('look', known));
}

const shows = (property, value) => `test "$(systemctl show artesian --property=${property} --value)" = ${value}`;
