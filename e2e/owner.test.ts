import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { chooseAccount, launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const phone = { viewport: { width: 390, height: 844 } };
/** A picture of one pixel. */
const photo = {
  name: 'meter.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const gallonsIn = (text: string | null | undefined): number =>
  Number(/-?[\d,]+/.exec(text ?? '')![0].replaceAll(',', ''));

/** What a permit has used, by its card. */
const usedBy = async (page: Page, permit: string) => {
  const card = page.getByRole('article', { name: permit });
  return gallonsIn(
    await card
      .locator('dt', { hasText: /^Used$/ })
      .locator('xpath=following-sibling::dd[1]')
      .textContent(),
  );
};

it('sends a reading with a photo from a phone; staff see and approve it, and the balance moves by exactly those gallons', async () => {
  const owner = await openPage(browser, phone);
  await owner.goto('/home');
  await chooseAccount(owner, 'Well Owner');
  await owner.waitForURL('**/my-permits');
  await owner.getByRole('heading', { name: 'Meter readings' }).waitFor();
  await owner.getByRole('link', { name: /M-\d/ }).first().waitFor();
  expect(await violations(owner)).toEqual([]);

  // A meter whose water counts at one permit alone.
  const rows = (await (async () => {
    const [answer] = await Promise.all([
      owner.waitForResponse(
        (response) => response.url().includes('/api/ui-owner-months-to-read') && response.status() === 200,
      ),
      owner.reload(),
    ]);
    return answer.json();
  })()) as {
    meter_ndx: number;
    meter_id: string;
    permit_number: string;
    share: number;
    prev_meter_reading: number | null;
  }[];
  const meter = rows.find(
    ({ share, prev_meter_reading, meter_ndx }) =>
      share === 1 && prev_meter_reading !== null && rows.filter((row) => row.meter_ndx === meter_ndx).length === 1,
  )!;
  const used = await usedBy(owner, meter.permit_number);

  await owner.getByRole('link', { name: new RegExp(meter.meter_id) }).click();
  const field = owner.getByRole('textbox', { name: 'Meter reading, in gallons' });
  await field.fill(String(meter.prev_meter_reading! + 1234));
  await owner.getByText('1,234 gal').first().waitFor();
  await owner.getByLabel('Photo of the meter', { exact: true }).setInputFiles(photo);
  await owner.getByRole('img', { name: /^Chosen photo/ }).waitFor();
  expect(await violations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Send reading' }).click();
  await owner.getByText('Your reading was submitted. The district will review it.').waitFor();
  await owner.getByText('Waiting for review').first().waitFor();
  expect(await usedBy(owner, meter.permit_number)).toBe(used);

  const staff = await openPage(browser);
  await openSignedIn(staff, '/dashboard', 'Administrator');
  await staff.getByRole('link', { name: /Reading submitted by an owner/ }).waitFor();
  await staff.goto('/data-management/meter-readings/sent-in');
  const card = staff.getByRole('article', { name: new RegExp(meter.meter_id) });
  await card.getByRole('img', { name: `Photo of ${meter.meter_id}` }).waitFor();
  await card.getByText('1,234 gal').waitFor();
  expect(await violations(staff)).toEqual([]);
  await card.getByRole('button', { name: /^Approve/ }).click();
  await staff.getByText(/1,234 gal approved/).waitFor();

  await owner.reload();
  await owner.getByText('Approved').first().waitFor();
  expect(await usedBy(owner, meter.permit_number)).toBe(used + 1234);
});

it('has nothing that axe objects to where past readings stand, and where access is given', async () => {
  const owner = await openPage(browser, phone);
  await openSignedIn(owner, '/my-permits/records', 'Well Owner');
  await owner
    .getByText(/^\d+ rows$/)
    .nth(1)
    .waitFor();
  await owner.getByRole('button', { name: 'PDF', disabled: false }).nth(1).waitFor();
  expect(await violations(owner)).toEqual([]);
  await owner.goto('/my-permits/access');
  await owner.getByRole('button', { name: 'Give access' }).waitFor();
  expect(await violations(owner)).toEqual([]);
});

it('goes back past the sign-in to where it began, and is not told that the sign-in ran out of time', async () => {
  const page = await openPage(browser, phone);
  await page.goto('/public-well-registration');
  await page.getByRole('button', { name: 'Log in' }).click();
  await chooseAccount(page, 'Well Owner');
  await page.getByRole('heading', { name: 'Meter readings' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Meter readings' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Public Well Registration' }).waitFor();
});
