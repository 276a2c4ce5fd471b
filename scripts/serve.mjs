import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { builtOf, root } from './lib/run.mjs';
import { stop } from './lib/say.mjs';

// What npm run build made, in production unless NODE_ENV says otherwise. One process: whoever supervises it signals it itself.
const main = builtOf('api/src/main.ts');
if (!existsSync(main)) stop('There is nothing built yet: npm run build makes it.');
process.chdir(root);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(main).href);
