import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ofPublicPages, violationsInBothThemes, wcag } from './support/axe.ts';
import { launch, newPage, openPage, openSignedIn, type Role } from './support/browser.ts';
import { wellsAreThere, wellsThat } from './support/map.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Looked {
  path: string;
  role?: Role;
  /** Words that are there once it has loaded. */
  shows: string | RegExp;
}

/** A screen of each kind. */
const screens: Looked[] = [
  { path: '/', shows: /Access the Platform/ },
  { path: '/map?list=1', role: 'Administrator', shows: /wells in view/ },
  {
    path: '/map?tool=adjacent-wells&buffers=30.17,-97.85,500,Feet,ffff00&draw=circle:30.16,-97.85,500',
    role: 'Administrator',
    shows: 'Circle radius',
  },
  { path: '/today', shows: 'Outlook' },
  { path: '/alerts', shows: 'Latest alerts' },
  { path: '/my-place?at=30.06569,-97.87443', shows: 'Wells within a mile' },
  { path: '/compare?wells=1,2,3', shows: /^(Depth below ground|Nothing to compare)$/ },
  { path: '/embed/today?theme=system', shows: 'Open in a new tab' },
  { path: '/docs', shows: 'A first request' },
  { path: '/dashboard', role: 'Administrator', shows: 'Projected for the year at this pace' },
  { path: '/account/profile', role: 'Administrator', shows: 'Sign out everywhere' },
  { path: '/data-management/wells/wells-management', role: 'Administrator', shows: /of [\d,]+ rows/ },
  {
    path: '/data-management/permit-records/permits-management/5?amendment=0',
    role: 'Administrator',
    shows: 'Still missing: Amendment Type',
  },
  { path: '/drought-management/drought-stage', role: 'Administrator', shows: 'Stage 3 Critical' },
  {
    path: '/data-management/meter-readings/meter-readings-entry?fiscal_year=2025&month=10&group=3',
    role: 'Administrator',
    shows: /^M-\d+/,
  },
  { path: '/models?register=list-wells&record=7', role: 'Administrator', shows: /^(PUBLISHED|UPDATED)$/ },
];

