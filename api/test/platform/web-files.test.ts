import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { answerProblems } from '../../src/platform/problems.ts';
import { settingsOf } from '../../src/settings/public-settings.ts';
import { serveWeb } from '../../src/platform/web-files.ts';
import { startProduct, type Product } from '../support/product.ts';

describe('the pages of the web application', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-web-'));
  let app: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    app = Fastify();
    answerProblems(app);
    const settings = settingsOf({ config: readConfig({}), baseMap: undefined });
    await serveWeb(app, { settings: () => settings, isThere: async () => false, built: folder });
    origin = await app.listen({ port: 0 });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${origin}${path}`, { method });
    return [answer.status, answer.headers.get('content-type')?.split(';')[0], await answer.text()];
  };
  const PAGE = '<title>Artesian</title>';

  it('are not there before they are built, which is said', async () => {
    expect(await ask('/map')).toEqual([503, 'text/plain', expect.stringContaining('is being built')]);
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(
      join(folder, 'screens.json'),
      JSON.stringify([
        { path: '/imports/{import?}', pageOf: 'imports' },
        ...['/', '/map', '/wells/{well_ndx}/{page?}', '/imports/new/{register?}'].map((path) => ({ path })),
      ]),
    );
  });

  it.each(['/', '/map', '/map/', '/map?well=3', '/wells/12', '/wells/12/levels'])('%s is a screen', async (path) => {
    expect(await ask(path)).toEqual([200, 'text/html', PAGE]);
    expect(await ask(path, 'HEAD')).toEqual([200, 'text/html', '']);
  });

  it('/ is a screen for programs that take nothing compressed, too', async () => {
    const answer = await fetch(origin, { headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
  });

  it('an address with a name of its own is not that of a record of this name', async () => {
    expect(await ask('/imports/new')).toEqual([200, 'text/html', PAGE]);
    expect(await ask('/imports/old')).toEqual([404, 'text/html', PAGE]);
  });

  it.each(['/mapp', '/wells', '/wells/12/levels/more', '/no/such/page', '/map.php', '/.well-known/other'])(
    '%s leads nowhere: 404, on a page that says so',
    async (path) => {
      expect(await ask(path)).toEqual([404, 'text/html', PAGE]);
      expect(await ask(path, 'HEAD')).toEqual([404, 'text/html', '']);
    },
  );

  it('calls that are not there are refused as calls', async () => {
    expect(await ask('/api/nothing')).toEqual([404, 'application/problem+json', expect.stringContaining('no such')]);
    expect(await ask('/map', 'POST')).toEqual([404, 'application/problem+json', expect.stringContaining('no such')]);
  });
});

describe('where to report a weakness', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({
      settings: { DISTRICT_EMAIL: 'office@clear-creek.example', DISTRICT_PHONE: '(512) 555-0142' },
    });
  });
  afterAll(() => product.close());

  it('is the district office, for the next months', async () => {
    const answer = await fetch(`${product.origin}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('Contact: mailto:office@clear-creek.example\nContact: tel:+15125550142\n');
    const days = (Date.parse(/Expires: (.+)/.exec(text)![1]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });
});

it('a district without contacts has no file that would name nobody', async () => {
  const product = await startProduct({ settings: { DEMONSTRATION: 'false' } });
  expect((await fetch(`${product.origin}/.well-known/security.txt`)).status).toBe(404);
  await product.close();
});
