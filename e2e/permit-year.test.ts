import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../web/test/support/pdf-words.ts';
import { chooseAccount, launch, newPage } from './support/browser.ts';
import { choose, field, part, press, select } from './support/forms.ts';
import { root, serveProduct, type ServedProduct } from './support/serve-product.ts';

// A year of one permit in a district that has no other, with the clock set forward between the visits of a clerk. Every figure was
// computed by hand: nothing here calls the code of the product.

// The permit: 12,000,000 gallons a year. From April on it is 14,400,000: 2,400,000 more from March 15, which counts from the first month
// that begins after it. Stage 2 takes a fifth, and is declared on January 12, so that it holds from February.
const SHARES = [6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6];

// The first meter counts hundreds of cubic feet, of which one is 100 × 1,728 ÷ 231 = 748.0519… gallons. It has six digits before its
// decimal point, so that 1,000,000 of them turn it: 748,051,948 gallons.
//   September  999,000 → 999,800.5       800.5 × 748.0519… = 598,815.58…
//   October    999,800.5 → 412.4     −999,388.1 × 748.0519… = −747,594,215.06…; −747,594,215 + 748,051,948 = 457,733
//   November   412.4 → 912.4              500 × 748.0519… = 374,025.97…
//   December   912.4 → 1,000.4             88 × 748.0519… = 65,828.57…, and then 310 × 1,000 on the second meter: 375,829
// The second one counts thousands of gallons: 0, 310, 840, 1,500, 2,100, 2,950, 4,050, 5,300, 6,700.
interface MonthByHand {
  month: string;
  /** A share of 12,000,000 gallons, from April on of 14,400,000. */
  permitted: number;
  /** Four fifths of it from February on. */
  allowed: number;
  pumped: number;
  /** Pumped of allowed in percent. */
  percent: string;
  /** Pumped since September, and what that is of the 11,443,200 gallons that the year allows. */
  since: number;
  percentOfYear: string;
}
const byHand = (
  month: string,
  [permitted, allowed, pumped, since]: [number, number, number, number],
  [percent, percentOfYear]: [string, string],
): MonthByHand => ({ month, permitted, allowed, pumped, percent, since, percentOfYear });
const MONTHS = [
  byHand('Sep 2040', [1_080_000, 1_080_000, 598_816, 598_816], ['55.45', '5.23']),
  byHand('Oct 2040', [960_000, 960_000, 457_733, 1_056_549], ['47.68', '9.23']),
  byHand('Nov 2040', [840_000, 840_000, 374_026, 1_430_575], ['44.53', '12.50']),
  byHand('Dec 2040', [720_000, 720_000, 375_829, 1_806_404], ['52.20', '15.79']),
  byHand('Jan 2041', [720_000, 720_000, 530_000, 2_336_404], ['73.61', '20.42']),
  byHand('Feb 2041', [720_000, 576_000, 660_000, 2_996_404], ['114.58', '26.19']),
  byHand('Mar 2041', [840_000, 672_000, 600_000, 3_596_404], ['89.29', '31.43']),
  byHand('Apr 2041', [1_152_000, 921_600, 850_000, 4_446_404], ['92.23', '38.86']),
  byHand('May 2041', [1_296_000, 1_036_800, 1_100_000, 5_546_404], ['106.10', '48.47']),
  byHand('Jun 2041', [1_584_000, 1_267_200, 1_250_000, 6_796_404], ['98.64', '59.39']),
  byHand('Jul 2041', [1_728_000, 1_382_400, 1_400_000, 8_196_404], ['101.27', '71.63']),
  byHand('Aug 2041', [1_584_000, 1_267_200, 0, 8_196_404], ['0.00', '71.63']),
];
// 5,880,000 until March and 7,344,000 after it; of the months from February on four fifths.
const PERMITTED_IN_YEAR = '13,224,000';
const ALLOWED_IN_YEAR = '11,443,200';
const PUMPED_IN_YEAR = '8,196,404';

