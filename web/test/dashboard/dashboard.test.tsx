import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withCanvas } from '../support/canvas.ts';
import { dashboard, months, pumped } from '../support/dashboard-rows.ts';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

withCanvas();

const staff = { as: 'Administrator', may: staffCalls, answers: dashboard } as const;
const part = (name: string) => screen.findByRole('region', { name });
const monthly = async () => within(await part('Monthly Pumpage Tracking'));

/** The words of a table's rows, without its header. */
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** What the reader is handed as a file. */
const spies: { mockRestore: () => void }[] = [];
const saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, text: blob.text() });
  });
  spies.push(keep, save);
});
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const download = async (name: string, way: string) => {
  await userEvent.click(within(await part(name)).getByRole('button', { name: 'Download' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
};

it('greets, shows its parts, and says how old they are', async () => {
  renderAt('/dashboard', staff);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  expect(screen.getByText('Welcome back, Robin Rivera!')).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Work waiting',
    'Monthly Pumpage Tracking',
    'Late Meter Readings',
    'Permitted Volumes Over Time',
    'Permitted Volumes by Aquifer',
    'Non-Exempt Well Counts by Category',
  ]);
  expect(await screen.findByText(/^As of /)).toBeTruthy();
});

it('asks for its data once, whatever gets the focus, and anew by the button', async () => {
  const calls = renderAt('/dashboard', staff);
  const asked = () => calls.filter(({ path }) => path.startsWith('/api/ui-dashboard')).length;
  await screen.findByText(/^As of /);
  await expect.poll(asked).toBe(8);
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(asked).toBe(16);
});

describe('Monthly Pumpage Tracking', () => {
  it('has every filter on at first, shown as All, and the annual volume hidden', async () => {
    renderAt('/dashboard', staff);
    const chart = await monthly();
    for (const label of ['Fiscal Year', 'Aquifer', 'Tier', 'Permit Status']) {
      expect((await chart.findByLabelText(label)).textContent).toBe('All');
    }
    const series = within(chart.getByRole('list', { name: 'Series' })).getAllByRole('button');
    expect(series.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
      ['Permitted', 'true'],
      ['Reduced (target)', 'true'],
      ['Actual', 'true'],
      ['Exceedance', 'true'],
      ['Annual Permitted', 'false'],
    ]);
    expect(await chart.findByRole('img', { name: /Aug 2025 to Nov 2025: 37\.000 MGal pumped/ })).toBeTruthy();
  });

  it('begins with the present fiscal year and the last, and shows others where they are chosen', async () => {
    const years = [pumped('2023-10-01'), ...months];
    renderAt('/dashboard', { ...staff, answers: { ...dashboard, 'GET /api/ui-dashboard-tri-bar-chart': years } });
    const chart = await monthly();
    expect(await chart.findByRole('img', { name: /Aug 2025 to Nov 2025/ })).toBeTruthy();
    await userEvent.click(chart.getByLabelText('Fiscal Year'));
    await userEvent.click(await screen.findByRole('option', { name: 'All' }));
    expect(await chart.findByRole('img', { name: /Oct 2023 to Nov 2025/, hidden: true })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => new URLSearchParams(window.location.search).get('monthly.year')).toBe('2024|2025|2026');
  });

  it('keeps filters, hidden series and the table in the address', async () => {
    renderAt('/dashboard', staff);
    const chart = await monthly();
    await userEvent.click(await chart.findByLabelText('Aquifer'));
    await userEvent.click(await screen.findByRole('option', { name: 'Trinity' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(chart.getByRole('button', { name: 'Actual' }));
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(window.location.search)))
      .toEqual({
        'monthly.aquifer': 'Edwards',
        'monthly.hide': 'Actual|Annual Permitted',
        'monthly.view': 'table',
      });
  });

  it('shows at such an address what it says, newest first, each month leading to its permits', async () => {
    renderAt('/dashboard?monthly.view=table&monthly.year=2026&monthly.aquifer=Trinity', staff);
    expect(await rowsOf('Monthly Pumpage Tracking')).toEqual([
      ['Nov 2025', '2026', '', '1.000', '1.000', '0.250', '0.000', '12.000', '0', '3', '2'],
      ['Oct 2025', '2026', 'Stage 2 Alarm', '1.000', '1.000', '0.250', '0.000', '12.000', '0', '3', '2'],
      ['Sep 2025', '2026', 'Stage 2 Alarm', '1.000', '1.000', '0.250', '0.000', '12.000', '0', '3', '2'],
    ]);
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Oct 2025' }).href);
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
      'filter.is_terminated': '',
      'filter.fiscal_years': '2026',
      'filter.aq_group_summary_name': 'Trinity',
    });
    expect(screen.getByText(/^2 permits are missing from the permitted volumes/)).toBeTruthy();
  });

  it('says where the year stands and, marked as a projection, where it will end', async () => {
    renderAt('/dashboard', staff);
    const year = within(await part('Fiscal year 2026 so far'));
    // September and October are over; both aquifers pumped 9.25 of 11 MGal, of which 9 were left.
    expect(year.getByText('18.5 MGal')).toBeTruthy();
    expect(year.getByText(/^102\.8 % of the reduced target so far, 18 MGal/)).toBeTruthy();
    expect(year.getByText('126 MGal')).toBeTruthy();
    expect(year.getByText(/^Includes 10 future months, under the drought stages declared or continuing/)).toBeTruthy();
    expect(year.getByText('129.5 MGal')).toBeTruthy();
    expect(year.getByText('Projection')).toBeTruthy();
    expect(year.getByText(/3.5 MGal above it/)).toBeTruthy();
  });

  it('says that there is nothing where nothing is chosen', async () => {
    renderAt('/dashboard?monthly.tier=', staff);
    expect(await (await monthly()).findByText('No data available.')).toBeTruthy();
  });
});

