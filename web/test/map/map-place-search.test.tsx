import { hit } from '../support/found.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAddresses } from '../../src/map/search/geocoder.ts';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));
afterEach(() => sessionStorage.clear());

const search = () => screen.findByRole('combobox', { name: 'Address/Coords Search' });
const point = (coordinates: number[]) => ({ type: 'Point', coordinates });

it('typed coordinates are found without a geocoder', async () => {
  renderAt('/map');
  await userEvent.type(await search(), 'Lat: 30.1 Lng: -97.8');
  expect(await screen.findByRole('option', { name: /30.10000, -97.80000/ })).toBeDefined();
});

it('towns, streets and wells are found without a geocoder', async () => {
  const data = [
    hit({ title: 'Buda', detail: 'Town' }),
    hit({ kind: 'well', well_ndx: 7, title: '58-50-7', detail: '1 Main St' }),
  ];
  renderAt('/map', { answers: { 'GET /api/public-map/search': { data } } });
  await userEvent.type(await search(), 'buda');
  expect(await screen.findByRole('option', { name: /Buda.*Town/ })).toBeDefined();
  await userEvent.click(await screen.findByRole('option', { name: /58-50-7.*1 Main St/ }));
  await expect.poll(() => new URLSearchParams(window.location.search).get('well')).toBe('7');
});

it('says when the search does not answer', async () => {
  renderAt('/map', { answers: { 'GET /api/public-map/search': problem(503, {}) } });
  await userEvent.type(await search(), 'buda');
  expect(await screen.findByText(/Search is not available right now/)).toBeDefined();
});

describe('with a geocoder', () => {
  const geocoder = `${window.location.origin}/geocoder?q={query}`;
  const withGeocoder = { 'GET /api/settings': { ...settings, geocoder } };

  it('addresses are found', async () => {
    const features = [{ geometry: point([-97.84, 30.08]), properties: { label: '1 Main Street, Buda' } }];
    renderAt('/map', {
      answers: {
        ...withGeocoder,
        'GET /api/public-map/search': { data: [] },
        'GET /geocoder?q=1%20Main': { features },
      },
    });
    await userEvent.type(await search(), '1 Main');
    await userEvent.click(await screen.findByRole('option', { name: /1 Main Street, Buda/ }));
    expect(await search()).toHaveProperty('value', '1 Main Street, Buda');
  });

  it('trouble is told, with what works still', async () => {
    renderAt('/map', { answers: { ...withGeocoder, 'GET /api/public-map/search': { data: [] } } });
    await userEvent.type(await search(), 'Main Street');
    expect(await screen.findByText(/Address search is not available right now/)).toBeDefined();
  });
});

it('an answer is read by what geocoders call a name; what is no named point on earth is left out', () => {
  const features = [
    { geometry: point([-97.8, 30.1]), place_name: 'Buda, Texas' },
    { geometry: point([-97.9, 30.2]), properties: { display_name: 'Austin' } },
    { geometry: point([-97.9, 130]), properties: { name: 'Nowhere' } },
    { geometry: { type: 'Polygon', coordinates: [] }, properties: { name: 'Hays County' } },
    { geometry: point([-97.9, 30.2]), properties: null },
  ];
  expect(readAddresses({ features }).map(({ title }) => title)).toEqual(['Buda, Texas', 'Austin']);
  expect(readAddresses('busy')).toEqual([]);
});