const PERMIT = 'H1-41-1';
const PERMITS = '/data-management/permit-records/permits-management';
const METERS = '/data-management/meter-readings/add-manage-meters';
const READINGS = '/data-management/meter-readings/meter-readings-entry?permit=1&month=All';

let browser: Browser;
let product: ServedProduct;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  product = await serveProduct({
    settings: { DEMONSTRATION: 'true', DISTRICT_NAME: 'Clear Creek District', DISTRICT_TIME_ZONE: 'America/Chicago' },
    // The browser has the real time for its cookies.
    moment: '2040-09-10T15:00Z',
    before: async (env) => {
      const args = ['--import', 'tsx', 'e2e/support/load-one-well.ts'];
      await promisify(execFile)(process.execPath, args, { cwd: root, env });
    },
  });
  await signIn();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function signIn() {
  page = await newPage(browser, { baseURL: product.origin, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(product.clock());
  await page.goto('/account');
  await chooseAccount(page, 'Administrator');
}

/** Months go by: the product is ended, and started again on that day. */
async function comeBackOn(day: string) {
  await page.context().close();
  await product.continueAt(`${day}T16:00Z`);
  await signIn();
}

const inWords = (gallons: number) => gallons.toLocaleString('en-US');
const saved = (words = 'New data was updated to the database') => page.getByText(words).last().waitFor();

/** Types into the last cell of a column, and waits until it is there. */
async function enter(of: Page | Locator, column: string, text: string, option?: string) {
  const cell = of.locator(`[aria-label^="${column}"]`).last();
  await cell.click();
  await page.keyboard.type(text);
  if (option) await page.getByRole('option', { name: option }).first().click();
  else await page.keyboard.press('Enter');
  await expect.poll(() => cell.getAttribute('aria-label')).not.toMatch(/: empty$/);
}
const read = (meter: string, month: string, shown: string) =>
  enter(page, `Meter Reading, row ${meter}, ${month}:`, shown);

/** The texts of a table, row by row. */
const rowsOf = (table: Locator) =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map(({ innerText }) => innerText.trim())),
    );
const tableNamed = (name: string) => page.getByRole('table', { name, exact: true });

/** What stands at a glance at the head of a page: label to value and note. */
async function atAGlance(): Promise<Record<string, string>> {
  const facts = await page
    .getByRole('region', { name: 'At a glance' })
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')!.innerText, one.querySelector('dd')!.innerText.replaceAll('\n', '; ')]),
    );
  return Object.fromEntries(facts) as Record<string, string>;
}

const wordsOfDownload = async (download: Promise<Download>) =>
  wordsOf(readFileSync(await (await download).path())).replaceAll(/\s+/g, ' ');

