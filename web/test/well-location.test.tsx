import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, type Answers, type Call } from './support/fake-api.ts';
import { hit } from './support/found.ts';
import { theMap } from './support/map-stand-in.tsx';
import { district, open, staffCalls, well } from './support/records.ts';
import { renderAt } from './support/render-at.tsx';
import { settings } from './support/settings.ts';
import { wellPart, wellWithParts } from './support/well-parts.ts';

vi.mock('react-map-gl/maplibre', () => import('./support/map-stand-in.tsx'));

const nowhere = {
  county_ndx: null,
  county_name: null,
  in_district: null,
  mgmtzone_ndx: null,
  mgmtzone_name: null,
  tx_grid: null,
  elevation_ft: null,
  elevation_source: null,
};
const creek = {
  ...nowhere,
  county_ndx: 2,
  county_name: 'Hays',
  in_district: false,
  mgmtzone_ndx: 3,
  mgmtzone_name: 'Saline Edwards',
  tx_grid: '58-50-3',
};
const hill = { ...creek, elevation_ft: 723.4252, elevation_source: 'Estimated from contours (contours.example)' };

const layer = (id: string, source: string) => ({
  id,
  source,
  type: 'circle',
  paint: {},
  layout: {},
  excludePopup: false,
  excludeFields: [],
  adminOnlyFields: [],
  titleField: 'name',
});
const ofTheMap: Answers = {
  'GET /api/settings': {
    ...settings,
    baseMaps: ['Outdoors', 'Streets', 'Satellite', 'Light'].map((name) => ({
      id: name.toLowerCase(),
      name,
      style: null,
    })),
  },
  'GET /api/public-map/layers': {
    data: [layer('wells-large', 'wells'), layer('zones', 'management-zones'), layer('faults', 'faults')],
  },
  'GET /api/public-map/sources': { data: [{ id: 'wells', type: 'geojson', data: '/api/ui-map-wells' }] },
  'GET /api/public-map/filters': { data: {} },
  'GET /api/ui-map-wells': [],
  'GET /api/places/30.201/-97.78': creek,
};

const ask = (answers: Answers = {}) =>
  renderAt('/data-management/wells/wells-management/11', {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...district, ...wellWithParts, ...ofTheMap, ...answers },
  });

const formOf = async (title: string) => within(await screen.findByRole('form', { name: title }));
const field = async (label: string) =>
  (await formOf('Basic Well Information')).findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const entered = async () =>
  Promise.all(
    ['Latitude', 'Longitude', 'Elevation(?! Source)', 'Elevation Source'].map(
      async (label) => (await field(label)).value,
    ),
  );
async function enter(latitude: string, longitude: string) {
  for (const [label, text] of [
    ['Latitude', latitude],
    ['Longitude', longitude],
  ] as const) {
    await userEvent.clear(await field(label));
    if (text) await userEvent.type(await field(label), text);
  }
}
const marker = () => screen.queryByRole('img', { name: /^Marker at/ })?.getAttribute('aria-label');
const theMapIsThere = () => expect.poll(marker).toBe('Marker at 30.201, -97.78');

