import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import spanish from '../domain/src/texts/es.json' with { type: 'json' };
import { ofPublicPages, violations } from './support/axe.ts';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const pathOf = (page: Page) => new URL(page.url()).pathname;
const languageOf = (page: Page) => page.evaluate('document.documentElement.lang');

/** English texts that have a Spanish one: none of them is to be read on a page in Spanish. */
const english = new Set(
  Object.entries(spanish)
    .filter(([text, translation]) => text !== translation && /[a-z]{3}/.test(text))
    .map(([text]) => text),
);
const linesOf = async (page: Page) => (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
/** Names that come with the data of the district and are no words of ours. */
const NAMES = new Set(['Other', 'Edwards', 'Trinity', 'FEMA']);
const englishOn = async (page: Page) => (await linesOf(page)).filter((line) => english.has(line) && !NAMES.has(line));

it('a visitor chooses Spanish, goes from page to page in it, finds it again, and goes back to English', async () => {
  const page = await openPage(browser);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/today');
  await page.getByRole('heading', { name: 'The District Today' }).waitFor();
  expect(scripts.filter((path) => path.includes('/spanish-'))).toEqual([]);

  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByRole('heading', { name: 'El distrito hoy' }).waitFor();
  expect([pathOf(page), await languageOf(page)]).toEqual(['/es/today', 'es']);
  expect(new Set(scripts.filter((path) => path.includes('/spanish-'))).size).toBe(1);

  await page.getByRole('link', { name: 'Acuíferos' }).click();
  await page.getByRole('heading', { name: 'Acuíferos' }).waitFor();
  expect(pathOf(page)).toBe('/es/aquifers');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar cualquier cosa' }).fill('comparar');
  await page.getByRole('option', { name: /Comparar niveles del agua/ }).click();
  await page.waitForURL('**/es/compare');
  await page.goBack();
  await page.getByRole('heading', { name: 'Acuíferos' }).waitFor();

  // An address without a language is opened in the one that was chosen, with all that it says.
  await page.goto('/alerts?well=1#top');
  await page.getByRole('heading', { name: 'Alertas', level: 1 }).waitFor();
  expect(page.url()).toContain('/es/alerts?well=1');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/alerts');
  await page.goto('/today');
  await page.getByRole('heading', { name: 'The District Today' }).waitFor();
  expect(await languageOf(page)).toBe('en');
});

describe('a page in Spanish', () => {
  it.each([
    ['/es', 'Entrar a la plataforma'],
    ['/es/today', 'Perspectiva'],
    ['/es/today/methods', 'Fuentes'],
    ['/es/aquifers', 'Acuíferos'],
    ['/es/my-place?at=30.06569,-97.87443', 'Pozos a menos de una milla'],
    ['/es/compare?wells=1,2,3', /Profundidad bajo el suelo|Nada que comparar/],
    ['/es/wells/58-58-4-0282', 'Pozos más cercanos'],
    ['/es/alerts', 'Últimas alertas'],
    ['/es/open-data', 'Conjuntos de datos'],
    ['/es/public-well-registration', '4. Certificación'],
    ['/es/public-well-registration/status', 'Mostrar el estado'],
    ['/es/public-tools/tools/adjacent-wells/30.17/-97.85/2000', 'Mostrar en el mapa'],
    ['/es/privacy', 'Si registra un pozo'],
    ['/es/contact', 'Contacto'],
    ['/es/support', 'Ayuda'],
    ['/es/nowhere', 'No se encontró la página.'],
  ])('%s says nothing in English that has a Spanish text, and is as good for everybody', async (path, shows) => {
    const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(path);
    await page.getByText(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await englishOn(page)).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    expect(await violations(page, { type: 'tag', values: ofPublicPages })).toEqual([]);
  });
});

it('the map is in Spanish: its legend, its filters and its list', async () => {
  const page = await openPage(browser);
  await page.addInitScript("sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes')");
  await page.goto('/es/map?by=levelClass&list=1');
  const accept = page.getByRole('button', { name: 'Aceptar' });
  if (await accept.isVisible()) await accept.click();
  await page
    .getByText(/pozos a la vista/)
    .first()
    .waitFor();
  await page.getByText('Bajo lo normal').first().waitFor();
  await page
    .getByRole('button', { name: /^Filtros/ })
    .first()
    .click();
  await page.getByText('Clase de pozo').first().waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await englishOn(page)).toEqual([]);
});

it('an owner signs in, is told in Spanish what is wrong with a reading, and sends it', async () => {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/es');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await page
    .getByRole('heading', { name: /Barton Springs/ })
    .first()
    .waitFor();
  await page.goto('/es/my-permits');
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await page.getByRole('button', { name: 'Propietario de pozo' }).click();
  await page.waitForURL('**/es/my-permits');
  await page.getByRole('heading', { name: 'Lecturas de medidores' }).waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page
    .getByRole('link', { name: /Escribir la lectura de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Enviar la lectura' }).click();
  await page.getByText('Escriba la lectura.').first().waitFor();
  expect(pathOf(page)).toMatch(/^\/es\/my-permits\/reading\/\d+$/);
});
