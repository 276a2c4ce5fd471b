import type { FilterLists } from '@artesian/contract/map/well-categories';
import type { SearchHit } from '@artesian/contract/map/search';
import { flagNames } from '@artesian/contract/map/well-filters';
import { wellsInView } from '@artesian/contract/map/wells-in-view';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { asTable, problem, type Call } from '../support/fake-api.ts';
import { hit } from '../support/found.ts';
import { renderAt } from '../support/render-at.tsx';

const item = (value: string, color: string) => ({ value, display: value, color });
const lists: FilterLists = {
  wellClass: [item('Exempt', '#0072b2'), item('Nonexempt', '#e69f00'), item('Monitoring', '#d55e00')],
  wellSubclass: [],
  monitoringStatus: [],
  primaryUse: [],
  managementZone: [],
  aquiferCompletion: [item('Edwards', '#0072b2'), item('Middle Trinity', '#009e73')],
  aquiferSetting: [],
  aquiferName: [],
  levelClass: [],
};

const well = (well_ndx: number, well_id: string, more: object) => ({
  well_ndx,
  well_id,
  location_geometry: { type: 'Point', coordinates: [-97.85, 30.16] },
  is_active: true,
  ...more,
});

const answers = {
  'GET /api/public-map/filters': { data: lists },
  'GET /api/public-map/layers': { data: [] },
  'GET /api/public-map/sources': { data: [{ id: 'wells', type: 'geojson', data: '/api/ui-map-wells' }] },
  'GET /api/ui-map-wells': [
    well(1, '58-50-7', { well_name: 'Cypress', well_class: 'Exempt' }),
    well(2, '58-50-30', { well_name: 'Buda', well_class: 'Monitoring' }),
    well(3, '58-50-2', { well_name: 'Retired', well_class: 'Exempt', is_active: false }),
  ],
};

