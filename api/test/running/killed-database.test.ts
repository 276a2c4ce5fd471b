import { contacts } from '@artesian/contract/people/contacts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.mjs';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { counted } from '../support/counted.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';

const KILLS = process.env['THOROUGH'] ? 20 : 3;
const WRITERS = 4;
const SOON = { timeout: 60_000, interval: 100 };

// The embedded database ends with its server: `database.test.ts` kills that.
describe.skipIf(inject('databaseServer') === '')('PostgreSQL that is killed while four people write', () => {
  let postgres: ThrowAwayPostgres;
  let product: Product;
  beforeAll(async () => {
    postgres = await startPostgres({ confirmsWhatIsKept: true });
    const database = await openDatabase({ url: postgres.url, dataDir: '' });
    await ensureMigrated(database, { timeZone: 'America/Chicago' });
    product = await serveProduct(database);
    // So that nobody signs in while the database is away.
    await write('First');
  });
  afterAll(async () => {
    await product.close();
    await postgres.stop();
  });

  async function write(r_name: string): Promise<{ status: number; key: number | undefined }> {
    const response = await product.fetch('administrator', contacts.calls.create!.path, {
      method: 'POST',
      body: JSON.stringify({ r_name }),
      headers: { 'content-type': 'application/json' },
    });
    const { rolo_ndx } = (await response.json()) as { rolo_ndx?: number };
    return { status: response.status, key: rolo_ndx };
  }

  it(`${KILLS} times has all that it confirmed, each once, and the server goes on`, async (context) => {
    const confirmed = new Map<number, string>();
    const statuses = new Set<number>();
    for (let round = 0; round < KILLS; round++) {
      const over = new AbortController();
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let turn = 0; !over.signal.aborted; turn++) {
          const name = `Round ${round}, writer ${writer}, ${turn}`;
          const { status, key } = await write(name);
          statuses.add(status);
          if (key !== undefined) confirmed.set(key, name);
        }
      });
      await sleep(500 + Math.random() * 1500);
      await postgres.kill();
      await sleep(200);
      over.abort();
      await Promise.all(writers);
      await postgres.start();
      await expect.poll(async () => (await product.fetch('visitor', '/health/ready')).status, SOON).toBe(200);
      expect((await write(`After round ${round}`)).status).toBe(201);
    }
    // What was not confirmed was refused in words, never as a fault of the server.
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(statuses.has(503)).toBe(true);
    const kept = new Map(
      (await (await product.as('administrator')).register(contacts).list()).map(({ rolo_ndx, r_name }) => [
        rolo_ndx,
        r_name,
      ]),
    );
    expect([...confirmed].filter(([key, name]) => kept.get(key) !== name)).toEqual([]);
    expect(new Set(kept.values()).size).toBe(kept.size);
    expect(confirmed.size).toBeGreaterThan(KILLS * WRITERS);
    counted(context, KILLS, `${confirmed.size} confirmed writes, 0 missing`);
  });
});
