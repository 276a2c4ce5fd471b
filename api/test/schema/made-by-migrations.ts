import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { schemaOf } from '../../src/platform/database/schema-file.ts';
import { readSqlFiles } from '../../src/platform/database/sql-files.ts';
import { describeSchema } from './describe-schema.ts';

export const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Runs every migration on an empty database, one by one, and lays no view. */
export async function runAllMigrations(database: Database) {
  const views = mkdtempSync(join(tmpdir(), 'artesian-no-views-'));
  await migrate(database, { views, schema: '' });
  rmSync(views, { recursive: true });
}

/** The file `api/schema.sql` as it must be, of a database on which the migrations have run. */
export const schemaFileOf = (database: Database) =>
  database.asOwner(async (client) => {
    await client.query('begin');
    try {
      return schemaOf(await describeSchema(client), readSqlFiles(path('migrations')));
    } finally {
      await client.query('rollback');
    }
  });
