import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from './run.mjs';
import { Unavailable } from './say.mjs';

/** Does work in a copy of a commit with its packages, which goes with it. Throws Unavailable where there can be none. */
export async function withTreeOf(commit, work) {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-tree-'));
  const tree = join(folder, 'tree');
  try {
    await must('git', ['worktree', 'add', '--detach', tree, commit]);
    await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tree });
    return await work(tree);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await capture('git', ['worktree', 'prune']);
  }
}

/** Runs a command quietly. Throws Unavailable with what it printed where it fails. */
export async function must(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Unavailable(`${command} ${args[0]} failed:\n${output}`);
}
