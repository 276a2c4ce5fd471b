import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian } from './chromium.mjs';
import { freePort } from './free-port.mjs';
import { capture } from './run.mjs';
import { Unavailable } from './say.mjs';

const LEAST_VERSION = 15;

/**
 * Starts a throw-away PostgreSQL with PostGIS on a free port. Nothing of it survives `stop`, so it need not survive a crash of the machine
 * either: fsync is off. What it confirms survives its own end only where `confirmsWhatIsKept`. Its log lies in `logFolder`, and is
 * copied to `archiveFolder`, where these are said. Throws Unavailable with a sentence where there is none and none can be installed.
 */
export async function startPostgres({ confirmsWhatIsKept = false, logFolder, archiveFolder } = {}) {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'artesian-postgres-'));
  const asServer = await serverUser(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name, ...args) => asServer(join(programs, name), ...args);

  // With checksums a server that was away can be wound back to where another left it, as long as it has its log (`wal_keep_size`).
  const kind = ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'];
  const apart = logFolder ? [`--waldir=${logFolder}`] : [];
  await must(program('initdb', '-D', data, '-U', 'artesian', '--auth=trust', ...kind, ...apart));
  const archiving = archiveFolder && {
    archive_mode: 'on',
    archive_command: `'test ! -f ${archiveFolder}/%f && cp %p ${archiveFolder}/.%f && mv ${archiveFolder}/.%f ${archiveFolder}/%f'`,
  };
  return serve({ program, folder, data, port, confirmsWhatIsKept, more: archiving });
}

/** Starts a hot standby of one of these servers, on a port of its own or one that is given. Throws as `startPostgres` does. */
export async function startStandby(primaryUrl, port) {
  const { program, folder, data } = await copyOf(primaryUrl, '-X', 'stream', '-R');
  return serve({ program, folder, data, port: port ?? (await freePort()) });
}

/** Copies one of these servers while it runs, for `recover`: the folder of the copy. Throws as `startPostgres` does. */
export async function copyPostgres(url) {
  return copyOf(url, '-X', 'none');
}

/** Starts a copy that was made before, with all that the archive has up to a moment, and nothing of what came after it. */
export async function recover({ program, folder, data }, archiveFolder, moment) {
  writeFileSync(join(data, 'recovery.signal'), '');
  const more = {
    archive_mode: 'off',
    restore_command: `'cp ${archiveFolder}/%f %p'`,
    recovery_target_time: `'${moment}'`,
    recovery_target_action: "'promote'",
  };
  return serve({ program, folder, data, port: await freePort(), more });
}

async function copyOf(url, ...how) {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'artesian-postgres-'));
  const asServer = await serverUser(folder);
  const data = join(folder, 'data');
  const program = (name, ...args) => asServer(join(programs, name), ...args);
  const { hostname, port, username } = new URL(url);
  const from = ['-h', hostname, '-p', port, '-U', username];
  await must(program('pg_basebackup', ...from, '-D', data, '-c', 'fast', ...how));
  return { program, folder, data };
}

async function serve({ program, folder, data, port, confirmsWhatIsKept = false, more = {} }) {
  const settings = {
    port,
    unix_socket_directories: `'${folder}'`,
    listen_addresses: "'127.0.0.1'",
    fsync: 'off',
    synchronous_commit: confirmsWhatIsKept ? 'on' : 'off',
    wal_keep_size: '512MB',
    ...more,
  };
  const lines = Object.entries(settings).map(([name, value]) => `\n${name} = ${value}`);
  const begin = () => {
    // A copy of another server has its settings, too; the last of them hold.
    appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
    return must(program('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), 'start'));
  };
  const crash = () => program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  await begin();
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://artesian@127.0.0.1:${port}/postgres`,
    /** Another one after each start. */
    get pid() {
      return pid();
    },
    async kill() {
      const server = pid();
      // So that it starts no process more.
      signal(server, 'SIGSTOP');
      const { output } = await capture('ps', ['-o', 'pid=', '--ppid', String(server)]);
      const all = [server, ...output.trim().split(/\s+/).map(Number)];
      for (const one of all) signal(one, 'SIGKILL');
      // What still holds the shared memory keeps another from starting.
      while (all.some((one) => signal(one, 0))) await sleep(20);
    },
    promote: () => must(program('pg_ctl', '-D', data, '-w', 'promote')),
    crash: async () => void (await crash()),
    start: begin,
    async follow(url) {
      const { hostname, port: its, username } = new URL(url);
      const source = `--source-server=host=${hostname} port=${its} user=${username} dbname=postgres`;
      await must(program('pg_rewind', '-D', data, source, '--write-recovery-conf'));
      await begin();
    },
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ensurePostgres() {
  const found = findPrograms();
  if (found) return found;
  await installDebian('postgresql', 'postgresql-postgis');
  const installed = findPrograms();
  if (installed) return installed;
  throw new Unavailable(`The tests on a PostgreSQL server need PostgreSQL ${LEAST_VERSION} or later with PostGIS.`);
}

function findPrograms() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).filter((version) => Number(version) >= LEAST_VERSION) : [];
  const usable = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .find(
      (version) =>
        existsSync(`${base}/${version}/bin/initdb`) &&
        existsSync(`/usr/share/postgresql/${version}/extension/postgis.control`),
    );
  return usable && `${base}/${usable}/bin`;
}

/** PostgreSQL refuses to run as root, so root hands over to the user that its package made. */
async function serverUser(folder) {
  if (process.getuid?.() !== 0) return (command, ...args) => capture(command, args, { cwd: folder });
  await must(capture('chown', ['postgres', folder]));
  return (command, ...args) =>
    capture('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args], { cwd: folder });
}

/** Whether there is a process to be told. */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
    return false;
  }
}

async function must(work) {
  const { code, output } = await work;
  if (code !== 0) throw new Unavailable(`PostgreSQL could not be started: ${output.trim()}`);
}
