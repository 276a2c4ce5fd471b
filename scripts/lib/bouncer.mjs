import { existsSync } from 'node:fs';
import { installDebian } from './chromium.mjs';
import { Unavailable } from './say.mjs';

/** PgBouncer, found or of Debian's package. Throws Unavailable with a sentence. */
export async function ensureBouncer() {
  if (existsSync('/usr/sbin/pgbouncer')) return;
  await installDebian('pgbouncer');
  if (existsSync('/usr/sbin/pgbouncer')) return;
  throw new Unavailable('They need pgbouncer, which Debian has in a package of that name.');
}
