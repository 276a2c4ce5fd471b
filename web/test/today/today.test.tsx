import type { DistrictToday } from '@artesian/contract/drought/district-today';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const stage = (drought_stage_ndx: number, drought_stage_name: string, severity: number) => ({
  drought_stage_ndx,
  drought_stage_name,
  restricts: severity > 0,
  stage_color: 'Orange' as const,
  is_retired: false,
  severity,
});
const area = {
  drought_area_ndx: 1,
  drought_area_name: 'District',
  drought_stage_ndx: 3,
  since: '2026-08-01',
  days: 121,
  measures: [{ concerns: 'Households', measure: 'Water lawns at most once a week.', holds_from: '2009-09-01' }],
  reductions: [
    { permit_type_desc: 'Historical', least_reduction: 0.3, most_reduction: 0.3 },
    { permit_type_desc: 'Conditional', least_reduction: 0.5, most_reduction: 1 },
    { permit_type_desc: 'Limited', least_reduction: 0, most_reduction: 0 },
  ],
};
const trigger = (drought_stage_ndx: number, threshold: number, drought_area_ndx = 1) => ({
  drought_area_ndx,
  drought_stage_ndx,
  comparison: 'At or Below' as const,
  threshold,
});
const flow = {
  indicator_ndx: 1,
  indicator_name: 'Spring Flow',
  indicator_unit: 'cfs',
  window_days: 10,
  read_on: '2026-11-28',
  is_late: false,
  mean: 16.8333,
  mean_on: '2026-11-29',
  month_ago: 15.55,
  year_ago: 26.52,
  triggers: [trigger(2, 38), trigger(3, 20), trigger(4, 14)],
  means: { from: '2024-11-29', values: [30, null, 20.5, 16.8333] },
  outlook: null,
};
const today: DistrictToday = {
  day: '2026-11-29',
  stages: [
    stage(0, 'No Drought', 0),
    stage(2, 'Stage 2 Alarm', 3),
    stage(3, 'Stage 3 Critical', 4),
    stage(4, 'Stage 4 Exceptional', 5),
  ],
  areas: [area],
  indicators: [flow],
  pumped: {
    fiscal_year: 2027,
    first_month: '2026-09-01',
    last_month: '2026-10-01',
    pumped_gal: 143_892_091,
    allowed_gal: 200_427_577,
    year_allowed_gal: 1_338_950_170,
  },
};
const show = (answer: unknown) => renderAt('/today', { answers: { 'GET /api/district-today': answer } });

it('answers how bad it is, compared with what, and what may be pumped', async () => {
  show(today);
  const stageCard = within(await screen.findByRole('region', { name: 'Drought stage' }));
  expect(stageCard.getByRole('heading', { name: 'Stage 3 Critical' })).toBeTruthy();
  expect(stageCard.getByText('Since August 1, 2026: 121 days.')).toBeTruthy();
  expect(stageCard.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Water lawns at most once a week.',
    '30 % less than permitted.',
    '50 % to 100 % less than permitted, depending on use.',
    'No reduction.',
  ]);
  const flowCard = within(screen.getByRole('region', { name: 'Spring Flow, 10-day mean' }));
  expect(flowCard.getByText('16.83 cfs')).toBeTruthy();
  expect(
    flowCard.getByText('On November 29, 2026. 1.28 cfs higher than a month ago. 9.69 cfs lower than a year ago.'),
  ).toBeTruthy();
  expect(
    flowCard.getByText(
      'At the level of Stage 3 Critical (at or below 20 cfs). 2.83 cfs above Stage 4 Exceptional (at or below 14 cfs).',
    ),
  ).toBeTruthy();
  expect(flowCard.getByText('Last two years: 16.83 cfs to 30 cfs.')).toBeTruthy();
  expect(
    screen.getByText(
      '143.9 MGal from Sep 2026 through Oct 2026: 71.8 % of the 200.4 MGal allowed in that time, and 10.7 % of the 1,339 MGal allowed in fiscal year 2027.',
    ),
  ).toBeTruthy();
});

