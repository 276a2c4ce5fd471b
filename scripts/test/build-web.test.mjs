import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ensureBuilt, sources } from '../lib/build-web.mjs';
import { root } from '../lib/run.mjs';

/** Long enough to be compressed. */
const pageOf = (version) => `<title>${version}</title>${' '.repeat(2000)}`;

/** Builds a page and a script of this version; `meanwhile` is done when the page alone is there. */
const building =
  (version, meanwhile = async () => {}) =>
  async (folder) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), pageOf(version));
    await meanwhile();
    writeFileSync(join(folder, 'assets', `${version}.js`), `export const version = '${version}';`);
  };

describe('the web application is built aside', () => {
  let folder;
  const served = () => readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const scripts = () => readdirSync(join(folder, 'dist/assets'));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'artesian-build-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await ensureBuilt(folder, 'hash of one', building('one'));
  });

  it('what was built before is served whole until all of the new one is there', async () => {
    await ensureBuilt(
      folder,
      'hash of two',
      building('two', () => {
        expect(served()).toBe(pageOf('one'));
        expect(scripts()).toEqual(['one.js']);
      }),
    );
    expect(served()).toBe(pageOf('two'));
    expect(scripts()).toEqual(['two.js']);
    expect(readdirSync(join(folder, '.cache'))).toEqual([]);
  });

  it('a build that fails leaves what was built before, and is tried again', async () => {
    const failing = building('two', () => Promise.reject(new Error('no such module')));
    await expect(ensureBuilt(folder, 'hash of two', failing)).rejects.toThrow('no such module');
    expect(served()).toBe(pageOf('one'));
    expect(scripts()).toEqual(['one.js']);
    await ensureBuilt(folder, 'hash of two', building('two'));
    expect(served()).toBe(pageOf('two'));
  });

  it('is not built again from the same sources', async () => {
    await ensureBuilt(folder, 'hash of one', () => expect.unreachable());
    expect(served()).toBe(pageOf('one'));
  });

  it('is whole again after a process that ended between the two folders', async () => {
    mkdirSync(join(folder, '.cache'), { recursive: true });
    renameSync(join(folder, 'dist'), join(folder, '.cache/former'));
    await ensureBuilt(folder, 'hash of one', building('one'));
    expect(served()).toBe(pageOf('one'));
    expect(existsSync(join(folder, '.cache/former'))).toBe(false);
  });

  it('has its files compressed before it is served', () => {
    expect(brotliDecompressSync(readFileSync(join(folder, 'dist/index.html.br'))).toString()).toBe(pageOf('one'));
    expect(scripts()).toEqual(['one.js']);
  });
});

it('is built anew when a text of the repository changes that it shows', () => {
  const modules = readdirSync(join(root, 'web/src'), { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  const texts = modules.flatMap((path) => {
    const code = readFileSync(join(root, 'web/src', path), 'utf8');
    return [...code.matchAll(/'((?:\.\.\/)+[^']+\.md)(?:\?raw)?'/g)].map(([, text]) =>
      relative(root, resolve(root, 'web/src', dirname(path), text)),
    );
  });
  expect(texts).toContain('README.md');
  expect(texts.filter((text) => !sources.some((source) => text === source || text.startsWith(`${source}/`)))).toEqual(
    [],
  );
});
