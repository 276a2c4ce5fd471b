import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const folders = new Set(files.flatMap((file) => foldersOf(file)));
const rooms = new Set([...folders].filter((folder) => !folder.includes('/')));

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Reports are of a day, and the list of changes is of the past. */
const guides = files.filter(
  (file) =>
    file.endsWith('.md') && file !== 'CHANGELOG.md' && (!file.startsWith('bench/') || file === 'bench/README.md'),
);
/** What `A first task` of CONTRIBUTING.md has its reader write. */
const TO_BE_WRITTEN = /contact-websites/;

/** The paths of this repository that a guide names: `api/src/app.ts`, `docs/decisions`. The table of rules shortens those of SQL. */
function pathsIn(guide: string): string[] {
  const named = [...readFileSync(`${root}${guide}`, 'utf8').matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(
    ([, path]) => path!,
  );
  return named
    .map((path) =>
      (path.endsWith('.sql') && guide === 'domain/README.md' ? `api/sql/${path}` : path).replace(/\/$/, ''),
    )
    .filter((path) => rooms.has(path.split('/')[0]!) && !TO_BE_WRITTEN.test(path));
}

describe('what guides name', () => {
  it.each(guides)('is there: %s', (guide) => {
    expect(pathsIn(guide).filter((path) => !files.includes(path) && !folders.has(path))).toEqual([]);
  });
});

/** How many requirements OWASP ASVS 5.0 has in levels 1 and 2, by chapter. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('each requirement of the security standard has its line', () => {
  const lines = readFileSync(`${root}docs/security.md`, 'utf8').split('\n');
  const named = lines.filter((line) => /^\| \d/.test(line)).flatMap((line) => line.split('|')[1]!.match(/[\d.]+/g)!);
  expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
  expect(REQUIREMENTS.map((_, index) => named.filter((one) => one.startsWith(`${index + 1}.`)).length)).toEqual(
    REQUIREMENTS,
  );
});
