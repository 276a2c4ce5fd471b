import type { ComplianceRow } from '@artesian/contract/drought/drought';
import { MONTH_NAMES } from '@artesian/domain/month';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { datedTriggers, namesOfIndicators } from '../../src/drought/indicators/called-for.ts';
import { indicatorsOption } from '../../src/drought/indicators/draw-indicators.ts';
import { lightTone } from '../../src/ui/chart/chart-tone.ts';
import { withCanvas } from '../support/canvas.ts';
import { choose } from '../support/choose.ts';
import { districtStages } from '../support/district-stages.ts';
import { declaredStage } from '../support/declared-stage.ts';
import { asTable, problem, type Answers } from '../support/fake-api.ts';
import { settings } from '../support/settings.ts';
import { renderAt } from '../support/render-at.tsx';
import { dayOf, FLOW, LEVEL, triggerOf } from '../support/triggers.ts';

withCanvas();

const COMPLIANCE = '/drought-management/drought-compliance-report';

afterEach(() => vi.useRealTimers());

const may = [
  'PUT /api/drought-compliance',
  'POST /api/drought-compliance/refresh',
  'POST /api/drought-compliance/export-for-connected-workbooks',
];

const lists: Answers = {
  'GET /api/ui-list-permit-tiers': [0, 1, 2, 3].map((tier) => ({
    permit_tier_ndx: tier,
    permit_tier_name: `Tier ${tier}`,
  })),
  'GET /api/aquifer-group-summary-names': ['Edwards', 'Other', 'Trinity'].map((aq_group_summary_name) => ({
    aq_group_summary_name,
  })),
  'GET /api/ui-report-drought-compliance-lookup-years': [2026, 2025, 2024].map((c_year) => ({ c_year })),
  'GET /api/drought-compliance/last-run-date': { last_run: '2026-03-01T12:00:00Z', newest_row: '2026-03-01T12:00:00Z' },
};

const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may, answers: { ...lists, ...answers } });

const october: ComplianceRow = {
  permit_tier_name: 'Tier 2',
  grouping_ndx: 1,
  grouping_name: 'Two Creeks',
  mo: '2025-10-01',
  drought_stage: 'Stage 2 Alarm',
  mo_metered_gallons: 1_599_920,
  mo_target: 1_999_920,
  mo_reduced_target: 1_599_936,
  drought_reduction: 0.2,
  pct_of_month: 100,
  permitted_gallons: 24_000_000,
  reduced_permitted_gal: 22_800_048,
  ytd_metered_gal: 2_099_920,
  pct_of_annual: 8.75,
  pct_of_reduced_annual: 9.21,
  is_over80pct: false,
  is_overpumped: false,
  no_allocation: false,
  period_metered_gal: 1_599_920,
  reserve_gal: 0,
  period_reduced_gal: 1_599_936,
  incomplete_permits: 0,
};
let groups = 1;
const month = (grouping_name: string, changes: Partial<ComplianceRow>): ComplianceRow => ({
  ...october,
  grouping_ndx: (groups += 1),
  grouping_name,
  ...changes,
});