describe('in September', () => {
  it('a contact gets a permit of 12,000,000 gallons with its own shares, on a well', async () => {
    await page.goto('/data-management/well-owners/edit-owner-info');
    await press(page, 'Add');
    const contact = page.getByRole('form').first();
    await field(contact, 'Name').fill('Ana Reyes');
    await field(contact, 'Mailing address').fill('12 Mill Road');
    await field(contact, 'City').fill('Buda');
    await press(contact, 'Create');
    await page.waitForURL(/edit=1/);

    await page.goto(PERMITS);
    await press(page, 'Add Permit');
    const form = part(page, 'Basic Permit Information');
    await choose(form, 'Permittee', 'Ana Reyes');
    await field(form, 'Permit Year').fill('2041');
    await choose(form, 'Permit Type', 'Historical');
    await choose(form, 'Permit Status', 'Active');
    await field(form, 'Start Date').fill('09/01/2040');
    await choose(form, 'Aquifer Group', 'Edwards');
    await choose(form, 'Primary Use', 'Irrigation');
    await choose(form, 'Allocation Distribution Type', 'Custom');
    await field(form, 'Authorized Volume').fill('12,000,000');
    await press(form, 'Create');
    await page.getByRole('heading', { name: 'Editing Existing Permit' }).waitFor();
    await expect.poll(() => field(form, 'Permit Number').inputValue()).toBe(PERMIT);

    await page.locator('td[aria-label*="row January:"]').click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), SHARES.join('\n'));
    await page.keyboard.press('Control+V');
    await press(page, 'Paste 12 cells');
    await press(part(page, 'Monthly Allocation Distributions'), 'Save');
    await saved();
    const drawn = page.getByLabel('Volume of each month').locator('> *');
    // From January on, as the calendar has them.
    const expected = [720, 720, 840, 960, 1080, 1320, 1440, 1320, 1080, 960, 840, 720].map((one) =>
      inWords(one * 1000),
    );
    await expect
      .poll(async () => (await drawn.allTextContents()).map((text) => /[\d,]+(?= gal)/.exec(text)![0]))
      .toEqual(expected);

    const wells = part(page, 'Manage Linked Wells');
    await press(wells, 'Link a well');
    await enter(wells, 'Well, row', 'Old Mill', 'Old Mill');
    await enter(wells, 'Start Date, row', '09/01/2040');
    await wells.getByRole('button', { name: /^Save/ }).first().click();
    await saved('New entry was saved to the database');
  });

  it('its meter counts hundreds of cubic feet', async () => {
    await page.goto(METERS);
    await press(page, 'Add');
    const form = page.getByRole('form').first();
    await choose(form, 'Setup well', '00-00-0-0001');
    await field(form, 'Joined').fill('09/01/2040');
    await field(form, 'First reading').fill('999,000');
    await press(form, 'Create');
    await page.getByRole('heading', { name: 'Editing Existing Meter' }).waitFor();
    const dial = part(page, 'Dial');
    await press(dial, 'Add dial details');
    await enter(dial, 'Unit, row', 'cu ft', 'cu ft');
    await enter(dial, 'Multiplier, row', '100');
    await enter(dial, 'Digits, row', '6');
    await enter(dial, 'Decimals, row', '1');
    await dial.getByRole('button', { name: /^Save/ }).first().click();
    await saved('New entry was saved to the database');
    await expect.poll(atAGlance).toMatchObject({ Permits: PERMIT, 'Next Reading Due': '10/05/2040' });
  });
});

