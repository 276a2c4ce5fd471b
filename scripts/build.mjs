import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { capture, root } from './lib/run.mjs';
import { stop } from './lib/say.mjs';

// npm run build    the server as JavaScript and the web application, in dist/: npm run serve needs no development package
//
// dist/ has the folders of the sources, so that whatever a module looks for beside itself is where it was.
const dist = join(root, 'dist');
const packages = ['domain', 'contract', 'demo'];

await ensureInstalled();
rmSync(dist, { recursive: true, force: true });
const compiled = capture('npx', ['--no-install', 'tsc', '-p', 'tsconfig.build.json']);
await ensureWebBuilt();
const { code, output } = await compiled;
if (code !== 0) stop(`The server could not be built:\n${output}`);

const copy = (path, options) => cpSync(join(root, path), join(dist, path), { recursive: true, ...options });
const besideModules = { filter: (path) => !path.endsWith('.ts') };
for (const path of ['domain/src', 'contract/src', 'demo/src', 'api/src']) copy(path, besideModules);
for (const path of [
  'package.json',
  'api/package.json',
  'api/migrations',
  'api/schema.sql',
  'api/sql',
  'api/rights.sql',
  'districts',
])
  copy(path);
for (const path of ['web/dist', 'web/public/favicon.svg']) copy(path);
for (const name of packages) becomePackage(name);
// Packages that npm keeps beside the server, because another version stands above.
symlinkSync('../../api/node_modules', join(dist, 'api/node_modules'));
console.log('Built in dist/: npm run serve starts it.');

/** As a module finds it by its name; the sources' own package leads to TypeScript. */
function becomePackage(name) {
  const folder = join(dist, 'node_modules/@artesian', name);
  mkdirSync(join(folder, '..'), { recursive: true });
  renameSync(join(dist, name), folder);
  const manifest = { name: `@artesian/${name}`, private: true, type: 'module', exports: { './*': './src/*.js' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}
