import { contacts } from '@artesian/contract/people/contacts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { addContact, productOnOwnServer, type OwnServer } from '../support/own-server.ts';

const KILLS = process.env['THOROUGH'] ? 20 : 3;
const WRITERS = 4;
const SOON = { timeout: 60_000, interval: 100 };

// The embedded database ends with its server: `database.test.ts` kills that.
describe.skipIf(inject('databaseServer') === '')('PostgreSQL that is killed while four people write', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await productOnOwnServer();
  });
  afterAll(() => own.close());

  it(`${KILLS} times has all that it confirmed, each once, and the server goes on`, async (context) => {
    const { postgres, product } = own;
    const confirmed = new Map<number, string>();
    const statuses = new Set<number>();
    for (let round = 0; round < KILLS; round++) {
      const over = new AbortController();
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let turn = 0; !over.signal.aborted; turn++) {
          const name = `Round ${round}, writer ${writer}, ${turn}`;
          const { status, key } = await addContact(product, { r_name: name });
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
      expect((await addContact(product, { r_name: `After round ${round}` })).status).toBe(201);
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