describe('in January', () => {
  beforeAll(() => comeBackOn('2041-01-12'), 300_000);

  it('the meter is late since October 5, for 99 days', async () => {
    await page.goto('/dashboard');
    // 26 days of October, 30, 31 and 12.
    await expect
      .poll(() => rowsOf(tableNamed('Late Meter Readings')))
      .toEqual([expect.arrayContaining(['M-00001', '99'])]);
  });

  it('its readings of three months are entered, with the turn of its dial explained', async () => {
    await page.goto(READINGS);
    await read('M-00001', 'September 2040', '999800.5');
    await read('M-00001', 'October 2040', '412.4');
    await read('M-00001', 'November 2040', '912.4');
    await press(page, 'Adjust M-00001, October 2040 by 748,051,948 gal');
    await press(page, 'Save');
    await saved();
  });

  it('the meter was swapped in December for one that counts thousands of gallons', async () => {
    await page.goto(`${METERS}/1`);
    await press(page, 'Replace meter');
    const dialog = page.getByRole('dialog', { name: 'Replace meter M-00001' });
    await field(dialog, 'Replaced on').fill('12/10/2040');
    await field(dialog, 'Final reading of the old meter').fill('1,000.4');
    await select(dialog, 'Unit of the new dial', 'gal');
    await field(dialog, 'Multiplier of the new dial').fill('1000');
    await field(dialog, 'Digits of the new dial').fill('7');
    await field(dialog, 'Decimals of the new dial').fill('0');
    await dialog.getByText('Counts 65,829 gal in Dec 2040').waitFor();
    await press(dialog, 'Replace meter');
    await page.getByText('M-00001 was replaced by M-00002.').waitFor();
    await page.goto(READINGS);
    await read('M-00002', 'December 2040', '310');
    await press(page, 'Save');
    await saved();
    await page.goto(`${PERMITS}/1`);
    await expect.poll(atAGlance).toMatchObject({
      // Of the months through this one.
      'Fiscal Year 2041 So Far': '1,806,404 gal; 41% of 4,320,000 gal allowed',
      'This Month': '0 gal; 0% of 720,000 gal allowed',
      'Stage Now': 'None',
    });
  });

  it('stage 2 is declared ahead: 1,536,000 gallons less from February on, month by month in its letter', async () => {
    await page.goto('/drought-management/drought-stage');
    await select(page, 'Drought Stage', 'Stage 2 Alarm');
    await press(page, 'Preview effects');
    await press(page, 'Declare Stage 2 Alarm');
    // 7,680,000 gallons are permitted from February through August and 12,000,000 in the year after, through which the stage goes on;
    // a fifth of them is 1,536,000 and 2,400,000.
    await page
      .getByRole('dialog')
      .getByText(
        /1 permit may pump 3,936,000 gal less in all from Feb 2041 through Aug 2041, and on until .* counted through Aug 2042/,
      )
      .waitFor();
    await press(page, 'Declare this stage');
    await page.getByRole('link', { name: 'Send the notice' }).click();
    await press(page, 'Send the notice');
    await press(page.getByRole('dialog'), 'Send');
    const download = page.waitForEvent('download');
    await press(page, 'Print 1 letter to mail');
    const letter = await wordsOfDownload(download);
    const limits = [
      ['February 2041', '720,000', '576,000'],
      ['March 2041', '840,000', '672,000'],
      ['April 2041', '960,000', '768,000'],
      ['May 2041', '1,080,000', '864,000'],
      ['June 2041', '1,320,000', '1,056,000'],
      ['July 2041', '1,440,000', '1,152,000'],
      ['August 2041', '1,320,000', '1,056,000'],
    ];
    for (const [month, permitted, limit] of limits)
      expect(letter).toContain(`${PERMIT} ${month} ${permitted} ${permitted} 100 ${limit} 80`);
    await page.goto(`${PERMITS}/1`);
    await expect.poll(atAGlance).toMatchObject({
      'Stage Now': 'None',
      'Next Stage': 'Stage 2 Alarm; From Feb 2041',
      'This Month': '0 gal; 0% of 720,000 gal allowed',
    });
  });
});

describe('in March', () => {
  beforeAll(() => comeBackOn('2041-03-03'), 300_000);

  it('February was 84,000 gallons over its limit under the stage', async () => {
    await page.goto(READINGS);
    await read('M-00002', 'January 2041', '840');
    await read('M-00002', 'February 2041', '1500');
    await press(page, 'Save');
    await saved();
    await page.goto(`${PERMITS}/1`);
    await expect.poll(atAGlance).toMatchObject({
      // 4,320,000 until January, 576,000 and 672,000.
      'Fiscal Year 2041 So Far': '2,996,404 gal; 53% of 5,568,000 gal allowed',
      'This Month': '0 gal; 0% of 672,000 gal allowed',
      'Stage Now': 'Stage 2 Alarm',
      'Next Reading Due': '04/05/2041',
    });
  });

  it('an amendment of 2,400,000 gallons from March 15 counts from April: 979,200 more are allowed in the year', async () => {
    await press(part(page, 'Permit Amendments'), 'Add amendment');
    const form = page.getByRole('form', { name: 'New amendment' });
    await choose(form, 'Amendment Type', 'Volume Change');
    await field(form, 'Effective Date').fill('03/15/2041');
    await field(form, 'Proposed Volume Change').fill('2,400,000');
    // Shares of 8, 9, 11, 12 and 11 % of 2,400,000 are 1,224,000; the stage leaves four fifths.
    await page
      .getByText('979,200 gal more, 11,443,200 gal in place of 10,464,000 gal; 8,446,796 gal are left.')
      .waitFor();
    await choose(form, 'Amendment Status', 'Approved');
    await field(form, 'Approval Date').fill('03/02/2041');
    await choose(form, 'Approval Body', 'Board of Directors');
    await press(form, 'Create');
    await page.getByText('Editing Existing Amendment').waitFor();
  });

  it('until then the list and a certificate say 12,000,000', async () => {
    await page.goto(PERMITS);
    const row = page.getByRole('row').filter({ hasText: PERMIT });
    await expect.poll(() => row.innerText()).toMatch(/\t12,000,000\t[^]*\t14,400,000 gal from Apr 2041/);
    await page.goto(`${PERMITS}/1`);
    const words = await certificateOf('03/03/2041');
    expect(words).toContain('Authorized volume 12,000,000 gallons a year');
    expect(words).toContain(`Volume of the fiscal year ${PERMITTED_IN_YEAR} gallons, September 2040 to August 2041`);
    for (const { month, permitted } of MONTHS) expect(words).toContain(`${month} ${inWords(permitted)} `);
  });
});