const parameters = () => new URLSearchParams(window.location.search);
const openMap = (path = '/map', visit: Parameters<typeof renderAt>[1] = {}) => renderAt(path, { answers, ...visit });

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('the disclaimer of the map', () => {
  it('is asked once in a session', async () => {
    openMap();
    const dialog = await screen.findByRole('dialog', { name: 'Before you use this map' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/map');
  });

  it('leads home when it is declined', async () => {
    openMap();
    const dialog = await screen.findByRole('dialog', { name: 'Before you use this map' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await expect.poll(() => window.location.pathname).toBe('/');
  });

  it('does not come to who is signed in', async () => {
    openMap('/map', { as: 'Well Owner' });
    await screen.findByRole('button', { name: /^Filters/ });
    await screen.findByRole('button', { name: /Account of/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('while the database is away', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  it('a line says how old the map is, until it is up to date again', async () => {
    const asOf = new Date(Date.now() - 60_000);
    const clock = { timeZone: 'America/Chicago', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
    const time = asOf.toLocaleTimeString('en-US', clock).replaceAll(/\s/g, ' ');
    let isAway = true;
    const wells = () =>
      Response.json(asTable(answers['GET /api/ui-map-wells']), {
        headers: isAway ? { 'x-as-of': asOf.toISOString() } : {},
      });
    openMap('/map', { answers: { ...answers, 'GET /api/ui-map-wells': wells } });
    expect(await screen.findByText(`as of ${time}`)).toBeTruthy();

    isAway = false;
    await queryClient.refetchQueries({ queryKey: ['map-wells'] });
    await expect.poll(() => screen.queryByText(/^as of/)).toBeNull();
  });
});

describe('water levels over the years', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));
  const levels = { type: 'FeatureCollection', first_year: 2024, last_year: 2026, features: [] };
  const withLevels = { answers: { ...answers, 'GET /api/public-map/levels-over-years': levels } };

  it('are played from the first year through the last, with the year in the address, and left for today', async () => {
    openMap('/map?by=levelClass', withLevels);
    const player = within(await screen.findByRole('region', { name: 'Water levels over the years' }));
    expect(player.getByText(/rise \(▲\) or fall \(▼\)/)).toBeTruthy();
    await userEvent.click(player.getByRole('button', { name: 'Play the years' }));
    expect(parameters().get('year')).toBe('2024');
    await expect.poll(() => parameters().get('year'), { timeout: 5000 }).toBe('2026');
    // It stops there by itself.
    expect(await player.findByRole('button', { name: 'Play the years' }, { timeout: 5000 })).toBeTruthy();
    await userEvent.click(player.getByRole('button', { name: 'Today' }));
    expect(parameters().get('year')).toBeNull();
  });

  it('are seen as they were in the year of the address', async () => {
    openMap('/map?by=levelClass&year=2025', withLevels);
    const slider = await screen.findByRole('slider', { name: 'Year' });
    expect((slider as HTMLInputElement).value).toBe('2025');
    expect(screen.getByText(/in that year, compared with the same month of other years/)).toBeTruthy();
    // Colored otherwise, the map has no years, though they are known.
    await userEvent.click(screen.getByRole('combobox', { name: 'Categorize by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Well Class' }));
    await expect.poll(() => screen.queryByRole('slider', { name: 'Year' })).toBeNull();
  });

  it('that cannot be had are said to be missing, and asked for again', async () => {
    let isBroken = true;
    openMap('/map?by=levelClass&year=2025', {
      answers: {
        ...answers,
        'GET /api/public-map/levels-over-years': () =>
          isBroken ? problem(400, { detail: 'The levels are away.' }) : levels,
      },
    });
    expect(await screen.findByText(/The levels are away/)).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }));
    expect(await screen.findByRole('slider', { name: 'Year' })).toBeTruthy();
    expect(screen.queryByText(/The levels are away/)).toBeNull();
  });

  it('are not asked for while wells are colored otherwise, and a year of which nothing is known is today', async () => {
    const calls = openMap('/map', withLevels);
    await screen.findByRole('button', { name: /^Filters/ });
    expect(calls.some(({ path }) => path.includes('levels-over-years'))).toBe(false);
    openMap('/map?by=levelClass&year=1900', withLevels);
    expect(await screen.findByText(/rise \(▲\) or fall \(▼\)/)).toBeTruthy();
  });
});

describe('the filters of the map', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  it('say how many values are applied, and keep the choice in the address', async () => {
    openMap();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const menu = await screen.findByRole('dialog', { name: 'Filters' });
    const wellClass = await within(menu).findByRole('button', { name: /Well Class/ });
    expect(within(wellClass).getByText('3/3')).toBeDefined();

    await userEvent.click(wellClass);
    await userEvent.click(within(menu).getAllByRole('button', { name: 'Select None' })[0] as HTMLElement);
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Monitoring' }));
    expect(await within(wellClass).findByText('1/3')).toBeDefined();
    expect(parameters().get('wellClass')).toBe('Monitoring');
  });

  const measured = {
    ...answers,
    'GET /api/ui-map-wells': [
      well(1, '58-50-7', { well_class: 'Exempt', well_depth_ft: 160 }),
      well(2, '58-50-30', { well_class: 'Monitoring', well_depth_ft: 480 }),
      well(3, '58-50-2', { well_class: 'Exempt', well_depth_ft: 900 }),
      well(4, '58-50-9', { well_class: 'Exempt' }),
    ],
  };
  async function openFilter(name: RegExp, within_: () => Promise<HTMLElement>) {
    const menu = await within_();
    await userEvent.click(await within(menu).findByRole('button', { name }));
    return menu;
  }
  async function menuOfFilters() {
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    return screen.findByRole('dialog', { name: 'Filters' });
  }

  it('take a range by typing and by keys, count what each choice would leave, and leave a wrong range as it was typed', async () => {
    openMap('/map', { answers: measured });
    const menu = await openFilter(/Well Depth/, menuOfFilters);
    expect(await within(menu).findByText(/1 well in view has no well depth on record/)).toBeDefined();
    const [from, to] = [/Depth, from, typed/, /Depth, to, typed/].map((name) => within(menu).getByLabelText(name));
    await userEvent.type(from!, '250');
    await userEvent.type(to!, '500');
    expect(await screen.findByText('1 well in view')).toBeDefined();
    expect(parameters().get('depth')).toBe('250..500');
    await userEvent.click(within(menu).getByRole('button', { name: /Well Class/ }));
    const exempt = within(menu).getByRole('checkbox', { name: 'Exempt' });
    expect(document.getElementById(exempt.getAttribute('aria-describedby')!)?.textContent).toBe('0 wells in view');

    await userEvent.clear(to!);
    await userEvent.type(to!, '50');
    expect(await within(menu).findByText(/no lower than “From”/)).toBeDefined();
    expect((to as HTMLInputElement).value).toBe('50');
    await userEvent.type(to!, '0');
    await expect.poll(() => parameters().get('depth')).toBe('250..500');

    within(menu).getByRole('slider', { name: 'Well Depth, from' }).focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => parameters().get('depth')).toBe('..500');
    expect((from as HTMLInputElement).value).toBe('');
  });

  it('count beside each switch how many of the wells that are shown are so', async () => {
    const wells = [
      well(1, 'A', { well_class: 'Exempt', in_district: true, has_geo_log: false }),
      well(2, 'B', { well_class: 'Exempt', in_district: false, has_geo_log: true }),
      well(3, 'C', { well_class: 'Monitoring', in_district: true }),
    ];
    openMap('/map?wellClass=Exempt', { answers: { ...answers, 'GET /api/ui-map-wells': wells } });
    await userEvent.click(await screen.findByRole('button', { name: /^Toggles/ }));
    const menu = await screen.findByRole('dialog', { name: 'Toggles' });
    const countOf = (name: string) => {
      const toggle = within(menu).getByRole('switch', { name });
      return document.getElementById(toggle.getAttribute('aria-describedby')!)?.textContent;
    };
    await expect.poll(() => countOf('In District')).toBe('1 well in view');
    expect([countOf('Is Permitted'), countOf('Has Geo Log')]).toEqual(['0 wells in view', '1 well in view']);
  });

  it('work without counts where the server cannot count, and with them once it can', async () => {
    let isDown = true;
    const facets = () =>
      isDown
        ? problem(400, { detail: 'Not now.' })
        : {
            data: {
              byValue: Object.fromEntries(Object.keys(lists).map((name) => [name, { Exempt: 7 }])),
              byFlag: Object.fromEntries(flagNames.map((flag) => [flag, 3])),
              histograms: { depth: null, drilled: null, level: null, flow: null },
            },
          };
    openMap('/map?depth=5..', {
      answers: {
        ...answers,
        'GET /api/public-map/sources': { data: [{ id: 'wells', type: 'vector', tiles: ['/t'], sourceLayer: 'wells' }] },
        'GET /api/public-map/wells-in-view': { data: { counts: { inView: 7, byValue: null, byLine: {} }, wells: [] } },
        'GET /api/public-map/well-facets': facets,
      },
    });
    const menu = await openFilter(/Well Class/, menuOfFilters);
    expect(await within(menu).findByText(/could not be counted/)).toBeDefined();
    expect(within(menu).getByRole('checkbox', { name: 'Exempt' })).toBeDefined();
    isDown = false;
    await userEvent.click(within(menu).getByRole('button', { name: 'Try again' }));
    expect(await within(menu).findByText('7')).toBeDefined();
    // A measure that nothing can be told apart by stays while it is filtered by.
    expect(within(menu).getByRole('button', { name: /Well Depth/ }).textContent).toContain('5 ft or more');
    expect(within(menu).queryByRole('button', { name: /Flow Rate/ })).toBeNull();
  });

  it('offers no category that has no values for the reader', async () => {
    openMap();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const menu = await screen.findByRole('dialog', { name: 'Filters' });
    await within(menu).findByRole('button', { name: /Well Class/ });
    expect(within(menu).queryByRole('button', { name: /Aquifer Setting/ })).toBeNull();
  });

  it('come from the address and are reset all at once', async () => {
    openMap('/map?wellClass=Exempt&only=in_district~has_geo_log');
    const isActive = await screen.findByRole('button', { name: 'Is Active' });
    expect(isActive.getAttribute('aria-pressed')).toBe('false');

    await userEvent.click(screen.getByRole('button', { name: 'Reset All Filters' }));
    await expect.poll(() => isActive.getAttribute('aria-pressed')).toBe('true');
    expect(window.location.search).toBe('');
  });
});

describe('the search of the map', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  const field = () => screen.findByRole('combobox', { name: 'Search wells and places' });
  const finding = (...data: SearchHit[]) => ({ ...answers, 'GET /api/public-map/search': { data } });

  it('asks the server as who is here, and leads to a well', async () => {
    const cypress = hit({ kind: 'well', well_ndx: 1, title: '58-50-7', detail: 'Cypress · 5850301' });
    const calls = openMap('/map', { as: 'Well Owner', answers: finding(cypress) });
    await userEvent.type(await field(), '58-50-301');
    await userEvent.click(await screen.findByRole('option', { name: /58-50-7.*Cypress/ }));
    await expect.poll(() => parameters().get('well')).toBe('1');
    const asked = calls.find(({ path }) => path.startsWith('/api/public-map/search'));
    expect(asked?.path).toBe('/api/public-map/search?q=58-50-301');
    expect(asked?.headers.get('authorization')).toBe('Bearer access');
  });

  it('says when nothing matches, and understands coordinates without the server', async () => {
    const calls = openMap('/map', { answers: finding() });
    await userEvent.type(await field(), 'no such well');
    expect(await screen.findByText('Nothing matches “no such well”.')).toBeDefined();

    const asked = calls.length;
    await userEvent.clear(await field());
    await userEvent.paste('-97.85184, 30.16823');
    expect(await screen.findByRole('option', { name: /30\.16823, -97\.85184/ })).toBeDefined();
    expect(calls.slice(asked).filter(({ path }) => path.startsWith('/api/public-map/search'))).toEqual([]);
  });

  it('takes the whole bar of a phone while the keyboard is in it', async () => {
    openMap('/map', { width: 390 });
    await screen.findByRole('button', { name: /^Filters/ });
    await userEvent.click(await field());
    await expect.poll(() => screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
    expect(document.activeElement).toBe(await field());
    await userEvent.tab();
    expect(await screen.findByRole('button', { name: /^Filters/ })).toBeDefined();
  });
});

describe('a selected well that is not drawn', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  it('is said to be hidden, by what, and shown when that is asked', async () => {
    openMap('/map?well=3&wellClass=Monitoring');
    expect(await screen.findByText('Well 58-50-2 is hidden by Is Active and Well Class.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await expect.poll(() => screen.queryByText(/is hidden by/)).toBeNull();
    expect([parameters().get('only'), parameters().get('wellClass'), parameters().get('well')]).toEqual([
      '',
      null,
      '3',
    ]);
  });
});

describe('Back', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  it('after a well, the list and a filter closes the well, and keeps list and filter', async () => {
    openMap('/map?list=1');
    await userEvent.click(await screen.findByRole('button', { name: '58-50-7' }));
    await expect.poll(() => parameters().get('well')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Hide list' }));
    await userEvent.click(screen.getByRole('button', { name: 'Is Active' }));
    await expect.poll(() => parameters().get('only')).toBe('');

    window.history.back();
    await expect.poll(() => parameters().get('well')).toBeNull();
    await expect.poll(() => [parameters().get('only'), parameters().get('list')]).toEqual(['', null]);
  });
});

describe('the home of the map', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  it('is that of the district, and stays out of the address', async () => {
    const home = { latitude: 33.5, longitude: -101.8, zoom: 9.25 };
    openMap('/map', { answers: { ...answers, 'GET /api/public-map/home': home } });
    expect(await screen.findByText('Center 33.50000, -101.80000 · zoom 9.3')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Is Active' }));
    await expect.poll(() => parameters().has('only')).toBe(true);
    expect(parameters().has('at')).toBe(false);
  });

  it('is the documented place where the district does not say', async () => {
    openMap();
    expect(await screen.findByText('Center 30.16823, -97.85184 · zoom 11.0')).toBeDefined();
  });
});

describe('where the wells come as tiles', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  const listed = (well_ndx: number, well_id: string) => ({
    well_ndx,
    well_id,
    well_name: `Well ${well_id}`,
    lat_dd: 30,
    lon_dd: -97,
  });
  /** What the server would refuse to read is refused. */
  const tiled = (answer: (call: Call) => unknown) => ({
    ...answers,
    'GET /api/public-map/sources': {
      data: [{ id: 'wells', type: 'vector', tiles: ['/api/public-map/tiles/{z}/{x}/{y}'], sourceLayer: 'wells' }],
    },
    'GET /api/public-map/wells-in-view': (call: Call) => {
      const { error } = wellsInView.query.safeParse(Object.fromEntries(searchOf(call)));
      return error ? problem(400, { detail: error.message }) : answer(call);
    },
  });
  const searchOf = ({ path }: Call) => new URL(path, window.location.href).searchParams;
  const counts = { inView: 120_000, byValue: null, byLine: {} };

  it('the server counts and lists those in view, part by part and sorted, under the same filters', async () => {
    const calls = openMap('/map?list=1&wellClass=Exempt', {
      answers: tiled(({ path }) => ({
        data: { counts, wells: path.includes('from=2') ? [listed(3, 'C-3')] : [listed(1, 'A-1'), listed(2, 'B-2')] },
      })),
    });
    expect(await screen.findByText('120,000 wells in view')).toBeDefined();
    const asked = () => searchOf(calls.findLast(({ path }) => path.includes('wells-in-view'))!);
    expect(Object.fromEntries(asked())).toEqual({
      west: '-180',
      south: '-90',
      east: '180',
      north: '90',
      wellClass: 'Exempt',
      zoom: '11',
      by: 'aquiferCompletion',
      sort: 'well_id',
      order: 'up',
      from: '0',
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Show 100 more of 119,998' }));
    expect(await screen.findByRole('button', { name: 'C-3' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'A-1' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Well Name' }));
    await expect.poll(() => asked().get('sort')).toBe('well_name');
  });

  it('trouble with counting is told, and asked again', async () => {
    let isDown = true;
    openMap('/map', {
      answers: tiled(() =>
        isDown ? problem(400, { detail: 'The wells are being moved.' }) : { data: { counts, wells: [] } },
      ),
    });
    expect(await screen.findByText(/The wells are being moved/)).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('120,000 wells in view')).toBeDefined();
  });
});

it('a legend that is longer than its panel can be scrolled by keyboard', async () => {
  sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes');
  openMap();
  const legend = await screen.findByRole('group', { name: 'Legend' });
  legend.focus();
  expect(document.activeElement).toBe(legend);
});

/** Where nothing can be drawn, as here, the list is all there is of the map, and holds all its wells. */
describe('the list of the map', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  const namesListed = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

  it('holds the wells that the filters let through, counts them and sorts them', async () => {
    openMap('/map?list=1');
    expect(await screen.findByText('2 wells in view')).toBeDefined();
    expect(namesListed()).toEqual(['Cypress', 'Buda']);

    await userEvent.click(screen.getByRole('button', { name: 'Well Name' }));
    expect(namesListed()).toEqual(['Buda', 'Cypress']);

    await userEvent.click(screen.getByRole('button', { name: 'Is Active' }));
    expect(await screen.findByText('3 wells in view')).toBeDefined();
    expect(namesListed()).toEqual(['Buda', 'Cypress', 'Retired']);
  });

  it('selects a well, which the address then names', async () => {
    openMap('/map?list=1&wellClass=Monitoring');
    await userEvent.click(await screen.findByRole('button', { name: '58-50-30' }));
    await expect.poll(() => parameters().get('well')).toBe('2');
  });

  it('says so when filters leave nothing', async () => {
    openMap('/map?list=1&wellClass=');
    expect(await screen.findByText('0 wells in view')).toBeDefined();
    expect(screen.getByText('No wells in view')).toBeDefined();
  });
});

describe('the details of a selected well', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  const selected = {
    ...answers,
    'GET /api/ui-map-wells/2': well(2, '58-50-30', {
      well_name: 'Buda',
      county: 'Hays',
      driller_name: null,
      lat_dd: 30.2,
      lon_dd: -97.8,
    }),
  };

  it('are there for everybody, and say what is not known of a well that was looked up', async () => {
    openMap('/map?well=2', { width: 390, answers: selected });
    const details = await screen.findByRole('region', { name: 'Details of the selected feature' });
    expect(await within(details).findByText('Hays')).toBeDefined();
    expect(within(details).getByText('Driller').nextElementSibling?.textContent).toBe('N/A');
    expect(within(details).queryByText('Permits')).toBeNull();
    // A link moves nobody's keyboard.
    expect(document.activeElement).toBe(document.body);
    expect(within(details).queryByRole('link', { name: 'Edit Well' })).toBeNull();
    expect(parameters().get('at')).toBe('30.2,-97.8,16');

    await userEvent.click(within(details).getByRole('button', { name: 'Close details' }));
    await expect.poll(() => parameters().get('well')).toBeNull();
  });

  it('lead to the editor for who may change wells', async () => {
    openMap('/map?well=2', {
      width: 390,
      answers: selected,
      as: 'Administrator',
      may: ['PUT /api/list-wells/{well_ndx}'],
    });
    const link = await screen.findByRole('link', { name: 'Edit Well' });
    expect(link.getAttribute('href')).toBe('/data-management/wells/wells-management/2');
  });

  it('say so when there is no such well', async () => {
    openMap('/map?well=77', { width: 390, answers: { ...answers, 'GET /api/ui-map-wells/77': undefined } });
    expect(await screen.findByText(/Nothing answers GET/)).toBeDefined();
  });
});

describe('the map in trouble', () => {
  it('says what happened and asks again', async () => {
    sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes');
    let isDown = true;
    const wells = () => (isDown ? problem(400, { detail: 'The wells are being moved.' }) : []);
    openMap('/map', { answers: { ...answers, 'GET /api/ui-map-wells': wells } });
    expect(await screen.findByText(/The wells are being moved/)).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('0 wells in view')).toBeDefined();
    expect(screen.queryByText(/The wells are being moved/)).toBeNull();
  });
});

/** Around one of the wells. */
const county = {
  type: 'Feature',
  id: 7,
  properties: { name: 'Hays County' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-98, 30],
        [-97.8, 30],
        [-97.8, 30.2],
        [-98, 30.2],
        [-98, 30],
      ],
    ],
  },
};
const withCounty = {
  ...answers,
  'GET /api/ui-map-wells': [
    well(1, '58-50-7', { well_name: 'Cypress' }),
    well(2, '58-50-30', { well_name: 'Buda', location_geometry: { type: 'Point', coordinates: [-97.7, 30.16] } }),
  ],
  'GET /api/public-map/sources/counties/7': county,
};

