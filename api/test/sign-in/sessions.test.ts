import { signIns, signOut, signOutEverywhere } from '@artesian/contract/people/account';
import { createClient } from '@artesian/contract/language/client';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/sign-in/accounts.ts';
import { startBrowserless } from '../support/browserless.ts';
import { startProduct, type Product } from '../support/product.ts';
import { wordsOfPage } from '../support/signed-in-by-password.ts';

const [GRETA, PASSWORD] = ['greta@district.example', 'a long enough password'];
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('with the built-in sign-in', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ settings: { ACCOUNT_CHECK_SECONDS: '0' } });
  });
  afterAll(() => product.close());

  const status = async (token: string, path = '/api/list-rolodex') =>
    (await fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  const change = (text: string) => product.database.pool.query(text);
  const addGreta = async () => {
    await change('delete from sign_in_failures');
    await product.database.pool.query(
      `insert into accounts (sub, email, name, password_hash, roles) values ('local|1', $1, 'Greta', $2, '{Administrator}')
       on conflict do nothing`,
      [GRETA, await hashPassword(PASSWORD)],
    );
  };

  it('a blocked account can do nothing with the token that it has, nor renew it', async () => {
    const { accessToken, renew } = await startBrowserless(product.origin).signIn('demo|developer');
    expect(await status(accessToken)).toBe(200);
    await change(`update accounts set blocked = true where sub = 'demo|developer'`);
    expect([await status(accessToken), await status(accessToken, '/api/public-map/filters')]).toEqual([401, 401]);
    expect((await renew()).status).toBe(400);
    await change(`update accounts set blocked = false where sub = 'demo|developer'`);
    expect(await status(accessToken)).toBe(200);
  });

  it('a role that was taken is gone, whatever the token says', async () => {
    const { accessToken } = await startBrowserless(product.origin).signIn('demo|administrator');
    expect(await status(accessToken)).toBe(200);
    await change(`update accounts set roles = '{Well Owner}' where sub = 'demo|administrator'`);
    expect(await status(accessToken)).toBe(403);
    await change(`update accounts set roles = '{Administrator}' where sub = 'demo|administrator'`);
  });

  it('signing out ends the token at once, all of its session with it, and no other session of that person', async () => {
    const [here, there] = [
      await startBrowserless(product.origin).signIn('demo|administrator'),
      await startBrowserless(product.origin).signIn('demo|administrator'),
    ];
    const renewed = (await (await here.renew()).json()) as { access_token: string };
    await createClient({ baseUrl: product.origin, token: () => here.accessToken }).call(signOut, {});
    expect([await status(here.accessToken), await status(renewed.access_token)]).toEqual([401, 401]);
    expect(await status(there.accessToken)).toBe(200);
  });

  it('signing out leaves a cookie behind that makes no token any more', async () => {
    const [visit, other] = [startBrowserless(product.origin), startBrowserless(product.origin)];
    const { accessToken, renew } = await visit.signIn('demo|administrator');
    await other.signIn('demo|administrator');
    expect(await visit.askSilently()).toEqual({ code: expect.any(String), error: null });
    await createClient({ baseUrl: product.origin, token: () => accessToken }).call(signOut, {});
    expect(await visit.askSilently()).toEqual({ code: null, error: 'login_required' });
    expect((await renew()).status).toBe(400);
    expect(await other.askSilently()).toEqual({ code: expect.any(String), error: null });
  });

  it('logging out at the sign-in page ends the token, and what would renew it', async () => {
    const { accessToken, renew, logOut } = await startBrowserless(product.origin).signIn('demo|well-owner');
    expect(await status(accessToken, '/api/list-wells')).toBe(200);
    expect(await logOut()).toBe(303);
    expect(await status(accessToken, '/api/list-wells')).toBe(401);
    expect((await renew()).status).toBe(400);
  });

  it('a person sees where they are signed in, and ends all of it at once', async () => {
    const here = await startBrowserless(product.origin).signIn('demo|developer', FIREFOX);
    const there = await startBrowserless(product.origin).signIn('demo|developer');
    const other = await startBrowserless(product.origin).signIn('demo|administrator');
    const client = createClient({ baseUrl: product.origin, token: () => here.accessToken });
    const known = await client.call(signIns, {});
    expect(known.keptHere).toBe(true);
    expect(known.signIns.find(({ is_this_one: isThis }) => isThis)?.device).toBe('Firefox on Windows');
    expect(known.signIns.filter(({ device }) => device === 'A program').length).toBeGreaterThan(0);

    await client.call(signOutEverywhere, {});
    expect([await status(here.accessToken), await status(there.accessToken)]).toEqual([401, 401]);
    expect([(await here.renew()).status, (await there.renew()).status]).toEqual([400, 400]);
    expect(await status(other.accessToken)).toBe(200);
  });

  it('a sign-in that ended is not among those of its person', async () => {
    const [left, stays] = [
      await startBrowserless(product.origin).signIn('demo|well-owner', FIREFOX),
      await startBrowserless(product.origin).signIn('demo|well-owner'),
    ];
    await left.logOut();
    const client = createClient({ baseUrl: product.origin, token: () => stays.accessToken });
    const devices = (await client.call(signIns, {})).signIns.map(({ device }) => device);
    expect(devices).not.toContain('Firefox on Windows');
    expect(devices).toContain('A program');
  });

  it('what one process ended is ended in another within a second', async () => {
    const { accessToken } = await startBrowserless(product.origin).signIn('demo|administrator');
    expect(await status(accessToken)).toBe(200);
    const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string };
    await product.database.pool.query(
      `insert into ended_sessions (name, until) values ($1, now() + interval '1 hour')`,
      [`session ${sid}`],
    );
    await expect.poll(() => status(accessToken), { timeout: 2000, interval: 100 }).toBe(401);
  });

  it('a code that was redeemed with a wrong verifier is good for nothing', async () => {
    const visit = startBrowserless(product.origin);
    const { code, verifier } = await visit.obtainCode('demo|administrator');
    expect((await visit.redeem(code, 'a'.repeat(43))).status).toBe(400);
    expect((await visit.redeem(code, verifier)).status).toBe(400);
  });

  it('a host that a caller names changes nothing', async () => {
    const address = `${product.origin}/oidc/.well-known/openid-configuration`;
    const read = async (headers: HeadersInit) => (await fetch(address, { headers })).text();
    expect(await read({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })).toBe(await read({}));
  });

  it('a caller is locked out slowly, whether the account exists or not, and let in again by itself', async () => {
    await addGreta();
    const visit = startBrowserless(product.origin);
    for (const email of [GRETA, 'nobody@district.example']) {
      const statuses = [];
      for (let attempt = 0; attempt < 7; attempt++) statuses.push(await visit.tryPassword(email, `wrong ${attempt}`));
      expect({ email, statuses }).toEqual({ email, statuses: [401, 401, 401, 401, 401, 429, 429] });
    }
    expect(await visit.tryPassword('Greta@district.example', PASSWORD)).toBe(429);
    await change(`update sign_in_failures set last_failure = now() - interval '31 seconds'`);
    expect(await visit.tryPassword(GRETA, PASSWORD)).toBe(303);
    expect(await visit.tryPassword(GRETA, 'wrong')).toBe(401);
  });

  it('who guesses the password of somebody keeps nobody out but themselves', async () => {
    await addGreta();
    const [guesser, greta] = [
      startBrowserless(product.origin, { ip: '198.51.100.7' }),
      startBrowserless(product.origin, { ip: '203.0.113.9' }),
    ];
    for (let attempt = 0; attempt < 6; attempt++) await guesser.tryPassword(GRETA, `guess ${attempt}`);
    expect(await guesser.tryPassword(GRETA, PASSWORD)).toBe(429);
    expect(await greta.tryPassword(GRETA, PASSWORD)).toBe(303);
  });

  it('guesses from many addresses are slow together, and a device that has signed in before passes', async () => {
    await addGreta();
    const [known, unknown] = [
      startBrowserless(product.origin, { ip: '203.0.113.20' }),
      startBrowserless(product.origin, { ip: '203.0.113.21' }),
    ];
    await known.signInWith(GRETA, PASSWORD);
    for (let attempt = 0; attempt < 50; attempt++) {
      const guesser = startBrowserless(product.origin, { ip: `198.51.100.${attempt + 10}` });
      expect(await guesser.tryPassword(GRETA, `guess ${attempt}`)).toBe(401);
    }
    expect(await unknown.tryPassword(GRETA, PASSWORD)).toBe(429);
    expect(await known.tryPassword(GRETA, PASSWORD)).toBe(303);
    for (let attempt = 0; attempt < 5; attempt++) expect(await known.tryPassword(GRETA, `wrong ${attempt}`)).toBe(401);
    expect(await known.tryPassword(GRETA, PASSWORD)).toBe(429);
    await change(`update sign_in_failures set last_failure = now() - interval '31 seconds'`);
    expect(await unknown.tryPassword(GRETA, PASSWORD)).toBe(303);
  });

  it('a device that is known for one account is unknown for another, and a forged cookie for all', async () => {
    await addGreta();
    const visit = startBrowserless(product.origin, { ip: '203.0.113.40' });
    await visit.signInWith(GRETA, PASSWORD);
    const name = [...visit.cookies.keys()].find((one) => one.startsWith('artesian_device_'))!;
    expect([...visit.cookies.keys()].filter((one) => one.startsWith('artesian_device_'))).toEqual([name]);
    for (let attempt = 0; attempt < 5; attempt++) await visit.tryPassword(GRETA, `wrong ${attempt}`);
    visit.cookies.set(name, `${'A'.repeat(22)}.${visit.cookies.get(name)!.split('.')[1]}`);
    for (let attempt = 0; attempt < 5; attempt++) await visit.tryPassword(GRETA, `wrong ${attempt}`);
    const { rows } = await change('select caller_hash, failures from sign_in_failures');
    expect(rows).toContainEqual({ caller_hash: 'anyone', failures: 5 });
    expect(rows).toHaveLength(3);
  });

  it('Back after signing in leads on to where the person is', async () => {
    const visit = startBrowserless(product.origin);
    const page = await visit.openSignInPage();
    let to: string | null = page;
    for (let answer = await visit.visit(page, { account: 'demo|administrator' }); ; answer = await visit.visit(to)) {
      to = answer.headers.get('location')!;
      if (to.includes('code=')) break;
    }
    const back = await visit.visit(page);
    expect([back.status, back.headers.get('location')]).toEqual([303, `${product.origin}/home`]);
    const sentAgain = await visit.visit(page, { account: 'demo|administrator' });
    expect([sentAgain.status, sentAgain.headers.get('location')]).toEqual([303, `${product.origin}/home`]);
    const stranger = await startBrowserless(product.origin).visit(page);
    expect([stranger.status, wordsOfPage(await stranger.text())]).toEqual([
      400,
      expect.stringContaining('This sign-in page was open for too long. Sign in'),
    ]);
  });
});

