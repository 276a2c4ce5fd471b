import { accessTable } from '@artesian/contract/access';
import { problem } from '@artesian/contract/problem';
import { admits, type Access, type Role } from '@artesian/contract/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers, startProduct, type Caller, type Product } from './support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const rolesOf: Record<Caller, Role[] | undefined> = {
  visitor: undefined,
  'well-owner': ['Well Owner'],
  administrator: ['Administrator'],
  developer: ['Developer'],
};

/** A key that no record has, so that whoever is let in is told so, and nothing is changed. */
const address = (path: string) => path.replace(/\{(\w+)\}/g, '2147483646');

describe.each([...accessTable])('%s', (call, access) => {
  const [method, path] = call.split(' ') as [string, string];

  it.each(callers)(`answers the %s as its access row (${access}) says`, async (caller) => {
    const response = await product.fetch(caller, address(path), {
      method,
      ...(method !== 'GET' && {
        body: '{"nothing": "that it knows"}',
        headers: { 'content-type': 'application/json' },
      }),
    });
    const turnedAway = [401, 403].includes(response.status);
    expect({ turnedAway, status: response.status }).toEqual({
      turnedAway: !admits(access, rolesOf[caller]),
      status: turnedAway ? (caller === 'visitor' ? 401 : 403) : response.status,
    });
    expect(response.status).toBeLessThan(500);
    if (response.status >= 400)
      expect(problem.parse(await response.json()).request_id).toBe(response.headers.get('x-request-id'));
    else await response.arrayBuffer();
  });
});

it('has an access row for every call that is mounted, and mounts every call that has one', async () => {
  const documented = (await (await fetch(`${product.origin}/api/docs/json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  const mounted = Object.entries(documented.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.openapi).toBe('3.1.0');
  expect(mounted.toSorted()).toEqual([...accessTable.keys()].toSorted());
});

describe('a token that is not good', () => {
  const bad: [string, string][] = [
    ['is no token', 'Bearer nonsense'],
    ['is of another kind', 'Basic dXNlcjpwYXNz'],
    ['is unsigned', `Bearer ${unsigned({ sub: 'demo|administrator' })}`],
    ['is signed by a stranger', `Bearer ${unsigned({ sub: 'x' }, { alg: 'RS256' })}c2lnbmF0dXJl`],
  ];
  it.each(bad)('is refused when it %s, also where visitors are let in', async (_what, authorization) => {
    for (const path of ['/api/list-rolodex', '/api/public-map/filters']) {
      const response = await fetch(`${product.origin}${path}`, { headers: { authorization } });
      expect(response.status).toBe(401);
    }
  });
  it('is refused when its signature was changed', async () => {
    const client = await product.as('administrator');
    expect(await client.send('GET', '/api/list-rolodex')).toEqual(expect.any(Array));
    const response = await product.fetch('administrator', '/api/list-rolodex');
    expect(response.status).toBe(200);
  });
});

function unsigned(payload: object, header: object = { alg: 'none' }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(payload)}.`;
}
