import { accessTable } from '@artesian/contract/access';
import { problem } from '@artesian/contract/language/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildMeter } from './support/builders.ts';
import { sharedProduct } from './support/product.ts';

const { product } = await sharedProduct();
beforeAll(async () => {
  await buildMeter(await product.as('administrator'));
});

const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  product.fetch('administrator', path, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });

/** In words, with an id to quote, and nothing of how the server is made. */
async function expectProblem(response: Response, status: number) {
  const text = await response.text();
  expect({ status: response.status, text }).toEqual({ status, text });
  const { detail } = problem.parse(JSON.parse(text));
  expect(detail).not.toMatch(/FST_|select |insert |node_modules|\bat .+:\d+/i);
}

describe('an address', () => {
  it.each([
    ['/api/list-wells/%00', 400],
    ['/api/list-wells/1%20or%201=1', 400],
    [`/api/list-wells/${'9'.repeat(400)}`, 400],
    ['/api/list-wells/%E0%A4%A', 400],
    ['/api/list-wells/-1', 400],
    ['/api/list-wells/1.5', 400],
    ["/api/public-map/sources/'; drop table wells", 400],
    ['/api/public-map/sources/../../etc/passwd', 404],
    ['/api/public-map/tiles/3/9/0', 400],
    ['/api/public-map/tiles/30/0/0', 400],
    ['/api/adjacent-wells/90.000001/0/5', 400],
    ['/api/adjacent-wells/30/-97/Infinity', 400],
    ['/api/adjacent-wells/30/-97/-1', 400],
    ['/api/history/no-such-register/1', 404],
    ['/api/list-wells/%20', 400],
    ['/api/list-wells/', 400],
    ['/api/adjacent-wells/%20/-97/5', 400],
    ['/api/public-map/tiles/%09/0/0', 400],
  ])('%s is refused in words', async (path, status) => {
    await expectProblem(await send('GET', path), status);
  });
});

it('an address with a blank for any of its values is refused, whatever the call', async () => {
  for (const call of accessTable.keys()) {
    const [method, path] = call.split(' ') as [string, string];
    if (!path.includes('{')) continue;
    const response = await send(method, path.replaceAll(/\{\w+\}/g, '%20'), method === 'GET' ? undefined : '{}');
    expect({ call, status: response.status }).toEqual({ call, status: 400 });
  }
});

describe('a body', () => {
  it.each([
    ['that is cut off', '{"r_name": "x"', 400],
    ['that is empty', '', 400],
    ['that is a list', '[]', 400],
    ['that is null', 'null', 400],
    ['that would change every object', '{"__proto__": {"admin": true}}', 400],
    ['that is nested a hundred thousand times', '['.repeat(100_000), 400],
    ['of three megabytes', JSON.stringify({ r_name: 'x'.repeat(3_000_000) }), 413],
    ['with a character that cannot be stored', '{"r_name": "a\\u0000b"}', 400],
    ['with half a character', '{"r_name": "\\ud800"}', 400],
    ['with a number beyond all numbers', '{"r_name": "x", "precinct_num": 1e999}', 400],
    ['with a number in words', '{"r_name": "x", "precinct_num": "3"}', 400],
    ['that names nobody', '{"r_city": "Buda"}', 422],
  ])('%s is refused in words', async (_what, body, status) => {
    await expectProblem(await send('POST', '/api/list-rolodex', body), status);
  });

  it('keeps text as it was written, whatever it looks like', async () => {
    const names = [
      '=cmd()',
      "Robert'); drop table contacts;--",
      '<script>alert(1)</script>',
      '水井 🚰 e\u0301',
      '\u202Eevil',
    ];
    for (const r_name of names) {
      const response = await send('POST', '/api/list-rolodex', JSON.stringify({ r_name }));
      expect([response.status, ((await response.json()) as { r_name: string }).r_name]).toEqual([201, r_name]);
    }
  });
});

describe('a date', () => {
  it.each(['2026-02-30', '0000-01-01', '2026-13-01', '01/02/2026', '2026-1-1', 'tomorrow', ''])(
    '%j is refused',
    async (joined_date) => {
      await expectProblem(await send('PUT', '/api/list-meters/1', JSON.stringify({ joined_date })), 400);
    },
  );
});

describe('a header', () => {
  it.each([
    ['if-match', 'garbage'],
    ['if-match', '"99999999999"'],
    ['idempotency-key', 'short'],
    ['idempotency-key', 'x'.repeat(300)],
  ])('%s: %s is refused in words', async (name, value) => {
    await expectProblem(await send('PUT', '/api/list-meters/1', '{}', { [name]: value }), 400);
  });
});
