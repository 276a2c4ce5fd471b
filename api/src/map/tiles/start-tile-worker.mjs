// A thread knows nothing of the TypeScript loader of the process that started it.
import { register } from 'tsx/esm/api';

register();
await import('./tile-worker.ts');