const asked = `${COMPLIANCE}?tiers=0|2&aquifers=Edwards|Other&from=2025-09&to=2026-02`;
const reports = (...rows: ComplianceRow[]): Answers => ({ 'PUT /api/drought-compliance': { data: { reports: rows } } });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
describe('the drought compliance report', () => {
  it('asks for nothing before Submit, and keeps what was submitted in the address', async () => {
    const calls = visit(COMPLIANCE, reports(october));
    expect(await screen.findByText('No report yet')).toBeTruthy();
    expect((await button('Export to Excel')).disabled).toBe(true);
    await userEvent.click(await button('6 months through this month'));
    await choose('Aquifers', 'Trinity');
    await userEvent.click(await button('Submit'));
    expect(await screen.findByRole('rowheader', { name: /Two Creeks/ })).toBeTruthy();
    const [now, before] = [new Date(), new Date()];
    before.setMonth(now.getMonth() - 5, 1);
    expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
      tiers: [0, 1, 2, 3],
      aq_group_names: ['Edwards', 'Other'],
      is_overpumped: null,
      start_cal_year: before.getFullYear(),
      start_cal_month: before.getMonth() + 1,
      end_cal_year: now.getFullYear(),
      end_cal_month: now.getMonth() + 1,
    });
    expect(decodeURIComponent(window.location.search)).toContain('aquifers=Edwards|Other');
    expect((await button('Export to Excel')).disabled).toBe(false);
  });

  it('says what is wrong with its filters, and is not submitted', async () => {
    const calls = visit(asked, reports(october));
    const submit = await button('Submit');
    await screen.findByRole('rowheader', { name: /Two Creeks/ });
    const wrong: [label: string, option: string, words: string][] = [
      ['Start Month', 'December', '*Invalid date'],
      ['Start Year', '2026', '*Invalid date'],
      ['Aquifers', 'All', 'Choose at least one aquifer.'],
      ['Tiers', 'All', 'Choose at least one tier.'],
    ];
    await choose('End Year', '2025');
    for (const [label, option, words] of wrong) {
      await choose(label, option);
      // Choosing all comes before choosing none.
      if (option === 'All') await choose(label, option);
      expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
      expect(submit.disabled).toBe(true);
    }
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('colors months by what is gone of them, and rows by their year', async () => {
    const shares: [name: string, metered: number, pct: number | null, color: string][] = [
      ['None', 0, 0, 'none'],
      ['Quarter', 250, 25, 'green'],
      ['Over a quarter', 251, 25.1, 'yellow'],
      ['Whole', 1000, 100, 'yellow'],
      ['Above', 1001, 100.1, 'orange'],
    ];
    visit(
      asked,
      reports(
        ...shares.map(([name, mo_metered_gallons, pct_of_month]) =>
          month(name, {
            mo_metered_gallons,
            mo_reduced_target: 1000,
            pct_of_month,
            period_metered_gal: mo_metered_gallons,
            period_reduced_gal: 1000,
          }),
        ),
        month('Nothing allowed', {
          mo_reduced_target: 0,
          period_reduced_gal: 0,
          pct_of_month: null,
          no_allocation: true,
        }),
        month('Within a quarter', { pct_of_month: null, period_metered_gal: null, period_reduced_gal: null }),
        month('Much of the year', { is_over80pct: true }),
        month('Year over', { is_over80pct: true, is_overpumped: true }),
      ),
    );
    await screen.findByRole('rowheader', { name: /Above/ });
    const rowOf = (name: string) => screen.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }).closest('tr')!;
    expect(shares.map(([name]) => rowOf(name).querySelector('[data-color]')!.getAttribute('data-color'))).toEqual(
      shares.map(([, , , color]) => color),
    );
    expect(within(rowOf('Nothing allowed')).getByText('Over (no allocation)')).toBeTruthy();
    expect(rowOf('Within a quarter').querySelector('[data-color]')).toBeNull();
    expect(rowOf('Much of the year').dataset.tone).toBe('attention');
    expect(rowOf('Year over').dataset.tone).toBe('warning');
  });

  it('unfolds to the permits and readings behind a figure', async () => {
    visit(asked, {
      ...reports(october),
      'GET /api/ui-report-drought-compliance-permits/1/2025/10': [
        {
          ...october,
          permit_ndx: 4,
          permit_number: 'H1-24-4',
          permit_name: 'East Creek',
          permit_type_desc: 'Historical',
        },
      ],
      'GET /api/ui-report-drought-compliance-readings/1/2025/10': [],
      'GET /api/ui-report-drought-compliance-production/1/2025/10': [
        {
          grouping_ndx: 1,
          c_year: 2025,
          c_month: 10,
          well_ndx: 8,
          district_well_id: 'BS-008',
          permit_number: 'H1-24-4',
          measuring_method_name: 'Hours × Rate',
          quantity: 120,
          unit: 'hours',
          gal_per_unit: 6000,
          applies: 'Once a Month',
          gallons: 720_000,
        },
      ],
    });
    await screen.findByRole('rowheader', { name: /Two Creeks/ });
    await userEvent.click(screen.getByRole('button', { name: /Two Creeks/ }));
    const permits = await screen.findByRole('region', { name: 'Permits of Two Creeks, Oct 2025' });
    expect((await within(permits).findByRole('link', { name: /H1-24-4/ })).getAttribute('href')).toContain('/4');
    expect(await screen.findByText('No readings for this month.')).toBeTruthy();
    const counted = within(await screen.findByRole('region', { name: 'Unmetered wells of Two Creeks, Oct 2025' }));
    expect(await counted.findByText('120 hours × 6,000 gal')).toBeTruthy();
    expect(counted.getByRole('link', { name: /BS-008/ }).getAttribute('href')).toContain('/8');
  });

  it('says why it cannot be had', async () => {
    visit(asked, { 'PUT /api/drought-compliance': () => problem(422, { detail: 'The volumes are being computed.' }) });
    expect(await screen.findByText('An error has occurred: The volumes are being computed.')).toBeTruthy();
    expect(await button('Try again')).toBeTruthy();
  });

  it('has the tiers that the district has, and says so where they cannot be had', async () => {
    let tiers: unknown = problem(422, { detail: 'Not now.' });
    const calls = visit(COMPLIANCE, { ...reports(october), 'GET /api/ui-list-permit-tiers': () => tiers });
    expect(await screen.findByText('An error has occurred: Not now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    tiers = [
      { permit_tier_ndx: 0, permit_tier_name: 'Small' },
      { permit_tier_ndx: 4, permit_tier_name: 'Large' },
    ];
    await userEvent.click(await button('Try again'));
    await userEvent.click(await button('Submit'));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tiers: [0, 4] }));
  });

  it('is shown where its address says all of it, although the lists cannot be had', async () => {
    visit(asked, {
      ...reports(october),
      'GET /api/aquifer-group-summary-names': () => problem(422, { detail: 'Not now.' }),
    });
    expect(await screen.findByText('An error has occurred: Not now.')).toBeTruthy();
    expect(await screen.findByRole('rowheader', { name: /Two Creeks/ })).toBeTruthy();
    expect((await button('PDF')).hasAttribute('disabled')).toBe(true);
  });

  it('is exported as it was submitted', async () => {
    const calls = visit(asked, {
      ...reports(october),
      'POST /api/drought-compliance/export-for-connected-workbooks': () =>
        problem(422, { detail: 'The report is empty.' }),
    });
    await userEvent.click(await button('Export to Excel'));
    expect(await screen.findByText(/The report is empty\./)).toBeTruthy();
    const sent = calls.find(({ path }) => path.endsWith('workbooks'))!;
    expect(sent.body).toEqual(calls.find(({ method }) => method === 'PUT')!.body);
  });

  it('says that it has been refreshed, also when it learns so by looking every five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    let lastRun = '2026-03-01T12:00:00Z';
    const calls = visit(COMPLIANCE, {
      'GET /api/drought-compliance/last-run-date': () => ({ last_run: lastRun, newest_row: lastRun }),
      'POST /api/drought-compliance/refresh': () => problem(503, { detail: 'It takes longer.' }),
    });
    await user.click(await button('Refresh'));
    await screen.findByText(/takes up to a minute/);
    await vi.advanceTimersByTimeAsync(5000);
    lastRun = '2026-03-02T12:00:00Z';
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText('Data successfully refreshed.')).toBeTruthy();
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('refresh'))).toHaveLength(1);
  });

  it('says that it could not be refreshed: at once when refused, after 37 looks otherwise', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    let status = 500;
    const calls = visit(COMPLIANCE, {
      'POST /api/drought-compliance/refresh': () => problem(status, { detail: 'No.' }),
    });
    const looks = () => calls.filter(({ path }) => path.endsWith('last-run-date')).length;
    await user.click(await button('Refresh'));
    const words = 'Error: Data could not be refreshed.';
    expect(await screen.findByText(words)).toBeTruthy();
    status = 504;
    const before = looks();
    await user.click(await button('Refresh'));
    await vi.advanceTimersByTimeAsync(37 * 5000);
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(looks() - before).toBe(38);
  });
});

