import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** PGlite on a thread of its own. */
export interface EngineThread {
  /** Answers whole batches of the wire protocol, one after the other. */
  exec(messages: Uint8Array): Promise<Uint8Array>;
  /** Writes everything out and ends the thread. */
  close(): Promise<void>;
  /** Ends the thread at once, as safe for the data as a killed process; whoever waits gets `reason`. */
  stop(reason: Error): Promise<void>;
}

interface Waiting {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** As PostgreSQL says when one of its processes has crashed. */
class EngineCrashed extends Error {
  readonly code = '57P02';
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled once, whatever number of databases a process opens: that takes longer than anything else about it. */
function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** What the thread's script makes is gone after each answer: the usual 48 MB would only fill with what nobody needs any more. */
const YOUNG_MB = 12;

/** Opens `folder`. `whenCrashed` is called when the thread ends by itself later. Rejects when it cannot be opened. */
export async function openThread(
  workerData: { folder: string; postgisFolder: string },
  whenCrashed: () => void,
): Promise<EngineThread> {
  const worker = new Worker(new URL('./engine-worker.mjs', import.meta.url), {
    workerData: { ...workerData, engineModule: await compiledEngine() },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  await untilReady(worker);

  const waiting: Waiting[] = [];
  let expected = false;
  const failAll = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const ask = (messages: Uint8Array<ArrayBuffer> | 'close') =>
    new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(messages, messages === 'close' ? [] : [messages.buffer]);
    });

  // The thread answers in the order of the questions.
  worker.on('message', (answer: Uint8Array) => waiting.shift()?.resolve(answer));
  worker.on('error', (error) => failAll(new EngineCrashed('The embedded database has crashed.', { cause: error })));
  worker.on('exit', () => {
    failAll(new EngineCrashed('The embedded database has stopped.'));
    if (!expected) whenCrashed();
  });

  return {
    exec: (messages) => ask(new Uint8Array(messages)),
    async close() {
      expected = true;
      await ask('close');
      await worker.terminate();
    },
    async stop(reason) {
      expected = true;
      failAll(reason);
      await worker.terminate();
    },
  };
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      worker.removeAllListeners('error');
      resolve();
    });
    worker.once('error', reject);
  });
}
