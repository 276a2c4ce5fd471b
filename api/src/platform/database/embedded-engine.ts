import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WireEngine } from './engine-stream.ts';
import { lockFolder } from './folder-lock.ts';
import { usedPostgis } from './postgis-bundle.ts';
import { existingSnapshot } from './snapshot.ts';

export interface EmbeddedEngine extends WireEngine {
  close(): Promise<void>;
}

interface Waiting {
  resolve: (answer: Uint8Array | undefined) => void;
  reject: (error: Error) => void;
}

/** As PostgreSQL says of a statement that it cancels for its time. */
class StatementTooSlow extends Error {
  readonly code = '57014';
}

/**
 * Opens PostgreSQL inside this process, on a folder. The engine knows no statement timeout, so a statement that takes
 * longer than `statementTimeoutMs` ends its thread, as safe as a killed process, and a new one opens the folder again.
 */
export async function openEmbeddedEngine(dataDir: string, statementTimeoutMs: number): Promise<EmbeddedEngine> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'pg');
  const postgisBundle = pathToFileURL(await usedPostgis()).href;
  const open = () => openThread({ folder, postgisBundle, snapshot: isNew(folder) ? existingSnapshot() : undefined });
  let thread = open();
  try {
    await thread;
  } catch (error) {
    unlock();
    throw error;
  }

  return {
    async exec(messages) {
      const running = await thread;
      const own = new Uint8Array(messages);
      const watchdog = setTimeout(() => {
        thread = running.stop(new StatementTooSlow('The statement took too long and was stopped.')).then(open);
      }, statementTimeoutMs);
      try {
        return (await running.ask({ act: 'exec', messages: own }, [own.buffer]))!;
      } finally {
        clearTimeout(watchdog);
      }
    },
    async close() {
      await (await thread).ask({ act: 'close' });
      unlock();
    },
  };
}

const isNew = (folder: string) => !existsSync(join(folder, 'PG_VERSION'));

async function openThread(workerData: { folder: string; postgisBundle: string; snapshot: string | undefined }) {
  const worker = new Worker(new URL('./engine-worker.mjs', import.meta.url), { workerData, execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });

  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, answer, problem }: { id: number; answer?: Uint8Array; problem?: string }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(problem));
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')));

  return {
    ask: (request: { act: string; messages?: Uint8Array }, transfer: ArrayBuffer[] = []) =>
      new Promise<Uint8Array | undefined>((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ id: last, ...request }, transfer);
      }),
    async stop(reason: Error) {
      failAll(reason);
      await worker.terminate();
    },
  };
}
