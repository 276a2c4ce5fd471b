import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Where it is missing, tests are skipped; `npm test` installs it, and says so where it cannot. */
export const hasBouncer = existsSync(PROGRAM);

export interface Bouncer {
  /** The address of a database behind it, for a login. */
  urlOf: (database: string, login: string) => string;
  close: () => Promise<void>;
}

/** PgBouncer before a server, lending by transaction; `begin` is what it says first on each of its connections. */
export async function startBouncer(
  target: URL,
  { connections, logins, begin }: { connections: number; logins: string[]; begin?: string },
): Promise<Bouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-bouncer-'));
  const port = await freePort();
  const query = begin === undefined ? '' : ` connect_query='${begin.replaceAll("'", "''")}'`;
  writeFileSync(join(folder, 'logins'), logins.map((login) => `"${login}" ""\n`).join(''));
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${target.hostname} port=${target.port}${query}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'logins')}
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM, ['-q', ...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  await listening(child, port);
  return {
    urlOf: (database, login) => `postgres://${login}@127.0.0.1:${port}/${database}`,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
