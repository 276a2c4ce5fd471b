import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { copyPostgres, recover } from '../../../scripts/lib/postgres.mjs';
import { contentOf } from '../support/content-of.ts';
import { counted } from '../support/counted.ts';
import { addContact, productOnOwnServer, type OwnServer } from '../support/own-server.ts';

// As docs/running/backup.md says: a copy of the server, and the log that it archives.

const folder = mkdtempSync(join(tmpdir(), 'artesian-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of the tables of the district: jobs go on meanwhile, and numbers are logged ahead. */
async function tablesOf(client: Pick<pg.ClientBase, 'query'>) {
  const content = Object.entries(await contentOf(client));
  return content.filter(([name, holds]) => !name.startsWith('pgboss.') && !/ (true|false)$/.test(holds));
}

describe.skipIf(inject('databaseServer') === '')('a server that is destroyed', () => {
  let own: OwnServer;
  beforeAll(async () => {
    // PostgreSQL may be another user.
    chmodSync(folder, 0o777);
    own = await productOnOwnServer({ archiveFolder: folder });
  });
  afterAll(() => own.close());

  it('is as it was at any moment since its copy, to the row', { timeout: 300_000 }, async (context) => {
    const { postgres, product } = own;
    const { pool } = product.database;
    const write = async (many: number, what: string) => {
      for (let turn = 0; turn < many; turn++) await addContact(product, { r_name: `${what} ${turn}` });
    };
    await write(50, 'Before the copy');
    const copy = await copyPostgres(postgres.url);
    await write(100, 'After the copy');
    const { rows } = await pool.query<{ now: string }>('select now()::text as now');
    const then = await product.database.asOwner(tablesOf);
    await write(50, 'What was not to be');
    await pool.query('delete from contacts');
    await product.database.asOwner((owner) => owner.query('select pg_switch_wal()'));
    const isArchived = async () =>
      (
        await pool.query<{ left: boolean }>(
          `select last_archived_time is null or last_archived_time < $1::timestamptz as left from pg_stat_archiver`,
          [rows[0]!.now],
        )
      ).rows[0]!.left;
    await expect.poll(isArchived, { timeout: 60_000 }).toBe(false);
    await postgres.crash();

    const recovered = await recover(copy, folder, rows[0]!.now);
    const found = new pg.Pool({ connectionString: recovered.url });
    try {
      expect(await tablesOf(found)).toEqual(then);
    } finally {
      await found.end();
      await recovered.stop();
    }
    counted(context, then.length, `${then.length} tables equal`);
  });
});
