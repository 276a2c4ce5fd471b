import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Another process has the embedded database open; its message is one sentence for whoever runs the server. */
export class DatabaseInUse extends Error {}

/**
 * Holds a data folder for this process. Two processes on one folder would silently destroy each other's data, and
 * PostgreSQL's own pid file is no guard here: it always names the same pid. A listening socket is freed by the
 * operating system however its owner ends. Throws DatabaseInUse. Returns what lets the folder go.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = socketPath(folder);
  const server = await listen(path);
  if (server) return () => void server.close();
  const owner = await askOwner(path);
  if (owner !== undefined) {
    throw new DatabaseInUse(
      `The data folder ${folder} is in use by process ${owner}: stop it first, or set DATABASE_URL so that several processes share a PostgreSQL server.`,
    );
  }
  // Its owner was killed and left the file of its socket behind.
  rmSync(path, { force: true });
  const again = await listen(path);
  if (!again) throw new DatabaseInUse(`The data folder ${folder} is in use by another process.`);
  return () => void again.close();
}

function socketPath(folder: string): string {
  const name = `artesian-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.socket`);
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((caller) => caller.end(String(process.pid)));
  return new Promise((resolved, rejected) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolved(undefined) : rejected(error),
    );
    server.listen(path, () => resolved(server.unref()));
  });
}

function askOwner(path: string): Promise<string | undefined> {
  return new Promise((resolved) => {
    const socket = connect(path);
    socket.on('data', (answer) => resolved(String(answer)));
    socket.on('error', () => resolved(undefined));
  });
}
