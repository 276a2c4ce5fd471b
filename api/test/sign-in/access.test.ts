import { accessTable } from '@artesian/contract/access';
import { problem } from '@artesian/contract/language/problem';
import { admits, type Role } from '@artesian/contract/language/roles';
import { request } from 'node:http';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { signingKeys } from '../../src/sign-in/keys.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { callers, sharedProduct, type Caller } from '../support/product.ts';

const { product } = await sharedProduct();

const rolesOf: Record<Caller, Role[] | undefined> = {
  visitor: undefined,
  'well-owner': ['Well Owner'],
  administrator: ['Administrator'],
  developer: ['Developer'],
};

/** A key that no record has, so that whoever is let in is told so, and nothing is changed. */
const address = (path: string) => path.replace(/\{(\w+)\}/g, '2147483646');

/** These come last: they end what the other calls are made with, and each is made with a token of its own. */
const signingOut = ['POST /api/sign-out', 'POST /api/sign-out-everywhere'];
const calls = [...accessTable].toSorted(([one], [other]) => signingOut.indexOf(one) - signingOut.indexOf(other));

describe.each(calls)('%s', (call, access) => {
  const [method, path] = call.split(' ') as [string, string];

  it.each(callers)(`answers the %s as its access row (${access}) says`, async (caller) => {
    const isLast = signingOut.includes(call) && caller !== 'visitor';
    const own = isLast && { authorization: `Bearer ${await obtainToken(product.origin, caller)}` };
    const response = await product.fetch(isLast ? 'visitor' : caller, address(path), {
      method,
      ...(method !== 'GET' && {
        body: '{"nothing": "that it knows"}',
        headers: { 'content-type': 'application/json', ...own },
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

it('shows the reference of the API in the colors of the product', async () => {
  const page = await (await fetch(`${product.origin}/api/docs/`)).text();
  expect(page).toContain('API Reference · Artesian');
  const [, style] = /href="([^"]*artesian\.css)"/.exec(page)!;
  expect(await (await fetch(new URL(style!, `${product.origin}/api/docs/`))).text()).toContain('--accent');
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
  // The description has one name for a parameter that calls name differently.
  const unnamed = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
  expect(mounted.map(unnamed).toSorted()).toEqual([...accessTable.keys()].map(unnamed).toSorted());
});

it('describes each column of a list in the words of its declaration, with its unit', async () => {
  const { paths, components } = (await (await fetch(`${product.origin}/api/docs/json`)).json()) as Documented;
  const days = paths['/api/ui-graph-daily-waterlevels/{well_ndx}']!.get!.responses['200'].content['application/json'];
  expect(days.schema.items.properties).toMatchObject({
    dtw_ft: { title: 'Depth to Water', description: 'Depth to Water, in ft below land surface.' },
    well_depth_ft: { title: 'Well Depth', description: 'Well Depth, in ft. Below land surface.' },
  });
  expect(components.schemas['MapWell']!.properties).toMatchObject({
    has_wq_data: { title: 'Was WQ Data', description: 'Was WQ Data. The well has been sampled.' },
  });
});

interface Documented {
  paths: Record<
    string,
    {
      get?: {
        responses: { '200': { content: { 'application/json': { schema: { items: { properties: object } } } } } };
      };
    }
  >;
  components: { schemas: Record<string, { properties: object }> };
}

describe('a token that is not good', () => {
  let good: JWTPayload;
  let sign: (payload: JWTPayload, header?: object) => Promise<string>;
  beforeAll(async () => {
    const { signing } = await signingKeys(product.database.pool);
    const [jwk] = signing.keys;
    const key = await importJWK(jwk!, 'RS256');
    const seconds = Math.floor(Date.now() / 1000);
    good = {
      iss: `${product.origin}/oidc`,
      aud: 'https://artesian.example/api',
      sub: 'demo|administrator',
      // Signing out everywhere, above, ended what was given up to then.
      iat: seconds + 1,
      exp: seconds + 60,
      'https://artesian.example/roles': ['Administrator'],
    };
    sign = (payload, header) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: jwk!.kid!, ...header }).sign(key);
  });
  const without = (claim: string): JWTPayload =>
    Object.fromEntries(Object.entries(good).filter(([name]) => name !== claim));
  const statuses = (authorization: string) =>
    Promise.all(
      ['/api/list-rolodex', '/api/public-map/filters'].map(async (path) => {
        const response = await fetch(`${product.origin}${path}`, { headers: { authorization } });
        return response.status;
      }),
    );

  it('is told from a good one', async () => {
    expect(await statuses(`Bearer ${await sign(good)}`)).toEqual([200, 200]);
  });

  it.each<[string, () => Promise<string>]>([
    ['is no token', async () => 'Bearer nonsense'],
    ['comes by another scheme', async () => `Basic ${await sign(good)}`],
    ['is unsigned', async () => `Bearer ${part({ alg: 'none' })}.${part(good)}.`],
    [
      'was changed after it was signed',
      async () => `Bearer ${(await sign(good)).replace(/\.[^.]+\./, `.${part({ ...good, sub: 'demo|developer' })}.`)}`,
    ],
    ['is of another issuer', async () => `Bearer ${await sign({ ...good, iss: 'https://elsewhere.example' })}`],
    ['is meant for another audience', async () => `Bearer ${await sign({ ...good, aud: 'artesian-web' })}`],
    ['has expired', async () => `Bearer ${await sign({ ...good, exp: good.iat! - 60 })}`],
    ['never expires', async () => `Bearer ${await sign(without('exp'))}`],
    ['names nobody', async () => `Bearer ${await sign(without('sub'))}`],
    ['names a key that we do not have', async () => `Bearer ${await sign(good, { kid: 'another' })}`],
    ['proves an identity instead of giving access', async () => `Bearer ${await sign({ ...good, nonce: 'n' })}`],
  ])('is refused when it %s, also where visitors are let in', async (_what, authorization) => {
    expect(await statuses(await authorization())).toEqual([401, 401]);
  });

  it('is refused when it comes twice: two headers may mean two people', async () => {
    const token = await sign(good);
    const { port } = new URL(product.origin);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request({ port, path: '/api/list-rolodex' }, (response) => resolve(response.statusCode));
      call.once('error', reject);
      call.setHeader('Authorization', [`Bearer ${token}`, `Bearer ${token}`]);
      call.end();
    });
    expect(status).toBe(401);
  });

  it('says nothing of roles: those of the account count, and who has no account is nobody', async () => {
    await product.database.pool.query(
      `insert into accounts (sub, email, name, password_hash, roles) values ('local|guest', 'guest@district.example', 'Guest', '', '{}')`,
    );
    expect(await statuses(`Bearer ${await sign({ ...good, sub: 'local|guest' })}`)).toEqual([403, 200]);
    expect(await statuses(`Bearer ${await sign({ ...good, sub: 'local|nobody' })}`)).toEqual([401, 401]);
  });
});

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
