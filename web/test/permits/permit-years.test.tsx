import type { PermitMonth, PermitYear } from '@artesian/contract/permits/permit-years';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import type { SheetOfYears } from '../../src/permits/years/gather-years.ts';
import { writeYears } from '../../src/permits/years/write-years.ts';
import { linesOf, formatStages } from '../../src/permits/years/years-of-permit.ts';
import { yearsWorkbook } from '../../src/permits/years/years-workbook.ts';
import type { Answers } from '../support/fake-api.ts';
import { wordsOf } from '../support/pdf-words.ts';
import { permitOffice } from '../support/permits.ts';
import { staffCalls } from '../support/records.ts';
import { nothingRecounted, renderAt } from '../support/render-at.tsx';

const year = (fiscal_year: number, changes: Partial<PermitYear> = {}): PermitYear => ({
  permit_ndx: 1,
  fiscal_year,
  is_over: true,
  permitted_gal: 12_000_000,
  reduced_gal: 10_000_000,
  permitted_so_far_gal: 12_000_000,
  reduced_so_far_gal: 10_000_000,
  pumped_gal: 9_000_000,
  pct_of_year: 90,
  pct_so_far: 90,
  exceeding_gal: 0,
  exceeding_so_far_gal: 0,
  spent_gal: null,
  exceeding_months: 0,
  amendments: 0,
  corrections: 0,
  late_readings: 0,
  ...changes,
});

/** The twelve months of a fiscal year: stage 2 in the first two. */
const monthsOf = (fiscal_year: number, toCome = 0): PermitMonth[] =>
  Array.from({ length: 12 }, (_, index) => ({
    permit_ndx: 1,
    fiscal_year,
    c_year: index < 4 ? fiscal_year - 1 : fiscal_year,
    c_month: ((index + 8) % 12) + 1,
    is_to_come: index >= 12 - toCome,
    drought_stage: index < 2 ? 'Stage 2 Alarm' : 'No Drought',
    reduction: index < 2 ? 0.2 : 0,
    permitted_gal: 1_000_000,
    reduced_gal: index < 2 ? 800_000 : 1_000_000,
    metered_gal: index >= 12 - toCome ? 0 : 750_000,
    pct_of_month: 75,
    exceeding_gal: 0,
    late_readings: 0,
  }));

const years = [
  year(2025, { pumped_gal: 11_000_000, pct_of_year: 110, exceeding_gal: 1_000_000, exceeding_months: 3 }),
  year(2026, { amendments: 1, corrections: 2, late_readings: 4 }),
  year(2027, {
    is_over: false,
    permitted_so_far_gal: 3_000_000,
    reduced_so_far_gal: 2_600_000,
    pumped_gal: 2_700_000,
    pct_of_year: 27,
    pct_so_far: 103.85,
    exceeding_so_far_gal: 100_000,
    amendments: 1,
    late_readings: 2,
  }),
];
const months = [...monthsOf(2025), ...monthsOf(2026), ...monthsOf(2027, 9)];

it('sums up the years that are over, and says of the present one how far it is and what the whole allows', () => {
  const lines = linesOf(years, months);
  expect(lines.map(({ label, kind }) => [label, kind])).toEqual([
    ['2025', 'year'],
    ['2026', 'year'],
    ['2025 to 2026', 'sum'],
    ['2027 through Nov 2026', 'present'],
    ['2027, whole year', 'present'],
  ]);
  expect(lines[2]).toMatchObject({
    permitted_gal: 24_000_000,
    allowed_gal: 20_000_000,
    pumped_gal: 20_000_000,
    percent: 100,
    exceeding_gal: 1_000_000,
    exceeding_months: 3,
    amendments: 1,
    corrections: 2,
    late_readings: 4,
  });
  expect(lines[3]).toMatchObject({
    stages: 'Stage 2 Alarm (20%) Sep–Oct',
    permitted_gal: 3_000_000,
    allowed_gal: 2_600_000,
    pumped_gal: 2_700_000,
    percent: 103.85,
    exceeding_gal: 100_000,
    amendments: null,
    late_readings: 2,
  });
  expect(lines[4]).toMatchObject({
    allowed_gal: 10_000_000,
    percent: 27,
    exceeding_gal: 0,
    amendments: 1,
    late_readings: null,
  });
  const unknown = linesOf([year(2025, { reduced_gal: null }), year(2026)], months);
  expect(unknown[2]).toMatchObject({ permitted_gal: 24_000_000, allowed_gal: null, percent: null });
});

