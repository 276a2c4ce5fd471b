import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { accessTable } from '@artesian/contract/access';
import { problem } from '@artesian/contract/language/problem';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { callers, sharedProduct } from '../support/product.ts';
import { serveProduct } from '../support/serve-product.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const { product } = await sharedProduct();

/** What every answer says, whatever it is an answer to. */
const everywhere = {
  'content-security-policy': expect.stringMatching(
    /(?=.*frame-ancestors 'none')(?=.*script-src 'self' 'wasm-unsafe-eval';)(?=.*object-src 'none')(?=.*base-uri 'none')/,
  ),
  'permissions-policy': expect.stringContaining('microphone=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
const nowhere = ['server', 'x-powered-by'];

function expectHeaders(what: string, answer: Pick<Response, 'headers'>) {
  const headers = Object.fromEntries(answer.headers);
  expect({ what, ...headers }).toMatchObject({ what, ...everywhere });
  expect({ what, told: nowhere.filter((name) => name in headers) }).toEqual({ what, told: [] });
}

it('stand in every answer, to whoever asks for whatever there is, and private ones stay out of shared caches', async (context) => {
  let answers = 0;
  for (const [call, access] of accessTable) {
    const [method, path] = call.split(' ') as [string, string];
    if (path.startsWith('/api/sign-out')) continue;
    for (const caller of callers) {
      const response = await product.fetch(caller, path.replaceAll(/\{\w+\}/g, '2147483646'), {
        method,
        ...(method !== 'GET' && { body: '{"nothing": 1}', headers: { 'content-type': 'application/json' } }),
      });
      await response.arrayBuffer();
      const what = `${call} of the ${caller}`;
      expectHeaders(what, response);
      if (access !== 'open' && method === 'GET')
        expect({ what, kept: response.headers.get('cache-control') }).toEqual({
          what,
          kept: expect.stringMatching(/private|no-store/),
        });
      answers += 1;
    }
  }
  counted(context, answers);
});

it.each([
  '/',
  '/map',
  '/no/such/page',
  '/api/no-such-call',
  '/.env',
  '/.git/config',
  '/package.json',
  '/assets/index.js.map',
  '/api/list-wells/%E0%A4%A',
  '/health/live',
  '/sign-in',
  '/.well-known/security.txt',
])('stand in the answer to %s, which is no file of the server', async (path) => {
  const response = await product.fetch('visitor', path);
  expectHeaders(path, response);
  expect(await response.text()).not.toMatch(/\[core\]|"devDependencies"|DATABASE_URL=/);
});

it('TRACE is not answered with what was sent', async () => {
  const answered = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      `${product.origin}/api/settings`,
      { method: 'TRACE', headers: { 'x-sent': 'what was sent' } },
      (response) => {
        let text = '';
        response.on('data', (piece) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode!, text }));
      },
    );
    sent.on('error', reject).end();
  });
  expect(answered.status).toBeGreaterThanOrEqual(400);
  expect(answered.text).not.toContain('what was sent');
});

it.each([
  ['is longer than a call may be', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: here\r\n\r\n`, 431],
  ['is no call', 'Hello\r\n\r\n', 400],
])('stand in the refusal of what %s', async (_what, sent, status) => {
  const told = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(product.origin).port), 'localhost', () => socket.write(sent));
    socket
      .on('data', (piece) => (text += piece.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  const [head, body] = told.split('\r\n\r\n') as [string, string];
  const [first, ...lines] = head.split('\r\n') as [string, ...string[]];
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  expect(first).toContain(` ${status} `);
  expectHeaders(first, { headers });
  expect(problem.parse(JSON.parse(body))).toMatchObject({ status, request_id: headers.get('x-request-id') });
});

describe('an answer that asks to sign in', () => {
  it('says how, and whether the token was no good', async () => {
    const ask = async (headers: Record<string, string> = {}) =>
      (await fetch(`${product.origin}/api/list-permits/1`, { headers })).headers.get('www-authenticate');
    expect(await ask()).toBe('Bearer');
    expect(await ask({ authorization: 'Bearer nonsense' })).toBe('Bearer error="invalid_token"');
    expect((await product.fetch('administrator', '/api/list-permits/1')).headers.get('www-authenticate')).toBeNull();
  });
});

it('behind https, answers say to come by https from then on', async () => {
  const secure = await serveProduct(await freshDatabase(), { ORIGIN: 'https://district.example' });
  const { headers } = await fetch(`${secure.origin}/health/live`);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  await secure.close();
  expect((await product.fetch('visitor', '/health/live')).headers.get('strict-transport-security')).toBeNull();
});

describe('pages for frames of other sites', () => {
  const policyOf = async (path: string) => {
    const { headers } = await product.fetch('visitor', path);
    const [, sites] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy')!)!;
    return { sites, older: headers.get('x-frame-options') };
  };

  it('may be framed by all, by the sites of the settings, or by none, and no other page may be by any', async () => {
    const developer = await product.as('developer');
    const allow = (value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_EMBED_SITES' }, body: { value } });
    for (const path of [
      '/embed/map?by=levelClass',
      '/embed/wells/58-50-7?graph=production',
      '/es/embed/wells/58-50-7?graph=quality',
    ])
      expect({ path, ...(await policyOf(path)) }).toEqual({ path, sites: '*', older: null });
    await allow('https://example.org https://news.example.com:8443');
    expect(await policyOf('/embed/today')).toEqual({
      sites: 'https://example.org https://news.example.com:8443',
      older: null,
    });
    for (const path of [
      '/map',
      '/',
      '/embed',
      '/embedded',
      '/api/settings',
      '/sign-in',
      '/account',
      '/wells/58-50-7?graph=production',
    ])
      expect({ path, ...(await policyOf(path)) }).toEqual({ path, sites: "'none'", older: 'SAMEORIGIN' });
    await allow('none');
    expect(await policyOf('/embed/today')).toEqual({ sites: "'none'", older: null });
    await expect(allow("https://example.org; script-src 'unsafe-inline'")).rejects.toMatchObject({ status: 400 });
    await allow(null);
    expect(await policyOf('/embed/today')).toEqual({ sites: '*', older: null });
  });
});
