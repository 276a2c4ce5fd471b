import type { PumpedMonth } from '../../src/under-no-permit/watered-years.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { withCanvas } from '../support/canvas.ts';
import { dashboard } from '../support/dashboard-rows.ts';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

withCanvas();

const IN_ALL = 'GET /api/ui-dashboard-pumped-in-all';
const month = (mo: string, no_permit_gallons: number, wells?: readonly string[]): PumpedMonth => ({
  mo,
  c_year: Number(mo.slice(0, 4)),
  c_month: Number(mo.slice(5, 7)),
  fiscal_year: Number(mo.slice(0, 4)) + Number(mo.slice(5) >= '09'),
  permits_gallons: 1_000_000,
  no_permit_gallons,
  gallons: 1_000_000 + no_permit_gallons,
  ...(wells && { wells_without_permit: wells }),
});
const months = [
  month('2025-09-01', 30_000, ['W-1']),
  month('2025-10-01', 12_000, ['W-1', 'W-2']),
  month('2025-11-01', 0, []),
];
const line = async () => (await screen.findByRole('region', { name: 'Under no permit' })).textContent;
const inWords =
  'Fiscal year 2026: 42,000 gal, Sep 2025 to Oct 2025, from W-1, W-2. With 3,000,000 gal at permits, 3,042,000 gal were pumped in total.';

it('stands on the dashboard for the years that are shown, with its wells and months', async () => {
  const calls = renderAt('/dashboard', {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...dashboard, [IN_ALL]: months },
  });
  expect(await line()).toContain(inWords);
  expect(calls.find(({ path }) => path.startsWith('/api/ui-dashboard-pumped-in-all'))?.path).toContain(
    'start_year=2025&end_year=2026',
  );
  const link = screen.getByRole('link', { name: 'Wells and months of fiscal year 2026' });
  expect(link.getAttribute('href')).toContain('/reports-and-analysis/water-under-no-permit?filter.fiscal_year=2026');
});

it('says to owners what was pumped, and not where', async () => {
  const answers = { ...dashboard, [IN_ALL]: months.map((shown) => ({ ...shown, wells_without_permit: undefined })) };
  renderAt('/dashboard', { as: 'Well Owner', may: [], answers });
  expect(await line()).toContain('Oct 2025. With 3,000,000 gal at permits');
  expect(screen.queryByRole('link', { name: /^Wells and months/ })).toBeNull();
});

it('stands with the tracking of readings', async () => {
  const answers = { 'GET /api/ui-meter-readings-entry-top-table': [], [IN_ALL]: months };
  renderAt('/data-management/meter-readings/meter-readings-tracking', {
    as: 'Administrator',
    may: staffCalls,
    answers,
  });
  expect(await line()).toContain(inWords);
});

it('names the latest three years, and sums those before', async () => {
  const many = [2020, 2021, 2022, 2023, 2024].map((year) => month(`${year}-01-01`, 1000, ['W-1']));
  const answers = { 'GET /api/ui-meter-readings-entry-top-table': [], [IN_ALL]: many };
  renderAt('/data-management/meter-readings/meter-readings-tracking', {
    as: 'Administrator',
    may: staffCalls,
    answers,
  });
  await line();
  const years = screen.getAllByRole('link', { name: /ells and months/ }).map((link) => link.closest('li')!.textContent);
  expect(years.map((year) => year.split(':')[0])).toEqual([
    'Fiscal year 2024',
    'Fiscal year 2023',
    'Fiscal year 2022',
    'Fiscal years 2020 to 2021',
  ]);
  expect(years.at(-1)).toContain('2,000 gal');
});

it('stands with the compliance report for its period', async () => {
  const report = '?tiers=1&aquifers=Edwards&from=2025-10&to=2025-11';
  const answers = {
    'PUT /api/drought-compliance': { data: { reports: [] } },
    'GET /api/ui-list-permit-tiers': [{ permit_tier_ndx: 1, permit_tier_name: 'Tier 1' }],
    [IN_ALL]: months,
  };
  renderAt(`/drought-management/drought-compliance-report${report}`, { as: 'Administrator', may: staffCalls, answers });
  expect(await line()).toContain('12,000 gal, Oct 2025, from W-1, W-2. With 2,000,000 gal at permits');
});

it('is silent where all water counts at a permit, and says when it is not known', async () => {
  let isThere = false;
  const answers = { ...dashboard, [IN_ALL]: () => (isThere ? [months[2]] : problem(503, { code: 'busy' })) };
  renderAt('/dashboard', { as: 'Administrator', may: staffCalls, answers });
  const failed = await screen.findByText('Pumpage under no permit could not be loaded.');
  isThere = true;
  const alert = failed.closest<HTMLElement>('[role="alert"]')!;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/under no permit could not/)).toBeNull());
  expect(screen.queryByRole('region', { name: 'Under no permit' })).toBeNull();
});

it('lists wells and months, and leads to the well', async () => {
  const water = {
    well_ndx: 7,
    district_well_id: 'W-7',
    mo: '2025-10-01',
    fiscal_year: 2026,
    c_year: 2025,
    c_month: 10,
    gallons: 42,
  };
  const answers = { 'GET /api/ui-list-water-under-no-permit': [water] };
  renderAt('/reports-and-analysis/water-under-no-permit', { as: 'Administrator', may: staffCalls, answers });
  const table = within(await screen.findByRole('table', { name: 'Water under No Permit' }));
  expect(await table.findByText('Oct 2025')).toBeTruthy();
  expect(table.getByRole('link', { name: /W-7/ }).getAttribute('href')).toBe(
    '/data-management/wells/wells-management/7',
  );
});
