import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const table = fileURLToPath(new URL('../src/screens/all-screens.ts', import.meta.url));

/**
 * Writes `screens.json`, the addresses of all screens and the registers whose records they show, so that the server knows which pages exist
 * without a list of its own.
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
        module.screens.map(({ path, recordsOf, pageOf = recordsOf }) => ({ path, pageOf })),
      );
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
