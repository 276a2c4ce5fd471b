import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './support/browser.ts';
import { choose, field, part, press, select } from './support/forms.ts';
import { bringIn, serveEmptyDistrict, type EmptyDistrict } from './support/empty-district.ts';

// A district that is like none of the examples, from an empty folder to its first compliance report, through screens alone: fiscal years from
// October, quarters, acre-feet, two aquifers and three stages of its own. Figures are computed by hand: of 120 acre-feet a year October allows about 10;
// the first stage takes a fifth of November and December, so that the quarter allows about 26. 13 of them are pumped.

let browser: Browser;
let district: EmptyDistrict;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  district = await serveEmptyDistrict(browser, '2040-10-20T16:00Z');
}, 300_000);
afterAll(async () => {
  await browser.close();
  await district.product.stop();
});

const LISTS = '/data-management/manage-lists/vocabularies';
const RECORDS = '/data-management/permit-records';
const closed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });

async function decide(setting: string, option: string) {
  await press(page, `Change ${setting}`);
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: option }).click();
  await press(page, 'Save');
  await closed();
}

async function addTerm(word: string, says: () => Promise<unknown>) {
  await press(page, 'Add Term');
  await page.getByRole('textbox', { name: 'Term' }).fill(word);
  await says();
  await press(page, 'Save');
  await page.getByRole('row', { name: word }).waitFor();
}

it('counts years from October, in acre-feet', async () => {
  page = await district.arrive();
  await page.goto('/admin/district-settings');
  await decide('First Month of the Fiscal Year', 'October');
  await decide('Unit of Volumes', 'acre-feet');
});

it('has two aquifers and three stages of its own', async () => {
  await page.goto(`${LISTS}?places=delete`);
  await press(page, /^Delete \d+ terms$/);
  await page.getByText(/^\d+ terms were deleted\.$/).waitFor();
  await page.goto(`${LISTS}/aquifer-groups`);
  for (const word of ['Carrizo', 'Gulf Coast'])
    await addTerm(word, () => page.getByRole('textbox', { name: 'Counted in Reports As' }).fill(word));
  await page.goto(`${LISTS}/drought-stages`);
  for (const [word, color] of [
    ['Watch', 'Yellow'],
    ['Warning', 'Orange'],
    ['Emergency', 'Red'],
  ] as const)
    await addTerm(word, async () => {
      await page.getByRole('checkbox', { name: 'Restricts Pumping' }).check();
      await select(page, 'Color', color);
    });
});

it('lets its permits report by quarter', async () => {
  await page.goto('/data-management/import/new/permit-types');
  await bringIn(page, 'types.csv', ['Description,Prefix', 'Operating,O']);
  await page.goto(`${RECORDS}/reporting-periods`);
  await press(page, 'Add Period');
  await field(page, 'From Fiscal Year').fill('2041');
  await select(page, 'Period', 'Quarter');
  await field(page, 'Due Day').fill('15');
  await press(page, 'Create');
  await page.getByRole('row', { name: /All permits/ }).waitFor();
});

it('takes a fifth of the water in the first stage', async () => {
  await page.goto('/drought-management/special-reductions');
  await press(page, 'Add Reduction');
  await select(page, 'Drought Stage', 'Watch');
  await page.getByRole('textbox', { name: 'Holds From' }).fill('10/01/2040');
  await page.getByRole('textbox', { name: 'Reduction' }).fill('0.2');
  await press(page, 'Create');
  await press(page.getByRole('dialog', { name: 'Save this change?' }), 'Save Change');
  await page.getByRole('row', { name: /Watch/ }).waitFor();
});

it('has a well, its permit and its meter', async () => {
  await page.goto('/data-management/import/new/contacts');
  await bringIn(page, 'people.csv', ['Name,Email', 'Ana Reyes,ana@reyes.example']);
  await page.goto('/data-management/import/new/wells');
  await bringIn(page, 'wells.csv', ['Well ID,Well Name,Lat,Lon', 'CC-1,Old Mill,30.5,-97.5']);
  await page.goto(`${RECORDS}/permits-management`);
  await press(page, 'Add Permit');
  const form = part(page, 'Basic Permit Information');
  await choose(form, 'Permittee', 'Ana Reyes');
  await field(form, 'Permit Year').fill('2041');
  await choose(form, 'Permit Type', 'Operating');
  await choose(form, 'Permit Status', 'Active');
  await field(form, 'Start Date').fill('10/01/2040');
  await choose(form, 'Aquifer Group', 'Carrizo');
  await choose(form, 'Primary Use', 'Irrigation');
  await choose(form, 'Allocation Distribution Type', 'Even');
  await field(form, 'Authorized Volume').fill('120');
  await press(form, 'Create');
  await page.getByRole('heading', { name: 'Editing Existing Permit' }).waitFor();
  await page.goto('/data-management/import/new/permit-wells');
  await bringIn(page, 'links.csv', ['Permit,Well,Start Date', 'O1-41-1,CC-1,10/01/2040']);
  await page.goto('/data-management/import/new/meters');
  await bringIn(page, 'meters.csv', ['Well,Meter Type,Joined,First Reading', 'CC-1,Turbine,10/01/2040,0']);
});

it('declares its first stage', async () => {
  await page.goto('/drought-management/drought-stage');
  await select(page, 'Drought Stage', 'Watch');
  await press(page, 'Preview effects');
  await press(page, 'Declare Watch');
  await press(page, 'Declare this stage');
  await page.getByText(/^Watch, declared on/).waitFor();
});

it('reads the meter for the quarter, and reports what that is of the quarter', async () => {
  page = await district.comeBack('2041-01-20T16:00Z');
  await page.goto('/data-management/meter-readings/meter-readings-entry?permit=1&month=All');
  const cell = page.locator('[aria-label^="Meter Reading, row M-00001, December 2040"]').last();
  await cell.click();
  await page.keyboard.type('4236069');
  await page.keyboard.press('Enter');
  await press(page, 'Save');
  await page.getByText('New data was updated to the database').last().waitFor();

  await page.goto('/drought-management/drought-compliance-report?from=2040-10&to=2040-12');
  await page.getByRole('columnheader', { name: 'Reduced Month Target (acre-ft)' }).waitFor();
  const cellsOf = async (month: string) =>
    (await page.getByRole('row', { name: month }).innerText())
      .split(/[\n\t]+/)
      .filter(Boolean)
      .join(' | ');
  // Even shares are 8.333 % of most months and 8.334 % of December.
  await expect
    .poll(() => cellsOf('Oct 2040'))
    .toBe('O1-41-1 | Oct 2040 | 0 | 9.9996 | 0.00 | 0 | 97.9999 | Tier 0 | 9.9996 | 0.00 | 120 | 0.00');
  // 13 of the quarter's 26, of the 98 that the year allows, and of its 120.
  expect(await cellsOf('Dec 2040')).toBe(
    'O1-41-1 | Dec 2040 | 50.00 | 13 | 8.0006 | 13.27 | 13 | 97.9999 | Watch | Tier 0 | 10.0008 | 20.00 | 120 | 10.83',
  );
});