describe("with a district's own provider", () => {
  let provider: Server;
  let issuer: string;
  let product: Product;
  let sign: (payload: JWTPayload) => Promise<string>;
  const seconds = () => Math.floor(Date.now() / 1000);

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] };
    provider = createServer((call, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify(call.url === '/keys' ? keys : { issuer, jwks_uri: `${issuer}/keys` }));
    });
    await new Promise<void>((resolve) => provider.listen(0, 'localhost', resolve));
    issuer = `http://localhost:${(provider.address() as { port: number }).port}`;
    product = await startProduct({ settings: { OIDC_ISSUER: issuer, OIDC_ROLES_CLAIM: 'realm_access.roles' } });
    sign = (payload) =>
      new SignJWT({ iss: issuer, iat: seconds(), exp: seconds() + 600, ...payload })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .sign(privateKey);
  });
  afterAll(async () => {
    await product.close();
    provider.close();
  });

  const access = (claims: JWTPayload) =>
    sign({ aud: 'https://artesian.example/api', realm_access: { roles: ['Administrator'] }, ...claims });
  const status = async (token: string) =>
    (await fetch(`${product.origin}/api/list-rolodex`, { headers: { authorization: `Bearer ${token}` } })).status;
  const logout = (claims: JWTPayload) =>
    sign({
      aud: 'artesian-web',
      jti: crypto.randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...claims,
    });
  const tell = async (token: string) =>
    (
      await fetch(`${product.origin}/api/back-channel-logout`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      })
    ).status;

  it('its roles count, by the path of its claim', async () => {
    expect(await status(await access({ sub: 'ada' }))).toBe(200);
    expect(await status(await access({ sub: 'ada', realm_access: { roles: ['administrator', 'admin'] } }))).toBe(403);
  });

  it('a session that it ended is ended, and no other', async () => {
    const [ended, other] = [await access({ sub: 'ben', sid: 'S-1' }), await access({ sub: 'ben', sid: 'S-2' })];
    expect([await status(ended), await status(other)]).toEqual([200, 200]);
    expect(await tell(await logout({ sid: 'S-1' }))).toBe(200);
    expect([await status(ended), await status(other)]).toEqual([401, 200]);
  });

  it('a person whom it logged out everywhere is out with every token of before, and in with one of after', async () => {
    const before = await access({ sub: 'cleo', iat: seconds() - 5 });
    expect(await status(before)).toBe(200);
    expect(await tell(await logout({ sub: 'cleo' }))).toBe(200);
    expect(await status(before)).toBe(401);
    expect(await status(await access({ sub: 'cleo', iat: seconds() + 2 }))).toBe(200);
  });

  it('signing out here ends the token also where it names no session', async () => {
    const token = await access({ sub: 'dora' });
    await createClient({ baseUrl: product.origin, token: () => token }).call(signOut, {});
    expect(await status(token)).toBe(401);
  });

  it('where somebody is signed in is for the provider to say', async () => {
    const token = await access({ sub: 'fay' });
    const client = createClient({ baseUrl: product.origin, token: () => token });
    expect(await client.call(signIns, {})).toEqual({ keptHere: false, signIns: [] });
  });

  it('nobody else can end a session', async () => {
    const token = await access({ sub: 'emil', sid: 'S-3' });
    const notLogouts = [
      await logout({ sid: 'S-3', aud: 'another-client' }),
      await logout({ sid: 'S-3', nonce: 'n' }),
      await sign({ aud: 'artesian-web', jti: 'x', sid: 'S-3' }),
      await logout({}),
      token,
      'nonsense',
    ];
    for (const one of notLogouts) expect(await tell(one)).toBe(400);
    expect(await status(token)).toBe(200);
  });
});
