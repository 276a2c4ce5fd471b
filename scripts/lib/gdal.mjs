import { existsSync } from 'node:fs';
import { installDebian } from './chromium.mjs';
import { Unavailable } from './say.mjs';

/** GDAL's programs, found or of Debian's package. Throws Unavailable with a sentence. */
export async function ensureGdal() {
  if (existsSync('/usr/bin/ogrinfo')) return;
  await installDebian('gdal-bin');
  if (existsSync('/usr/bin/ogrinfo')) return;
  throw new Unavailable('They need ogrinfo, which Debian has in the package gdal-bin.');
}
