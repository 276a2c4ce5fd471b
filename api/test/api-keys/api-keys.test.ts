import { apiKeys, apiKeyUse, makeApiKey } from '@artesian/contract/api-keys/api-keys';
import { KnownKeys } from '../../src/api-keys/known-keys.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftOf } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const OPEN_DATA_LIMIT = 5;
const { product, staff } = await sharedProduct({ settings: { OPEN_DATA_RATE_LIMIT: String(OPEN_DATA_LIMIT) } });

async function addKey(values: object = {}) {
  const draft = await draftOf(apiKeys, staff, product.database.pool);
  const { api_key_ndx } = await staff.register(apiKeys).create({ ...draft, ...values } as never);
  const { key } = await staff.call(makeApiKey, { params: { api_key_ndx } });
  return { api_key_ndx, key };
}

type AddedKey = Awaited<ReturnType<typeof addKey>>;
let ofMinute: AddedKey;
let ofDay: AddedKey;
let counted: AddedKey;
// All before the first call: keys that are made in the same second are found in the next.
beforeAll(async () => {
  ofMinute = await addKey({ calls_per_minute: 8, calls_per_day: 1000 });
  ofDay = await addKey({ calls_per_minute: 3, calls_per_day: 3 });
  counted = await addKey({ calls_per_minute: 4 });
  await product.database.pool.query('insert into api_key_days values ($1, district_today(), 2, 0)', [
    ofDay.api_key_ndx,
  ]);
});

const call = (key: string | undefined, path = '/ogc/conformance') =>
  product.fetch('visitor', path, key === undefined ? {} : { headers: { 'x-api-key': key } });
const statuses = async (count: number, key?: string) => {
  const all: number[] = [];
  while (all.length < count) all.push((await call(key)).status);
  return all;
};

describe('an API key', () => {
  it('has limits of its own, where an address without one is soon told to wait', async () => {
    const { key } = ofMinute;
    expect(await statuses(OPEN_DATA_LIMIT + 1)).toEqual([...Array(OPEN_DATA_LIMIT).fill(200), 429]);
    // Screens are not programs: their calls count by themselves.
    expect((await call(undefined, '/api/settings')).status).toBe(200);
    expect(await statuses(8, key)).toEqual(Array(8).fill(200));
    const over = await call(key);
    expect(over.status).toBe(429);
    const wait = Number(over.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    expect((await over.json()).detail).toMatch(/^This key allows 8 calls a minute\. Try again in \d+ seconds?\.$/);
  });

  it('that nobody has counts as a call of its address', async () => {
    expect((await call('ak_nobody')).status).toBe(429);
    const left = async () => {
      const answer = await call('ak_nobody', '/api/settings');
      expect(answer.status).toBe(401);
      return Number(answer.headers.get('x-ratelimit-remaining'));
    };
    const before = await left();
    expect(await left()).toBeLessThan(before);
  });

  it('ends a day with its calls of the day', async () => {
    const { key } = ofDay;
    expect(await statuses(2, key)).toEqual([200, 429]);
    const over = await call(key);
    expect((await over.json()).detail).toMatch(/^This key allows 3 calls a day\. Try again tomorrow, in /);
    expect(Number(over.headers.get('retry-after'))).toBeLessThanOrEqual(25 * 3600);
  });

  it('is shown once and kept as a hash', async () => {
    const { key, api_key_ndx } = await addKey();
    const { rows } = await product.database.pool.query(
      `select (select json_agg(api_keys) from api_keys)::text
         || (select coalesce(json_agg(changes), '[]') from history.changes)::text
         || (select coalesce(json_agg(kept), '[]') from idempotency_keys kept)::text as everything`,
    );
    expect(rows[0].everything).not.toContain(key);
    const record = await staff.register(apiKeys).get(api_key_ndx);
    expect(record.key_start).toBe(key.slice(0, 8));
    expect(JSON.stringify(record)).not.toContain('hash');
  });

  it.each([
    ['unknown', async () => 'ak_nobody'],
    ['at its end', async () => (await addKey({ ends_on: '2020-01-01' })).key],
    [
      'replaced by another',
      async () => {
        const { key, api_key_ndx } = await addKey();
        await staff.call(makeApiKey, { params: { api_key_ndx } });
        return key;
      },
    ],
  ])('is refused where it is %s', async (_what, keyOf) => {
    const answer = await call(await keyOf(), '/api/settings');
    expect(answer.status).toBe(401);
    expect((await answer.json()).detail).toContain('is unknown, has expired or was revoked');
  });

  it('is told how often it was used by day, without a write for each call', async () => {
    const { key, api_key_ndx } = counted;
    expect(await statuses(5, key)).toEqual([200, 200, 200, 200, 429]);
    const use = () => staff.view(apiKeyUse, { params: { api_key_ndx } });
    const today = (await use())[0]!;
    expect(await use()).toHaveLength(30);
    expect(today).toMatchObject({ calls: 0, refused: 0 });
    // Looking for a key that is not known writes what was counted, as the passing of some seconds does.
    await expect
      .poll(async () => (await call('ak_nobody'), (await use())[0]), { timeout: 5000, interval: 300 })
      .toEqual({ day: today.day, calls: 4, refused: 1 });
  });
});

describe('several processes', () => {
  afterEach(() => void vi.useRealTimers());

  it('count the minute of a key together, told every few seconds', async () => {
    const { pool } = product.database;
    const { key, api_key_ndx } = await addKey({ calls_per_minute: 5, calls_per_day: 1000 });
    vi.useFakeTimers({ toFake: ['Date'] });
    const [one, other] = [new KnownKeys(pool, Date.now), new KnownKeys(pool, Date.now)];
    const call = async (process: KnownKeys) => (await process.count((await process.find(key))!)).over === undefined;
    const told = async () =>
      (await pool.query('select calls from api_key_minutes where api_key_ndx = $1', [api_key_ndx])).rows[0]?.calls;
    expect([await call(one), await call(one), await call(one)]).toEqual([true, true, true]);
    vi.setSystemTime(Date.now() + 2500);
    expect(await call(one)).toBe(true);
    await expect.poll(told).toBe(3);
    // Three of the five are told; the fourth is not yet.
    expect([await call(other), await call(other), await call(other)]).toEqual([true, true, false]);
    vi.setSystemTime(Date.now() + 2500);
    await call(other);
    await expect.poll(told).toBe(5);
    vi.setSystemTime(Date.now() + 2500);
    await call(one);
    await expect.poll(told).toBe(6);
    expect(await call(one)).toBe(false);
    vi.setSystemTime(Date.now() + 60_000);
    expect([await call(other), await call(one)]).toEqual([true, true]);
  });

  it('each count by themselves while the database does not answer', async () => {
    const keys = new KnownKeys({ query: () => Promise.reject(new Error('gone')) } as never, Date.now);
    const known = { api_key_ndx: 1, day: '2026-01-01', calls_per_minute: 2, calls_per_day: 10, calls_today: 0 };
    const overs = [await keys.count(known), await keys.count(known), await keys.count(known)].map(({ over }) => over);
    expect(overs.map((over) => over === undefined)).toEqual([true, true, false]);
  });
});
