import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, openSignedIn } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('goes from a well on the map to its record, and sees there what a visitor does not', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  await page.goto('/map?well=7');
  const details = page.getByLabel('Details of the selected feature');
  await details
    .getByText(/Aquifer Setting|Aquifer$/)
    .first()
    .waitFor();
  await page.route('**/assets/*', async (route) => {
    await sleep(500);
    await route.continue();
  });
  await details.getByRole('link', { name: 'Edit Well' }).click();
  // The map is zoomed while the next page is on its way, whose address says nothing of it.
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -300);
  await page.waitForURL('**/data-management/wells/wells-management/7');
  await page.getByRole('heading', { name: 'Basic Well Information' }).waitFor();
});

it('finds a meter by the keyboard alone, adds one in the same way, and comes back to where it was', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/account', 'Administrator');
  await page.getByRole('button', { name: 'Find anything' }).focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.waitFor();
  await page.keyboard.type('M-00003');
  await page.getByRole('option', { name: /^M-00003/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/add-manage-meters/3');
  await page.getByLabel('Brand', { exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Recent' }).waitFor();
  await page.keyboard.type('add met');
  expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Add meter');
  await page.keyboard.press('Escape');
  expect(await field.count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add met');
  await page.getByRole('option', { name: /^Add meter/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Creating New Meter' }).waitFor();
});

it('follows a late reading and a month of the dashboard to the records behind them', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/dashboard', 'Administrator');
  const late = page.getByRole('region', { name: 'Late Meter Readings', exact: true });
  const meter = late.getByRole('link', { name: /^M-/ }).first();
  const meterId = (await meter.textContent())!;
  await meter.click();
  await page.getByRole('heading', { name: 'Add and Manage Well Meters' }).waitFor();
  await page.getByText(/^1 of \d+ rows$/).waitFor();
  await page.getByRole('link', { name: meterId }).waitFor();

  await page.goto('/dashboard');
  const months = page.getByRole('region', { name: 'Monthly Pumpage Tracking', exact: true });
  await months.getByRole('combobox', { name: 'Fiscal Year' }).click();
  await page.getByRole('option', { name: '2020', exact: true }).click();
  await page.keyboard.press('Escape');
  await months.getByRole('button', { name: 'Table' }).press('Enter');
  await months.getByRole('link', { name: 'Aug 2020' }).press('Enter');
  await page.getByRole('heading', { name: 'Permits Management' }).waitFor();
  await page.getByText(/^\d+ rows$/).waitFor();
  await page.getByText('Permitted in Fiscal Year 2020 (gal)').waitFor();
  expect(page.url()).toContain('filter.fiscal_years=2020');
});

it('goes through the headers of a table by keyboard, and none lies under the columns that stay in sight', async () => {
  const page = await openPage(browser, { viewport: { width: 1100, height: 900 } });
  await openSignedIn(page, '/data-management/permit-records/permits-management', 'Administrator');
  // Which columns stay in sight is settled by the rows.
  await page.getByText(/^[\d,]+ of [\d,]+ rows$/).waitFor();
  await page.getByRole('button', { name: 'Options for Permittee Record' }).focus();
  const focus = page.locator(':focus');
  for (let header = 'Permittee Record'; header !== 'Authorized Volume (gal)'; header = (await focus.textContent())!) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focus.evaluate(isSeen)).toBe(true);
  }
});

/** Whether nothing lies over the left end and the middle of an element. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + 2, left + width / 2].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
}

it('enters a reading that its owner, the tracking and the compliance report show at once', async () => {
  const owner = await openPage(browser);
  await openSignedIn(owner, '/dashboard', 'Well Owner');
  const balance = owner.getByRole('article').filter({ hasText: 'Next meter reading due' }).first();
  const permit = (await balance.getAttribute('id'))!.replace('permit-', '');
  const usedByOwner = () => gallonsIn(balance.getByText('Used this month').locator('xpath=following-sibling::dd[1]'));
  expect(await usedByOwner()).toBe(0);

  const page = await openPage(browser);
  await openSignedIn(page, `/data-management/meter-readings/meter-readings-entry?permit=${permit}`, 'Administrator');
  const cell = (column: string) => page.locator(`td[aria-label^="${column}, row M-"]`).first();
  const reading = (await gallonsIn(cell('Previous Reading'))) + 4321;
  await cell('Meter Reading').click();
  await page.keyboard.type(String(reading));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('New data was updated to the database').waitFor();
  const group = await page.getByRole('combobox', { name: 'Permit Owner/Group' }).inputValue();
  const month = new Date(
    `${/, (\w+ \d{4}):/.exec((await cell('Meter Reading').getAttribute('aria-label'))!)![1]} 2 UTC`,
  )
    .toISOString()
    .slice(0, 7);

  await owner.reload();
  await expect.poll(usedByOwner).toBe(4321);
  await page.goto('/data-management/meter-readings/meter-readings-tracking');
  await page.getByRole('textbox', { name: 'Filter Permit Owner/Group' }).fill(group);
  await page.getByRole('button', { name: `Months of ${group}` }).click();
  await page
    .getByRole('table', { name: 'Monthly Pumping Details' })
    .getByRole('link', { name: /^4,321,/ })
    .first()
    .waitFor();
  await page.goto(`/drought-management/drought-compliance-report?from=${month}&to=${month}`);
  await page.getByRole('row', { name: group }).getByText('4,321', { exact: true }).first().waitFor();
});

it('declares a stage, prints its letters, and takes both back', async () => {
  const page = await openPage(browser);
  await openSignedIn(page, '/drought-management/drought-stage', 'Administrator');
  await page.getByRole('combobox', { name: 'Drought Stage' }).click();
  await page.getByRole('option', { name: 'Stage 4 Exceptional' }).click();
  await page.getByRole('button', { name: 'Preview effects' }).click();
  await page.getByRole('button', { name: 'Declare Stage 4 Exceptional' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^\d+ permits may pump [\d,]+ gal (less|more) in all from/)
    .waitFor();
  await page.getByRole('button', { name: 'Declare this stage' }).click();

  await page.getByRole('link', { name: 'Send the notice' }).click();
  await page
    .getByRole('button', { name: /^Read the letter to/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('declared Stage 4 Exceptional').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Print \d+ letters to mail$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  const notice = page.url();

  await page.goto('/drought-management/drought-stage');
  await page.getByRole('button', { name: 'Undo the declaration of Stage 4 Exceptional' }).click();
  await page.getByText('The declaration of Stage 4 Exceptional was undone.').waitFor();
  await page
    .getByRole('region', { name: 'Declared' })
    .getByText(/; undone by /)
    .waitFor();
  await page.goto(notice);
  await page.getByText('Withdrawn').first().waitFor();
});

const gallonsIn = async (place: Locator) => Number((await place.textContent())!.replaceAll(/\D/g, ''));
