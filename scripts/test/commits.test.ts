import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfSubject, subjectsSinceMain } from '../lib/commits.mjs';

describe('a commit subject', () => {
  it.each([
    'Add a check of commit subjects',
    'Press the button once',
    'Bring the layers of a district in',
    'Embed the typeface',
    'Focus the first field that is wrong',
    'x'.repeat(72).replace('x', 'X'),
    `Revert "${'x'.repeat(72)}"`,
  ])('may be "%s"', (subject) => {
    expect(faultsOfSubject(subject)).toEqual([]);
  });

  it.each([
    ['Added a check', "does not begin with an imperative: 'added'"],
    ['Adding a check', "does not begin with an imperative: 'adding'"],
    ['Adds a check', "does not begin with an imperative: 'adds'"],
    ['The checks at night', "does not begin with an imperative: 'the'"],
    ['add a check', 'does not begin with a capital letter'],
    ['fixup! Add a check', 'does not begin with a capital letter'],
    ['Add a check.', 'ends with a full stop'],
    ['X'.repeat(73), 'is longer than 72 characters'],
  ])('may not be "%s"', (subject, fault) => {
    expect(faultsOfSubject(subject)).toEqual([fault]);
  });
});

describe('the commits since main', () => {
  let folder: string;
  const git = (at: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Robin', '-c', 'user.email=robin@district.example', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: join(folder, at),
        stdio: 'pipe',
      },
    );
  const commit = (at: string, subject: string) => git(at, 'commit', '--quiet', '--allow-empty', '-m', subject);
  const subjects = (at: string, base?: string) =>
    subjectsSinceMain(join(folder, at), base)?.map(({ subject }) => subject);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'artesian-commits-'));
    git('.', 'init', '--quiet', '--initial-branch=main', 'shared');
    commit('shared', 'Begin');
    commit('shared', 'Go on');
    git('.', 'clone', '--quiet', 'shared', 'mine');
    git('mine', 'checkout', '--quiet', '-b', 'meters');
    commit('mine', 'Add meters');
    commit('shared', 'Add wells');
    git('mine', 'pull', '--quiet', '--no-rebase', '--no-edit', 'origin', 'main');
    commit('mine', 'Read meters');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are those of the branch, without merges and without what main got meanwhile', () => {
    expect(subjects('mine')).toEqual(['Read meters', 'Add meters']);
  });

  it('are those of a given commit when there is one', () => {
    expect(subjects('mine', 'HEAD~1')).toEqual(['Read meters']);
    expect(() => subjects('mine', 'nowhere')).toThrow('There is no commit nowhere.');
  });

  it('are those that main itself has not pushed yet', () => {
    git('.', 'clone', '--quiet', 'shared', 'maintainer');
    expect(subjects('maintainer')).toEqual([]);
    commit('maintainer', 'Add permits');
    expect(subjects('maintainer')).toEqual(['Add permits']);
  });

  it('are none on main without an origin', () => {
    expect(subjects('shared')).toEqual([]);
  });

  it('are unknown without a repository, and in a clone that does not reach main', () => {
    expect(subjects('.')).toBeUndefined();
    git('.', 'clone', '--quiet', '--depth=1', `file://${join(folder, 'mine')}`, 'shallow');
    expect(subjects('shallow')).toBeUndefined();
  });
});
