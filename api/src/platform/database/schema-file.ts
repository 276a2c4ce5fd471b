import { existsSync, readFileSync } from 'node:fs';
import { hashOf, type SqlFile } from './sql-files.ts';

/** What migrations make of an empty database, as one file of SQL. */
export interface Schema extends SqlFile {
  /** The migrations that it stands for. */
  holds: SqlFile[];
}

const INTRODUCTION = `-- The tables as they are today: what the migrations named here make, in their order, of an empty database. A new database is laid from it.
-- Written by npm run schema, never by hand.`;

export const schemaOf = (sql: string, migrations: readonly SqlFile[]) =>
  `${INTRODUCTION}\n--\n${migrations.map(({ name, hash }) => `-- ${name} ${hash}`).join('\n')}\n\n${sql}`;

/**
 * The schema in a file; nothing where there is none, or where it stands for a migration that is not among these as it was: then the
 * migrations are run one by one. Those that it does not stand for run after it.
 */
export function readSchema(path: string, migrations: readonly SqlFile[]): Schema | undefined {
  if (!existsSync(path)) return undefined;
  const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const named = [...sql.matchAll(/^-- (\S+\.sql) (\w+)$/gm)];
  const holds = migrations.filter(({ name, hash }) => named.some(([, its, was]) => its === name && was === hash));
  return holds.length === named.length ? { name: 'schema.sql', sql, hash: hashOf(sql), holds } : undefined;
}