it('names the months of each stage, and what it takes away', () => {
  const ofYear = monthsOf(2026);
  expect(formatStages(ofYear)).toBe('Stage 2 Alarm (20%) Sep–Oct');
  expect(formatStages(ofYear.slice(0, 2))).toBe('Stage 2 Alarm (20%)');
  const changed = ofYear.map((month, index) =>
    index === 6 ? { ...month, drought_stage: 'Stage 3 Critical', reduction: 0.305 } : month,
  );
  expect(formatStages(changed)).toBe('Stage 2 Alarm (20%) Sep–Oct\nStage 3 Critical (30.5%) Mar');
  expect(formatStages(ofYear.slice(2))).toBe('');
});

const sheet: SheetOfYears = {
  asOf: '2026-11-25',
  district: { name: 'Clear Creek Groundwater District', address: '100 Example Street', phone: '512-555-0100' },
  logo: { kind: 'mark' },
  head: {
    permit_ndx: 1,
    certificate_title: 'Historical Production Permit',
    permit_number: 'H1-25-1',
    owner_name: 'José Peña Núñez',
    permit_group_name: 'Two Creeks',
    owner_address_line_1: null,
    owner_address_line_2: null,
    primary_use_desc: 'Public Supply',
    secondary_use_desc: null,
    aquifer_group_name: 'Trinity',
    mgmt_zone: null,
    well_count: 1,
    well_list: 'BS-00001',
    authorized_volume_gal: 12_000_000,
    special_provisions: null,
    start_date: '2024-01-01',
    ended_date: null,
    fiscal_year: 2027,
    period: 'Month',
    due_months_after: 1,
    due_day: 5,
    months: [],
  },
  lines: linesOf(years, months),
  months,
  amendments: [
    {
      permit_ndx: 1,
      pamend_ndx: 4,
      fiscal_year: 2026,
      pamend_type_desc: 'Volume Change',
      effective_date: '2026-02-15',
      counts_from: '2026-03-01',
      approval_date: '2026-02-10',
      change_gal: 1_200_000,
    },
  ],
  corrections: [
    {
      permit_ndx: 1,
      fiscal_year: 2026,
      corrected_at: '2026-10-01T15:00:00Z',
      corrected_by_name: 'Robin Rivera',
      reason: 'The order says so.',
      months: 2,
      first_month: '2026-07-01',
      last_month: '2026-08-01',
      permitted_change_gal: null,
      reduced_change_gal: -5000,
      metered_change_gal: 0,
    },
  ],
};

