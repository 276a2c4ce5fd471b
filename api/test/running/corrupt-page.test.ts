import { contacts } from '@artesian/contract/people/contacts';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { productOnOwnServer, type OwnServer } from '../support/own-server.ts';

const PAGES = 10;
const PAGE_BYTES = 8192;
const SPOILED_BYTES = 64;
const SOON = { timeout: 60_000, interval: 100 };

// The embedded database keeps no checksums.
describe.skipIf(inject('databaseServer') === '')('a page of a table that the disk has spoiled', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await productOnOwnServer();
    await own.product.database.pool.query(
      `insert into contacts (r_name, notes) select 'Contact ' || n, repeat('x', 500) from generate_series(1, 500) as numbers (n)`,
    );
  });
  afterAll(() => own.close());

  const one = async (key: number) => {
    const path = contacts.calls.one!.path.replace('{rolo_ndx}', String(key));
    const response = await own.product.fetch('administrator', path);
    return { status: response.status, text: await response.text() };
  };

  /** Writes into the middle of a page while the server is down, and gives back what stood there. */
  async function writeInto(file: string, at: number, bytes: Buffer): Promise<Buffer> {
    await own.postgres.crash();
    const opened = openSync(file, 'r+');
    const before = Buffer.alloc(bytes.length);
    readSync(opened, before, 0, bytes.length, at);
    writeSync(opened, bytes, 0, bytes.length, at);
    closeSync(opened);
    await own.postgres.start();
    return before;
  }

  it('is found out when it is read, is never answered as data, and all else goes on', async (context) => {
    const { database } = own.product;
    const { rows } = await database.asOwner((owner) =>
      owner.query<{ file: string; pages: number }>(
        `select current_setting('data_directory') || '/' || pg_relation_filepath('contacts') as file,
           (pg_relation_size('contacts') / ${PAGE_BYTES})::integer as pages`,
      ),
    );
    const { file, pages } = rows[0]!;
    for (let round = 0; round < PAGES; round++) {
      const page = 1 + Math.floor((round * (pages - 2)) / PAGES);
      const on = await database.pool.query<{ rolo_ndx: number }>(
        `select rolo_ndx from contacts where ctid >= $1::tid and ctid < $2::tid order by ctid`,
        [`(${page},0)`, `(${page + 1},0)`],
      );
      const key = on.rows[0]!.rolo_ndx;
      expect((await one(key)).status).toBe(200);
      await database.asOwner((owner) => owner.query('checkpoint'));

      const at = page * PAGE_BYTES + PAGE_BYTES / 2;
      const before = await writeInto(file, at, Buffer.alloc(SPOILED_BYTES, 0x5a));
      await expect.poll(async () => (await one(key)).status, SOON).toBe(500);
      const { text } = await one(key);
      expect(text).not.toMatch(/base\/|page|ZZZ|checksum/);
      const elsewhere = key === 400 ? 401 : 400;
      if (!on.rows.some(({ rolo_ndx }) => rolo_ndx === elsewhere)) expect((await one(elsewhere)).status).toBe(200);

      await writeInto(file, at, before);
      await expect.poll(async () => (await one(key)).status, SOON).toBe(200);
    }
    counted(context, PAGES, `${PAGES} of ${PAGES} found`);
  });
});
