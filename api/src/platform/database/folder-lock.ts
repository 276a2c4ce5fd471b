import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CannotOpen } from './cannot-open.ts';

const LONGEST_SOCKET_PATH = 100;
const PATIENCE_MS = 3000;

/**
 * Holds a data folder for this process. Two processes on one folder would silently destroy each other's data, and
 * PostgreSQL's own pid file is no guard here: it always names the same pid. A listening socket is freed by the
 * operating system however its owner ends. Throws CannotOpen. Returns what lets the folder go.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = socketPath(resolve(folder));
  const server = await listen(path);
  if (server) return () => void server.close();
  const owner = await askOwner(path);
  if (owner) throw inUse(folder, owner);
  // Its owner was killed and left the file of its socket behind.
  rmSync(path, { force: true });
  const again = await listen(path);
  if (!again) throw inUse(folder, 'another process');
  return () => void again.close();
}

function inUse(folder: string, owner: string): CannotOpen {
  return new CannotOpen(
    `The data folder ${folder} is in use by ${owner}. Stop it first, or set DATABASE_URL so that several processes can share a PostgreSQL server.`,
  );
}

/** In the folder itself, so that containers which share it meet there; elsewhere when its path is too long for a socket. */
function socketPath(folder: string): string {
  const name = `artesian-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'in-use.socket');
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `${name}.socket`);
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((caller) => caller.end(`process ${process.pid}`));
  return new Promise((resolved, rejected) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolved(undefined) : rejected(error),
    );
    server.listen(path, () => resolved(server.unref()));
  });
}

/** Undefined when nobody listens: a busy owner that is slow to say its name still holds the folder. */
function askOwner(path: string): Promise<string | undefined> {
  return new Promise<string | undefined>((resolved) => {
    const socket = connect(path);
    socket.setTimeout(PATIENCE_MS, () => resolved('another process'));
    socket.on('data', (answer) => resolved(String(answer)));
    socket.on('error', () => resolved(undefined));
    socket.on('close', () => resolved('another process'));
  });
}
