import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { emptyDatabase, freshDatabase } from '../support/fresh-database.ts';
import { catalogOf } from './catalog.ts';
import { path, runAllMigrations, schemaFileOf } from './made-by-migrations.ts';

let migrated: Database;
beforeAll(async () => {
  migrated = await emptyDatabase();
  await runAllMigrations(migrated);
});
afterAll(() => migrated.close());

// Another version of PostgreSQL writes the same a little differently.
it.runIf(inject('databaseServer') === '')(
  'api/schema.sql is what the migrations make of an empty database',
  async () => {
    const wanted = await schemaFileOf(migrated);
    const isCurrent = readFileSync(path('schema.sql'), 'utf8') === wanted;
    expect(isCurrent, 'A migration came or changed, and api/schema.sql is as it was before: run npm run schema.').toBe(
      true,
    );
  },
);

it('a database laid from the schema is the one that the migrations make: tables, rules, rights and first rows', async () => {
  const laid = await freshDatabase();
  await migrate(migrated);
  const [is, wanted] = [await catalogOf(laid), await catalogOf(migrated)];
  await laid.close();
  expect(wanted.length).toBeGreaterThan(1000);
  const [missing, added] = [wanted.filter((line) => !is.includes(line)), is.filter((line) => !wanted.includes(line))];
  expect({ missing, added }, 'If a migration came or changed: run npm run schema.').toEqual({ missing: [], added: [] });
});
