import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const levels = {
  id: 'water-levels',
  title: 'Water levels',
  description: 'Depth to water by well and day, in feet below land surface.',
  links: [],
  extent: {
    spatial: { bbox: [[-98, 30, -97, 31]], crs: crs84 },
    temporal: { interval: [['1961-03-01T06:00:00.000Z', '2026-11-20T05:59:59.999Z']] },
  },
  itemType: 'feature',
  crs: [crs84],
  storageCrs: crs84,
};
const collections = { links: [], collections: [levels], crs: [crs84] };

it('tells anybody what there is, from when to when, and how to read it from here', async () => {
  renderAt('/open-data', { answers: { 'GET /ogc/collections': collections, 'GET /ogc/files': { files: [] } } });
  const link = await screen.findByRole('link', { name: 'Water levels' });
  expect(link.getAttribute('href')).toBe(`${window.location.origin}/ogc/collections/water-levels/items`);
  expect(screen.getByText(/From 1961-03-01 to 2026-11-20/)).toBeTruthy();
  const curl = screen.getByRole('region', { name: 'curl' });
  await userEvent.click(within(curl).getByTitle('Copy'));
  expect(await navigator.clipboard.readText()).toContain(
    `${window.location.origin}/ogc/collections/water-levels/items`,
  );
});

it('says why it cannot be told, and tries again', async () => {
  const busy = () => problem(503, { title: 'Busy', detail: 'The database is busy.' });
  renderAt('/open-data', { answers: { 'GET /ogc/collections': busy, 'GET /ogc/files': { files: [] } } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Python' })).toBeTruthy();
});

const geoPackage = {
  name: 'open-data.gpkg',
  title: 'GeoPackage',
  description: 'Every collection as a layer.',
  href: 'https://wells.example.org/ogc/files/open-data.gpkg',
  type: 'application/geopackage+sqlite3',
  bytes: 12_345_678,
  sha256: 'ab',
  made_at: '2026-11-20T09:00:00Z',
};

it('offers all of it as files with their size and time, which staff have made now', async () => {
  let files: object[] = [];
  const calls = renderAt('/open-data', {
    as: 'Administrator',
    may: ['POST /api/open-data/files'],
    answers: {
      'GET /ogc/collections': collections,
      'GET /ogc/files': () => ({ files }),
      'POST /api/open-data/files': () => {
        files = [geoPackage];
        return new Response(null, { status: 204 });
      },
    },
  });
  expect(await screen.findByText(/No files yet/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Create them now' }));
  const link = await screen.findByRole('link', { name: 'GeoPackage' });
  expect(link.getAttribute('href')).toBe(`${window.location.origin}/ogc/files/open-data.gpkg`);
  expect(screen.getByText(/12\.3 MB, made Nov 20, 2026/)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
