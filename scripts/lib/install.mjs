import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from './prepare.mjs';
import { capture, root } from './run.mjs';
import { stop } from './say.mjs';

/** Installs the packages of the lockfile when they are missing or older than it, and prepares an empty database. Stops on a Node that is too old. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.error('Installing packages …');
  const { code, output } = await capture('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) stop(`The packages could not be installed (npm ci ended with ${code}):\n${output}`);
  await prepareDatabase();
}

function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Artesian needs Node 20.19 or later; this is ${process.versions.node}.`);
}
