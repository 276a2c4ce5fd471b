import { contacts } from '@artesian/contract/people/contacts';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { ByteCache } from '../../src/platform/answers/byte-cache.ts';
import { Gathering } from '../../src/platform/answers/gathering.ts';
import { startProduct, type Product } from '../support/product.ts';

describe('what is kept in memory', () => {
  it('goes, the longest unused first, when it takes more than it may', () => {
    const cache = new ByteCache<string>(100);
    cache.set('a', 'A', 40);
    cache.set('b', 'B', 40);
    expect(cache.get('a')).toBe('A');
    cache.set('c', 'C', 40);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.bytes]).toEqual(['A', undefined, 'C', 80]);
    cache.set('a', 'A2', 10);
    expect([cache.get('a'), cache.bytes]).toEqual(['A2', 50]);
    cache.set('much', 'M', 101);
    expect([cache.get('much'), cache.get('c'), cache.bytes]).toEqual([undefined, 'C', 50]);
  });
});

describe('what is being made', () => {
  it('is followed from its beginning, before its end is there', async () => {
    let goOn = () => {};
    const end = new Promise<void>((resolve) => (goOn = resolve));
    const gathering = new Gathering(
      (async function* () {
        yield 'the beginning';
        await end;
        yield ' and the end';
      })(),
      100,
    );
    expect(await gathering.goesOnAfter(5, 60_000)).toBe(true);
    const reader = gathering.follow();
    expect(String((await reader.next()).value)).toBe('the beginning');
    goOn();
    expect(String((await reader.next()).value)).toBe(' and the end');
    expect(await reader.next()).toMatchObject({ done: true });
    expect([await gathering.isWhole, await gathering.goesOnAfter(5, 60_000)]).toEqual([true, false]);
    expect(Buffer.concat(gathering.pieces).toString()).toBe('the beginning and the end');
  });

  it('begins with what there is after some time, unless that is all', async () => {
    let goOn = () => {};
    const end = new Promise<void>((resolve) => (goOn = resolve));
    const slow = new Gathering(
      (async function* () {
        yield 'the beginning';
        await end;
      })(),
      100,
    );
    expect(await slow.goesOnAfter(1000, 1)).toBe(true);
    goOn();
    const late = new Gathering(
      (async function* () {
        await end;
        yield 'all of it';
      })(),
      100,
    );
    expect(await late.goesOnAfter(1000, 0)).toBe(false);
  });

  it('tells what went wrong to whoever waits and to whoever follows', async () => {
    const fail = () => Promise.reject(new Error('Broken off'));
    const gathering = new Gathering({ [Symbol.asyncIterator]: () => ({ next: fail }) }, 100);
    await expect(gathering.goesOnAfter(5, 60_000)).rejects.toThrow('Broken off');
    await expect(gathering.follow().next()).rejects.toThrow('Broken off');
  });

  it('ends what makes it when it is too long to gather and its reader has gone', async () => {
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield 'more ';
      } finally {
        isEnded = true;
      }
    }
    const gathering = new Gathering(endless(), 100);
    const reader = gathering.follow();
    expect(await gathering.isWhole).toBe(false);
    for (let piece = 0; piece < 50; piece++) expect(String((await reader.next()).value)).toBe('more ');
    await reader.return!();
    expect(isEnded).toBe(true);
  });
});

