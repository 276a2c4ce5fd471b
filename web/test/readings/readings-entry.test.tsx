import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { drawnStyle } from '../support/drawn-style.ts';
import { staffCalls, unmeteredMonth } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

const ENTRY = '/data-management/meter-readings/meter-readings-entry';
const SAVE = 'PUT /api/ui-meter-readings-edits/bulk-update';

/** A month of a meter as the API answers it. */
const month = (meter_ndx: number, c_year: number, c_month: number, changes: object = {}) => ({
  meter_reading_ndx: null,
  meter_ndx,
  meter_id: `M-${meter_ndx}`,
  fiscal_year: 2026,
  c_year,
  c_month,
  grouping_ndx: 3,
  grouping_name: 'Two Creeks',
  prev_meter_reading: 1000,
  meter_reading: null,
  adjustment: 0,
  mr_adjustment_reason_ndx: null,
  mr_report_status_ndx: null,
  calculated_gallons: null,
  notes: null,
  version: null,
  joined_date: '2020-01-01',
  retired_date: null,
  later_reading: null,
  later_year: null,
  later_month: null,
  largest_monthly_gal: 5000,
  allowed_gal: 10_000,
  ...changes,
});
const october = [
  month(1, 2025, 10, { largest_monthly_gal: 1000 }),
  month(2, 2025, 10, { prev_meter_reading: 9_998_200 }),
  month(3, 2025, 10, { later_reading: 1800, later_year: 2025, later_month: 12 }),
];
const summary = (changes: object = {}) => ({
  fiscal_year: 2026,
  grouping_ndx: 3,
  grouping_name: 'Two Creeks',
  grouped_permits: [7, 8],
  permitted_gallons: 120_000,
  metered_gallons: 100_000,
  remaining_gallons: 20_000,
  pct_pumped: 83.33,
  is_over80pct: true,
  is_overpumped: false,
  has_no_allocation: false,
  has_negative: false,
  incomplete_permits: 0,
  last_report: '2025-09',
  ...changes,
});
const office: Answers = {
  'GET /api/ui-lookup-mr-filters-years': [{ fiscal_year: 2026 }, { fiscal_year: 2025 }],
  'GET /api/ui-lookup-mr-filters-permitgroupings': [
    { grouping_ndx: 3, grouping_name: 'Two Creeks', fiscal_year: 2026 },
    { grouping_ndx: -9, grouping_name: 'Lone Star', fiscal_year: 2026 },
    { grouping_ndx: -9, grouping_name: 'Lone Star', fiscal_year: 2025 },
  ],
  'GET /api/ui-lookup-mr-filters-owners': [
    { rolo_ndx: 5, owner_name: 'Wanda Waters', grouping_ndx: 3, fiscal_year: 2026 },
    { rolo_ndx: 5, owner_name: 'Wanda Waters', grouping_ndx: -9, fiscal_year: 2026 },
  ],
  'GET /api/ui-meter-readings-entry-top-table': [summary()],
  'GET /api/ui-list-meter-reading-adjustment-reason': [
    { mr_adjustment_reason_ndx: 1, mr_adjustment_reason_desc: 'Meter rollover' },
    { mr_adjustment_reason_ndx: 5, mr_adjustment_reason_desc: 'Leak' },
  ],
  'GET /api/ui-list-meter-reading-report-status': [{ mr_report_status_ndx: 1, mr_report_status_desc: 'Reported' }],
  'GET /api/ui-meter-readings-edits/2026/10/3': october,
};

const visit = (search: string, answers: Answers = {}) =>
  renderAt(`${ENTRY}${search}`, { as: 'Administrator', may: staffCalls, answers: { ...office, ...answers } });
const here = () => document.activeElement?.getAttribute('aria-label');
const cell = (name: string | RegExp) => screen.findByLabelText(name);
const keys = (typed: string) => userEvent.keyboard(typed);
const save = () => screen.getByRole('button', { name: 'Save' });
const saves = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const readingOf = (meter: number, value = 'empty') => `Meter Reading, row M-${meter}, October 2025: ${value}`;
async function type(name: string | RegExp, typed: string) {
  await userEvent.click(await cell(name));
  await keys(typed);
}
const answered = (readings: object[]) =>
  readings.map((one) => ({ is_consequence: false, gallons_before: null, ...one }));

