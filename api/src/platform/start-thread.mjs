// A thread knows nothing of the TypeScript loader of the process that started it.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