/** All others that are built, which are minutes: in `npm run checks`. */
const otherScreens: Looked[] = [
  { path: '/wells/00-00-0-9999', shows: 'No published well 00-00-0-9999' },
  { path: '/account/logout', shows: 'You are logged out' },
  { path: '/documentation/introduction', role: 'Developer', shows: 'Where things are' },
  { path: '/public-well-registration', shows: '4. Certification' },
  {
    path: '/data-management/wells/validate-registration-submissions?edit=5',
    role: 'Administrator',
    shows: 'May be this well',
  },
  {
    path: '/drought-management/drought-compliance-report',
    role: 'Administrator',
    shows: 'Submit',
  },
  {
    path: '/data-management/meter-readings/add-manage-meters?edit=3',
    role: 'Administrator',
    shows: 'Editing Existing Meter',
  },
  { path: '/about', shows: /About/ },
  { path: '/map', shows: 'Before you use this map' },
  { path: '/public-tools/tools/adjacent-wells/30.16823/-97.85184/5000', shows: /There are \d+ wells within/ },
  { path: '/public-tools/tools/adjacent-wells/95', shows: 'Invalid coordinate' },
  { path: '/public-well-registration/success', shows: 'Thank you for registering your well.' },
  { path: '/public-well-registration/status', shows: 'Show the status' },
  { path: '/open-data', shows: 'Water levels' },
  { path: '/today/methods', shows: 'Levels that count' },
  { path: '/aquifers/Edwards', shows: 'Permitted and pumped by fiscal year' },
  { path: '/public-resources/wells-photo-gallery', role: 'Administrator', shows: /photo/i },
  { path: '/data-management/wells/data-quality', role: 'Administrator', shows: 'Pump below well depth' },
  { path: '/data-management/wells/upload-logger-data', role: 'Administrator', shows: 'Uploaded Before' },
  { path: '/reports-and-analysis/query-and-download', role: 'Administrator', shows: 'Clear' },
  { path: '/changelog', shows: 'For everybody' },
  { path: '/contact', shows: 'Telephone' },
  { path: '/accessibility', shows: 'Known limitations' },
  { path: '/privacy', shows: 'If you only visit' },
  { path: '/terms-of-service', shows: 'About this information' },
  { path: '/support', shows: /Support/ },
  { path: '/coming-soon', shows: /soon/i },
  { path: '/no-such-page', shows: 'Page not found.' },
  {
    path: '/dashboard?monthly.view=table&permits.view=table',
    role: 'Administrator',
    shows: 'Projected for the year at this pace',
  },
  { path: '/data-management/permit-records/permits-management', role: 'Administrator', shows: /of \d+ rows/ },
  { path: '/account', role: 'Administrator', shows: /Ada Administrator/ },
  { path: '/secret', role: 'Administrator', shows: 'This page is only visible by authenticated users.' },
  { path: '/documentation', role: 'Developer', shows: 'How a Register Works' },
  { path: '/documentation/deploy', role: 'Developer', shows: 'Running it for a district' },
  { path: '/data-management/meter-readings/add-manage-meters', role: 'Administrator', shows: 'M-00003' },
  {
    path: '/data-management/wells/validate-registration-submissions',
    role: 'Administrator',
    shows: /^Held apart/,
  },
  {
    path: '/data-management/wells/validate-registration-submissions/5',
    role: 'Administrator',
    shows: 'May be this well',
  },
  { path: '/data-management/well-owners/edit-owner-info', role: 'Administrator', shows: /Export/ },
  { path: '/data-management/wells/wells-management/7', role: 'Administrator', shows: 'Choose photos or documents' },
  {
    path: '/data-management/permit-records/permit-groups-management/3',
    role: 'Administrator',
    shows: 'Linked Permits',
  },
  {
    path: '/data-management/permit-records/permit-renewals',
    role: 'Administrator',
    shows: /^Renew \d+ permits/,
  },
  { path: '/data-management/well-owners/edit-owner-info/5', role: 'Administrator', shows: 'Linked Permits' },
  { path: '/data-management/wells/merge?keep=8&drop=9', role: 'Administrator', shows: 'Effects' },
  {
    path: '/drought-management/permit-types-and-reduction-factors',
    role: 'Administrator',
    shows: 'Edwards Historical',
  },
  { path: '/drought-management/what-if', role: 'Administrator', shows: /gal/ },
  { path: '/reports-and-analysis/pumpage-report', role: 'Administrator', shows: /[\d,]+ rows/ },
  { path: '/data-management/meter-readings/meter-readings-tracking', role: 'Administrator', shows: /of [\d,]+ rows/ },
  { path: '/data-management/meter-readings/readings-from-file', role: 'Administrator', shows: /file/i },
  { path: '/data-management/meter-readings/reminders', role: 'Administrator', shows: /letters: \d+ by mail/ },
  { path: '/alerts/7.x/confirm', shows: 'Confirm your alerts?' },
  { path: '/alerts/7.x/end', shows: 'End these alerts?' },
  { path: '/stop-reminders/7.x', shows: 'Stop reminders?' },
  { path: '/stop-query-mail/7.x', shows: 'Stop this query by e-mail?' },
  { path: '/models', role: 'Administrator', shows: 'Rows that belong to a record' },
];

/** Who visits: each signs in once. */
const visitors = new Map<Role | undefined, Promise<Page>>();
function visitor(role: Role | undefined): Promise<Page> {
  const known = visitors.get(role) ?? arrive(role);
  visitors.set(role, known);
  return known;
}

async function arrive(role: Role | undefined): Promise<Page> {
  const page = await newPage(browser, { bypassCSP: true });
  await page.addInitScript(() => localStorage.setItem('artesian.theme', 'system'));
  if (role) await openSignedIn(page, '/account', role);
  return page;
}