it('tells what may come as in past years, and how often thresholds are reached', async () => {
  const outlook = {
    years: Array.from({ length: 12 }, (_, place) => 2013 + place),
    days: [0, 182],
    fan: [
      [16.83, 16.83, 16.83, 16.83, 16.83],
      [9, 11, 15, 20, 31.5],
    ],
    traces: Array.from({ length: 12 }, (_, place) => [16.83, 9 + place]),
    crossings: [
      { by: '2026-12-01', times: [12, 12, 0] },
      { by: '2027-01-01', times: [12, 12, 3] },
    ],
    hindcast: [{ lead_days: 30, tried: 120, held: 97 }],
  };
  show({ ...today, indicators: [{ ...flow, outlook }] });
  expect(
    await screen.findByText(
      'If the next six months are like those of 12 past years (2013 to 2024), the reading will end between 9 cfs and 31.5 cfs in 8 of 10 cases, with a median of 15 cfs.',
    ),
  ).toBeTruthy();
  const table = within(screen.getByRole('table'));
  // Those that are reached already are left out.
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ThresholdDecJan',
    'Stage 4 Exceptional, 14 cfs03',
  ]);
});

it('says which readings are late, and of which nothing is known', async () => {
  const unknown = { read_on: null, mean: null, mean_on: null, month_ago: null, year_ago: null };
  show({
    ...today,
    indicators: [
      { ...flow, is_late: true, read_on: '2026-10-03', mean_on: '2026-10-08' },
      {
        ...flow,
        ...unknown,
        indicator_ndx: 2,
        indicator_name: 'Index Well',
        is_late: true,
        means: { from: '2024-11-29', values: [null] },
      },
    ],
  });
  expect(await screen.findByText('No recent reading. The last one was on October 3, 2026.')).toBeTruthy();
  const well = within(screen.getByRole('region', { name: 'Index Well, 10-day mean' }));
  expect(well.getByText('Not known')).toBeTruthy();
  expect(well.getByText('There are no readings yet.')).toBeTruthy();
  expect(well.queryByText(/Last two years/)).toBeNull();
});

it('names the areas where they have stages of their own, each against its own thresholds', async () => {
  const west = {
    ...area,
    drought_area_ndx: 2,
    drought_area_name: 'West Pool',
    drought_stage_ndx: null,
    since: null,
    days: null,
  };
  show({
    ...today,
    areas: [{ ...area, drought_area_name: 'East Pool' }, west],
    indicators: [{ ...flow, triggers: [trigger(2, 38), trigger(2, 12, 2)] }],
  });
  const card = within(await screen.findByRole('region', { name: 'West Pool' }));
  expect(card.getByText('No stage declared')).toBeTruthy();
  expect(screen.getByText('East Pool: At the level of Stage 2 Alarm (at or below 38 cfs).')).toBeTruthy();
  expect(
    screen.getByText('West Pool: No threshold has been reached. 4.83 cfs above Stage 2 Alarm (at or below 12 cfs).'),
  ).toBeTruthy();
});

it('says what an empty district lacks', async () => {
  const nothing = { drought_stage_ndx: null, since: null, days: null, measures: [], reductions: [] };
  show({ ...today, areas: [{ ...area, ...nothing }], indicators: [], pumped: null });
  expect(await screen.findByText('The Board has declared no stage for this month.')).toBeTruthy();
  expect(screen.getByText('The District has no drought triggers yet.')).toBeTruthy();
  expect(screen.getByText('No meter readings of this fiscal year are in yet.')).toBeTruthy();
});

it('says why it cannot be told, and tries again', async () => {
  let isBusy = true;
  show(() => (isBusy ? problem(503, { title: 'Busy', detail: 'The database is busy.' }) : today));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBusy = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Stage 3 Critical' })).toBeTruthy();
});

it('is a card on the map, from the stage in force', async () => {
  sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes');
  renderAt('/map', { answers: { 'GET /api/district-today': today, 'GET /api/ui-map-wells': [] } });
  await userEvent.click(await screen.findByRole('button', { name: /Stage 3 Critical/ }));
  const card = within(await screen.findByRole('dialog', { name: 'The district today' }));
  expect(card.getByText('Since August 1, 2026: 121 days.')).toBeTruthy();
  expect(card.getByText('16.83 cfs')).toBeTruthy();
  await userEvent.click(card.getByRole('link', { name: 'The district today' }));
  await expect.poll(() => window.location.pathname).toBe('/today');
});
