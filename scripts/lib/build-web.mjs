import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { capture, root } from './run.mjs';

/** What the web application is made of: its documentation is that of the repository. */
export const sources = [
  'web/src',
  'web/public',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'domain/src',
  'package-lock.json',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs',
];
const MARK = '.built-from';

/** Builds web/dist when its sources have changed since, and compresses its files once. Rejects with what is wrong. */
export const ensureWebBuilt = () =>
  ensureBuilt(join(root, 'web'), hashOf(sources.flatMap((path) => filesOf(join(root, path)))), buildWeb);

async function buildWeb() {
  const build = ['vite', 'build', 'web', '--outDir', '.cache/dist', '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await capture('npx', ['--no-install', ...build]);
  if (code !== 0) throw new Error(`The web application could not be built:\n${output}`);
}

/**
 * Has `build` write into `.cache/dist` of this folder where `dist` was built from other sources. What was built before is served until all of
 * the new one is there.
 */
export async function ensureBuilt(folder, hash, build) {
  const [dist, next, former] = ['dist', '.cache/dist', '.cache/former'].map((path) => join(folder, path));
  const mark = join(dist, MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  await build(next);
  await Promise.all(filesOf(next).filter(isWorthCompressing).map(compress));
  writeFileSync(join(next, MARK), hash);
  rmSync(former, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(next, dist);
  rmSync(former, { recursive: true, force: true });
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesOf(join(path, entry.name)))
    .toSorted();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const isWorthCompressing = (file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file) && statSync(file).size > 1024;

async function compress(file) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(content),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
