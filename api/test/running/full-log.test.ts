import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { addContact, productOnOwnServer, type OwnServer } from '../support/own-server.ts';
import { smallDisk } from '../support/small-disk.ts';

const SOON = { timeout: 60_000, interval: 200 };
const WRITES = 200;
/** After which the log is full at the latest. */
const MOST_WRITES = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'artesian-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const disk = inject('databaseServer') === '' ? undefined : smallDisk(folder, '160m');

describe.skipIf(!disk)('PostgreSQL whose log has no room any more', () => {
  let own: OwnServer;
  beforeAll(async () => {
    // PostgreSQL, which makes the folder, may be another user's.
    chmodSync(folder, 0o777);
    own = await productOnOwnServer({ logFolder: join(folder, 'log') });
  });
  afterAll(() => own.close());

  it('loses nothing that it confirmed, and works again once there is room and somebody starts it', async (context) => {
    const { postgres, product } = own;
    const visit = async () => (await product.fetch('visitor', '/api/ui-map-wells')).status;
    const write = (r_name: string) => addContact(product, { r_name, notes: 'x'.repeat(4000) });
    const confirmed: number[] = [];
    let status = 201;
    const writeMany = async (most: number) => {
      for (let turn = 0; status === 201 && turn < most; turn++) {
        const written = await write(`Contact ${turn}`);
        status = written.status;
        if (written.key !== undefined) confirmed.push(written.key);
      }
    };
    expect(await visit()).toBe(200);
    await writeMany(WRITES);
    expect(status).toBe(201);
    // 100 bytes of the log for each row.
    const ballast = 'create table ballast as select n, md5(n::text) from generate_series(1, 1200000) as numbers (n)';
    await product.database.asOwner((owner) => owner.query(ballast)).catch(() => undefined);
    await writeMany(MOST_WRITES);
    expect([503, 507]).toContain(status);
    // What is public is answered from memory meanwhile, and the server lives.
    expect(await visit()).toBe(200);
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
