import { everyCall } from '@artesian/contract/calls';
import { callName } from '@artesian/contract/language/addresses';
import { createClient, type Client } from '@artesian/contract/language/client';
import { hasEffect } from '@artesian/contract/language/endpoint';
import { me } from '@artesian/contract/people/account';
import { changesOfUser, seeAsUser } from '@artesian/contract/people/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from '../spec-calls/addresses.ts';
import { startBrowserless } from '../support/browserless.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true, settings: { ACCOUNT_CHECK_SECONDS: '0' } });
const seen = { auth0_user_id: 'demo|well-owner' };

let developer: Client;
let token: string;
beforeAll(async () => {
  developer = await product.as('developer');
  ({ token } = await developer.call(seeAsUser, { params: seen }));
});

const ask = (method: string, path: string, as = token) =>
  fetch(`${product.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${as}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{}' }),
  });
const address = (path: string) => path.replace(/\{(\w+)\}/g, '1');
/** What says when it was asked, or by whom, differs from one answer to the next. */
const ofItsOwn = new Set(['GET /api/me', 'GET /api/sign-ins']);

describe('a Developer who sees as a Well Owner', () => {
  it('is that person to the product, with the name of who looks', async () => {
    const own = await createClient({ baseUrl: product.origin, token: () => token }).call(me, {});
    expect(own).toMatchObject({
      sub: 'demo|well-owner',
      name: 'Otto Owner',
      roles: ['Well Owner'],
      seen_by: 'Dee Developer',
    });
    expect(own.may).toContain('GET /api/list-wells');
    expect(own.may.filter((call) => everyCall.some((one) => callName(one) === call && hasEffect(one)))).toEqual([]);
  });

  const reading = everyCall.filter(
    (call) => !hasEffect(call) && call.method === 'GET' && !ofItsOwn.has(callName(call)),
  );
  it('gets of every call that reads what that person gets', async () => {
    expect(reading.length).toBeGreaterThan(150);
    for (const { path } of reading) {
      const [asked = address(path)] = path.includes('{')
        ? await addressesOf(product.database, path).catch(() => [])
        : [path];
      const [there, own] = await Promise.all([ask('GET', asked), product.fetch('well-owner', asked)]);
      expect([asked, there.status]).toEqual([asked, own.status]);
      const [seenBody, ownBody] = [await there.arrayBuffer(), await own.arrayBuffer()];
      if (there.status === 200 && /json/.test(there.headers.get('content-type') ?? ''))
        expect([asked, seenBody.byteLength]).toEqual([asked, ownBody.byteLength]);
    }
  });

  const writing = everyCall.filter(hasEffect);
  it('is refused every call that writes, in words, whatever it is', async () => {
    expect(writing.length).toBeGreaterThan(80);
    for (const call of writing) {
      const response = await ask(call.method, address(call.path));
      const { detail } = (await response.json()) as { detail: string };
      expect([callName(call), response.status, detail]).toEqual([
        callName(call),
        403,
        'You are viewing as Otto Owner (read-only). Go back to your own view to make changes.',
      ]);
    }
  });

  it('is in the history of that person', async () => {
    const changes = await developer.call(changesOfUser, { params: seen });
    expect(changes[0]).toMatchObject({ act: 'seen as', who: 'demo|developer', who_name: 'Dee Developer' });
  });
});

describe('seeing as somebody', () => {
  it('is for Developers, and of whoever can sign in', async () => {
    for (const caller of ['administrator', 'well-owner'] as const)
      await expect((await product.as(caller)).call(seeAsUser, { params: seen })).rejects.toMatchObject({ status: 403 });
    await expect(developer.call(seeAsUser, { params: { auth0_user_id: 'local|nobody' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('cannot be forged', async () => {
    const [head, body, signature] = token.split('.') as [string, string, string];
    const other = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(body, 'base64url').toString()),
        holder: { sub: 'demo|administrator', name: 'x', email: null, roles: ['Administrator'] },
      }),
    ).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'seeing+jwt' })).toString('base64url');
    for (const forged of [
      `${head}.${other}.${signature}`,
      `${unsigned}.${other}.x`,
      `${head}.${body}.${'A'.repeat(43)}`,
    ]) {
      const response = await ask('GET', '/api/me', forged);
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('Viewing as another user is over. Go back to your own view.');
    }
  });

  it('ends with the session of the Developer, with their role, and with the person', async () => {
    const { accessToken } = await startBrowserless(product.origin).signIn('demo|developer');
    const client = createClient({ baseUrl: product.origin, token: () => accessToken });
    const { token: view } = await client.call(seeAsUser, { params: seen });
    const { pool } = product.database;
    const status = async () => (await ask('GET', '/api/me', view)).status;
    await pool.query(`update accounts set roles = '{Administrator}' where sub = 'demo|developer'`);
    expect(await status()).toBe(403);
    await pool.query(`update accounts set roles = '{Developer}' where sub = 'demo|developer'`);
    await pool.query(`update accounts set blocked = true where sub = 'demo|well-owner'`);
    expect(await status()).toBe(401);
    await pool.query(`update accounts set blocked = false where sub = 'demo|well-owner'`);
    expect(await status()).toBe(200);
    await client.send('POST', '/api/sign-out');
    expect(await status()).toBe(401);
  });
});