describe('whose readings', () => {
  it('are of months in the order of the district’s year', async () => {
    visit('?fiscal_year=2026&month=10', { 'GET /api/settings': { ...settings, yearFirstMonth: 1 } });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Month' }));
    const months = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect([months[0], months[1], months.at(-1)]).toEqual(['All', 'January', 'December']);
  });

  it('says first what to select, and shows what was chosen by the address', async () => {
    visit('?fiscal_year=2026&month=10');
    expect(
      await screen.findByText('Select a year, month(s) and a permit grouping to view summary results.'),
    ).toBeTruthy();
    expect(
      screen.getByText('Select a year, month(s) and a permit grouping to view/enter Meter Readings.'),
    ).toBeTruthy();
    expect(await screen.findByText('*Required field')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /Permit Owner\/Group/ }));
    await keys('creeks');
    await userEvent.click(await screen.findByRole('option', { name: 'Two Creeks' }));
    expect(await screen.findByRole('grid', { name: 'Meter readings' })).toBeTruthy();
    expect(window.location.search).toContain('group=3');
    const year = within(await screen.findByRole('table', { name: 'Fiscal year to date' }));
    expect(await year.findByText('83.33')).toBeTruthy();
    expect(year.getByText('Sep 2025')).toBeTruthy();
  });

  it('follows a link that names a permit, and one that names an owner of several groups', async () => {
    const answers = {
      'GET /api/ui-meter-readings-edits/2026/10/-9': [month(4, 2025, 10, { grouping_ndx: -9 }), october[0]],
    };
    visit('?fiscal_year=2026&month=10&owner=5', answers);
    const grid = within(await screen.findByRole('grid', { name: 'Meter readings' }));
    await grid.findByRole('rowheader', { name: /M-4/ });
    expect(grid.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['M-1', 'M-2', 'M-3', 'M-4', 'Total']);
  });

  it('lets go of a group that is not there in another year', async () => {
    visit('?fiscal_year=2026&month=10&permit=8');
    expect(await cell(readingOf(1))).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: 'Fiscal Year' }));
    await userEvent.click(await screen.findByRole('option', { name: '2025' }));
    expect(await screen.findByText(/^Select a year.*summary results\.$/)).toBeTruthy();
    expect(window.location.search).not.toContain('permit');
  });

  it('is told where nothing can be loaded', async () => {
    visit('?fiscal_year=2026&month=10&group=3', {
      'GET /api/ui-meter-readings-edits/2026/10/3': () => problem(400, { detail: 'No such month.' }),
      'GET /api/ui-meter-readings-entry-top-table': [],
    });
    expect(await screen.findByText(/An error has occurred: No such month\./)).toBeTruthy();
    expect(await screen.findByText('No summary available for current selection.')).toBeTruthy();
  });
});

