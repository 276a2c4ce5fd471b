import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps each version of PostgreSQL; elsewhere its programs are on the path. */
const VERSIONS = '/usr/lib/postgresql';

/** The newest `pg_dump` or `pg_restore` of this machine: an older one refuses a newer server. */
export function postgresProgram(name: 'pg_dump' | 'pg_restore'): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin', name))
    .find((path) => existsSync(path));
  return newest ?? name;
}