describe('Late Meter Readings', () => {
  it('leads to meters and permits, and shows the last report as year and month', async () => {
    renderAt('/dashboard', staff);
    expect(await rowsOf('Late Meter Readings')).toEqual([
      ['Two Creeks', 'M-007', '80', '2025-08'],
      ['Two Creeks', 'M-008', '17', ''],
    ]);
    const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'M-007' }).href);
    expect(pathname + search).toBe('/data-management/meter-readings/add-manage-meters?filter.meter_id=M-007');
  });

  it('says so when none is late', async () => {
    renderAt('/dashboard', { ...staff, answers: { ...dashboard, 'GET /api/ui-dashboard-late-meter-readings': [] } });
    expect(await screen.findByText('No Late Meter Readings!')).toBeTruthy();
  });
});

describe('the pie of permits', () => {
  it('begins with aquifers of the newest year', async () => {
    renderAt('/dashboard?permits.view=table', staff);
    const pie = within(await part('Permitted Volumes by Aquifer'));
    expect((await pie.findByLabelText('Fiscal Year')).textContent).toBe('2026');
    expect(await rowsOf('Permitted Volumes by Aquifer')).toEqual([
      ['Edwards', '75.000', '75.0', '0'],
      ['Trinity', '25.000', '25.0', '0'],
    ]);
  });

  it('takes the newest year again where another chart type lacks the one that was chosen', async () => {
    renderAt('/dashboard?permits.year=2026', staff);
    await userEvent.click(await within(await part('Permitted Volumes by Aquifer')).findByLabelText('Chart Type'));
    await userEvent.click(await screen.findByRole('option', { name: 'Tier' }));
    const pie = within(await part('Permitted Volumes by Tier'));
    expect((await pie.findByLabelText('Fiscal Year')).textContent).toBe('2025');
  });
});

it('counts wells of one aquifer, and each use leads to its wells', async () => {
  renderAt('/dashboard?wells.of=Trinity&wells.view=table', staff);
  expect(await rowsOf('Non-Exempt Well Counts by Category')).toEqual([
    ['Irrigation', '5', '3', '1'],
    ['Public Supply', '12', '10', '1'],
  ]);
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Irrigation' }).href);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    'filter.is_non_exempt': 'yes',
    'filter.primary_use': 'Irrigation',
    'filter.aq_group_summary_name': 'Trinity',
  });
});

