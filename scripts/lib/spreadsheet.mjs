import { existsSync } from 'node:fs';
import { installDebian } from './chromium.mjs';
import { Unavailable } from './say.mjs';

/** A spreadsheet program without a window, found or of Debian's package (50 MB). Throws Unavailable with a sentence. */
export async function ensureSpreadsheet() {
  if (existsSync('/usr/bin/ssconvert')) return;
  await installDebian('gnumeric');
  if (existsSync('/usr/bin/ssconvert')) return;
  throw new Unavailable('It needs ssconvert, which Debian has in the package gnumeric.');
}
