import { Worker } from 'node:worker_threads';

/** A thread that runs a TypeScript module. It keeps nobody from ending the process. */
export function startThread(module: URL): Worker {
  const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: { module: module.href },
  });
  worker.unref();
  return worker;
}