beforeEach(() => {
  theMap.isDrawable = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (entries: object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
});

describe('the location map of a well', () => {
  it('puts the marker where one clicks, with the elevation, as a change that can be taken back', async () => {
    const calls = ask({
      'GET /api/places/30.12346/-97.65432': hill,
      'PUT /api/list-wells/11': ({ body }: Call) => open(well({ ...(body as object), version: 2 })),
    });
    await theMapIsThere();
    expect(theMap.views).toEqual([{ latitude: 30.201, longitude: -97.78, zoom: 16 }]);
    const before = await entered();
    theMap.click({ lat: 30.123456, lng: -97.654321 });
    expect(marker()).toBe('Marker at 30.12346, -97.65432');
    await expect.poll(entered).toEqual(['30.12346', '-97.65432', '723.4252', hill.elevation_source]);
    const form = await formOf('Basic Well Information');
    expect(form.getByText('Changed: Latitude, Longitude, Elevation, Elevation Source')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Reset' }));
    expect(await entered()).toEqual(before);

    theMap.click({ lat: 30.123456, lng: -97.654321 });
    await expect.poll(entered).toEqual(['30.12346', '-97.65432', '723.4252', hill.elevation_source]);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([
        { lat_dd: 30.12346, lon_dd: -97.65432, elevation_ft: 723.4252, elevation_source: hill.elevation_source },
      ]);
  });

  it('leaves an elevation as it is where none is known, and what was typed meanwhile', async () => {
    let answer: (known: object) => void = () => undefined;
    ask({
      'GET /api/places/30.1/-97.6': nowhere,
      'GET /api/places/30.2/-97.6': () => new Promise((resolve) => (answer = resolve)),
    });
    await theMapIsThere();
    theMap.click({ lat: 30.1, lng: -97.6 });
    expect(await screen.findByText('Outside the Texas grid')).toBeTruthy();
    expect(await entered()).toEqual(['30.10000', '-97.60000', '612.5', '']);
    theMap.click({ lat: 30.2, lng: -97.6 });
    await userEvent.clear(await field('Elevation(?! Source)'));
    await userEvent.type(await field('Elevation(?! Source)'), '700');
    answer(hill);
    const box = within(await screen.findByRole('region', { name: 'Red marker:' }));
    expect(await box.findByRole('button', { name: '723.4252 ft' })).toBeTruthy();
    expect((await entered())[2]).toBe('700');
  });

  it('shows what is there in place of moving the marker once that is disabled', async () => {
    ask({
      'GET /api/ui-map-wells/12': {
        well_ndx: 12,
        well_id: 'BS-012',
        well_name: 'Onion Creek',
        lat_dd: 30.2,
        lon_dd: -97.7,
      },
    });
    await theMapIsThere();
    await userEvent.click(screen.getByRole('button', { name: 'Disable Marker Placement' }));
    theMap.click({ lat: 30.2, lng: -97.7 }, [
      { source: 'management-zones', id: 1, layer: { id: 'zones' }, properties: { name: 'Saline Edwards' } },
      { source: 'wells', id: 12, layer: { id: 'wells-large' }, properties: { well_ndx: 12 } },
    ]);
    const here = within(await screen.findByRole('list', { name: 'What is here' }));
    const link = await here.findByRole('link', { name: 'BS-012' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/data-management/wells/wells-management/12',
      '_blank',
    ]);
    expect(here.getByText('Onion Creek')).toBeTruthy();
    expect(here.getByText('Saline Edwards')).toBeTruthy();
    expect(marker()).toBe('Marker at 30.201, -97.78');
    await userEvent.click(screen.getByRole('button', { name: 'Enable Marker Placement' }));
    theMap.click({ lat: 30.2, lng: -97.7 });
    expect(marker()).toBe('Marker at 30.2, -97.7');
    expect(screen.queryByRole('list', { name: 'What is here' })).toBeNull();
  });

  it('draws the locations and the zones of the district by their toggles, and offers three base maps', async () => {
    ask();
    await theMapIsThere();
    const drawn = () => screen.queryAllByRole('note').map((note) => note.getAttribute('aria-label'));
    await expect.poll(drawn).toEqual(['Layer wells-large']);
    await userEvent.click(screen.getByRole('switch', { name: 'Management Zones' }));
    expect(drawn()).toEqual(['Layer wells-large', 'Layer zones']);
    await userEvent.click(screen.getByRole('switch', { name: 'Clear Creek Locations' }));
    expect(drawn()).toEqual(['Layer zones']);

    const grounds = within(screen.getByRole('group', { name: 'Base map' })).getAllByRole<HTMLButtonElement>('button');
    expect(grounds.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Satellite', true],
      ['Outdoors', false],
      ['Streets', false],
    ]);
    await userEvent.click(grounds[2]!);
    expect(grounds[2]!.getAttribute('aria-pressed')).toBe('true');
  });

  it('finds places, three at most, and puts the marker on one when told so', async () => {
    const found = ['Buda', 'Buda Creek', 'Buda Mill', 'Buda Park'].map((title) =>
      hit({ title, latitude: 30.08, longitude: -97.84 }),
    );
    ask({ 'GET /api/public-map/search': { data: found }, 'GET /api/places/30.08/-97.84': creek });
    await theMapIsThere();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address/Coords Search' }), 'buda');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.click(screen.getByRole('option', { name: /^Buda Creek/ }));
    expect(theMap.views.at(-1)).toMatchObject({ center: [-97.84, 30.08] });
    expect(marker()).toBe('Marker at 30.201, -97.78');
    await userEvent.click(screen.getByRole('button', { name: 'Put the marker here' }));
    expect(marker()).toBe('Marker at 30.08, -97.84');
  });

  it('copies what the box says of the red marker', async () => {
    ask({ 'GET /api/places/30.201/-97.78': hill });
    const box = within(await screen.findByRole('region', { name: 'Red marker:' }));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const value of ['30.20100°', '-97.78000°', '723.4252 ft']) {
      await userEvent.click(await box.findByRole('button', { name: value }));
    }
    expect(copied.mock.calls.flat()).toEqual(['30.20100', '-97.78000', '723.4252']);
    expect(await screen.findAllByText('Data was copied to your clipboard.')).toBeTruthy();
  });

  it('follows typed coordinates, and takes no notice of what is no place', async () => {
    const calls = ask({ 'GET /api/places/30.3/-97.9': creek });
    await theMapIsThere();
    for (const [latitude, longitude] of [
      ['91', '-97'],
      ['north', '-97.9'],
      ['30.3', '-181'],
      ['', '-97.9'],
    ] as const) {
      await enter(latitude, longitude);
      expect(marker()).toBeUndefined();
    }
    await enter('30.3', '-97.9');
    expect(marker()).toBe('Marker at 30.3, -97.9');
    expect(
      await screen.findByText('Hays County · outside the district · Saline Edwards zone · Texas grid 58-50-3'),
    ).toBeTruthy();
    expect(theMap.views.slice(1)).toEqual([{ center: [-97.9, 30.3], zoom: 16 }]);
    const looked = calls.filter(({ path }) => path.startsWith('/api/places')).map(({ path }) => path);
    expect(looked).toEqual(['/api/places/30.201/-97.78', '/api/places/30.3/-97.9']);
  });

  it('is a quiet line where it cannot be drawn, and the form does all the same', async () => {
    theMap.isDrawable = false;
    ask();
    expect(
      await screen.findByText('The map cannot be shown here. Coordinates can be typed all the same.'),
    ).toBeTruthy();
    await enter('30.3', '-97.9');
    expect(await screen.findByText('Changed: Latitude, Longitude')).toBeTruthy();
  });
});

