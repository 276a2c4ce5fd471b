import type { MyPlace } from '@artesian/contract/map/my-place';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { hit } from '../support/found.ts';
import { renderAt } from '../support/render-at.tsx';

const known: MyPlace = {
  place: {
    county_ndx: 1,
    county_name: 'Hays',
    in_district: true,
    mgmtzone_ndx: 2,
    mgmtzone_name: 'Eastern Edwards',
    tx_grid: '58-58-4',
    tx_grid_deg: '58',
    tx_grid_sevmin: '58',
    tx_grid_twomin: '4',
  },
  areas: [
    { layer: 'Parcels', name: 'R10074' },
    { layer: 'Surface geology', name: 'Terrace deposits' },
  ],
  aquifers: [
    { aquifer_name: 'Edwards', wells: 30, least_depth_ft: 184, median_depth_ft: 465.5, most_depth_ft: 610 },
    { aquifer_name: 'Trinity', wells: 1, least_depth_ft: 525, median_depth_ft: 525, most_depth_ft: 525 },
    { aquifer_name: 'Alluvial', wells: 2, least_depth_ft: null, median_depth_ft: null, most_depth_ft: null },
  ],
  wells_within_a_mile: 34,
  monitored: [
    {
      well_ndx: 7,
      well_id: '58-58-4-2627',
      well_name: null,
      aquifer_name: 'Edwards',
      distance_ft: 2700,
      depth_ft: 106.35,
      last_month: '2026-10-01',
      level_class: 'Below Normal',
    },
    {
      well_ndx: 9,
      well_id: '58-57-6-0927',
      well_name: null,
      aquifer_name: null,
      distance_ft: 900,
      depth_ft: -2.5,
      last_month: '2026-09-01',
      level_class: 'Record Too Short',
    },
  ],
};
const outside: MyPlace = {
  place: { ...known.place, in_district: false, mgmtzone_ndx: null, mgmtzone_name: null, county_name: 'Potter' },
  areas: [],
  aquifers: [],
  wells_within_a_mile: 0,
  monitored: [],
};
const at = (place: string, answer: unknown) => ({ [`GET /api/my-place/${place}`]: answer });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('says whether a place is in the district, what lies there and below, and which wells are near', async () => {
  renderAt('/my-place?at=30.06569,-97.87443', { answers: at('30.06569/-97.87443', known) });
  const where = await region('Where it is');
  expect(where.getByText(/^This place is in the /)).toBeTruthy();
  for (const fact of ['Hays', 'Eastern Edwards', '58-58-4', 'R10074', 'Terrace deposits']) where.getByText(fact);
  const below = await region('Aquifers below');
  expect(below.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '30 wells, 184 to 610 ft deep, half of them 466 ft or less',
    '1 well, 525 ft deep',
    '2 wells, depths unknown',
  ]);
  const near = await region('Nearest water levels');
  expect(near.getByText('Water 106.35 ft below ground in Oct 2026, Below Normal')).toBeTruthy();
  expect(near.getByText('Water 2.5 ft above ground in Sep 2026')).toBeTruthy();
  expect(near.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?wells=7%2C9');
  const wells = await region('Wells within a mile');
  expect(wells.getByRole('link', { name: 'List them' }).getAttribute('href')).toBe(
    '/public-tools/tools/adjacent-wells/30.06569/-97.87443/5280',
  );
  expect((await region('If you plan a well')).getByRole('link', { name: 'Register a well' })).toBeTruthy();
});

it('tells who may be responsible outside of the district, and nothing that holds only within', async () => {
  renderAt('/my-place?at=35.2,-101.8', { answers: at('35.2/-101.8', outside) });
  const where = await region('Where it is');
  expect(
    where.getByText(/Another groundwater conservation district, or none, may be responsible for it\./),
  ).toBeTruthy();
  expect(where.getByRole('link', { name: 'Districts in Texas' })).toBeTruthy();
  expect(screen.getByText('No well with recent water levels is within ten miles.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'If you plan a well' })).toBeNull();
});

it('goes to a place that was found by its name, and keeps it in the address', async () => {
  renderAt('/my-place?at=here', {
    answers: {
      'GET /api/public-map/search': { data: [hit({ title: 'Buda', latitude: 30.08, longitude: -97.84 })] },
      ...at('30.08/-97.84', known),
    },
  });
  expect(await screen.findByText(/^The place in this address could not be read\./)).toBeTruthy();
  await userEvent.type(screen.getByRole('combobox', { name: 'Address/Coords Search' }), 'Buda');
  await userEvent.click(await screen.findByRole('option', { name: /Buda/ }));
  await region('Where it is');
  expect(new URLSearchParams(window.location.search).get('at')).toBe('30.08,-97.84');
});

it('says when the server does not answer, and tries again', async () => {
  let isAway = true;
  renderAt('/my-place?at=30.1,-97.8', { answers: at('30.1/-97.8', () => (isAway ? problem(503, {}) : known)) });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  isAway = false;
  await userEvent.click(again);
  expect(await region('Where it is')).toBeTruthy();
});
