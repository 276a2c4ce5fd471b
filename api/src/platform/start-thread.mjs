// A thread knows nothing of the TypeScript loader of the process that started it.
import { workerData } from 'node:worker_threads';

// What was built needs no loader, and has none.
if (workerData.module.endsWith('.ts')) (await import('tsx/esm/api')).register();
await import(workerData.module);