describe('readings', () => {
  const at = '?fiscal_year=2026&month=10&group=3';

  it('are entered one under the other and saved together, and what else changed by them is told', async () => {
    const saved = [
      { ...october[0], meter_reading: 4000, calculated_gallons: 3000, meter_reading_ndx: 1, version: 1 },
      { ...october[2], meter_reading: 1500, calculated_gallons: 500, meter_reading_ndx: 2, version: 1 },
      {
        ...october[2],
        c_month: 12,
        meter_reading_ndx: 3,
        is_consequence: true,
        gallons_before: 800,
        calculated_gallons: 300,
      },
    ];
    const calls = visit(at, { [SAVE]: answered(saved) });
    await type(readingOf(1), '4,000{Enter}');
    expect(here()).toBe(readingOf(2));
    expect(await cell('Calculated Gallons (gal), row M-1, October 2025: 3,000')).toBeTruthy();
    expect(await cell('Share of Month (%), row M-1, October 2025: 30.00')).toBeTruthy();
    await keys('{ArrowDown}1500{Enter}');
    await userEvent.click(save());
    await screen.findByText('New data was updated to the database');
    expect(saves(calls)).toEqual([
      [
        { meter_ndx: 1, c_year: 2025, c_month: 10, version: null, meter_reading: 4000 },
        { meter_ndx: 3, c_year: 2025, c_month: 10, version: null, meter_reading: 1500 },
      ],
    ]);
    expect(await screen.findByText('M-3, December 2025: 800 gal before, 300 gal now')).toBeTruthy();
  });

  it('are refused where they break a rule, in its words, and Save says what is missing', async () => {
    visit(at);
    await cell(readingOf(1));
    const reading = 'Meter Reading';
    const adjustment = 'Adjustment (gal)';
    const bad: [column: string, typed: string, words: string][] = [
      ...['-1', '-5000'].map((typed): [string, string, string] => [reading, typed, 'Enter 0 or more.']),
      ...['abc', '12x4', '1 / 2', '--5', '4,0,0,0q1', '١٢٣', '12;5', 'N/A', '?', '0x10'].map(
        (typed): [string, string, string] => [reading, typed, 'Enter a number.'],
      ),
      [reading, '9007199254740993', 'Enter 9007199254740991 or less.'],
      ...['much', '5+5', '=1', '1/0'].map((typed): [string, string, string] => [
        adjustment,
        typed,
        'Enter a whole number.',
      ]),
    ];
    for (const [index, [column, typed, words]] of bad.entries()) {
      const inRow = `[aria-label^="${column}, row M-1"]`;
      if (column !== bad[index - 1]?.[0]) await userEvent.click(document.querySelector(inRow)!);
      await userEvent.paste(typed);
      const wrong = document.querySelector(inRow);
      expect([typed, wrong?.getAttribute('aria-invalid'), wrong?.textContent?.includes(words)]).toEqual([
        typed,
        'true',
        true,
      ]);
    }
    expect(screen.getByText(/Correct \d cells? first\./)).toBeTruthy();
  });

  it('need a reason for an adjustment, none without one, and always an adjustment', async () => {
    const calls = visit(at);
    await type('Adjustment (gal), row M-1, October 2025: 0', '250{Enter}');
    expect(await screen.findByText(/: There has been adjustment; select an adjustment reason/)).toBeTruthy();
    await userEvent.click(save());
    expect(saves(calls)).toEqual([]);
    await type('Adjustment Reason, row M-1, October 2025: empty', 'Leak{Enter}');
    expect(screen.queryByText(/select an adjustment reason/)).toBeNull();
    await type('Adjustment (gal), row M-1, October 2025: 250', '0{Enter}');
    expect(await screen.findByText(/: There cannot be an adjustment reason for a zero adjustment/)).toBeTruthy();
    await type('Adjustment (gal), row M-1, October 2025: 0', '{Delete}');
    expect(await screen.findByText(/: This value is required/)).toBeTruthy();
    expect(saves(calls)).toEqual([]);
  });

  it('are typed as the dial shows them, with decimals and without an exponent', async () => {
    visit(at);
    await type(readingOf(1), '1e2.5');
    expect((document.activeElement as HTMLInputElement).value).toBe('12.5');
  });

  it('are doubted in words, and a rollover is offered, not entered', async () => {
    visit(at);
    await type(readingOf(1), '900{Enter}1500{Enter}1900{Enter}');
    expect(
      await cell(/Check.*M-1.*Below the previous reading, 1,000 gal\. Explain it by an adjustment\./),
    ).toBeTruthy();
    expect(await cell(/Check.*M-3.*Above the later reading of December 2025, 1,800 gal\./)).toBeTruthy();
    expect(await cell('Calculated Gallons (gal), row M-2, October 2025: -9,996,700')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Adjust M-2, October 2025 by 10,000,000 gal' }));
    expect(await cell('Calculated Gallons (gal), row M-2, October 2025: 3,300')).toBeTruthy();
    expect(await cell('Adjustment Reason, row M-2, October 2025: Meter rollover')).toBeTruthy();
    expect(await cell('Check, row M-2, October 2025: empty')).toBeTruthy();
  });

  it('of all months follow from those typed above them', async () => {
    const year = [
      month(1, 2025, 9, { meter_reading: 2000, version: 1, meter_reading_ndx: 1, calculated_gallons: 1000 }),
      month(1, 2025, 10, { prev_meter_reading: 2000, meter_reading: 2500, version: 1, meter_reading_ndx: 2 }),
      month(1, 2025, 11, { prev_meter_reading: 2500 }),
    ];
    visit('?fiscal_year=2026&month=All&group=3', { 'GET /api/ui-meter-readings-edits/2026/All/3': year });
    await type('Meter Reading, row M-1, September 2025: 2,000', '2400{Enter}');
    expect(await cell('Previous Reading, row M-1, October 2025: 2,400')).toBeTruthy();
    expect(await cell('Calculated Gallons (gal), row M-1, October 2025: 100')).toBeTruthy();
    await keys('2300{Enter}');
    expect(await cell('Previous Reading, row M-1, November 2025: 2,300')).toBeTruthy();
    expect(await cell(/Check.*September 2025: Above the later reading of October 2025, 2,300 gal\./)).toBeTruthy();
  });

  it('are told of a rollover while the months of a new meter are typed', async () => {
    const months = [10, 11, 12].map((c_month) =>
      month(1, 2025, c_month, { prev_meter_reading: 99_000, largest_monthly_gal: null }),
    );
    visit('?fiscal_year=2026&month=All&group=3', { 'GET /api/ui-meter-readings-edits/2026/All/3': months });
    await type('Meter Reading, row M-1, October 2025: empty', '99400{Enter}99900{Enter}300{Enter}');
    expect(await screen.findByRole('button', { name: 'Adjust M-1, December 2025 by 100,000 gal' })).toBeTruthy();
  });

  it('of all months keep meter and month in sight, and are summed by month beside what the months allow', async () => {
    const rows = [10, 11].flatMap((c_month) =>
      [1, 2].map((meter_ndx) => month(meter_ndx, 2025, c_month, { allowed_gal: 10_000 })),
    );
    visit('?fiscal_year=2026&month=All&group=3', { 'GET /api/ui-meter-readings-edits/2026/All/3': rows });
    const monthCell = await cell('Month, row M-1, October 2025: October 2025');
    expect(drawnStyle(monthCell).position).toBe('sticky');
    await type('Meter Reading, row M-1, October 2025: empty', '5000{Enter}');
    await type('Meter Reading, row M-2, October 2025: empty', '9000{Enter}');
    const totals = within(screen.getByRole('region', { name: 'Totals by month (gal)' })).getAllByRole('listitem');
    expect(totals.map(({ textContent }) => textContent?.trim())).toEqual([
      'October 202512,000120 % of 10,000',
      'November 202500 % of 10,000',
    ]);
  });

  it('come from a spreadsheet by their meters, all or none', async () => {
    const calls = visit(at);
    await cell(readingOf(1));
    const preview = async (text: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Paste from a spreadsheet' }));
      await userEvent.click(await screen.findByRole('textbox', { name: 'Copied cells' }));
      await userEvent.paste(text);
      await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
      return within(await screen.findByRole('dialog', { name: 'Paste into Meter readings?' }));
    };
    const refused = await preview('Meter\tReading\nM-3\t1500\nM-99\t7\nM-3\t1600\nM-1\t1\t2\nM-1\tsoon');
    const lines = refused.getAllByRole('listitem').map((one) => one.textContent);
    expect(lines).toEqual([
      'Line 3: M-99 is not among these meters.',
      'Line 4: M-3 appears twice.',
      'Line 5: a meter ID and a reading were expected.',
    ]);
    expect(refused.getByText('soon (not understood: Enter a number.)')).toBeTruthy();
    expect(refused.queryByRole('button', { name: /^Paste \d/ })).toBeNull();
    await userEvent.click(refused.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

    // What was pasted is there to be corrected, until it is taken.
    await userEvent.click(screen.getByRole('button', { name: 'Paste from a spreadsheet' }));
    const kept = await screen.findByRole('textbox', { name: 'Copied cells' });
    expect(kept).toHaveProperty('value', expect.stringContaining('M-99\t7'));
    await userEvent.clear(kept);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

    const taken = await preview('Meter\tReading\nm-3\t1,500\nM-1\t4000\n');
    await userEvent.click(taken.getByRole('button', { name: 'Paste 2 cells' }));
    expect(await cell(readingOf(3, '1,500'))).toBeTruthy();
    expect(await cell(readingOf(1, '4,000'))).toBeTruthy();
    expect(await cell(readingOf(2))).toBeTruthy();
    expect(saves(calls)).toEqual([]);
  });

  it('that somebody else saved first are told of, and nothing typed is lost', async () => {
    const words = 'Sam Staff saved 3,900 gal here on October 5, 2025, 9:00 AM. Save again to use yours.';
    let theirs = false;
    const calls = visit(at, {
      'GET /api/ui-meter-readings-edits/2026/10/3': () =>
        october.map((row) =>
          theirs && row.meter_ndx === 1 ? { ...row, meter_reading: 3900, version: 4, meter_reading_ndx: 9 } : row,
        ),
      [SAVE]: ({ body }: Call) => {
        if (theirs) return answered((body as object[]).map((one) => ({ ...october[0], ...one, version: 5 })));
        theirs = true;
        return problem(412, {
          code: 'conflict',
          detail: words,
          errors: [{ field: '0.meter_reading', message: words }],
        });
      },
    });
    await type(readingOf(1), '4000{Enter}');
    await userEvent.click(save());
    expect(await screen.findByText(new RegExp(`row M-1, October 2025: ${words}`))).toBeTruthy();
    expect(await cell(readingOf(1, '4,000'))).toBeTruthy();
    await userEvent.click(save());
    await screen.findByText('New data was updated to the database');
    expect(saves(calls).map((sent) => (sent as { version: unknown }[])[0]!.version)).toEqual([null, 4]);
  });

  it('that were not saved outlast a reload, and are asked for before they are left', async () => {
    visit(at);
    await type(readingOf(1), '4000{Enter}');
    await userEvent.click(screen.getByRole('combobox', { name: 'Month' }));
    await userEvent.click(await screen.findByRole('option', { name: 'November' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(await cell(readingOf(1, '4,000'))).toBeTruthy();
  });

  it('left behind by a reload are offered back', async () => {
    const name = 'artesian.readings of person-Administrator 2026 10 group 3';
    sessionStorage.setItem(name, JSON.stringify({ '1 2025 10': { version: null, changes: { meter_reading: 4000 } } }));
    visit(at);
    expect(await screen.findByText(/You left entries here that were not saved: M-1, October 2025\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await cell(readingOf(1, '4,000'))).toBeTruthy();
    expect(sessionStorage.getItem(name)).toContain('4000');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect.poll(() => sessionStorage.getItem(name)).toBeNull();
  });
});

describe('well production', () => {
  const PRODUCTION = '/data-management/data-entry/well-production-data-entry?fiscal_year=2026&month=10&group=3';
  it('is entered in the same way, doubted where it is unusual or measured too, and saved together', async () => {
    const calls = renderAt(PRODUCTION, {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        ...office,
        'GET /api/ui-well-production-edits/2026/10/3': [
          unmeteredMonth(1),
          unmeteredMonth(2, { production_gallons: 70, is_metered: true, version: 1, well_production_ndx: 4 }),
        ],
        'PUT /api/ui-well-production-edits/bulk-update': ({ body }: Call) =>
          (body as object[]).map((row) => ({ ...unmeteredMonth(1), ...row, version: 1 })),
      },
    });
    expect(
      await cell(/Check.*W-2.*A meter measures this well in this month, so its water counts twice\./),
    ).toBeTruthy();
    await type('Production (gal), row W-1, October 2025: empty', 'x{Enter}');
    expect(await screen.findByText(/row W-1, October 2025: Enter a whole number\./)).toBeTruthy();
    await type('Production (gal), row W-1, October 2025: x', '3,500{Enter}');
    expect(
      await cell(/Check.*W-1.*More than three times the highest of the previous twelve months, 1,000 gal\./),
    ).toBeTruthy();
    expect(await cell('Share of Month (%), row W-1, October 2025: 35.00')).toBeTruthy();
    await userEvent.click(save());
    await screen.findByText('New data was updated to the database');
    expect(saves(calls)).toEqual([
      [{ well_ndx: 1, c_year: 2025, c_month: 10, version: null, production_gallons: 3500 }],
    ]);
  });

  it('follows from what is counted as it is typed, and says how', async () => {
    const hours = { measuring_method_ndx: 1, unit: 'hours', gal_per_unit: 6000, applies: 'Once a Month' };
    const asSaved = { measuring_method_ndx: 1, quantity: 2, production_gallons: 10_000, version: 1 };
    const calls = renderAt(PRODUCTION, {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        ...office,
        'GET /api/list-measuring-methods': [
          { measuring_method_ndx: 1, measuring_method_name: 'Hours × Rate' },
          { measuring_method_ndx: 2, measuring_method_name: 'Energy × Factor' },
        ],
        'GET /api/ui-well-production-edits/2026/10/3': [
          unmeteredMonth(1, { factors: [hours] }),
          // As it was saved, when an hour stood for less.
          unmeteredMonth(2, {
            factors: [hours],
            ...asSaved,
            unit: 'hours',
            gal_per_unit: 5000,
            applies: 'Once a Month',
          }),
        ],
        'PUT /api/ui-well-production-edits/bulk-update': ({ body }: Call) =>
          (body as object[]).map((row) => ({
            ...unmeteredMonth(1),
            ...row,
            ...hours,
            production_gallons: 720_000,
            version: 1,
          })),
      },
    });
    expect(await cell('Calculation, row W-2, October 2025: 2 hours × 5,000 gal')).toBeTruthy();
    await type('Quantity, row W-1, October 2025: empty', '120{Enter}');
    expect(await screen.findByText(/row W-1, October 2025: Choose the method\./)).toBeTruthy();
    await type('Method, row W-1, October 2025: empty', 'Energy{Enter}');
    expect(await screen.findByText(/row W-1, October 2025: This method has no factor for the well/)).toBeTruthy();
    await type('Method, row W-1, October 2025: Energy × Factor', 'Hours{Enter}');
    expect(await cell('Calculation, row W-1, October 2025: 120 hours × 6,000 gal')).toBeTruthy();
    expect((await cell('Production (gal), row W-1, October 2025: 720,000')).getAttribute('aria-readonly')).toBe('true');
    await userEvent.click(save());
    await screen.findByText('New data was updated to the database');
    expect(saves(calls)).toEqual([
      [{ well_ndx: 1, c_year: 2025, c_month: 10, version: null, measuring_method_ndx: 1, quantity: 120 }],
    ]);
  });
});

describe('a file of readings', () => {
  const FILE = '/data-management/meter-readings/readings-from-file?fiscal_year=2026';
  const PREVIEW = 'POST /api/readings-imports/preview';
  const row = (line: number, changes: object = {}) => ({
    line,
    meter_id: 'M-1',
    month: '2025-10',
    meter_reading: '4000',
    gallons_before: null,
    calculated_gallons: 3000,
    dial: '× 100 cu ft',
    is_known: false,
    problems: [],
    ...changes,
  });
  const imported = {
    import_ndx: 6,
    file_name: 'september.csv',
    rows_read: 2,
    rows_added: 2,
    rows_known: 0,
    imported_at: '2025-10-01T12:00:00Z',
    imported_by: 'Sam Staff',
    undone_at: null,
  };
  const choose = async () =>
    userEvent.upload(
      await screen.findByLabelText('Choose a file'),
      new File(['Meter,Read\nM-1,4000\n'], 'october.csv'),
    );

  it('is shown as it is understood, kept out by what is wrong, and imported once it is right', async () => {
    const mapping = { meter_id: 'Meter', c_month: null, meter_reading: 'Read' };
    const wrong = [
      row(2, { month: null, calculated_gallons: null, problems: [{ column: 'c_month', message: '*Required field' }] }),
    ];
    const calls = renderAt(FILE, {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        'GET /api/readings-imports': [],
        [PREVIEW]: ({ body }: Call) => {
          const given = (body as { mapping: Record<string, string> }).mapping;
          const rows = given['c_month'] ? [row(2), row(3, { is_known: true })] : wrong;
          return { columns: ['Meter', 'When', 'Read'], mapping: { ...mapping, ...given }, rows, consequences: [] };
        },
        'POST /api/readings-imports': { import_ndx: 7, rows_added: 1, rows_known: 1 },
      },
    });
    expect(await screen.findByText('No files imported yet')).toBeTruthy();
    await choose();
    expect(await screen.findByText('Month: *Required field')).toBeTruthy();
    expect(screen.getByText('1 problem keeps the file from being imported.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 reading' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Month is in' }));
    await userEvent.click(await screen.findByRole('option', { name: 'When' }));
    expect(await screen.findByText('No change: already on record')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 reading' }));
    expect(await screen.findByText('1 reading was imported.')).toBeTruthy();
    const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/api/readings-imports');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        file_name: 'october.csv',
        content: btoa('Meter,Read\nM-1,4000\n'),
        fiscal_year: 2026,
        mapping: { meter_id: 'Meter', c_month: 'When', meter_reading: 'Read' },
      },
    ]);
  });

  it('that is none is told in words, and one that was imported is undone as far as it can be', async () => {
    renderAt(FILE, {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        'GET /api/readings-imports': [imported],
        [PREVIEW]: () => problem(400, { detail: 'The file is empty.' }),
        'DELETE /api/readings-imports/6': { undone: 1, kept: ['M-2, Sep 2025'] },
      },
    });
    await choose();
    expect(await screen.findByText(/The file is empty\./)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of september.csv' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo the Import' }));
    expect(await screen.findByText('1 reading was removed. Changed since, so kept: M-2, Sep 2025.')).toBeTruthy();
  });
});
