import { accessTable } from '@artesian/contract/access';
import { describe, expect, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { sharedProduct } from '../support/product.ts';
import { startBrowserless } from '../support/browserless.ts';

// What a page of another site could have a browser do whose person is signed in here: it has their cookies, and not their token.

const { product } = await sharedProduct();
const browser = startBrowserless(product.origin);
await browser.obtainCode('demo|administrator');
const ELSEWHERE = 'https://elsewhere.example';

describe('a cookie of the sign-in', () => {
  it('is out of reach of scripts, and goes along with no form of another site', () => {
    expect(browser.setCookies.length).toBeGreaterThan(1);
    for (const cookie of browser.setCookies)
      expect(cookie.toLowerCase()).toMatch(/(?=.*; httponly)(?=.*; samesite=(lax|strict))/);
  });
});

const forms = [
  ['application/x-www-form-urlencoded', 'r_name=Forged'],
  ['text/plain', '{"r_name": "Forged", "x": "="}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="r_name"\r\n\r\nForged\r\n--x--\r\n',
  ],
] as const;

it('a form or a picture of another site has no call of ours do anything in the name of who is signed in', async (context) => {
  const { rows: before } = await product.database.pool.query('select count(*) from history.changes');
  const calls = [...accessTable]
    .filter(([, access]) => access !== 'open')
    .map(([call]) => call.split(' ') as [string, string]);
  let sent = 0;
  for (const [method, path] of calls) {
    const address = `${product.origin}${path.replaceAll(/\{\w+\}/g, '1')}`;
    const headers = {
      cookie: browser.cookie(),
      origin: ELSEWHERE,
      referer: `${ELSEWHERE}/`,
      'sec-fetch-site': 'cross-site',
    };
    for (const [type, body] of method === 'GET' ? [[undefined, undefined]] : forms) {
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(type && { 'content-type': type }) },
        ...(body && { body }),
      });
      await response.arrayBuffer();
      expect({ method, path, type, status: response.status }).toEqual({ method, path, type, status: 401 });
      // Nor may a script of another site read what is answered.
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      sent += 1;
    }
  }
  const { rows: after } = await product.database.pool.query('select count(*) from history.changes');
  expect(after).toEqual(before);
  counted(context, sent);
});
