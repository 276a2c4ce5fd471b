import type { Aquifer, AquiferYear } from '@artesian/contract/map/aquifers';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const edwards: Aquifer = {
  aq_group_summary_name: 'Edwards',
  drought_area_names: ['District'],
  wells: 1210,
  level_classes: [
    { level_class: 'Normal', wells: 18 },
    { level_class: 'Below Normal', wells: 3 },
    { level_class: 'Record Too Short', wells: 120 },
  ],
  rising_wells: 1,
  falling_wells: 4,
  median_trend_ft: -0.412,
  west: -98.1,
  south: 30,
  east: -97.6,
  north: 30.3,
};
const trinity: Aquifer = {
  ...edwards,
  aq_group_summary_name: 'Middle Trinity',
  wells: 1,
  level_classes: [],
  rising_wells: 0,
  falling_wells: 0,
  median_trend_ft: null,
};
const year = (fiscal_year: number, pumped_gallons: number): AquiferYear => ({
  aq_group_summary_name: 'Edwards',
  fiscal_year,
  permitted_gallons: 1_000_000,
  reduced_gallons: 800_000,
  pumped_gallons,
});
const answers = {
  'GET /api/ui-list-aquifers': [edwards, trinity],
  'GET /api/ui-aquifer-years': [year(2026, 700_000), { ...year(2026, 1), aq_group_summary_name: 'Middle Trinity' }],
};

it('lists the aquifers with how their wells stand', async () => {
  renderAt('/aquifers', { answers });
  const card = within(await screen.findByRole('region', { name: 'Edwards' }));
  expect(card.getByText('1,210 published wells')).toBeTruthy();
  // From low to high, what has too few years last.
  expect(card.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Below Normal: 3',
    'Normal: 18',
    'Record Too Short: 120',
  ]);
  expect(
    card.getByText(
      'Levels fall significantly in 4 wells and rise in 1 well; half of these fall by 0.41 ft a year or more.',
    ),
  ).toBeTruthy();
  const other = within(screen.getByRole('region', { name: 'Middle Trinity' }));
  expect(other.getByText('No well has a recent water level.')).toBeTruthy();
  expect(other.getByText('No well has a significant trend.')).toBeTruthy();
  expect(other.getByRole('link').getAttribute('href')).toBe('/aquifers/Middle%20Trinity');
});

it('shows one aquifer with its years, and the way to the map where its wells are', async () => {
  renderAt('/aquifers/Edwards', { answers });
  expect(await screen.findByRole('heading', { name: 'Edwards Aquifer' })).toBeTruthy();
  expect(await screen.findByText('1,210 published wells, 141 with a recent water level.')).toBeTruthy();
  const map = screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href')!;
  expect(Object.fromEntries(new URL(map, window.location.href).searchParams)).toEqual({
    at: '30.15000,-97.85000,9.5',
    by: 'levelClass',
    only: '',
    aquiferName: 'Edwards',
  });
  expect(await screen.findByText('700,000')).toBeTruthy();
  expect(screen.getAllByText('2026')).toHaveLength(1);
});

it('says which aquifer there is not, and why others cannot be shown', async () => {
  renderAt('/aquifers/Ogallala', { answers });
  expect(await screen.findByRole('heading', { name: 'No aquifer Ogallala' })).toBeTruthy();
});

it('says why it cannot be told, and tries again', async () => {
  renderAt('/aquifers', {
    answers: { 'GET /api/ui-list-aquifers': () => problem(503, { title: 'Busy', detail: 'The database is busy.' }) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