it('has no links for who may not see the lists', async () => {
  const answers = { ...dashboard, 'GET /api/settings': { ...settings, lateReadingsArePublic: true } };
  renderAt('/dashboard?monthly.view=table', { as: 'Well Owner', answers });
  expect((await rowsOf('Late Meter Readings')).length).toBe(2);
  expect(await screen.findByRole('table', { name: 'Monthly Pumpage Tracking' })).toBeTruthy();
  expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
});

it('does not say to owners whose readings are late, unless the district does', async () => {
  const calls = renderAt('/dashboard', { as: 'Well Owner', answers: dashboard });
  expect(await screen.findByRole('heading', { name: 'Permitted Volumes Over Time' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Late Meter Readings' })).toBeNull();
  expect(calls.some(({ path }) => path.includes('late-meter-readings'))).toBe(false);
});

describe('files', () => {
  it.each([
    ['Monthly Pumpage Tracking', 'monthly_pumpage_tracking.csv'],
    ['Permitted Volumes Over Time', 'permitted_volumes_over_time.csv'],
    ['Permitted Volumes by Aquifer', 'data.csv'],
    ['Non-Exempt Well Counts by Category', 'data.csv'],
    ['Late Meter Readings', 'data.csv'],
  ])('of %s are named as the specification says', async (name, file) => {
    renderAt('/dashboard', staff);
    await within(await part(name)).findByRole('button', { name: 'Download' });
    await download(name, 'Data (CSV)');
    await expect.poll(() => saved.map((one) => one.name)).toEqual([file]);
  });

  it('hold volumes in MGal and days as programs read them', async () => {
    renderAt('/dashboard?monthly.year=2025', staff);
    await (await monthly()).findByRole('button', { name: 'Download' });
    await download('Monthly Pumpage Tracking', 'Data (CSV)');
    const [header, line] = (await saved[0]!.text).split('\r\n');
    expect(header).toMatch(
      /Month,Fiscal Year,Drought Stage,Permitted \(MGal\),Reduced \(target\) \(MGal\),Actual \(MGal\)/,
    );
    expect(line).toBe('2025-08-01,2025,Stage 1 Water Conservation,11,9,9.25,1,132,1,6,2');
  });

  it('are pictures and papers too', async () => {
    renderAt('/dashboard', staff);
    await (await monthly()).findByRole('button', { name: 'Download' });
    await download('Monthly Pumpage Tracking', 'Picture (PNG)');
    await expect.poll(() => saved.map((one) => one.name)).toEqual(['monthly_pumpage_tracking.png']);
  });
});

describe('without its data', () => {
  const refused = problem(403, { detail: 'Not today.' });
  const failing = Object.fromEntries(Object.keys(dashboard).map((call) => [call, () => refused.clone()]));

  it('says what the specification says, part by part, and offers to try again', async () => {
    renderAt('/dashboard', { ...staff, answers: failing });
    expect(await (await monthly()).findByText('Error loading data. Please try again later.')).toBeTruthy();
    const pie = within(await part('Permitted Volumes by Aquifer'));
    expect(await pie.findByText('Error: Not today.')).toBeTruthy();
    expect(pie.getByText('Please try again later.')).toBeTruthy();
    const late = within(await part('Late Meter Readings'));
    expect(await late.findByText('Error loading data')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBe(7);
  });

  it('shows a spinner or a word while it is on its way', async () => {
    const coming = Object.fromEntries(Object.keys(dashboard).map((call) => [call, () => new Promise(() => undefined)]));
    renderAt('/dashboard', { ...staff, answers: coming });
    expect(await screen.findByRole('progressbar', { name: 'Loading Monthly Pumpage Tracking' })).toBeTruthy();
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it('keeps what it showed when a refresh fails, and says so', async () => {
    const late = vi.fn<() => unknown>().mockReturnValueOnce([]).mockReturnValue(refused.clone());
    renderAt('/dashboard', { ...staff, answers: { ...dashboard, 'GET /api/ui-dashboard-late-meter-readings': late } });
    await screen.findByText('No Late Meter Readings!');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Could not refresh: Not today\./)).toBeTruthy();
    expect(screen.getByText('No Late Meter Readings!')).toBeTruthy();
  });
});