describe('the pumpage report', () => {
  const PUMPAGE = '/reports-and-analysis/pumpage-report';
  const well = (district_well_id: string, changes: object = {}) => ({
    district_well_id,
    ...Object.fromEntries(
      'january february march april may june july august september october november december'
        .split(' ')
        .map((name) => [name, null]),
    ),
    january: 1000,
    tot_gallons: 1000,
    aquifer_group_name: 'Edwards',
    mgmtzone_name: null,
    permit_type_group: 'Conditional, Historical',
    permit_use: ['Irrigation'],
    permit_status: 'Active',
    permittee_info: 'Upwell Ranch',
    c_year: 2025,
    fiscal_year: 2025,
    ...changes,
  });
  const rows = [
    well('BS-1'),
    well('BS-2', {
      permit_type_group: null,
      permit_use: [],
      permit_status: null,
      permittee_info: null,
      january: 234,
      tot_gallons: 234,
    }),
    well('BS-3', { permit_type_group: 'Conditional', permittee_info: 'Lone Star' }),
  ];
  const present = new Date().getFullYear();
  const calendar = `GET /api/ui-cq-pumpage-calendar-crosstab`;
  const shown = () => screen.queryAllByRole('rowheader', { name: /^BS-/ }).map(({ textContent }) => textContent);

  it('is of calendar years from 2008 on, and of fiscal years from September on', async () => {
    const calls = visit(PUMPAGE, {
      [calendar]: asTable(rows),
      'GET /api/ui-cq-pumpage-fiscal-crosstab': asTable(rows),
    });
    await waitFor(() => expect(shown()).toEqual(['BS-1', 'BS-2', 'BS-3']));
    expect(calls.map(({ path }) => path)).toContain(
      `/api/ui-cq-pumpage-calendar-crosstab?as=table&start_year=2008&end_year=${present}`,
    );
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('2,234 gal');
    await choose('Report Year', 'Fiscal');
    await screen.findByRole('columnheader', { name: /^Fiscal Year/ });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    const at = (name: string) => headers.findIndex((header) => header.startsWith(name));
    expect(at('September')).toBeLessThan(at('January'));
    expect(window.location.search).toContain('report.kind=fiscal');
  });

  it('has the months in the order of a fiscal year that begins in another month', async () => {
    visit(`${PUMPAGE}?report.kind=fiscal`, {
      'GET /api/settings': { ...settings, yearFirstMonth: 7, yearNamedFor: 'END' },
      'GET /api/ui-cq-pumpage-fiscal-crosstab': asTable(rows),
    });
    await screen.findByRole('columnheader', { name: /^July/ });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    const months = MONTH_NAMES.map((name) => headers.findIndex((header) => header.startsWith(name)));
    const inOrder = [...months.slice(6), ...months.slice(0, 6)];
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(screen.getByText(/fiscal years \(July to June\)/)).toBeTruthy();
  });

  it('is narrowed by what is blank, by one of several types, and by the permittee', async () => {
    visit(PUMPAGE, { [calendar]: asTable(rows) });
    await waitFor(() => expect(shown()).toHaveLength(3));
    await choose('Permit Type', '<blank>');
    await waitFor(() => expect(shown()).toEqual(['BS-1', 'BS-3']));
    await choose('Permit Type', 'Conditional');
    await waitFor(() => expect(shown()).toEqual(['BS-1']));
    await choose('Permit Type', 'All');
    await userEvent.type(screen.getByRole('textbox', { name: 'Permittee' }), 'lone');
    await waitFor(() => expect(shown()).toEqual(['BS-3']));
    expect(window.location.search).toContain('report.permittee=lone');
    await userEvent.type(screen.getByRole('textbox', { name: 'Permittee' }), 'x');
    expect(await screen.findByText('No records available for these search parameters. Please try again.')).toBeTruthy();
  });

  it('leaves out the types that the district says, until somebody asks for them', async () => {
    visit(PUMPAGE, {
      'GET /api/settings': { ...settings, pumpageExcludedTypes: ['Conditional'] },
      [calendar]: asTable(rows),
    });
    await waitFor(() => expect(shown()).toEqual(['BS-1', 'BS-2']));
    await choose('Permit Type', 'Conditional');
    await waitFor(() => expect(shown()).toEqual(['BS-1', 'BS-2', 'BS-3']));
  });

  it('says what is wrong with its years, and when it cannot be had', async () => {
    const calls = visit(`${PUMPAGE}?report.start=2030`, { [calendar]: () => problem(422, { detail: 'No.' }) });
    expect(await screen.findAllByText('*Invalid date')).toHaveLength(2);
    const start = screen.getByRole('textbox', { name: 'Start Year' });
    for (const typed of ['20', 'abc', '99999']) {
      await userEvent.clear(start);
      await userEvent.type(start, typed);
      expect(await screen.findAllByText('Enter a year.')).toHaveLength(2);
    }
    expect(calls.filter(({ path }) => path.includes('crosstab'))).toEqual([]);
    await userEvent.clear(start);
    await userEvent.type(start, '2020');
    expect(await screen.findByText('An error has occurred. Please try again.')).toBeTruthy();
  });

  it('is printed with all of its rows', async () => {
    const printed: (string | null)[] = [];
    vi.stubGlobal('print', () =>
      printed.push(...[...document.querySelectorAll('[data-apart] tr')].map(({ textContent }) => textContent)),
    );
    visit(PUMPAGE, { [calendar]: asTable(Array.from({ length: 40 }, (_, index) => well(`BS-${index + 100}`))) });
    await userEvent.click(await button('Print'));
    await waitFor(() => expect(printed).toHaveLength(42));
    expect(printed.at(-1)).toContain('40,000');
  });
});