/** The words of the certificate that is printed from the page of the permit, issued on that day. */
async function certificateOf(day: string): Promise<string> {
  await press(part(page, 'Certificate and Renewals'), 'Print permit certificate');
  const dialog = page.getByRole('dialog', { name: 'Print permit certificate' });
  await dialog.getByRole('textbox', { name: 'Issue date' }).fill(day);
  const download = page.waitForEvent('download');
  await press(dialog, 'Download PDF');
  return wordsOfDownload(download);
}

describe('in August', () => {
  beforeAll(() => comeBackOn('2041-08-20'), 300_000);

  it('the second meter is late since April 5, for 137 days', async () => {
    await page.goto('/dashboard');
    // 25 days of April, 31, 30, 31 and 20.
    await expect
      .poll(() => rowsOf(tableNamed('Late Meter Readings')))
      .toEqual([expect.arrayContaining(['M-00002', '137'])]);
  });

  it('its readings make 8,196,404 gallons, month by month of what is allowed', async () => {
    await page.goto(READINGS);
    for (const [month, shown] of [
      ['March 2041', '2100'],
      ['April 2041', '2950'],
      ['May 2041', '4050'],
      ['June 2041', '5300'],
      ['July 2041', '6700'],
    ] as const)
      await read('M-00002', month, shown);
    await press(page, 'Save');
    await saved();
    await page.goto(`${PERMITS}/1`);
    await expect.poll(atAGlance).toMatchObject({
      'Fiscal Year 2041 So Far': `${PUMPED_IN_YEAR} gal; 71% of ${ALLOWED_IN_YEAR} gal allowed`,
      'This Month': '0 gal; 0% of 1,267,200 gal allowed',
      'Late Meters': 'None',
    });
  });

  it('tracking says so of the year and of its months', async () => {
    await page.goto('/data-management/meter-readings/meter-readings-tracking');
    const row = page.getByRole('row').filter({ hasText: 'Within' });
    // 8,196,404 of the 13,224,000 that were permitted are 61.98 %, and 5,027,596 are left.
    await expect
      .poll(() => row.innerText())
      .toContain(`\t${PERMITTED_IN_YEAR}\t${PUMPED_IN_YEAR}\t5,027,596\t61.98\tWithin\t2041-07`);
    await press(page, `Months of ${PERMIT}, fiscal year 2041`);
    const expected = MONTHS.map(({ month, pumped, since, percentOfYear }) => [
      month,
      inWords(pumped),
      inWords(since),
      percentOfYear,
      ALLOWED_IN_YEAR,
    ]);
    await expect.poll(() => rowsOf(tableNamed('Monthly Pumping Details'))).toEqual(expected);
  });

  it('so does the compliance report', async () => {
    await page.goto('/drought-management/drought-compliance-report?from=2040-09&to=2041-08');
    const expected = MONTHS.map(({ month, permitted, allowed, pumped, percent, since, percentOfYear }, index) => [
      PERMIT,
      month,
      percent,
      inWords(pumped),
      inWords(allowed),
      percentOfYear,
      inWords(since),
      ALLOWED_IN_YEAR,
      index < 5 ? '' : 'Stage 2 Alarm',
      'Tier 0',
      inWords(permitted),
      index < 5 ? '0.00' : '20.00',
      PERMITTED_IN_YEAR,
    ]);
    const rows = async () => (await rowsOf(tableNamed('Drought Compliance Report'))).map((cells) => cells.slice(1, 14));
    await expect.poll(rows).toEqual(expected);
  });

  it('so does the dashboard, with what May, July and February exceeded', async () => {
    await page.goto('/dashboard');
    const card = part(page, 'Monthly Pumpage Tracking');
    await card.getByText('11.4 MGal').waitFor();
    await card.getByText('8.2 MGal').waitFor();
    await press(card, 'Table');
    // 660,000 less 576,000; 1,100,000 less 1,036,800; 1,400,000 less 1,382,400.
    const exceeded: Record<string, string> = { 'Feb 2041': '0.084', 'May 2041': '0.063', 'Jul 2041': '0.018' };
    const inMillions = (gallons: number) => (gallons / 1_000_000).toFixed(3);
    const expected = MONTHS.map(({ month, permitted, allowed, pumped }) => [
      month,
      ...[permitted, allowed, pumped].map(inMillions),
      exceeded[month] ?? '0.000',
      '13.224',
    ]).toReversed();
    const rows = async () =>
      (await rowsOf(card.getByRole('table'))).map(([month, _year, _stage, ...gallons]) => [
        month,
        ...gallons.slice(0, 5),
      ]);
    await expect.poll(rows).toEqual(expected);
  });

  it('the work list says that nobody has entered a stage for September', async () => {
    await part(page, 'Work waiting')
      .getByRole('link', { name: /Month without a drought stage entry/ })
      .click();
    await page.getByText('Stage 2 Alarm goes on: nobody has entered a stage').waitFor();
  });

  it('the permit is renewed, and its certificate of the next year says 14,400,000 and its months under each stage', async () => {
    await page.goto('/data-management/permit-records/permit-renewals');
    await press(page, 'FY 2042, next year');
    await press(page, 'Renew 1 permit');
    const dialog = page.getByRole('dialog', { name: 'Renew 1 permit for fiscal year 2042' });
    await dialog.getByText('From September 1st, 2041 to August 31st, 2042, 14,400,000 gal a year in all.').waitFor();
    await press(dialog, 'Renew 1 permit');
    const print = page.getByRole('dialog', { name: 'Print permit certificate' });
    await print.getByText('Issued September 1st, 2041, expires August 31st, 2042').waitFor();
    const download = page.waitForEvent('download');
    await press(print, 'Download PDF');
    const words = await wordsOfDownload(download);
    for (const sentence of [
      'Permittee Ana Reyes',
      'Address 12 Mill Road Buda',
      'Uses Irrigation',
      'Aquifer group Edwards',
      // 14,400,000 ÷ 325,851.43 gallons.
      'Authorized volume 14,400,000 gallons a year (44.19 acre-feet)',
      'Volume of the fiscal year 14,400,000 gallons, September 2041 to August 2042',
      'Term From September 1st, 2040, no end is set',
      'Issued September 1st, 2041 This permit expires on August 31st, 2042.',
      // A share of 9 % of 14,400,000 less a fifth, three tenths, two fifths and half of it.
      'Sep 2041 1,296,000 1,036,800 907,200 777,600 648,000',
      'Jul 2042 1,728,000 1,382,400 1,209,600 1,036,800 864,000',
      'Year 14,400,000 11,520,000 10,080,000 8,640,000 7,200,000',
      '% of permitted 100.00 80.00 70.00 60.00 50.00',
    ])
      expect(words).toContain(sentence);
    await page.goto(`${PERMITS}/1`);
    await part(page, 'Certificate and Renewals')
      .getByText('Renewed for fiscal year 2042 by Ada Administrator')
      .waitFor();
    await part(page, 'Attached Documents')
      .getByText('Certificate of fiscal year 2042, issued September 1st, 2041')
      .waitFor();
  });
});
