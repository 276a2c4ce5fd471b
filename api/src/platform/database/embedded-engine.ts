import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openThread, type EngineThread } from './engine-thread.ts';
import type { WireEngine } from './engine-stream.ts';
import { lockFolder } from './folder-lock.ts';
import { postgisFiles } from './postgis-files.ts';
import { layDatabase } from './template.ts';

export interface EmbeddedEngine extends WireEngine {
  /** Runs `work` without the limit on statements. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** As PostgreSQL says of a statement that it cancels for its time. */
class StatementTooSlow extends Error {
  readonly code = '57014';
}

/**
 * Opens PostgreSQL inside this process, on a folder. The engine knows no statement timeout, so a statement that takes
 * longer than `statementTimeoutMs` ends its thread, as safe as a killed process, and a new one opens the folder again.
 * Throws CannotOpen when another process has the folder.
 */
export async function openEmbeddedEngine(dataDir: string, statementTimeoutMs: number): Promise<EmbeddedEngine> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    const [postgis] = await Promise.all([postgisFiles(), existsSync(folder) || layDatabase(folder)]);
    const threads = new Threads({ folder, postgisFolder: postgis });
    await threads.running();
    return guarded(threads, statementTimeoutMs, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function guarded(threads: Threads, statementTimeoutMs: number, unlock: () => void): EmbeddedEngine {
  let patient = false;
  return {
    async exec(messages) {
      const thread = await threads.running();
      const tooSlow = () =>
        threads.replace(thread, new StatementTooSlow('The statement took too long and was stopped.'));
      const watchdog = patient ? undefined : setTimeout(tooSlow, statementTimeoutMs);
      try {
        return await thread.exec(messages);
      } finally {
        clearTimeout(watchdog);
      }
    },
    async patiently(work) {
      patient = true;
      try {
        return await work();
      } finally {
        patient = false;
      }
    },
    async close() {
      await (await threads.running()).close();
      unlock();
    },
  };
}

/** The thread that has the folder open: one at a time, followed by another when it had to be stopped or crashed. */
class Threads {
  readonly #workerData: { folder: string; postgisFolder: string };
  #current: Promise<EngineThread> | undefined;

  constructor(workerData: { folder: string; postgisFolder: string }) {
    this.#workerData = workerData;
  }

  running(): Promise<EngineThread> {
    return (this.#current ??= this.#open());
  }

  /** The next thread may open the folder only when this one has ended. */
  replace(thread: EngineThread, reason: Error) {
    this.#current = thread.stop(reason).then(() => this.#open());
    this.#current.catch(() => undefined);
  }

  #open(): Promise<EngineThread> {
    const forget = () => (this.#current = undefined);
    const opening = openThread(this.#workerData, forget);
    opening.catch(forget);
    return opening;
  }
}
