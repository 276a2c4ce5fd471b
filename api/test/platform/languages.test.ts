import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapWells } from '@artesian/contract/map/map-wells';
import { chooseLanguage } from '@artesian/contract/people/account';
import { afterAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct } from '../support/serve-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-web-'));
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="en"><head><title>Artesian</title></head><body><noscript>This site needs JavaScript. Please allow it for this page, or call the district office.</noscript></body></html>',
);
writeFileSync(
  join(folder, 'screens.json'),
  JSON.stringify([
    { path: '/', title: 'Home' },
    { path: '/today', title: 'The District Today' },
    { path: '/wells/{id}', pageOf: 'wells', title: 'Well' },
    { path: '/embed/today', title: 'The District Today' },
    { path: '/dashboard' },
  ]),
);
const product = await serveProduct(await freshDatabase({ demo: true }), { DISTRICT_NAME: 'Creek District' }, folder);
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${product.origin}${path}`, { headers });
const pageAt = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const alternatesIn = (page: string) =>
  Object.fromEntries([...page.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, of, address]) => [of, address]));

describe('a page', () => {
  it('is in the language of its address, names the same page in the others, and has one address in each', async () => {
    const [english, spanish] = await Promise.all(['/today', '/es/today'].map((path) => pageAt(path)));
    const both = { en: '/today', es: '/es/today', 'x-default': '/today' };
    const alternates = Object.fromEntries(Object.entries(both).map(([of, path]) => [of, `${product.origin}${path}`]));
    expect([english, spanish].map((page) => alternatesIn(page!))).toEqual([alternates, alternates]);
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('<title>The District Today · Creek District</title>');
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('<title>El distrito hoy · Creek District</title>');
    expect(spanish).toContain(`rel="canonical" href="${product.origin}/es/today"`);
    expect(spanish).toContain(`og:image" content="${product.origin}/es/cards/today.png"`);
    expect(spanish).toContain('Este sitio necesita JavaScript.');
    expect((await get('/es/cards/today.png')).headers.get('content-type')).toBe('image/png');
  });

  it('of a well is described in Spanish, in whatever language its browser asks', async () => {
    const [well] = await (await product.as('visitor')).view(mapWells);
    const path = `/wells/${encodeURIComponent(well!.well_id)}`;
    expect(await pageAt(`/es${path}`, { 'accept-language': 'en' })).toMatch(
      new RegExp(`<title>Pozo ${well!.well_id}.*Pozo de uso `, 's'),
    );
    expect(await pageAt(path, { 'accept-language': 'es' })).toMatch(new RegExp(`<title>Well ${well!.well_id}`));
  });

  it.each([
    ['/es', 200],
    ['/es/', 200],
    ['/es/dashboard', 200],
    ['/es/nowhere', 404],
    ['/es/wells/nowhere', 404],
    ['/esx', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('that other sites may show in a frame is the only one that they may, in each language', async () => {
    const framed = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await framed('/es/embed/today')).not.toContain("frame-ancestors 'none'");
    expect(await framed('/es/today')).toContain("frame-ancestors 'none'");
  });
});

describe('what a call is refused with', () => {
  const refused = async (language: string, body: object) => {
    const answer = await fetch(`${product.origin}/api/alert-subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { title: string; detail: string; code: string; errors: { message: string }[] };
  };

  it('is said in the language that the page names, with what must be filled in', async () => {
    const wrong = { email: 'x', about_stages: true };
    const [english, spanish] = await Promise.all(['en', 'es-MX,es'].map((language) => refused(language, wrong)));
    expect(english!.errors[0]!.message).toBe('Enter an e-mail address, such as name@example.com.');
    expect(spanish!.errors[0]!.message).toBe('Escriba un correo electrónico como nombre@example.com.');
    expect(spanish!.code).toBe(english!.code);
    const tooFar = await get('/api/adjacent-wells/30.1/-97.9/99999999', { 'accept-language': 'es' });
    expect(await tooFar.text()).toContain('La distancia puede ser de');
    const missing = await get('/api/alerts?well_ndx=99999999', { 'accept-language': 'es' });
    expect(await missing.text()).toContain('No se encontró: pozo publicado 99999999');
  });
});

describe('the sign-in', () => {
  it('is in the language that was chosen, not in that of the browser', async () => {
    const page = (headers: Record<string, string>) => pageAt('/forgot', headers);
    expect(await page({ cookie: 'x=1; language=es' })).toContain('¿Olvidó su contraseña?');
    expect(await page({ 'accept-language': 'es' })).toContain('Forgot your password?');
    for (const language of ['<script>', 'constructor', 'toString', ''])
      expect(await page({ cookie: `language=${language}` })).toContain('<html lang="en">');
  });
});

it('keeps with an account which language it chose', async () => {
  const owner = await product.as('well-owner');
  await owner.call(chooseLanguage, { body: { language: 'es' } });
  const { rows } = await product.database.pool.query<{ language: string }>(
    "select language from accounts where 'Well Owner' = any (roles) and language is not null",
  );
  expect(rows).toEqual([{ language: 'es' }]);
});
