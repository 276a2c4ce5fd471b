import { Worker } from 'node:worker_threads';

/** A thread that runs a TypeScript module, or what was built of it. It keeps nobody from ending the process. */
export function startThread(source: URL): Worker {
  const isBuilt = import.meta.url.endsWith('.js');
  const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: { module: isBuilt ? source.href.replace(/\.ts$/, '.js') : source.href },
  });
  worker.unref();
  return worker;
}