const declaredCalls = [
  'PUT /api/history-drought-stage/{ndx}',
  'PUT /api/list-drought-triggers/{drought_trigger_ndx}',
  'POST /api/drought-what-if',
  'POST /api/drought-declarations',
  'POST /api/drought-declarations/what-it-does',
  'POST /api/history-drought-stage/what-it-does',
  'DELETE /api/drought-declarations/{drought_declaration_ndx}',
];
const names = ['No Drought', 'Stage 1 Water Conservation', 'Stage 2 Alarm', 'Stage 3 Critical', 'Stage 4 Exceptional'];
const limit = (permit_ndx: number, c_month: number, changes: object = {}) => ({
  permit_ndx,
  permit_number: `H${permit_ndx}-24-1`,
  permit_name: null,
  permit_type_desc: 'Historical',
  aq_group_summary_name: permit_ndx === 1 ? 'Edwards' : 'Trinity',
  permit_tier_name: 'Tier 0',
  c_year: 2027,
  c_month,
  permitted_gal: 1_000_000,
  before_gal: 800_000,
  after_gal: 600_000,
  ...changes,
});
const limits = [
  limit(1, 1),
  limit(1, 2),
  limit(2, 1),
  limit(2, 2, { permitted_gal: null, before_gal: null, after_gal: null }),
];
const thisYear = new Date().getFullYear();
const thisMonth = new Date().getMonth() + 1;
const monthOf = (ndx: number, drought_area_name: string, drought_stage_ndx: number) => ({
  ndx,
  version: 1,
  d_year: thisYear,
  d_month: thisMonth,
  drought_area_ndx: ndx,
  drought_area_name,
  drought_stage_ndx,
  stage_going_on: null,
});
const drought: Answers = {
  'GET /api/list-drought-stages': names.map((drought_stage_name, drought_stage_ndx) => ({
    drought_stage_ndx,
    drought_stage_name,
  })),
  'GET /api/history-drought-stage': [monthOf(1, 'District', 2)],
  'GET /api/ui-list-drought-days': [dayOf('2026-01-14', 2, 28, 470), dayOf('2026-01-15', 3, 18.2, 470)],
  'GET /api/list-drought-triggers': (
    [
      [2, 38, 478.4],
      [3, 20, 462.7],
      [4, 14, 457.1],
    ] as const
  ).flatMap(([drought_stage_ndx, flow, level]) => [
    triggerOf({ drought_trigger_ndx: drought_stage_ndx * 10, drought_stage_ndx, threshold: flow }),
    triggerOf({ drought_trigger_ndx: drought_stage_ndx, drought_stage_ndx, indicator_ndx: LEVEL, threshold: level }),
  ]),
  'GET /api/ui-list-drought-declarations': [],
  'GET /api/list-drought-stage-changes': [],
};
const visitDrought = (path: string, answers: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may: declaredCalls, answers: { ...drought, ...answers } });