describe('a list of some megabytes', () => {
  const COUNT = 3000;
  it('is sent as it is made to whoever asks first, and not again to whoever has it in either form', async () => {
    const product = await startProduct();
    onTestFinished(() => product.close());
    await product.database.pool.query(
      `insert into contacts (r_name, notes) select 'Contact ' || n, repeat('n', 1000) from generate_series(1, ${COUNT}) as n`,
    );
    const ask = (headers: Record<string, string> = {}) =>
      product.fetch('administrator', '/api/list-rolodex', { headers });
    const answers = await Promise.all(
      ['gzip', 'identity', 'br'].map(async (encoding) => {
        const answer = await ask({ 'accept-encoding': encoding });
        return { etag: answer.headers.get('etag')!, list: await answer.text() };
      }),
    );
    expect(JSON.parse(answers[0]!.list)).toHaveLength(COUNT);
    expect(new Set(answers.map(({ list }) => list)).size).toBe(1);
    const etags = [...new Set(answers.map(({ etag }) => etag))].toSorted();
    // One was the first; the others have the list that was kept of it.
    expect(etags).toEqual([expect.stringMatching(/^"/), expect.stringMatching(/^W\//)]);
    for (const etag of etags) expect((await ask({ 'if-none-match': etag })).status).toBe(304);

    await product.database.pool.query('update contacts set r_name = r_name where rolo_ndx = 1');
    const again = await ask({ 'if-none-match': etags[0]! });
    expect([again.status, again.headers.get('etag')?.startsWith('W/')]).toEqual([200, false]);
  });
});

describe('a list of more than twenty megabytes', () => {
  const COUNT = 12_000;
  const LIST = '/api/list-rolodex';
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
    await product.database.pool.query(
      `insert into contacts (r_name, notes) select 'Contact ' || n, repeat('n', 2000) from generate_series(1, ${COUNT}) as n`,
    );
  });
  afterAll(() => product.close());

  const busyConnections = () => product.database.pool.totalCount - product.database.pool.idleCount;
  /** Answers that are not looked at are read to their end, too. */
  const etagOf = async () => {
    const response = await ask();
    await response.arrayBuffer();
    return response.headers.get('etag');
  };
  /** Makes what is kept of it old. */
  const touch = () =>
    product.database.pool.query(`update contacts set notes = notes || '.' where r_name = 'Contact 1'`);
  const ask = (headers: Record<string, string> = {}) => product.fetch('administrator', LIST, { headers });

  it('arrives whole, compressed or not, and is not sent again to whoever has it', async () => {
    const etags = [];
    for (const encoding of ['identity', 'gzip', 'br, gzip']) {
      const response = await ask({ 'accept-encoding': encoding });
      const rows = (await response.json()) as { rolo_ndx: number }[];
      expect(rows).toHaveLength(COUNT);
      expect(new Set(rows.map(({ rolo_ndx }) => rolo_ndx)).size).toBe(COUNT);
      etags.push(response.headers.get('etag')!);
    }
    expect(new Set(etags).size).toBe(1);
    const known = await ask({ 'if-none-match': etags[0]! });
    expect([known.status, await known.text()]).toEqual([304, '']);
    await expect.poll(busyConnections, { timeout: 5000 }).toBe(0);
  });

  it('is another one after a change, at once', async () => {
    const before = await etagOf();
    const added = await (await product.as('administrator')).register(contacts).create({ r_name: 'Added later' });
    const response = await ask();
    expect(response.headers.get('etag')).not.toBe(before);
    const rows = (await response.json()) as { rolo_ndx: number }[];
    expect(rows.some(({ rolo_ndx }) => rolo_ndx === added.rolo_ndx)).toBe(true);
  });

  it('is kept compressed once it was read to its end, for any number of readers at once', async () => {
    const etag = await etagOf();
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, reader) => ask({ 'accept-encoding': reader % 4 === 0 ? 'identity' : 'gzip' })),
    );
    for (const response of responses) {
      expect([response.status, response.headers.get('etag')]).toEqual([200, etag]);
      expect(await response.json()).toHaveLength(COUNT + 1);
    }
  });

  it('gives its connection back when the reader goes away', async () => {
    const token = await obtainToken(product.origin, 'administrator');
    await touch();
    for (let reader = 0; reader < 5; reader++) {
      await new Promise<void>((resolve) => {
        const call = get(`${product.origin}${LIST}`, { headers: { authorization: `Bearer ${token}` } }, (response) =>
          response.once('data', () => {
            call.destroy();
            resolve();
          }),
        );
      });
    }
    await expect.poll(busyConnections, { timeout: 5000 }).toBe(0);
    expect(await etagOf()).not.toBeNull();
  });

  it('is sent to two at once, some wait, and more are asked to come again', async () => {
    await touch();
    const answers = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const response = await ask({ 'accept-encoding': 'identity' });
        return { status: response.status, wait: response.headers.get('retry-after'), body: await response.json() };
      }),
    );
    for (const { status, wait, body } of answers) {
      if (status === 200) expect((body as unknown[]).length).toBeGreaterThan(COUNT);
      else expect([status, wait]).toEqual([503, '5']);
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses).toContain(503);
    await expect.poll(busyConnections, { timeout: 20_000 }).toBe(0);
  });
});
