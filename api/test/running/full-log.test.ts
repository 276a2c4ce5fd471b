import { contacts } from '@artesian/contract/people/contacts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.mjs';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { counted } from '../support/counted.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';
import { smallDisk } from '../support/small-disk.ts';

const SOON = { timeout: 60_000, interval: 200 };
const WRITES = 200;
/** After which the log is full at the latest. */
const MOST_WRITES = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'artesian-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const disk = inject('databaseServer') === '' ? undefined : smallDisk(folder, '160m');

describe.skipIf(!disk)('PostgreSQL whose log has no room any more', () => {
  let postgres: ThrowAwayPostgres;
  let product: Product;
  beforeAll(async () => {
    const logFolder = join(folder, 'log');
    // PostgreSQL, which makes it, may be another user's.
    chmodSync(folder, 0o777);
    postgres = await startPostgres({ confirmsWhatIsKept: true, logFolder });
    const database = await openDatabase({ url: postgres.url, dataDir: '' });
    await ensureMigrated(database, { timeZone: 'America/Chicago' });
    product = await serveProduct(database);
    await write('First');
    await product.fetch('visitor', '/api/ui-map-wells');
  });
  afterAll(async () => {
    await product.close();
    await postgres.stop();
  });

  async function write(r_name: string): Promise<{ status: number; key: number | undefined }> {
    const response = await product.fetch('administrator', contacts.calls.create!.path, {
      method: 'POST',
      body: JSON.stringify({ r_name, notes: 'x'.repeat(4000) }),
      headers: { 'content-type': 'application/json' },
    });
    const { rolo_ndx } = (await response.json()) as { rolo_ndx?: number };
    return { status: response.status, key: rolo_ndx };
  }

  it('loses nothing that it confirmed, and works again once there is room and somebody starts it', async (context) => {
    const confirmed: number[] = [];
    let status = 201;
    const writeMany = async (most: number) => {
      for (let turn = 0; status === 201 && turn < most; turn++) {
        const written = await write(`Contact ${turn}`);
        status = written.status;
        if (written.key !== undefined) confirmed.push(written.key);
      }
    };
    await writeMany(WRITES);
    expect(status).toBe(201);
    // 100 bytes of the log for each row.
    const ballast = 'create table ballast as select n, md5(n::text) from generate_series(1, 1200000) as numbers (n)';
    await product.database.asOwner((owner) => owner.query(ballast)).catch(() => undefined);
    await writeMany(MOST_WRITES);
    expect([503, 507]).toContain(status);
    // What is public is answered from memory meanwhile, and the server lives.
    expect((await product.fetch('visitor', '/api/ui-map-wells')).status).toBe(200);
    expect([503, 507]).toContain((await write('While it is full')).status);

    disk!.grow('2g');
    await postgres.crash();
    await postgres.start();
    await expect.poll(async () => (await write('Afterwards')).status, SOON).toBe(201);
    const { rows } = await product.database.pool.query<{ rolo_ndx: number }>('select rolo_ndx from contacts');
    const found = new Set(rows.map(({ rolo_ndx }) => rolo_ndx));
    expect(confirmed.filter((key) => !found.has(key))).toEqual([]);
    counted(context, confirmed.length + 1, `${confirmed.length} confirmed writes, 0 missing`);
  });
});
