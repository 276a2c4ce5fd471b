import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { capture, root } from './run.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'domain/src',
  'package-lock.json',
];
const dist = join(root, 'web/dist');
const mark = join(dist, '.built-from');

/** Builds web/dist when its sources have changed since, and compresses its files once. Rejects with what is wrong. */
export async function ensureWebBuilt() {
  const hash = hashOf(sources.flatMap((path) => filesOf(join(root, path))));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  const { code, output } = await capture('npx', ['--no-install', 'vite', 'build', 'web', '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The web application could not be built:\n${output}`);
  await Promise.all(filesOf(dist).filter(isWorthCompressing).map(compress));
  writeFileSync(mark, hash);
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
