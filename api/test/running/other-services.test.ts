import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { startProduct, type Product } from '../support/product.ts';

/** How a service outside may be down. */
const failures: Record<string, (answer: ServerResponse) => unknown> = {
  refuses: (answer) => answer.destroy(),
  'never answers': () => undefined,
  fails: (answer) => answer.writeHead(500).end('{"keys": [], "features": []}'),
  'talks nonsense': (answer) => answer.end('<html>maintenance</html>'),
  'answers for somebody else': (answer) =>
    answer.end('{"issuer": "https://elsewhere.example", "jwks_uri": "no address"}'),
};

/** What each of its paths is down with; undefined while it is well. */
const down: { provider?: string; keys?: string; elevations?: string } = {};
const [first, second] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
const published = async ({ publicKey }: typeof first, kid: string) => ({
  keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }],
});
let keys = await published(first, 'one');
let timesAskedForKeys = 0;
let outside: Server;
let origin: string;
let product: Product;

beforeAll(async () => {
  outside = createServer((call, answer) => {
    answer.setHeader('content-type', 'application/json');
    const path = call.url!;
    const service = path === '/keys' ? 'keys' : path.startsWith('/.well-known') ? 'provider' : 'elevations';
    if (service === 'keys') timesAskedForKeys += 1;
    const failure = down[service];
    if (failure !== undefined) return void failures[failure]!(answer);
    const said = {
      keys,
      provider: { issuer: origin, jwks_uri: `${origin}/keys` },
      elevations: { features: [{ properties: { ele: 200 } }] },
    }[service];
    answer.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => outside.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(outside.address() as AddressInfo).port}`;
  product = await startProduct({
    settings: { OIDC_ISSUER: origin, OIDC_ROLES_CLAIM: 'roles', MAP_ELEVATION: `${origin}/elevations` },
  });
});
afterAll(async () => {
  await product.close();
  outside.closeAllConnections();
  outside.close();
});

const token = (claims: object = {}, kid = 'one', { privateKey } = first) =>
  new SignJWT({ iss: origin, aud: 'https://artesian.example/api', sub: 'ada', roles: ['Administrator'], ...claims })
    .setIssuedAt()
    .setExpirationTime('10 minutes')
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(privateKey);
const contacts = async (bearer: string) => {
  const answer = await fetch(`${product.origin}/api/list-rolodex`, { headers: { authorization: `Bearer ${bearer}` } });
  return { status: answer.status, text: await answer.text() };
};
const visit = (path: string) => fetch(`${product.origin}${path}`);

it.each(Object.keys(failures))('an identity provider that %s keeps nobody from what is public', async (failure) => {
  down.provider = failure;
  const { status, text } = await contacts(await token());
  expect([status, text]).toEqual([503, expect.stringContaining('The identity provider cannot be reached.')]);
  expect((await visit('/api/ui-map-wells')).status).toBe(200);
});

it.each(Object.keys(failures))('keys of a provider that %s sign nobody out', async (failure) => {
  delete down.provider;
  down.keys = failure;
  const { status, text } = await contacts(await token());
  expect([status, text]).toEqual([503, expect.stringContaining('The identity provider cannot be reached.')]);
});

it('a provider that is back is found by itself, and a key that it does not have is none', async () => {
  delete down.keys;
  expect((await contacts(await token())).status).toBe(200);
  expect((await contacts(await token({ sub: 'grace' }, 'another'))).status).toBe(401);
});

it.runIf(process.env['THOROUGH'])(
  'keys that the provider replaced are known within a minute, and asked for rarely',
  async () => {
    keys = await published(second, 'two');
    const before = timesAskedForKeys;
    const signed = await token({}, 'two', second);
    await expect.poll(async () => (await contacts(signed)).status, { timeout: 60_000, interval: 200 }).toBe(200);
    // Every call until then had a key that is not known: one for each half of a minute may ask the provider.
    expect(timesAskedForKeys - before).toBeLessThanOrEqual(3);
    keys = await published(first, 'one');
  },
);

it.each(Object.keys(failures))('a place is described although the service of elevations %s', async (failure) => {
  down.elevations = failure;
  const { status, body } = await visit('/api/places/30.2/-97.75').then(async (answer) => ({
    status: answer.status,
    body: (await answer.json()) as unknown,
  }));
  expect([status, body]).toEqual([200, expect.objectContaining({ elevation_ft: null })]);
});

it('and is found again afterwards', async (context) => {
  delete down.elevations;
  expect(await (await visit('/api/places/30.2/-97.75')).json()).toMatchObject({ elevation_ft: 656.168 });
  counted(context, 3 * Object.keys(failures).length, '3 services, 5 failures each');
});