describe('the filters of the wells', () => {
  beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

  it('stand below the map, and can be taken away one by one', async () => {
    openMap('/map?only=is_active~is_permited&wellClass=Exempt~Monitoring&aquiferCompletion=Edwards');
    const chosen = () =>
      within(screen.getByRole('list', { name: 'Filters of the wells' }))
        .getAllByRole('button', { name: /^Remove the filter/ })
        .map(({ textContent }) => textContent);
    await screen.findByRole('list', { name: 'Filters of the wells' });
    expect(chosen()).toEqual(['Is Permitted', 'Well Class: Exempt, Monitoring', 'Aquifer Completion: Edwards']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Well Class: Exempt, Monitoring' }));
    await expect.poll(() => parameters().get('wellClass')).toBeNull();
    expect(chosen()).toEqual(['Is Permitted', 'Aquifer Completion: Edwards']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Is Permitted' }));
    await expect.poll(() => parameters().get('only')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Aquifer Completion: Edwards' }));
    await expect.poll(() => screen.queryByRole('list', { name: 'Filters of the wells' })).toBeNull();
  });

  it('are those inside a polygon of a layer, which is named, and wells are counted again without it', async () => {
    const calls = openMap('/map?list=1&area=layer:counties,7~circle:30,-98,500', { answers: withCounty });
    expect(await screen.findByText('1 well in view')).toBeDefined();
    expect(calls.filter(({ path }) => path.startsWith('/api/public-map/sources/'))).toHaveLength(1);
    expect(
      screen.getByRole('button', { name: 'Remove the filter Within 500 ft of 30.00000, -98.00000' }),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter or in Hays County' }));
    await expect.poll(() => parameters().get('area')).toBe('circle:30,-98,500');
    expect(await screen.findByText('0 wells in view')).toBeDefined();
  });

  it('go without a polygon that is not there, which is said', async () => {
    openMap('/map?area=layer:counties,8', {
      answers: { ...withCounty, 'GET /api/public-map/sources/counties/8': problem(404, {}) },
    });
    expect(
      await screen.findByText('A shape in this address is not on the map, and was left out of the filters.'),
    ).toBeDefined();
    expect(await screen.findByText('2 wells in view')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Filters of the wells' })).toBeNull();
  });

  it.each(['area=layer:counties,none~layer:counties,7', 'area=layer:counties,7&depth=9..3'])(
    'are what is left of an address that is broken, which is said: %s',
    async (search) => {
      openMap(`/map?${search}`, { answers: withCounty });
      expect(await screen.findByText('Part of this address could not be read and was left out.')).toBeDefined();
      expect(await screen.findByText('1 well in view')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Remove the filter In Hays County' })).toBeDefined();
    },
  );

  it('can be asked for again where a polygon did not come', async () => {
    let isDown = true;
    openMap('/map?area=layer:counties,7', {
      answers: {
        ...withCounty,
        'GET /api/public-map/sources/counties/7': () => (isDown ? problem(429, { detail: 'Too busy.' }) : county),
      },
    });
    expect(await screen.findByText(/Too busy/)).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 well in view')).toBeDefined();
  });

  it('leave the theme in the address that the page of another site asked for', async () => {
    openMap('/embed/map?theme=dark&only=is_active~is_permited');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter Is Permitted' }));
    await expect.poll(() => parameters().get('only')).toBeNull();
    expect(parameters().get('theme')).toBe('dark');
  });
});
