import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const table = fileURLToPath(new URL('../src/screens/all-screens.ts', import.meta.url));

/**
 * Writes `screens.json`, the addresses of all screens, the registers whose records they show, and the titles of those that everybody may find, so
 * that the server knows which pages exist without a list of its own.
 */
export function screenAddresses(): Plugin {
  return {
    name: 'artesian-screen-addresses',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<typeof import('../src/screens/all-screens.ts')>(table, {
        configFile: false,
        logLevel: 'error',
      });
      const source = JSON.stringify(
        module.screens.map(({ path, recordsOf, pageOf = recordsOf, who, isLedTo, title }) => ({
          path,
          pageOf,
          // What others may find and link to.
          ...(who === 'everyone' && !isLedTo && { title }),
        })),
      );
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
