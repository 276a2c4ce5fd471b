import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ofPublicPages, violations } from './support/axe.ts';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const FORM = '/public-well-registration';

const input = (page: Page, field: string) => page.locator(`#data-registrations-${field}`);
const texts: Record<string, string> = {
  first_name: 'Rita',
  last_name: 'Rivers',
  primary_phone: '(512) 555-0142',
  primary_email: 'rita@example.org',
  mailing_address: '1 Main Street',
  mailing_city: 'Buda',
  mailing_state: 'TX',
  mailing_zip: '78610',
};
async function choose(page: Page, field: string, name: string) {
  await input(page, field).fill(name);
  await page.getByRole('option', { name }).first().click();
}

it('a visitor registers a well on a phone, though the connection is cut and the page is loaded again in between', async () => {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    geolocation: { latitude: 30.09, longitude: -97.85, accuracy: 5 },
    permissions: ['geolocation'],
  });
  await page.goto(FORM);
  await page.getByRole('heading', { name: '1. Owner Info' }).waitFor();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('alert').getByText('There is a problem').waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await violations(page, ofPublicPages)).toEqual([]);

  for (const [field, text] of Object.entries(texts)) await input(page, field).fill(text);
  await page.getByLabel('Same as the mailing address').check();
  await page.getByRole('button', { name: 'Use my position' }).click();
  await page.getByText('Hays County · in the district').waitFor();
  await choose(page, 'well_use_ndx', 'Domestic');
  await choose(page, 'aquifer_group_ndx', 'Trinity');
  await input(page, 'well_details_date_drilled').fill('1987');
  await input(page, 'well_details_depth_well_ft').fill('1,234 ft');
  await page.reload();
  await page.getByText('Your earlier entries on this device are still here.').waitFor();
  expect(await input(page, 'well_details_depth_well_ft').inputValue()).toBe('1,234 ft');
  await page
    .getByRole('radiogroup', { name: /Hardcopy/ })
    .getByLabel('No')
    .check();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await page.getByText('1 Main Street').nth(1).waitFor();
  expect(await violations(page, ofPublicPages)).toEqual([]);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);

  // The registration arrives, its answer does not.
  await page.route('**/api/data-registrations', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page
    .getByText(/cannot be reached/)
    .first()
    .waitFor();
  await page.unroute('**/api/data-registrations');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();

  await page.getByText('Thank you for registering your well.').waitFor();
  const reference = await page.getByText(/^R-[\dA-F]{4}-[\dA-F]{4}$/).textContent();
  // The message that it was submitted is pale while it comes and goes, and stays as long as the pointer is above it.
  await page.mouse.move(0, 0);
  await page.getByText('Well registration successfully submitted').waitFor({ state: 'detached' });
  expect(await violations(page, ofPublicPages)).toEqual([]);
  await page.getByRole('link', { name: 'check its status' }).click();
  await page.getByRole('button', { name: 'Show the status' }).click();
  await page.getByRole('heading', { name: `${reference}: Received` }).waitFor();
  expect(await violations(page, ofPublicPages)).toEqual([]);

  const staff = await openPage(browser);
  await staff.goto('/account');
  await staff.getByRole('button', { name: 'Administrator' }).click();
  await staff.waitForURL('**/account');
  const asStaff = <Answer>(path: string, body?: object) =>
    staff.evaluate(
      async ([address, sent]) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!;
        const { access_token } = JSON.parse(localStorage.getItem(key)!) as { access_token: string };
        const answer = await fetch(address, {
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
        });
        return (await answer.json()) as Answer;
      },
      [path, body] as const,
    );
  const all = await asStaff<{ reg_ndx: number; primary_email: string }[]>('/api/data-registrations');
  const kept = all.filter(({ primary_email }) => primary_email === 'rita@example.org');
  expect(kept).toMatchObject([
    {
      reference,
      well_address: '1 Main Street',
      well_details_date_drilled: '1987-01-01',
      well_details_depth_well_ft: 1234,
    },
  ]);

  await asStaff(`/api/data-registrations/${kept[0]!.reg_ndx}/send-back`, { message: 'Which city is it in?' });
  await page.getByRole('button', { name: 'Show the status' }).click();
  await page.getByRole('heading', { name: 'Corrections requested by staff' }).waitFor();
  await input(page, 'well_city').fill('');
  await page.getByRole('button', { name: 'Submit the correction' }).click();
  await page.getByRole('link', { name: 'City of the Well: *Required field' }).waitFor();
  expect(await violations(page, ofPublicPages)).toEqual([]);
  await input(page, 'well_city').fill('Kyle');
  await page.getByRole('button', { name: 'Submit the correction' }).click();
  await page.getByRole('heading', { name: `${reference}: Corrected` }).waitFor();
});
