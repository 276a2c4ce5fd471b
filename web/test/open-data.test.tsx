import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from './support/fake-api.ts';
import { renderAt } from './support/render-at.tsx';

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
  renderAt('/open-data', { answers: { 'GET /ogc/collections': collections } });
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
  renderAt('/open-data', { answers: { 'GET /ogc/collections': busy } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Python' })).toBeTruthy();
});
