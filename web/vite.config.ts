import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScripts } from './build/first-scripts.ts';
import { screenAddresses } from './build/screen-addresses.ts';
import { filesOfImport, servedImports } from './build/served-imports.ts';
import { serviceWorker } from './build/service-worker.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const BEFORE_LANGUAGE = /web[\\/]src[\\/]language[\\/][a-z-]+\.ts|domain[\\/]src[\\/]texts[\\/]/;

export default defineConfig({
  plugins: [react(), firstScripts('/src/start.tsx'), servedImports(), screenAddresses(), serviceWorker()],
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/oidc', '/health', '/forgot', '/set-password', '/.well-known'].map((path) => [
        path,
        { target: apiOrigin },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    chunkSizeWarningLimit: 1200,
    // A browser that does not know the hint loads the same files a little later.
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
    rolldownOptions: {
      // What the page begins with follows once the language is known.
      input: [path('index.html'), path('src/start.tsx')],
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          groups: [
            // What changes with every version, and what seldom does, of what every page begins with.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'first', tags: ['$initial'], test: /node_modules/, priority: 20 },
            // Many small files are longer than one. What tells the language is read before all others, so it stays apart, as does what
            // waits for it.
            { name: 'language', tags: ['$initial'], test: BEFORE_LANGUAGE, priority: 40 },
            { name: 'begin', tags: ['$initial'], test: /(web|contract|domain)[\\/]src[\\/](?!main\.ts)/, priority: 10 },
          ],
        },
      },
    },
  },
});