describe('the place of a well', () => {
  it('is read back quietly, also when it cannot be looked up', async () => {
    ask({ 'GET /api/places/30.201/-97.78': problem(503, {}) });
    expect(
      await screen.findByText('Where this is cannot be looked up now. The coordinates can be saved all the same.'),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is offered as it was probably meant, before and after it was refused', async () => {
    ask({ 'GET /api/places/30.2/-98': creek });
    for (const [latitude, longitude] of [
      ['30.2', '98.0'],
      ['-98.0', '30.2'],
      ['98', '30.2'],
    ] as const) {
      await enter(latitude, longitude);
      expect(await screen.findByText(/Did you mean 30\.20000, -98\.00000\?/)).toBeTruthy();
      await userEvent.click((await formOf('Basic Well Information')).getByRole('button', { name: 'Use it' }));
      expect((await entered()).slice(0, 2)).toEqual(['30.20000', '-98.00000']);
    }
    await enter('-98.0', '30.2');
    await userEvent.click((await formOf('Basic Well Information')).getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/Invalid coordinate/)).length).toBeGreaterThan(0);
    await userEvent.click((await formOf('Basic Well Information')).getByRole('button', { name: 'Use it' }));
    await waitFor(async () => expect((await field('Latitude')).getAttribute('aria-invalid')).toBe('false'));
    await enter('51.5', '-0.12');
    expect(await screen.findByText('51.5, -0.12 lies outside Texas. Check the coordinates.')).toBeTruthy();
  });

  it('warns where a typed state well number belongs elsewhere', async () => {
    ask();
    await userEvent.type(await field('State Well Number'), '5850901');
    expect(
      await screen.findByText(/belongs to grid cell 58-50-9, but these coordinates are in grid cell 58-50-\d/),
    ).toBeTruthy();
  });

  it('is offered where the record says otherwise, and saved only then', async () => {
    const calls = ask({
      'PUT /api/list-wells-location-details/11': wellPart.location({ county_ndx: 2, in_district: false, version: 2 }),
      'GET /api/ui-list-wm-county': [
        { county_ndx: 1, county_name: 'Travis' },
        { county_ndx: 2, county_name: 'Hays' },
      ],
    });
    const form = await formOf('Additional Location Details');
    expect(await form.findByText('By its coordinates: In District no, County Hays.')).toBeTruthy();
    expect(
      await (await formOf('Well Details')).findByText('By its coordinates: Management Zone Saline Edwards.'),
    ).toBeTruthy();
    expect(form.getByText('No changes yet')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Use it' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([{ in_district: false, county_ndx: 2 }]);
  });
});
