import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';

const REVIEW = '/data-management/wells/validate-registration-submissions';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Sent in as by the form, without a name under which it was opened: it stands apart until somebody lets it in. */
async function sendIn(last_name: string) {
  const answer = await fetch(`${inject('origin')}/api/data-registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Journey',
      last_name,
      primary_phone: '512-555-0177',
      primary_email: 'journey@example.org',
      mailing_name: 'Journey Ranch',
      mailing_address: '3 Spring Street',
      mailing_city: 'Wimberley',
      mailing_state: 'TX',
      mailing_zip: '78676',
      well_address: '5 Spring Street',
      well_city: 'Wimberley',
      county_ndx: 2,
      well_use_ndx: 1,
      aquifer_group_ndx: 2,
      reg_lat_dd: 30.05513,
      reg_lon_dd: -98.11842,
      property_well_count: 1,
      hardcopy_well_records: false,
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { reg_ndx: number; reference: string };
}

const choose = async (page: Page, label: string, option: string) => {
  // Once it is asked for, a star follows its label.
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).first().click();
};

it('accepts what was sent in as a new owner and a new well, which stands on the public map once it is published', async () => {
  const { reference, reg_ndx } = await sendIn('Spring');
  const page = await openPage(browser);
  await openSignedIn(page, REVIEW, 'Administrator');
  await page.getByRole('link', { name: /^Held apart/ }).click();
  await page.getByRole('button', { name: `Review ${reference}` }).click();
  await page.getByRole('button', { name: 'Let in' }).click();
  await page.getByText('The registration was accepted and is now listed with the others.').waitFor();

  await page.goto(`${REVIEW}/${reg_ndx}`);
  await page.getByRole('heading', { name: 'Public Registration' }).waitFor();
  await page.getByLabel('Owner is New?').check();
  await page.getByLabel('Create Well Record?').check();
  await choose(page, 'Well Classification', 'Exempt');
  await choose(page, 'Sub-Classification', 'Exempt Domestic');
  await page.getByText(/Saving makes the contact Journey Spring and a well at 5 Spring Street/).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Completed', { exact: true }).waitFor();
  const tracking = page.getByRole('group', { name: 'Internal Tracking' });
  await tracking.getByRole('link', { name: 'Journey Spring · Journey Ranch' }).waitFor();
  const well = tracking.getByRole('link', { name: /^\d\d-\d\d-\d-\d+/ });
  const name = (await well.textContent())!.split(' · ')[0]!;
  const visible = async () => {
    const answer = await fetch(`${inject('origin')}/api/ui-map-wells`);
    return (await answer.text()).includes(name);
  };
  expect(await visible()).toBe(false);

  await page.goto((await well.getAttribute('href'))!);
  const basic = page.getByRole('region', { name: 'Basic Well Information', exact: true });
  await basic.getByLabel('Published', { exact: true }).check();
  await basic.getByRole('button', { name: 'Save', exact: true }).click();
  await basic.getByText('No changes yet').waitFor();
  await expect.poll(visible, { timeout: 60_000, interval: 1000 }).toBe(true);

  const visitor = await openPage(browser);
  await visitor.goto(`/wells/${name}`);
  await visitor
    .getByRole('heading', { name: new RegExp(name) })
    .first()
    .waitFor();
});

it('opens the review beside its row, and alone where there is no room for both', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, REVIEW, 'Administrator');
  const table = page.getByRole('table', { name: 'Review Public Well Registrations' });
  const review = page.getByRole('button', { name: /^Review R-/ }).first();
  await review.click();
  const heading = page.getByRole('heading', { name: 'Public Registration' });
  await heading.waitFor();
  const row = (await table.locator('tr[aria-current]').boundingBox())!;
  const beside = (await heading.boundingBox())!;
  expect(beside.x).toBeGreaterThan(row.x);
  expect(beside.y).toBeLessThan(900);
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.setViewportSize({ width: 900, height: 900 });
  await table.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await table.waitFor();
  await expect.poll(() => review.evaluate((element) => element === document.activeElement)).toBe(true);
});
