import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Where it is missing, tests are skipped; `npm test` installs it, and says so where it cannot. */
export const hasBouncer = existsSync(PROGRAM);
/** Whether it keeps statements that are prepared under names, as it does from 1.21 on. */
export const keepsStatements = hasBouncer && isFrom(1, 21);

export interface Bouncer {
  /** The address of a database behind it, for a login. */
  urlOf: (database: string, login: string) => string;
  /** Leads to other servers from now on. */
  lead: (targets: Targets) => void;
  close: () => Promise<void>;
}

/** Which database each name leads to; `*` is every other name, which the server knows by itself. */
export type Targets = Record<string, string>;

/** PgBouncer before servers, lending by transaction; `begin` is what it says first on each of its connections. */
export async function startBouncer(
  targets: Targets,
  { connections, logins, begin }: { connections: number; logins: string[]; begin?: string },
): Promise<Bouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-bouncer-'));
  const port = await freePort();
  const query = begin === undefined ? '' : ` connect_query='${begin.replaceAll("'", "''")}'`;
  writeFileSync(join(folder, 'logins'), logins.map((login) => `"${login}" ""\n`).join(''));
  const settings = join(folder, 'pgbouncer.ini');
  const lay = (led: Targets) =>
    writeFileSync(
      settings,
      `[databases]
${Object.entries(led)
  .map(([name, url]) => `${name} = ${placeOf(name, url)}${query}`)
  .join('\n')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'logins')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_login_retry = 1
${keepsStatements ? 'max_prepared_statements = 100' : ''}
`,
    );
  lay(targets);
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM, ['-q', ...user, settings], { stdio: 'ignore' });
  await listening(child, port);
  return {
    urlOf: (database, login) => `postgres://${login}@127.0.0.1:${port}/${database}`,
    lead(others) {
      lay(others);
      child.kill('SIGHUP');
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function placeOf(name: string, url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `host=${hostname} port=${port}${name === '*' ? '' : ` dbname=${pathname.slice(1)}`}`;
}

async function listening(child: ChildProcess, port: number) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

function isFrom(major: number, minor: number): boolean {
  const [, its = '', itsMinor = ''] =
    /(\d+)\.(\d+)/.exec(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(its) > major || (Number(its) === major && Number(itsMinor) >= minor);
}