it.each([...screens, ...(process.env.THOROUGH ? otherScreens : [])])(
  '$path has nothing that axe objects to',
  async ({ path, role, shows }) => {
    const page = await visitor(role);
    await page.goto(path);
    await page.getByText(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothThemes(page, role ? wcag : ofPublicPages)).toEqual([]);
  },
);

it.each([{ width: 390, height: 844 }, ...(process.env.THOROUGH ? [{ width: 900, height: 900 }] : [])])(
  'the map at $width px, its panels and a well have nothing that axe objects to',
  async (viewport) => {
    const page = await openPage(browser, { viewport, bypassCSP: true });
    await page.addInitScript(() => localStorage.setItem('artesian.theme', 'system'));
    const [{ well_ndx } = { well_ndx: 0 }] = await wellsThat('has_production_data', 'has_water_levels_data');
    await page.goto('/map');
    await page.getByRole('button', { name: 'Accept' }).click();
    await wellsAreThere(page);
    expect(await violationsInBothThemes(page, ofPublicPages)).toEqual([]);
    for (const panel of ['Layers', 'Legend']) {
      const open = page.getByRole('button', { name: panel, exact: true }).first();
      if (viewport.width < 600) await open.click();
      expect(await violationsInBothThemes(page, ofPublicPages)).toEqual([]);
      if (viewport.width < 600) await page.getByRole('button', { name: /^Close (Base map|Legend)/ }).click();
    }
    await page.goto(`/map?well=${well_ndx}&list=1`);
    await page.getByLabel('Details of the selected feature').waitFor();
    expect(await violationsInBothThemes(page, ofPublicPages)).toEqual([]);
    await page.goto(`/map?well=${well_ndx}&graph=levels`);
    await page.getByRole('button', { name: 'Close the graph' }).waitFor();
    await page.getByLabel('Loading the graph').waitFor({ state: 'detached' });
    expect(await violationsInBothThemes(page, ofPublicPages)).toEqual([]);
  },
);

it('the page of a well with documents, and a menu on it, have nothing that axe objects to', async () => {
  const wells = (await (await fetch(`${inject('origin')}/api/ui-map-wells`)).json()) as {
    well_id: string;
    attached_documents: string | null;
  }[];
  const page = await visitor(undefined);
  await page.goto(`/wells/${wells.find(({ attached_documents: documents }) => documents)!.well_id}`);
  await page.getByText('Documents').waitFor();
  expect(await violationsInBothThemes(page, ofPublicPages)).toEqual([]);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menu').waitFor();
  expect(await violationsInBothThemes(page, ofPublicPages)).toEqual([]);
});

it('an open amendment has nothing that axe objects to', async () => {
  const page = await visitor('Administrator');
  await page.goto('/data-management/permit-records/permits-management/5');
  const amendments = page.getByRole('region', { name: /Amendments/ });
  await amendments.getByRole('button', { name: /^Edit/ }).first().click();
  await page.waitForURL(/amendment=[1-9]/);
  await page.waitForLoadState('networkidle');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

it('what somebody else changed meanwhile has nothing that axe objects to', async () => {
  const page = await visitor('Administrator');
  const meter = '/data-management/meter-readings/add-manage-meters?edit=3';
  const other = await page.context().newPage();
  for (const [one, brand] of [
    [other, 'Of the other tab'],
    [page, 'Of this tab'],
  ] as const) {
    await one.goto(meter);
    await one.getByLabel('Brand', { exact: true }).fill(brand);
  }
  for (const one of [other, page]) await one.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await other.close();
});

it('the tracking of readings has nothing that axe objects to on a phone', async () => {
  const page = await visitor('Administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data-management/meter-readings/meter-readings-tracking');
  await page
    .getByText(/of [\d,]+ rows/)
    .first()
    .waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('what finds anything has nothing that axe objects to', async () => {
  const page = await visitor('Administrator');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('ranch');
  await page.getByRole('option').first().waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