it.each([
  ['LETTER', '792 612'],
  ['A4', '841.89 595.28'],
] as const)('is a tagged PDF on %s with the head of the district, its day and units', async (paper, size) => {
  const pdf = Buffer.from(await (await writeYears(sheet, paper)).arrayBuffer());
  const text = pdf.toString('latin1');
  expect(text).toContain(`/MediaBox [0 0 ${size}]`);
  for (const tag of ['Sect', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${tag}\n`);
  const words = wordsOf(pdf).replaceAll(/\s+/g, ' ');
  for (const said of [
    'Clear Creek Groundwater District 100 Example Street · Telephone 512-555-0100 Permit H1-25-1: fiscal years',
    'José Peña Núñez · Permit group Two Creeks',
    'As of November 25th, 2026. Volumes in gallons.',
    '2025 12,000,000 Stage 2 Alarm (20%) Sep\x96Oct 10,000,000 11,000,000 110.00 1,000,000 3 0 0 0',
    '2025 to 2026 24,000,000 \x96 20,000,000 20,000,000 100.00 1,000,000 3 1 2 4',
    'Pumped by month Year Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug Total 2025 750,000',
    '2026 Volume Change February 15th, 2026 Mar 2026 February 10th, 2026 +1,200,000',
    'Robin Rivera The order says so. Jul 2026 to Aug 2026 \x96 -5,000 0',
  ])
    expect(words).toContain(said);
});

it('is a workbook of years, months, amendments and corrections, ready for paper', async () => {
  const bytes = await (await yearsWorkbook(sheet, 'A4')).arrayBuffer();
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  expect(sheets.map(({ name }) => name)).toEqual(['Years', 'Months', 'Amendments', 'Corrections']);
  const [ofYears, ofMonths] = sheets;
  expect(ofYears!.rows.slice(0, 2).map(([cell]) => cell)).toEqual([
    'Permit H1-25-1: Years',
    'Clear Creek Groundwater District',
  ]);
  const first = ofYears!.rows.findIndex(([cell]) => cell === 'Fiscal Year');
  expect(ofYears!.rows[first]!.slice(0, 5)).toEqual([
    'Fiscal Year',
    'Permitted (gal)',
    'Drought Stages',
    'Allowed (gal)',
    'Pumped (gal)',
  ]);
  expect(ofYears!.rows[first + 1]!.slice(0, 6)).toEqual([
    '2025',
    12_000_000,
    'Stage 2 Alarm (20%) Sep–Oct',
    10_000_000,
    11_000_000,
    110,
  ]);
  expect(ofMonths!.rows).toHaveLength(first + 1 + 36);
});

const PATH = '/data-management/permit-records/permits-management/1';
const visit = (more: Answers) =>
  renderAt(PATH, { as: 'Administrator', may: staffCalls, answers: { ...permitOffice, ...more } });
const answers: Answers = {
  'GET /api/ui-list-permit-years/1': years,
  'GET /api/ui-list-permit-months/1': months,
  'GET /api/ui-list-permit-amendments/1': sheet.amendments,
  'GET /api/ui-list-permit-corrections/1': sheet.corrections,
  'POST /api/ui-list-permits-certificate-print-info': [sheet.head],
};

it('stands on the page of the permit, the present year first, and is downloaded from there', async () => {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  visit(answers);
  const table = await screen.findByLabelText('Fiscal years of the permit', {}, { timeout: 20_000 });
  expect([...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
    '2027 through Nov 2026',
    '2027, whole year',
    '2026',
    '2025',
    '2025 to 2026',
  ]);
  for (const [before, item] of ['PDF, A4', 'Excel workbook (XLSX)'].entries()) {
    await userEvent.click(screen.getByRole('button', { name: 'Download Years' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(names).toHaveLength(before + 1), { timeout: 20_000 });
    // No other file is asked for while one is made.
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download Years' }).disabled).toBe(false),
    );
  }
  expect(names[0]).toMatch(/^permit-years-h1-25-1-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(names[1]).toMatch(/\.xlsx$/);
});

it('says that no year has begun', async () => {
  visit({ ...answers, 'GET /api/ui-list-permit-years/1': [], 'GET /api/ui-list-permit-months/1': [] });
  expect(await screen.findByText('None of its fiscal years has started.', {}, { timeout: 20_000 })).toBeTruthy();
});

it('says why no file was made', async () => {
  visit({ ...answers, 'POST /api/ui-list-permits-certificate-print-info': [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Years' }, { timeout: 20_000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF, US Letter' }));
  expect(
    await screen.findByText('The file could not be created. This permit was deleted.', {}, { timeout: 20_000 }),
  ).toBeTruthy();
});

it('is not downloaded while figures are being recalculated', async () => {
  const click = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined)
    .mockClear();
  visit({
    ...answers,
    'GET /api/permit-recounts': {
      ...nothingRecounted,
      decisions: ['Drought stages'],
      months_waiting: 370,
      months_in_all: 1000,
    },
  });
  await screen.findByRole('complementary', { name: 'Figures being recalculated' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Years' }, { timeout: 20_000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF, A4' }));
  expect(
    await screen.findByText(/^The file could not be created\. Permit figures are being recalculated\. Try again/),
  ).toBeTruthy();
  expect(click).not.toHaveBeenCalled();
});
