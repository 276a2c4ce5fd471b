import { contacts } from '@artesian/contract/people/contacts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { buildWell } from '../support/builders.ts';
import { counted } from '../support/counted.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';

const server = inject('databaseServer');
const PUBLIC = ['/api/ui-map-wells', '/api/public-map/layers', '/api/public-map/sources', '/api/public-map/filters'];
const STAFF = ['/api/list-rolodex', '/api/list-wells/1', '/api/ui-list-permits-active'];
const LONGEST_WAIT_MS = 8000;
const CUTS = process.env['THOROUGH'] ? 100 : 20;

// The embedded database is part of the process: there is no wire to cut.
describe.skipIf(server === '')('while PostgreSQL', () => {
  let origin: Database;
  let proxy: FaultProxy;
  let product: Product;

  beforeAll(async () => {
    origin = await freshDatabase();
    const { rows } = await origin.pool.query<{ name: string }>('select current_database() as name');
    proxy = await startFaultProxy(new URL(server));
    const url = Object.assign(new URL(server), { port: String(proxy.port), pathname: rows[0]!.name });
    product = await serveProduct(await openDatabase({ url: url.href, dataDir: '' }), { ANSWER_SECONDS: '8' });
    await buildWell(await product.as('administrator'), { well_name: 'Kept' });
    for (const path of PUBLIC) await ask('visitor', path);
  });
  afterEach(() => proxy.restore());
  afterAll(async () => {
    await product.close();
    await proxy.close();
    await origin.close();
  });

  async function ask(caller: 'visitor' | 'administrator', path: string, init: RequestInit = {}) {
    const begun = performance.now();
    const response = await product.fetch(caller, path, init);
    const text = await response.text();
    return { path, status: response.status, headers: response.headers, text, ms: performance.now() - begun };
  }
  const ready = async () => {
    const { status, ms } = await ask('visitor', '/health/ready');
    return { status, isQuick: ms < 200 };
  };

  /** Everybody asks for everything at once, twice: what was waiting, and what comes when the trouble is known. */
  async function expectPublicAnswersOnly() {
    for (const round of ['at first', 'afterwards']) {
      const [open, staff, write] = await Promise.all([
        Promise.all(PUBLIC.map((path) => ask('visitor', path))),
        Promise.all(STAFF.map((path) => ask('administrator', path))),
        ask('administrator', contacts.calls.create!.path, {
          method: 'POST',
          body: JSON.stringify({ r_name: `Written ${round}` }),
          headers: { 'content-type': 'application/json' },
        }),
      ]);
      for (const { path, status, headers } of open) {
        expect({ round, path, status, asOf: headers.get('x-as-of') }).toEqual({
          round,
          path,
          status: 200,
          asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        });
      }
      for (const { path, status, headers } of [...staff, write]) {
        expect({ round, path, status, retry: headers.get('retry-after') }).toEqual({
          round,
          path,
          status: 503,
          retry: '5',
        });
      }
      for (const { path, ms } of [...open, ...staff, write]) {
        expect({ path, isInTime: ms < LONGEST_WAIT_MS }).toEqual({ path, isInTime: true });
      }
    }
    await expect.poll(ready, { timeout: 5000 }).toEqual({ status: 503, isQuick: true });
    expect((await ask('visitor', '/api/ui-map-wells')).text).toContain('Kept');
  }

  async function expectAllWell() {
    await expect
      .poll(async () => (await ask('administrator', '/api/list-rolodex')).status, { timeout: 10_000 })
      .toBe(200);
    for (const path of [...PUBLIC, ...STAFF]) {
      const { status, headers } = await ask('administrator', path);
      expect({ path, status, asOf: headers.get('x-as-of') }).toEqual({ path, status: 200, asOf: null });
    }
    expect(await ready()).toEqual({ status: 200, isQuick: true });
  }

  it('is gone, the public map answers from memory and says how old it is; all else says that it cannot', async () => {
    proxy.cut();
    await expectPublicAnswersOnly();
    proxy.restore();
    await expectAllWell();
  });

  it('is frozen, nobody waits longer than eight seconds', async () => {
    proxy.freeze();
    await expectPublicAnswersOnly();
    proxy.restore();
    await expectAllWell();
  });

  it('takes five seconds for everything, nobody waits longer than eight', async () => {
    proxy.delay(5000);
    await expectPublicAnswersOnly();
    proxy.restore();
    await expectAllWell();
  });

  it('takes half a second longer, everything works', async () => {
    proxy.delay(500);
    const answers = await Promise.all([...PUBLIC, ...STAFF].map((path) => ask('administrator', path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await ready()).toEqual({ status: 200, isQuick: true });
    proxy.restore();
    await expectAllWell();
  });

  it.each([
    { trouble: 'drops every connection', happen: async () => proxy.breakConnections() },
    {
      // Nor can the failure of the job be told it.
      trouble: 'is gone for a while',
      happen: async () => {
        proxy.cut();
        await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 503, isQuick: true });
        proxy.restore();
      },
    },
  ])('$trouble while a job runs, the job is done again', async ({ happen }) => {
    await origin.asOwner((client) =>
      client.query(`
        create sequence if not exists public.begun;
        alter sequence public.begun restart;
        grant usage, select on public.begun to artesian_app;
        delete from pgboss.job where name = 'publish-water-levels';
        create or replace function api.publish_water_levels() returns void language plpgsql as $$
        begin
          perform nextval('public.begun'), pg_sleep(2);
        end $$`),
    );
    const ends = async () => {
      const { rows } = await origin.pool.query<{ state: string }>(
        `select state from pgboss.job where name = 'publish-water-levels'`,
      );
      return rows.map(({ state }) => state);
    };
    const timesBegun = async () => {
      const { rows } = await origin.pool.query<{ times: number }>(
        'select case when is_called then last_value else 0 end as times from public.begun',
      );
      return rows[0]!.times;
    };
    const publish = ask('administrator', '/api/publish-data/publish-water-levels', { method: 'POST' });
    await expect.poll(timesBegun, { timeout: 60_000 }).toBe(1);
    await happen();
    expect([204, 503]).toContain((await publish).status);
    await expect.poll(ends, { timeout: 60_000 }).toEqual(['completed']);
    expect(await timesBegun()).toBe(2);
    await expectAllWell();
  });

  it('has dropped every connection, calls that may be repeated are, and nobody notices', async () => {
    for (let round = 0; round < 5; round++) {
      proxy.breakConnections();
      const [read, list, write] = await Promise.all([
        ask('administrator', '/api/list-wells/1'),
        ask('visitor', '/api/public-map/layers'),
        ask('administrator', '/api/list-rolodex', {
          method: 'POST',
          body: JSON.stringify({ r_name: `Round ${round}` }),
          headers: { 'content-type': 'application/json', 'idempotency-key': `round-${round}-of-outages` },
        }),
      ]);
      expect([read.status, list.status, write.status]).toEqual([200, 200, 201]);
    }
    const { text } = await ask('administrator', '/api/list-rolodex');
    expect((JSON.parse(text) as { r_name: string }[]).filter(({ r_name }) => r_name.startsWith('Round'))).toHaveLength(
      5,
    );
  });

  it(`is cut off after any of ${CUTS} numbers of bytes, what is sent again until it is answered is done once`, async (context) => {
    const before = proxy.cuts();
    let sent = 0;
    for (const [round, bytes] of fc
      .sample(fc.integer({ min: 1, max: 2500 }), { numRuns: CUTS, seed: 20_261_128 })
      .entries()) {
      proxy.cutAfter(bytes);
      const write = () =>
        ask('administrator', '/api/list-rolodex', {
          method: 'POST',
          body: JSON.stringify({ r_name: `Cut ${round}` }),
          headers: { 'content-type': 'application/json', 'idempotency-key': `cut-${round}-of-outages` },
        });
      let status = 0;
      for (let times = 0; status !== 201 && times < 10; times++) {
        ({ status } = await write());
        sent += 1;
        expect([201, 503]).toContain(status);
      }
      expect(status).toBe(201);
    }
    proxy.restore();
    expect(proxy.cuts() - before).toBeGreaterThan(CUTS / 2);
    const { text } = await ask('administrator', '/api/list-rolodex');
    const names = (JSON.parse(text) as { r_name: string }[])
      .map(({ r_name }) => r_name)
      .filter((name) => name.startsWith('Cut'));
    expect(names.toSorted()).toEqual(Array.from({ length: CUTS }, (_, round) => `Cut ${round}`).toSorted());
    // Nothing that was begun is left open.
    const open = async () =>
      (
        await origin.pool.query(
          `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        )
      ).rowCount;
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
    counted(context, CUTS, `${proxy.cuts() - before} cuts, ${sent} calls, each done once`);
  });
});
