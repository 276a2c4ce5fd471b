import { existsSync } from 'node:fs';
import { installDebian } from './chromium.mjs';
import { Unavailable } from './say.mjs';

const isThere = () => existsSync('/usr/lib/python3/dist-packages/qgis') && existsSync('/usr/lib/qgis/plugins');

/** QGIS without its window, found or of Debian's packages (930 MB with all that they need). Throws Unavailable with a sentence. */
export async function ensureQgis() {
  if (isThere()) return;
  await installDebian('python3-qgis', 'qgis-providers');
  if (isThere()) return;
  throw new Unavailable('It needs what Debian has in the packages python3-qgis and qgis-providers.');
}
