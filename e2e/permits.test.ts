import { readFileSync } from 'node:fs';
import { amendedVolume_gal } from '@artesian/domain/amended-volume';
import { monthlyVolumes_gal, reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import { monthNumber, monthOfNumber, type Month } from '@artesian/domain/month';
import { fiscalYearAt, monthAt, monthsOfFiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { reductionInMonth } from '@artesian/domain/oracle/reduction';
import { stageOfMonth } from '@artesian/domain/oracle/stage-of-month';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, newPage, openPage, openSignedIn } from './support/browser.ts';

// One permit from its permittee to its retirement; what the screens say of it is what the domain says.

const PERMITS = '/data-management/permit-records/permits-management';
const ZONE = 'America/Chicago';
const CURRENT = fiscalYearAt(new Date(), ZONE);
const MONTHS = monthsOfFiscalYear(CURRENT);

// The worked year: 12,000,000 gallons, its shares from September to August in hundred-thousandths, and what they give.
const VOLUME = 12_000_000;
const SHARES = [7000, 6500, 6000, 6000, 6000, 6500, 7500, 8500, 10_000, 12_000, 12_500, 11_500];
const WORKED = [840, 780, 720, 720, 720, 780, 900, 1020, 1200, 1440, 1500, 1380].map((thousands) => thousands * 1000);
/** Its stages, and what they leave. */
const STAGES = [2, 2, 3, 3, 4, 3, 2, 2, 2, 2, 2, 2];
const LEFT = [672, 624, 504, 504, 432, 546, 720, 816, 960, 1152, 1200, 1104].map((thousands) => thousands * 1000);
const LEFT_IN_YEAR = 9_234_000;
const NOT_ENTERED = 999;
const fromJanuary = <T>(fromSeptember: readonly T[]) => [...fromSeptember.slice(4), ...fromSeptember.slice(0, 4)];
/** What the stages take away from permits of the demonstration's type Edwards Historical. */
const REDUCTIONS = [0.2, 0.3, 0.4, 0.5].map((reduction, index) => ({
  stage: index + 2,
  holds_from: { year: 1900, month: 1 },
  reduction,
}));

let browser: Browser;
/** Signed in; each journey goes on from where the last one left the permit. */
let page: Page;
let authorization = '';
let permit = '';
beforeAll(async () => {
  browser = await launch();
  page = await newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  page.on('request', (request) => (authorization = request.headers()['authorization'] ?? authorization));
  await openSignedIn(page, PERMITS, 'Administrator');
});
afterAll(() => browser.close());

const part = (title: string, of = page) => of.getByRole('region', { name: title, exact: true });
const basic = () => part('Basic Permit Information');
const press = (of: Locator, name: string) => of.getByRole('button', { name, exact: true }).click();
const field = (of: Locator, label: string) => of.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`));
const known = (label: string) => field(basic(), label).and(page.locator('input')).inputValue();

async function choose(of: Locator, label: string, option: string) {
  const input = of.getByRole('combobox', { name: new RegExp(`^${label}(\\s*\\*)?$`) });
  await input.fill(option);
  await page.getByRole('option', { name: option, exact: true }).first().click();
}

it('goes from a new permittee to a printed certificate', async () => {
  await page.getByRole('button', { name: 'Add Permit', exact: true }).click();
  const form = basic();
  await form.getByLabel('Add New Permittee').check();
  await field(form, 'New Permittee Name').fill('Journey Farms');
  await field(form, 'New Permittee City').fill('Kyle');
  await field(form, 'Permit Year').fill(String(new Date().getFullYear() - 2));
  await choose(form, 'Permit Type', 'Edwards Historical');
  await choose(form, 'Permit Status', 'Active');
  await choose(form, 'Aquifer Group', 'Edwards');
  await choose(form, 'Primary Use', 'Irrigation');
  await choose(form, 'Allocation Distribution Type', 'Custom');
  await field(form, 'Authorized Volume').fill('12,000,000');
  await press(form, 'Create');
  await page.getByRole('heading', { name: 'Editing Existing Permit' }).waitFor();
  await expect.poll(() => known('Permittee')).toContain('Journey Farms');
  permit = `${PERMITS}/${new URL(page.url()).searchParams.get('edit')}`;
  const number = await known('Permit Number');

  await press(part('Certificate and Renewals'), 'Print permit certificate');
  const dialog = page.getByRole('dialog', { name: 'Print permit certificate' });
  expect(await dialog.getByRole('textbox', { name: 'Issue date' }).inputValue()).toMatch(/^0?9\/0?1\/\d{4}$/);
  const download = page.waitForEvent('download');
  await press(dialog, 'Download PDF');
  const file = await download;
  expect(file.suggestedFilename()).toContain(`permit-certificate-${number.toLowerCase()}`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

const months = () => part('Monthly Allocation Distributions');
const cell = (month: string, of = page) => of.locator(`td[aria-label*="row ${month}:"]`);

it('takes the shares of the worked year, and gives its gallons', async () => {
  await page.goto(permit);
  await cell('January').click();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    fromJanuary(SHARES)
      .map((share) => share / 1000)
      .join('\n'),
  );
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: 'Paste 12 cells' }).click();
  await page.getByText('Allocation: the total is 100.000 %, as it must be.').waitFor();
  await press(months(), 'Save');
  await page.getByText('New data was updated to the database').first().waitFor();
  const drawn = await page.getByLabel('Volume of each month').locator('> *').allTextContents();
  expect(drawn.map((text) => Number(text.replaceAll(/\D/g, '')))).toEqual(fromJanuary(WORKED));
  expect(monthlyVolumes_gal(VOLUME, SHARES)).toEqual(WORKED);
});

/** The stage of each month. In the demonstration it goes on until another is entered. */
async function stagesOf(months: readonly Month[]) {
  const answer = await page.request.get('/api/history-drought-stage', { headers: { authorization } });
  const history = (await answer.json()) as { d_year: number; d_month: number; drought_stage_ndx: number }[];
  const entries = history
    .filter(({ drought_stage_ndx }) => drought_stage_ndx !== NOT_ENTERED)
    .map(({ d_year, d_month, drought_stage_ndx }) => {
      const month = monthNumber({ year: d_year, month: d_month });
      return [month, drought_stage_ndx] as const;
    });
  const entered = new Map(entries);
  const first = monthOfNumber(Math.min(...entered.keys()));
  return months.map((month) =>
    stageOfMonth(month, first, (one) => entered.get(monthNumber(one)) ?? null, [
      { holds_from: null, stages_go_on: true },
    ]),
  );
}

const stageNames = new Map([
  [2, 'Stage 2 Alarm'],
  [3, 'Stage 3 Critical'],
  [4, 'Stage 4 Exceptional'],
]);

it('is left the gallons of the worked year under its stages', async () => {
  const year = CURRENT - 1;
  await page.goto(`/drought-management/drought-stage?from_year=${year - 1}&to_year=${year}`);
  await page.locator(`td[aria-label^="Drought Stage, row August ${year}"]`).click();
  // The latest month stands above.
  const pasted = STAGES.toReversed().map((stage) => stageNames.get(stage));
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted.join('\n'));
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: /^Paste \d+ cells?$/ }).click();
  await page.getByRole('button', { name: /^Change th(is|ese) stages?$/ }).click();
  await expect.poll(() => stagesOf(monthsOfFiscalYear(year))).toEqual(STAGES);

  const period = `from=${year - 1}-09&to=${year}-08`;
  await page.goto(
    `/drought-management/drought-compliance-report?${period}&filter.permitted_gallons=${VOLUME}..${VOLUME}`,
  );
  const rows = page.getByRole('table', { name: 'Drought Compliance Report' }).locator('tbody tr');
  const ofYear = rows.filter({ hasText: LEFT_IN_YEAR.toLocaleString('en-US') });
  await expect.poll(() => ofYear.count()).toBe(12);
  const texts = await rows.allInnerTexts();
  for (const [index, left] of LEFT.entries()) expect(texts[index]).toContain(`\t${left.toLocaleString('en-US')}\t`);
  expect(LEFT.reduce((sum, left) => sum + left)).toBe(LEFT_IN_YEAR);
});

/** Volume of each month of this year after the reduction of its stage. */
async function reduced(volumes: readonly number[]) {
  const stages = await stagesOf(MONTHS);
  return MONTHS.map((month, index) =>
    reducedVolume_gal(volumes[index]!, reductionInMonth(stages[index] ?? null, month, REDUCTIONS, VOLUME)),
  );
}

/** What the rehearsal says is allowed in each month before and after. */
async function rehearsed() {
  const rows = page.getByRole('table', { name: `Fiscal year ${CURRENT} before and after` }).locator('tbody tr');
  await rows.first().waitFor();
  const column = async (nth: number) =>
    (await rows.locator(`td:nth-of-type(${nth})`).allTextContents()).map((text) => Number(text.replaceAll(',', '')));
  return { before: await column(2), after: await column(3) };
}

const today = new Date().toLocaleDateString('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const amendment = (name: 'New amendment' | 'Edit this amendment') => page.getByRole('form', { name });

async function propose(type: string, proposal: (form: Locator) => Promise<void>) {
  await press(part('Permit Amendments'), 'Add amendment');
  const form = amendment('New amendment');
  await choose(form, 'Amendment Type', type);
  await proposal(form);
}
async function approve() {
  const form = amendment('New amendment');
  await choose(form, 'Amendment Status', 'Approved');
  await field(form, 'Approval Date').fill(today);
  await choose(form, 'Approval Body', 'Board of Directors');
  await press(form, 'Create');
  await page.getByText('Editing Existing Amendment').waitFor();
}
async function takeBack() {
  const form = amendment('Edit this amendment');
  await choose(form, 'Amendment Status', 'In Review');
  await press(form, 'Save');
  await form.getByText('No changes yet').waitFor();
}

it('is amended in each of four ways, which can all be taken back', async () => {
  await page.goto(permit);
  await propose('Volume Change', async (form) => {
    await field(form, 'Effective Date').fill(`02/02/${CURRENT}`);
    await field(form, 'Proposed Volume Change').fill('2,400,000');
  });
  const amended = amendedVolume_gal({ previous_gal: VOLUME, proposed_change_gal: 2_400_000 });
  const larger = monthlyVolumes_gal(amended, SHARES);
  const allowed = await reduced(WORKED);
  // From the first whole month on: March is the seventh.
  await expect.poll(rehearsed).toEqual({
    before: allowed,
    after: await reduced(WORKED.map((gallons, index) => (index < 6 ? gallons : larger[index]!))),
  });
  await approve();
  await expect.poll(() => known('Authorized Volume')).toBe(amended.toLocaleString('en-US'));
  await takeBack();
  await expect.poll(() => known('Authorized Volume')).toBe(VOLUME.toLocaleString('en-US'));

  await propose('Change of Permitted Use', (form) => choose(form, 'Proposed Primary Use', 'Domestic'));
  await approve();
  await expect.poll(() => known('Primary Use')).toBe('Domestic');
  await takeBack();
  await expect.poll(() => known('Primary Use')).toBe('Irrigation');

  await propose('Change of Permit Holder', async (form) => {
    await form.getByLabel('Create New Permittee').check();
    await field(form, 'New Permittee Name').fill('Second Holder');
  });
  await approve();
  await expect.poll(() => known('Permittee')).toContain('Second Holder');
  await takeBack();
  await expect.poll(() => known('Permittee')).toContain('Journey Farms');

  await propose('Permit Retirement', (form) => choose(form, 'Proposed Status', 'Retired'));
  const { year, month } = monthAt(new Date(), ZONE);
  const last = MONTHS.findIndex((one) => one.year === year && one.month === month);
  await expect
    .poll(rehearsed)
    .toEqual({ before: allowed, after: allowed.map((gallons, index) => (index <= last ? gallons : 0)) });
  await approve();
  await expect.poll(() => known('Permit Status')).toBe('Retired');
  await takeBack();
  await expect.poll(() => known('Permit Status')).toBe('Active');
});

it('has one distribution for two who edit it: the second is told, and loses nothing', async () => {
  const other = await openPage(browser);
  await openSignedIn(other, permit, 'Administrator');
  await page.goto(permit);
  const enter = async (of: Page, month: string, percent: string) => {
    await cell(month, of).click();
    await of.keyboard.type(percent);
    await of.keyboard.press('Enter');
  };
  // January had 6 %, July 12.5 %, September 7 %.
  await cell('January').waitFor();
  await enter(other, 'January', '7');
  await enter(other, 'July', '11.5');
  await press(part('Monthly Allocation Distributions', other), 'Save');
  await other.getByText('New data was updated to the database').first().waitFor();

  await enter(page, 'January', '8');
  await enter(page, 'September', '5');
  await press(months(), 'Save');
  const words = 'Someone else saved 7 % here meanwhile; yours is 8 %. Save again to use yours.';
  await page.getByText(words).first().waitFor();
  expect(await cell('January').getAttribute('aria-label')).toContain('8.000');
  expect(await cell('September').getAttribute('aria-label')).toContain('5.000');
  // Theirs of July stands: one more per cent is needed.
  await enter(page, 'September', '6');
  await press(months(), 'Save');
  await page.getByText('New data was updated to the database').first().waitFor();
  await page.reload();
  for (const [month, percent] of [
    ['January', '8.000'],
    ['July', '11.500'],
    ['September', '6.000'],
  ] as const)
    await expect.poll(() => cell(month).getAttribute('aria-label')).toContain(percent);
});
