import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wells } from '@artesian/contract/wells/wells';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { move } from '../../src/backup/move.ts';
import { readConfig } from '../../src/platform/config.ts';
import { prepareDemonstration } from '../../src/demonstration.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { contentOf } from '../support/content-of.ts';
import { buildWell } from '../support/builders.ts';
import { serveProduct } from '../support/serve-product.ts';

const server = inject('databaseServer');
const NAME = 'moved_of_tests';
const DATA_DIR = mkdtempSync(join(tmpdir(), 'artesian-move-'));
const url = server && Object.assign(new URL(server), { pathname: NAME }).href;
const config = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR, DATABASE_URL: url, ...settings }, {});

async function onServer(...statements: string[]) {
  const client = new pg.Client(server);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

// The demonstration district with a change of its own, in an embedded database.
describe.skipIf(!server)('from the embedded database to a server', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    await onServer(`drop database if exists ${NAME} with (force)`, `create database ${NAME} template template0`);
    const database = await openDatabase({ dataDir: DATA_DIR });
    await migrate(database, { timeZone: 'America/Chicago' });
    await prepareDemonstration(database);
    const product = await serveProduct(database);
    const staff = await product.as('administrator');
    const { well_ndx, version } = await buildWell(staff, { well_name: 'Tried out' });
    await staff.register(wells).update(well_ndx, { well_name: 'Kept' }, version);
    await product.close();
    const again = await openDatabase({ dataDir: DATA_DIR });
    before = await again.asOwner(contentOf);
    await again.close();
  }, 300_000);
  afterAll(async () => {
    await onServer(`drop database if exists ${NAME} with (force)`);
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  it('takes every row of every table, history and numbers, in one command', async () => {
    const { rows, tables } = await move(config());
    expect(rows).toBeGreaterThan(100_000);
    const moved = await openDatabase({ url, dataDir: DATA_DIR });
    const after = await moved.asOwner(contentOf);
    expect(after).toEqual(before);
    expect(after['history.changes']).not.toMatch(/^0 /);
    expect(tables).toBeGreaterThan(100);
    expect(existsSync(join(DATA_DIR, 'pg'))).toBe(true);

    // People go on where they were: with its rules, its history and the next number.
    const product = await serveProduct(moved);
    const staff = await product.as('administrator');
    const [kept] = (await staff.register(wells).list()).filter(({ well_name }) => well_name === 'Kept');
    expect((await buildWell(staff)).well_ndx).toBe(kept!.well_ndx + 1);
    const { rows: rules } = await product.database.pool.query(
      `select (select count(*)::integer from pg_constraint where not convalidated) as unchecked,
              (select count(*)::integer from pg_trigger where tgenabled <> 'O') as switched_off,
              public.district_time_zone() as zone`,
    );
    expect(rules).toEqual([{ unchecked: 0, switched_off: 0, zone: 'America/Chicago' }]);
    await product.close();
  });

  it('refuses in words a database that holds a district, and settings that name none', async () => {
    await expect(move(config())).rejects.toThrow(/already holds a district/);
    await expect(move(config({ DATABASE_URL: '' }))).rejects.toThrow(/^Set DATABASE_URL/);
    await expect(move(config({ DATA_DIR: tmpdir() }))).rejects.toThrow(/^No embedded database found in/);
  });
});
