import { currentUser } from '@artesian/contract/people/account';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/sign-in/accounts.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();

describe('signing in', () => {
  it.each([
    ['administrator', ['Administrator']],
    ['developer', ['Developer']],
    ['well-owner', ['Well Owner']],
  ] as const)('as %s gives a token for the API with the roles of the account', async (caller, roles) => {
    const user = currentUser.parse(await (await product.as(caller)).send('GET', '/api/me'));
    expect(user).toMatchObject({ sub: `demo|${caller}`, roles });
    expect(user.may.includes('POST /api/list-meters')).toBe(caller !== 'well-owner');
    expect(user.may).toContain('GET /api/list-meters');
  });

  it('gives a token that ends within fifteen minutes and is meant for this API', async () => {
    const { aud, exp, iat } = decodeJwt(await obtainToken(product.origin, 'administrator'));
    expect(aud).toBe('https://artesian.example/api');
    expect(exp! - iat!).toBe(15 * 60);
  });

  it('says which demonstration accounts there are, and where nothing answers', async () => {
    await expect(obtainToken(product.origin, 'president')).rejects.toThrow(
      /Choose administrator, developer, well-owner\./,
    );
    await expect(obtainToken('http://localhost:1', 'developer')).rejects.toThrow(
      /No response from http:\/\/localhost:1\./,
    );
  });
});

describe('the sign-in page', () => {
  const start = async () => {
    const query = new URLSearchParams({
      client_id: 'artesian-web',
      response_type: 'code',
      redirect_uri: `${product.origin}/signed-in`,
      scope: 'openid profile email offline_access',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const response = await fetch(`${product.origin}/oidc/auth?${query}`, { redirect: 'manual' });
    const cookie = response.headers
      .getSetCookie()
      .map((header) => header.split(';')[0])
      .join('; ');
    const page = `${product.origin}${new URL(response.headers.get('location')!, product.origin).pathname}`;
    return {
      show: () => fetch(page, { headers: { cookie } }),
      post: (form: Record<string, string>) =>
        fetch(page, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(form) }),
    };
  };

  it('accepts a password, keeps the address after a wrong one, and says no more than that', async () => {
    await product.database.pool.query(
      `insert into accounts (sub, email, name, password_hash, roles) values ('local|1', 'greta@district.example', 'Greta', $1, '{Administrator}')`,
      [await hashPassword('a long enough password')],
    );
    const page = await start();
    expect(await (await page.show()).text()).toContain('autocomplete="current-password"');
    for (const form of [
      { email: 'greta@district.example', password: 'wrong' },
      { email: 'nobody@district.example', password: 'wrong' },
      { account: 'local|1' },
    ]) {
      const refused = await page.post(form);
      expect(refused.status).toBe(401);
      const html = await refused.text();
      expect(html).toContain('The email or password is incorrect.');
      if (form.email) expect(html).toContain(form.email);
      expect(html).toContain('<title>Sign in · Artesian</title>');
    }
    const accepted = await page.post({ email: 'GRETA@district.example', password: 'a long enough password' });
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, expect.stringContaining('/oidc/auth/')]);
  });

  it('leads back to the map, and says whom to ask', async () => {
    const html = await (await (await start()).show()).text();
    expect(html).toContain('<a href="/map">');
    expect(html).toContain('<a href="tel:5125550100">512-555-0100</a>');
  });

  it('shows what somebody typed as text, never as markup', async () => {
    const page = await start();
    const html = await (await page.post({ email: '"><script>alert(1)</script>', password: 'x' })).text();
    expect(html).not.toContain('<script>alert');
  });

  it('refuses an address to return to that is not ours', async () => {
    const query = new URLSearchParams({
      client_id: 'artesian-web',
      response_type: 'code',
      redirect_uri: 'https://elsewhere.example/',
      scope: 'openid',
    });
    const response = await fetch(`${product.origin}/oidc/auth?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(400);
  });
});
