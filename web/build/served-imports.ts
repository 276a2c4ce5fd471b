import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const source = fileURLToPath(new URL('../src/loading/import-served.ts', import.meta.url));

/** Puts a helper of our own around every `import()` of the built page, which is told all files that the script needs. */
export const servedImports = (): Plugin => ({
  name: 'artesian-served-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importServed as __vitePreload } from ${JSON.stringify(source)};` : undefined,
});

/** The files of a script that is imported at need, itself among them. */
export const filesOfImport = (file: string, others: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? others : [...new Set([file, ...others])];