describe('what if', () => {
  it('asks for the stages of the next twelve months, those of now at first, and keeps them in the address', async () => {
    const calls = visitDrought('/drought-management/what-if', { 'POST /api/drought-what-if': limits });
    expect(
      await screen.findByText(
        /3\.000 MGal permitted, 2\.400 MGal in effect now, 1\.800 MGal under these stages: 0\.600 MGal less\./,
      ),
    ).toBeTruthy();
    const stages = () =>
      (
        calls.findLast(({ path }) => path.endsWith('what-if'))!.body as { stages: { drought_stage_ndx: number }[] }
      ).stages.map(({ drought_stage_ndx }) => drought_stage_ndx);
    expect(stages()).toEqual(Array.from({ length: 12 }, () => 2));
    await choose('All months', 'Stage 4 Exceptional');
    await waitFor(() => expect(stages()).toEqual(Array.from({ length: 12 }, () => 4)));
    expect(window.location.search).toBe('?stages=444444444444');
    const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows()).toEqual(expect.arrayContaining(['H1-24-1', 'H2-24-1']));
    await userEvent.click(screen.getByRole('button', { name: 'Aquifer' }));
    await waitFor(() => expect(rows()).toEqual(expect.arrayContaining(['Edwards', 'Trinity'])));
    expect(screen.getByText(/^1 permit is missing from the permitted volumes/)).toBeTruthy();
  });

  it('says why it cannot be had', async () => {
    visitDrought('/drought-management/what-if', { 'POST /api/drought-what-if': () => problem(422, { detail: 'No.' }) });
    expect(await screen.findByText('An error has occurred: No.')).toBeTruthy();
  });
});

