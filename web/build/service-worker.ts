import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
/** What must be there without a connection: the shell, the sign-in, all of Field Services, and what reads a base map that was taken along. */
const CARRIED = /\/src\/(field|offline|session|shell|map\/base-map|unlikely|effects-of-saves)\//;
/** What leads there, and elsewhere. */
const ON_THE_WAY = /\/src\/signed-in-loaders\.ts$/;
/** Files that no script names as such: the page's typeface, the ground of maps, and workers. */
const ALSO =
  /^assets\/(inter-latin-wght-normal-.*\.woff2|maplibre-gl.*\.m?js|zxing_reader-.*\.wasm|counties-.*\.topojson)$/;
const FROM_PUBLIC = ['favicon.svg', 'manifest.webmanifest'];

/** Builds `/service-worker.js` beside the pages, with the list of what it keeps on the device. */
export function serviceWorker(): Plugin {
  let kept: { url: string; revision: string | null }[] = [];
  let outDir = '';
  return {
    name: 'artesian-service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir: folder } }) => void (outDir = resolve(root, folder)),
    generateBundle: (_options, bundle) => void (kept = carriedFiles(bundle)),
    writeBundle: {
      sequential: true,
      async handler() {
        const files = [...kept, ...['index.html', ...FROM_PUBLIC].map((name) => withRevision(outDir, name))];
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { 'self.carriedFiles': JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
          },
        });
      },
    },
  };
}

/** The page changes under one name, so its content tells whether it is another one. */
function withRevision(outDir: string, name: string) {
  const revision = createHash('sha256')
    .update(readFileSync(`${outDir}/${name}`))
    .digest('hex')
    .slice(0, 16);
  return { url: `/${name}`, revision };
}

/** From the page's own scripts along all imports, and those at need only where they lead into what is carried. */
function carriedFiles(bundle: Rolldown.OutputBundle) {
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
  );
  const first = importedBy(entries, bundle);
  const files = new Set<string>();
  const take = (name: string) => {
    const file = bundle[name];
    if (files.has(name) || file?.type !== 'chunk') return;
    files.add(name);
    file.viteMetadata?.importedCss.forEach((style) => files.add(style));
    file.imports.forEach(take);
    const isCarried = file.moduleIds.some((id) => CARRIED.test(id)) && !first.has(name);
    for (const other of file.dynamicImports) {
      const target = bundle[other];
      const id = (target?.type === 'chunk' && target.facadeModuleId) || '';
      const leads = CARRIED.test(id) || ON_THE_WAY.test(id);
      if (isCarried || leads) take(other);
    }
  };
  entries.forEach(take);
  Object.keys(bundle)
    .filter((name) => ALSO.test(name))
    .forEach((name) => files.add(name));
  return [...files].map((name) => ({ url: `/${name}`, revision: null }));
}

/** These scripts and all that they stand on. */
function importedBy(names: readonly string[], bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    importedBy(file.imports, bundle, found);
  }
  return found;
}
