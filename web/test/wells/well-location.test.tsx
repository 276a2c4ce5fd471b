import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { hit } from '../support/found.ts';
import { theMap } from '../support/map-stand-in.tsx';
import { contact, district, open, staffCalls, well } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';
import { wellPart, wellWithParts } from '../support/well-parts.ts';

vi.mock('react-map-gl/maplibre', () => import('../support/map-stand-in.tsx'));

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
      imagery: null,
    })),
  },
  'GET /api/public-map/layers': {
    data: [layer('wells-large', 'wells'), layer('zones', 'management-zones'), layer('faults', 'faults')],
  },
  'GET /api/public-map/sources': { data: [{ id: 'wells', type: 'geojson', data: '/api/ui-map-wells' }] },
  'GET /api/public-map/filters': { data: {} },
  'GET /api/ui-map-wells': [],
  'GET /api/public-map/home': { latitude: 30.17, longitude: -97.85, zoom: 11, is_known: true },
  'GET /api/places/30.201/-97.78': creek,
};

const WELLS = '/data-management/wells/wells-management';

const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...district, ...wellWithParts, ...ofTheMap, ...answers },
  });
const openWell = (answers?: Answers) => visit(`${WELLS}/11`, answers);
const openNewWell = (answers?: Answers) => visit(`${WELLS}?edit=0`, answers);

const formOf = async (title: string) => within(await screen.findByRole('form', { name: title }));
const basics = () => formOf('Basic Well Information');
const field = async (label: string) =>
  (await basics()).findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const elevation = 'Elevation(?! Source)';
