import { categoryNames } from '@artesian/contract/map/well-filters';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const well = (well_ndx: number, more: object) => ({
  well_ndx,
  well_id: `58-50-${well_ndx}`,
  location_geometry: { type: 'Point', coordinates: [-97.85, 30.16] },
  is_active: true,
  ...more,
});

const file = () =>
  new Response('well_ndx\r\n', { headers: { 'content-disposition': 'attachment; filename="clear-creek-wells.csv"' } });

const answers = {
  'GET /api/public-map/filters': { data: Object.fromEntries(categoryNames.map((name) => [name, []])) },
  'GET /api/public-map/layers': { data: [] },
  'GET /api/public-map/sources': { data: [{ id: 'wells', type: 'geojson', data: '/api/ui-map-wells' }] },
  'GET /api/ui-map-wells': [
    well(1, { well_class: 'Exempt' }),
    well(2, { well_class: 'Monitoring' }),
    well(3, { is_active: false, well_class: 'Exempt' }),
  ],
  'GET /api/public-map/wells/csv': file,
  'GET /api/public-map/shapefile/active-wells': file,
};

/** Names of the files that were saved. The page of the tests would leave for them instead. */
let saved: string[] = [];
beforeEach(() => {
  sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes');
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

async function choose(item: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: /^(Download Shapefiles|Print and download)$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the downloads of the map', () => {
  it('say how many wells the filters leave, and ask for just these', async () => {
    const calls = renderAt('/map?only=is_active&wellClass=Exempt', { answers });
    await userEvent.click(await screen.findByRole('button', { name: /^(Download Shapefiles|Print and download)$/ }));
    expect(await screen.findByText('This 1 well, as filtered')).toBeDefined();
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('The file is in your downloads.')).toBeDefined();
    expect(calls.map(({ path }) => path)).toContain('/api/public-map/wells/csv?wellClass=Exempt');
    expect(saved).toEqual(['clear-creek-wells.csv']);
  });

  it('ask for no well that no layer draws', async () => {
    const layer = { id: 'wells-small', type: 'circle', source: 'wells', layerGroup: 'Wells', layout: {}, paint: {} };
    const toggle = { property: 'has_wq_data', whenTrue: 'Sampled', whenFalse: 'Never sampled' };
    const layers = [{ ...layer, booleanToggle: toggle, excludeFields: [], adminOnlyFields: [] }];
    const sampled = [well(1, { has_wq_data: true }), well(2, {}), well(3, { has_wq_data: true })];
    const calls = renderAt('/map?where=wells-small:yes', {
      answers: { ...answers, 'GET /api/public-map/layers': { data: layers }, 'GET /api/ui-map-wells': sampled },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^(Download Shapefiles|Print and download)$/ }));
    expect(await screen.findByText('These 2 wells, as filtered')).toBeDefined();
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('The file is in your downloads.')).toBeDefined();
    expect(calls.map(({ path }) => path)).toContain('/api/public-map/wells/csv?where=wells-small%3Ayes');
  });

  it('are counted by the server where the wells come as tiles', async () => {
    const calls = renderAt('/map?only=is_active&wellClass=Exempt', {
      answers: {
        ...answers,
        'GET /api/public-map/sources': { data: [{ id: 'wells', type: 'vector', tiles: [], sourceLayer: 'wells' }] },
        'GET /api/public-map/wells-in-view?wellClass=Exempt': {
          data: { counts: { inView: 61_204, byValue: null, byLine: {} }, wells: [] },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^(Download Shapefiles|Print and download)$/ }));
    expect(await screen.findByText('These 61,204 wells, as filtered')).toBeDefined();
    expect(calls.map(({ path }) => path)).not.toContain('/api/ui-map-wells?as=table');
  });

  it('name the district, and ask as whoever is signed in', async () => {
    const calls = renderAt('/map', { answers, as: 'Administrator' });
    await screen.findByRole('button', { name: /Account of/ });
    await choose('Active Clear Creek Wells');
    expect(await screen.findByText('The file is in your downloads.')).toBeDefined();
    const call = calls.find(({ path }) => path === '/api/public-map/shapefile/active-wells');
    expect(call?.headers.get('authorization')).toBe('Bearer access');
  });

  it('say what went wrong', async () => {
    const refused = () => problem(422, { detail: 'There are more than 250,000 wells, too many for one file.' });
    renderAt('/map', { answers: { ...answers, 'GET /api/public-map/wells/csv': refused } });
    await choose('CSV');
    expect(await screen.findByText(/too many for one file/)).toBeDefined();
  });
});