describe('a stage', () => {
  const STAGE = '/drought-management/drought-stage';
  const rehearsed = { first_month: '2027-01-01', last_month: '2027-02-01', goes_on_through: null, limits };

  it('is called for by triggers, which stand beside what their indicators read and what is declared', async () => {
    visitDrought(STAGE);
    const said = await screen.findByText(/^On January 15th, 2026, the triggers call for Stage 3 Critical\./);
    await waitFor(() => expect(said.textContent).toContain('Declared for this month: Stage 2 Alarm.'));
    expect(said.textContent).toContain('They differ. The stage takes effect the month after the Board declares it.');
    const table = await screen.findByRole('table', { name: 'Triggers and readings' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toContainEqual([
      'Stage 3 Critical',
      'Spring Flow, 10-day mean',
      '18.2 cfs',
      'at or below 20 cfs',
      'Met',
    ]);
    expect(rows).toContainEqual([
      'Stage 3 Critical',
      'Index Well Level, 10-day mean',
      '470 ft msl',
      'at or below 462.7 ft msl',
      'Not Met',
    ]);
  });

  it('is that of today where stages count by day', async () => {
    const change = (drought_stage_ndx: number, from_day: string, drought_area_ndx = 1) => ({
      drought_stage_ndx,
      drought_area_ndx,
      from_day,
    });
    visitDrought(STAGE, {
      'GET /api/list-drought-stage-changes': [
        change(4, '2100-01-01'),
        change(5, '2026-01-03', 2),
        change(2, '2026-01-02'),
        change(0, '2026-01-01'),
      ],
    });
    const said = await screen.findByText(/In force today: Stage 2 Alarm\./);
    expect(said.textContent).toContain('They differ. The stage takes effect on the day the Board declares it.');
    expect(screen.getByText(/ either takes effect on the day of its declaration\.$/)).toBeTruthy();
  });

  it.each([
    ['no triggers', { 'GET /api/list-drought-triggers': [] }, /^No triggers yet\./],
    ['no readings', {}, /^No readings yet\./],
  ])('says what to do where there are %s', async (_what, answers, words) => {
    visitDrought(STAGE, { 'GET /api/ui-list-drought-days': [], ...answers });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says that the triggers cannot be had, not that there are none', async () => {
    visitDrought(STAGE, { 'GET /api/list-drought-triggers': () => problem(422, { detail: 'No.' }) });
    expect(await screen.findByText('An error has occurred: No.')).toBeTruthy();
    expect(screen.queryByText(/^No triggers yet\./)).toBeNull();
  });

  it('is held against the triggers of each day, which are edited on a screen of their own', async () => {
    const days = ['2019-06-15', '2021-06-15', '2023-06-15'].map((day) => dayOf(day, 0, 30, 470));
    const triggers = [
      triggerOf({ valid_from: '2022-01-01', threshold: 10, removed: true }),
      triggerOf({ valid_from: '2021-01-01', threshold: 40 }),
      triggerOf({ valid_from: '2009-09-01', threshold: 38 }),
      triggerOf({ valid_from: '2021-01-01', indicator_ndx: LEVEL }),
      triggerOf({ valid_from: '2009-09-01', indicator_ndx: LEVEL, threshold: 478.4 }),
    ];
    const drawn = indicatorsOption({
      days,
      triggers: datedTriggers(triggers, districtStages),
      stages: districtStages,
      names: namesOfIndicators(triggers),
      tone: lightTone,
    }).series as { name: string; data: unknown[] }[];
    expect(drawn.map(({ name, data }) => [name, data])).toEqual([
      ['Spring Flow, 10-day mean (cfs)', [30, 30, 30]],
      ['Stage 2 Alarm', [38, 40, 40]],
      ['Index Well Level, 10-day mean (ft msl)', [470, 470, 470]],
      ['Stage 2 Alarm', [478.4, null, null]],
    ]);
    visitDrought(STAGE);
    await userEvent.click(await screen.findByRole('link', { name: 'Triggers' }));
    const table = await screen.findByRole('table', { name: 'Drought Triggers' });
    expect(await within(table).findAllByText('Stage 3 Critical')).toHaveLength(2);
  });

  it('has its triggers in the list and the form that their declaration gives, led to from the stage', async () => {
    const trigger = triggerOf({ drought_stage_ndx: 2, threshold: 38 });
    visitDrought('/drought-management/drought-triggers?edit=2', {
      'GET /api/list-indicators': [{ indicator_ndx: FLOW, indicator_name: 'Spring Flow' }],
      'GET /api/list-drought-triggers/2': { ...trigger, may: { update: true, remove: true } },
      'GET /api/history/list-drought-triggers/2': [],
    });
    expect(await screen.findByText('Editing Existing Trigger')).toBeTruthy();
    const way = screen.getByRole('navigation', { name: /breadcrumb/i });
    expect(within(way).getByRole('link', { name: 'Drought Stage' }).getAttribute('href')).toBe(
      '/drought-management/drought-stage',
    );
    const headings = within(screen.getByRole('table', { name: 'Drought Triggers' })).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Drought Stage', 'Indicator', 'Threshold', 'Holds From', 'Source', 'Is Removed']),
    );
    // The stage is chosen; its name is not told a second time.
    expect(await screen.findAllByLabelText(/^Drought Stage/)).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>(/^Threshold/).value).toBe('38');
  });

  it('is declared after it was seen what it does, and what is entered anew is seen anew', async () => {
    const calls = visitDrought(STAGE, {
      'POST /api/drought-declarations/what-it-does': rehearsed,
      'POST /api/drought-declarations/notice': {
        letters: [],
        untold: [{ about: 'H1-24-1', why: 'No contact.' }],
        has_mail: true,
      },
      'POST /api/drought-declarations': {
        drought_declaration_ndx: 1,
        first_month: '2027-01-01',
        last_month: '2027-02-01',
      },
    });
    const see = await button('Preview effects');
    await screen.findByText(/Declared for this month/);
    expect(see.disabled).toBe(true);
    expect(screen.getByText('Still missing: the drought stage.')).toBeTruthy();
    const form = within(screen.getByRole('form', { name: 'Declaration' }));
    const day = form.getByRole<HTMLInputElement>('textbox', { name: 'Declared On' });
    const entered = day.value;
    for (const wrong of ['soon', '13/45/2026', ' ']) {
      await userEvent.clear(day);
      await userEvent.type(day, wrong);
      expect(screen.getByText(/^Still missing: .*a day such as/)).toBeTruthy();
    }
    await userEvent.clear(day);
    await userEvent.type(day, entered);
    await choose('Drought Stage', 'Stage 4 Exceptional');
    await userEvent.click(see);
    expect(
      await screen.findByText(/would hold from Jan 2027 through Feb 2027\. The stage is not declared yet\./),
    ).toBeTruthy();
    expect(await screen.findByText('H1-24-1: No contact.')).toBeTruthy();
    await choose('Drought Stage', 'Stage 3 Critical');
    expect(screen.queryByRole('button', { name: /^Declare Stage/ })).toBeNull();
    await userEvent.click(see);
    await userEvent.click(await button('Declare Stage 3 Critical'));
    // What it does to everybody is said once more before it is done.
    const question = within(await screen.findByRole('dialog', { name: 'Declare Stage 3 Critical?' }));
    expect(
      question.getByText(/^\d+ permits? may pump [\d,]+ gal (less|more) in all from Jan 2027 through Feb 2027\.$/),
    ).toBeTruthy();
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/drought-declarations')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Declare this stage' }));
    expect(await screen.findByText('Stage 3 Critical was declared, from Jan 2027 through Feb 2027.')).toBeTruthy();
    const [sent] = calls.filter(({ method, path }) => method === 'POST' && path === '/api/drought-declarations');
    expect(sent!.body).toMatchObject({ drought_stage_ndx: 3 });
    expect(sent!.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });

  it('of a month in the history is changed once it is confirmed what it does to permits', async () => {
    const month = (ahead: number) => new Date(Date.UTC(thisYear, thisMonth - 1 + ahead, 1)).toISOString().slice(0, 10);
    const calls = visitDrought(STAGE, {
      'POST /api/history-drought-stage/what-it-does': { months: [0, 1, 2].map(month), limits },
      'PUT /api/history-drought-stage/1': { ...monthOf(1, 'District', 4), version: 2 },
    });
    const puts = () => calls.filter(({ method }) => method === 'PUT');
    const change = async () => {
      await userEvent.click(await screen.findByLabelText(/^Drought Stage, row .*: Stage 2 Alarm$/));
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: 'Stage 4 Exceptional' }));
      await userEvent.click(screen.getByRole('heading', { name: 'History' }));
    };
    await change();
    const question = within(await screen.findByRole('dialog', { name: /^Change the stage of \w{3} \d{4}\?$/ }));
    expect(question.getByText(/^\w{3} \d{4}: Stage 2 Alarm becomes Stage 4 Exceptional\.$/)).toBeTruthy();
    expect(question.getByText(/^Also changes the months it continues into, through \w{3} \d{4}\.$/)).toBeTruthy();
    expect(question.getByText(/^\d+ permits? may pump [\d,]+ gal less in all\.$/)).toBeTruthy();
    const [asked] = calls.filter(({ path }) => path === '/api/history-drought-stage/what-it-does');
    expect(asked!.body).toEqual({
      stages: [{ drought_area_ndx: 1, month: month(0), drought_stage_ndx: 4 }],
    });
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(puts()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: /^Try again \(You canceled the change/ }));
    const again = within(await screen.findByRole('dialog', { name: /^Change the stage of/ }));
    await userEvent.click(again.getByRole('button', { name: 'Change this stage' }));
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]!.body).toMatchObject({ drought_stage_ndx: 4 });
  });

  it('is declared for an area where there are several, which is named wherever a stage is', async () => {
    const calls = visitDrought(STAGE, {
      'GET /api/history-drought-stage': [monthOf(1, 'District', 2), monthOf(2, 'West Pool', 3)],
      'GET /api/ui-list-drought-declarations': [{ ...declaredStage, drought_area_name: 'West Pool' }],
      'POST /api/drought-declarations/what-it-does': {
        first_month: '2027-01-01',
        last_month: '2027-02-01',
        goes_on_through: null,
        limits,
      },
    });
    expect(await screen.findByText(/^Stage \d \w+ in West Pool, declared on/)).toBeTruthy();
    expect(await screen.findByText('Still missing: the area, the drought stage.')).toBeTruthy();
    await choose('Area', 'West Pool');
    await choose('Drought Stage', 'Stage 4 Exceptional');
    await userEvent.click(await button('Preview effects'));
    expect(await button('Declare Stage 4 Exceptional in West Pool')).toBeTruthy();
    const [seen] = calls.filter(({ path }) => path === '/api/drought-declarations/what-it-does');
    expect(seen!.body).toMatchObject({ drought_area_ndx: 2, drought_stage_ndx: 4 });
    expect(screen.getByLabelText(/^Drought Stage, row .*, West Pool: Stage 3 Critical$/)).toBeTruthy();
  });

  it('of an area is called for by its own triggers, and which area is seen stands in the address', async () => {
    visitDrought(STAGE, {
      'GET /api/history-drought-stage': [monthOf(1, 'District', 2), monthOf(2, 'West Pool', 3)],
      'GET /api/ui-list-drought-days': [dayOf('2026-01-15', 3, 18.2, 470), dayOf('2026-01-15', 2, null, 848, 2)],
      'GET /api/list-drought-triggers': [
        triggerOf({ drought_stage_ndx: 3, threshold: 20 }),
        triggerOf({
          drought_trigger_ndx: 9,
          drought_stage_ndx: 2,
          drought_area_ndx: 2,
          indicator_ndx: LEVEL,
          threshold: 850,
        }),
      ],
    });
    expect(await screen.findByText(/the triggers call for Stage 3 Critical/)).toBeTruthy();
    await choose('Indicators For', 'West Pool');
    const said = await screen.findByText(/the triggers call for Stage 2 Alarm/);
    expect(said.textContent).toContain('Declared for this month: Stage 3 Critical. They differ. The stage stays');
    expect(await screen.findByText('at or below 850 ft msl')).toBeTruthy();
    expect(window.location.search).toBe('?area=2');
  });

  it('of an area is asked about by itself in What If, and starts from its own', async () => {
    const calls = visitDrought('/drought-management/what-if', {
      'GET /api/history-drought-stage': [monthOf(1, 'District', 2), monthOf(2, 'West Pool', 3)],
      'POST /api/drought-what-if': limits,
    });
    await choose('Area', 'West Pool');
    await expect.poll(() => window.location.search).toBe('?area=2');
    const asked = () => calls.findLast(({ path }) => path.endsWith('what-if'))!.body;
    const month = expect.any(String) as string;
    await waitFor(() =>
      expect(asked()).toEqual({
        drought_area_ndx: 2,
        stages: Array.from({ length: 12 }, () => ({ month, drought_stage_ndx: 3 })),
      }),
    );
    await choose('All months', 'No Drought');
    await expect.poll(() => window.location.search).toBe('?area=2&stages=000000000000');
  });

  it('is refused in the words of the server, and undone before its month begins', async () => {
    const calls = visitDrought(STAGE, {
      'GET /api/ui-list-drought-declarations': [
        declaredStage,
        { ...declaredStage, drought_declaration_ndx: 6, can_be_undone: false, is_undone: true, undone_by: 'Robin' },
      ],
      'POST /api/drought-declarations/what-it-does': () => problem(400, { detail: 'Its first month is over.' }),
      'DELETE /api/drought-declarations/7': () => new Response(null, { status: 204 }),
    });
    await screen.findByText(/Declared for this month/);
    await choose('Drought Stage', 'No Drought');
    await userEvent.click(await button('Preview effects'));
    expect(await screen.findByText('The stage was not declared. Its first month is over.')).toBeTruthy();
    expect(screen.getByText(/undone by Robin\.$/)).toBeTruthy();
    await userEvent.click(await button('Undo the declaration of Stage 3 Critical'));
    expect(await screen.findByText('The declaration of Stage 3 Critical was undone.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
