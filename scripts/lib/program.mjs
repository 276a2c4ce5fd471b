import { existsSync } from 'node:fs';
import { installDebian } from './chromium.mjs';
import { Unavailable } from './say.mjs';

/** A program that Debian has in a package of its name, found or installed. Throws Unavailable with a sentence. */
export async function ensureProgram(name) {
  const isThere = () => ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(`${folder}/${name}`));
  if (!isThere()) await installDebian(name);
  if (!isThere()) throw new Unavailable(`They need ${name}, which Debian has in a package of that name.`);
}