const entered = async (...labels: string[]) => Promise.all(labels.map(async (label) => (await field(label)).value));
const enteredPlace = () => entered('Latitude', 'Longitude', elevation, 'Elevation Source');
const enter = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
async function enterCoordinates(latitude: string, longitude: string) {
  await enter('Latitude', latitude);
  await enter('Longitude', longitude);
}
const marker = () => screen.queryByRole('img', { name: /^Marker at/ })?.getAttribute('alt');
const mapIsThere = () => expect.poll(() => theMap.views.length, { timeout: 40_000 }).toBe(1);
const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeAll(() =>
  Promise.all([import('../../src/location/DrawnLocationMap.tsx'), import('../../src/location/DrawnWellsOnMap.tsx')]),
);
beforeEach(() => {
  Object.assign(theMap, { isDrawable: true, views: [] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe = () => this.#tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
});

describe('the location map of a well', () => {
  it('puts the marker where one clicks, with the elevation, as a change that can be taken back', async () => {
    const calls = openWell({
      'GET /api/places/30.12346/-97.65432': hill,
      'PUT /api/list-wells/11': ({ body }: Call) => open(well({ ...(body as object), version: 2 })),
    });
    await mapIsThere();
    expect(marker()).toBe('Marker at 30.201, -97.78');
    expect(theMap.views).toEqual([{ latitude: 30.201, longitude: -97.78, zoom: 16 }]);
    const before = await enteredPlace();
    const after = ['30.12346', '-97.65432', '723.4252', hill.elevation_source];
    theMap.click({ lat: 30.123456, lng: -97.654321 });
    expect(marker()).toBe('Marker at 30.12346, -97.65432');
    await expect.poll(enteredPlace).toEqual(after);
    const form = await basics();
    expect(form.getByText('Changed: Latitude, Longitude, Elevation, Elevation Source')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Reset' }));
    expect(await enteredPlace()).toEqual(before);

    theMap.click({ lat: 30.123456, lng: -97.654321 });
    await expect.poll(enteredPlace).toEqual(after);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => writes(calls))
      .toEqual([
        {
          lat_dd: 30.12346,
          lon_dd: -97.65432,
          elevation_ft: 723.4252,
          elevation_source: hill.elevation_source,
        },
      ]);
  });

  it('leaves an elevation as it is where none is known, and what was typed meanwhile', async () => {
    let answer: (known: object) => void = () => undefined;
    openWell({
      'GET /api/places/30.1/-97.6': nowhere,
      'GET /api/places/30.2/-97.6': () => new Promise((resolve) => (answer = resolve)),
    });
    await mapIsThere();
    theMap.click({ lat: 30.1, lng: -97.6 });
    expect(await screen.findByText('Outside the Texas grid')).toBeTruthy();
    expect(await enteredPlace()).toEqual(['30.10000', '-97.60000', '612.5', '']);
    theMap.click({ lat: 30.2, lng: -97.6 });
    await enter(elevation, '700');
    answer(hill);
    const box = within(await screen.findByRole('region', { name: 'Red marker:' }));
    expect(await box.findByRole('button', { name: '723.4252 ft' })).toBeTruthy();
    expect(await entered(elevation)).toEqual(['700']);
  });

  it('follows typed coordinates, takes no notice of what is no place, and copies where the marker stands', async () => {
    const calls = openNewWell({ 'GET /api/places/30.3/-97.9': { ...hill, in_district: true } });
    await mapIsThere();
    expect(theMap.views).toMatchObject([{ zoom: 8 }]);
    for (const [latitude, longitude] of [
      ['91', '-97'],
      ['-90.5', '-97'],
      ['north', '-97'],
      ['30.3', '-181'],
      ['30.3', ''],
      ['30.3', 'west'],
    ] as const) {
      await enterCoordinates('', '');
      await enterCoordinates(latitude, longitude);
      expect(marker()).toBeUndefined();
    }
    await enterCoordinates('30.3', '-97.9');
    expect(marker()).toBe('Marker at 30.3, -97.9');
    const words = 'Hays County · in the district · Saline Edwards zone · Texas grid 58-50-3';
    expect((await screen.findByText(words)).closest('output')).toBeTruthy();
    await expect.poll(() => theMap.views.slice(1)).toEqual([{ center: [-97.9, 30.3], zoom: 16 }]);
    expect(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/places'))).toEqual([
      '/api/places/30.3/-97.9',
    ]);

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const box = within(screen.getByRole('region', { name: 'Red marker:' }));
    for (const value of ['30.30000°', '-97.90000°', '723.4252 ft']) {
      await userEvent.click(box.getByRole('button', { name: value }));
    }
    expect(copied.mock.calls.flat()).toEqual(['30.30000', '-97.90000', '723.4252']);
    expect((await screen.findAllByText('Data was copied to your clipboard.')).length).toBeGreaterThan(0);
  });

  it('finds places, draws what is around by toggles, and says what is there while no marker is placed', async () => {
    const titles = ['Buda', 'Buda Creek', 'Buda Mill', 'Buda Park'];
    openNewWell({
      'GET /api/public-map/search': {
        data: titles.map((title) => hit({ title, latitude: 30.08, longitude: -97.84 })),
      },
      'GET /api/ui-map-wells/12': { well_ndx: 12, well_id: 'BS-012', well_name: 'Onion Creek' },
    });
    await mapIsThere();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address/Coords Search' }), '{Enter}buda');
    expect(screen.queryByText('*Required field')).toBeNull();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.click(screen.getByRole('option', { name: /^Buda Creek/ }));
    expect(theMap.views.at(-1)).toMatchObject({ center: [-97.84, 30.08] });
    expect(marker()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Put the marker here' }));
    expect(marker()).toBe('Marker at 30.08, -97.84');

    const drawn = () => screen.queryAllByRole('note').map((note) => note.getAttribute('aria-label'));
    expect(drawn()).toEqual(['Layer wells-large']);
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

    await userEvent.click(screen.getByRole('button', { name: 'Disable Marker Placement' }));
    theMap.click({ lat: 30.2, lng: -97.7 }, [
      { source: 'management-zones', id: 1, layer: { id: 'zones' }, properties: { name: 'Saline Edwards' } },
      { source: 'wells', id: 12, layer: { id: 'wells-large' }, properties: { well_ndx: 12 } },
    ]);
    const here = within(screen.getByRole('list', { name: 'What is here' }));
    const link = await here.findByRole('link', { name: 'BS-012' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`${WELLS}/12`, '_blank']);
    expect(here.getByText('Onion Creek')).toBeTruthy();
    expect(here.getByText('Saline Edwards')).toBeTruthy();
    expect(marker()).toBe('Marker at 30.08, -97.84');
    await userEvent.click(screen.getByRole('button', { name: 'Enable Marker Placement' }));
    theMap.click({ lat: 30.2, lng: -97.7 });
    expect(marker()).toBe('Marker at 30.2, -97.7');
    expect(screen.queryByRole('list', { name: 'What is here' })).toBeNull();
  });

  it('is a quiet line where it cannot be drawn, and so is a place that cannot be looked up: the form does all the same', async () => {
    theMap.isDrawable = false;
    openNewWell({ 'GET /api/places/30.3/-97.9': problem(503, {}) });
    expect(await screen.findByText('The map cannot be shown here. You can still type coordinates.')).toBeTruthy();
    await enterCoordinates('30.3', '-97.9');
    expect(
      await screen.findByText('This location cannot be looked up right now. You can still save the coordinates.'),
    ).toBeTruthy();
    expect((await basics()).queryByRole('alert')).toBeNull();
    expect((await basics()).getByText('Still missing: Primary Well Use')).toBeTruthy();
  });
});

describe('the place of a well', () => {
  it('is offered as it was probably meant, before and after it was refused, and doubted where it is not in Texas', async () => {
    openNewWell({ 'GET /api/places/30.2/-98': creek });
    const useIt = async () => userEvent.click(await (await basics()).findByRole('button', { name: 'Use it' }));
    for (const [latitude, longitude] of [
      ['30.2', '98.0'],
      ['-98.0', '30.2'],
      ['98', '30.2'],
    ] as const) {
      await enterCoordinates(latitude, longitude);
      expect(await screen.findByText(/Did you mean 30\.20000, -98\.00000\?/)).toBeTruthy();
      await useIt();
      expect(await entered('Latitude', 'Longitude')).toEqual(['30.20000', '-98.00000']);
    }
    await enterCoordinates('-98.0', '30.2');
    await userEvent.click((await basics()).getByRole('button', { name: 'Create' }));
    await waitFor(async () => expect((await field('Latitude')).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Invalid coordinate/).length).toBeGreaterThan(0);
    await useIt();
    expect((await field('Latitude')).getAttribute('aria-invalid')).toBe('false');

    await enter('State Well Number', '5850901');
    expect(await screen.findByText(/belongs to grid cell 58-50-9, but these coordinates are in/)).toBeTruthy();
    await enterCoordinates('51.5', '-0.12');
    expect(await screen.findByText('51.5, -0.12 is outside Texas. Check the coordinates.')).toBeTruthy();
  });

  it('is offered to the other parts of the well where they say otherwise, and saved only then', async () => {
    const calls = openWell({
      'PUT /api/list-wells-location-details/11': wellPart.location({ county_ndx: 2, in_district: false, version: 2 }),
    });
    const form = await formOf('Additional Location Details');
    expect(await form.findByText('By its coordinates: In District no, County Hays.')).toBeTruthy();
    const details = await formOf('Well Details');
    expect(details.getByText('By its coordinates: Management Zone Saline Edwards.')).toBeTruthy();
    expect(form.getByText('No changes yet')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Use it' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect.poll(() => writes(calls)).toEqual([{ in_district: false, county_ndx: 2 }]);
  });
});

describe('the wells of a contact', () => {
  const CONTACT = '/data-management/well-owners/edit-owner-info/5';
  const named = (well_ndx: number, linked_well_identifier: string, lat_dd: number, lon_dd: number) => ({
    well_ndx,
    linked_well_identifier,
    lat_dd,
    lon_dd,
  });
  const openContact = (wells: object[]) =>
    visit(CONTACT, {
      'GET /api/list-rolodex/5': open(contact()),
      'GET /api/ui-list-rolo-linked-wells/5': wells,
      'GET /api/ui-list-rolo-linked-permits/5': [],
    });

  it('stand on a map that shows them all, each a link to its record in a new tab', async () => {
    openContact([named(11, 'BS-011 · Mill', 30.2, -97.8), named(12, 'BS-012', 30.1, -97.7)]);
    await mapIsThere();
    expect(theMap.views[0]).toMatchObject({
      bounds: [
        [-97.8, 30.1],
        [-97.7, 30.2],
      ],
    });
    const links = within(screen.getByRole('region', { name: 'Wells on a map' })).getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['BS-011 · Mill', `${WELLS}/11`, '_blank'],
      ['BS-012', `${WELLS}/12`, '_blank'],
    ]);
  });

  it('are said to be in their list where no map can be drawn', async () => {
    theMap.isDrawable = false;
    openContact([named(11, 'BS-011 · Mill', 30.2, -97.8)]);
    expect(await screen.findByText(/The map cannot be shown here. The wells are still in the list/)).toBeTruthy();
  });
});
