import type { FoundRecord } from '@artesian/contract/query/find';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { hit } from '../support/found.ts';
import { district, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const record = (more: Partial<FoundRecord>): FoundRecord => ({
  register: 'list-wells',
  key: 11,
  title: 'BS-011',
  detail: 'Cedar Creek',
  removed: false,
  ...more,
});
const aquifer = {
  drought_area_names: [],
  level_classes: [],
  rising_wells: 0,
  falling_wells: 0,
  median_trend_ft: null,
  west: -98,
  south: 30,
  east: -97,
  north: 31,
};
const found = [
  record({ register: 'list-meters', key: 7, title: 'M-007', detail: 'SN-1' }),
  record({}),
  record({ key: 12, title: 'BS-012', detail: 'Onion Creek', removed: true }),
  record({ register: 'list-permits', key: 71, title: 'NDE-77', detail: 'Rivera Orchard' }),
  record({ register: 'list-rolodex', key: 5, title: 'Jordan Reyes', detail: 'Austin' }),
];
const answers = { ...district, 'GET /api/find': { data: found } };

const asStaff = (path = '/account', more = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...more } });

const dialog = () => screen.findByRole('dialog', { name: 'Find anything' });
const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const groups = async () =>
  within(await dialog())
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
const options = async () =>
  within(await dialog())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = async () => document.getElementById((await field()).getAttribute('aria-activedescendant')!)?.textContent;

async function open(type = '') {
  await screen.findByRole('button', { name: /^Account of/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  if (type) await userEvent.keyboard(type);
}

it('opens by its keys, is worked by the keyboard alone, and gives the focus back', async () => {
  asStaff();
  const button = await screen.findByRole('button', { name: 'Find anything' });
  button.focus();
  await open('creek');
  expect(document.activeElement).toBe(await field());
  await screen.findByText('5 results');
  expect(await groups()).toEqual(['Meters', 'Wells', 'Permits', 'Owners and contacts']);
  expect(await chosen()).toContain('M-007');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(await chosen()).toBe('BS-012Removed · Onion Creek');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(await chosen()).toContain('Jordan Reyes');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('goes where Enter says, and offers it first the next time', async () => {
  asStaff();
  await open('m-007');
  await screen.findByText('5 results');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.pathname).toBe('/data-management/meter-readings/add-manage-meters/7');
  await open();
  expect((await groups())[0]).toBe('Recent');
  expect(await chosen()).toContain('M-007');
  await userEvent.keyboard('creek');
  await screen.findByText('5 results');
  expect((await options()).filter((option) => option?.includes('M-007'))).toHaveLength(1);
});

it('goes to what a whole text finds, however soon Enter is pressed after it', async () => {
  asStaff('/account', {
    'GET /api/find?q=creek': { data: [record({ register: 'list-rolodex', key: 5, title: 'Creek Ranch' })] },
  });
  await open('creek{Enter}');
  await expect.poll(() => window.location.pathname).toBe('/data-management/well-owners/edit-owner-info/5');
});

it('offers screens and what may be added, before anything is typed and by their words', async () => {
  asStaff();
  await open();
  expect(await groups()).toEqual(['Actions', 'Screens']);
  expect(await options()).toEqual(
    expect.arrayContaining(['Register WellWells Management', 'Add meterAdd and Manage Well Meters']),
  );
  await userEvent.keyboard('add met');
  expect((await options())[0]).toBe('Add meterAdd and Manage Well Meters');
  await screen.findByText(/^\d+ results$/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.search).toBe('?edit=0');
});

it('says that nothing matches, and that the search does not answer', async () => {
  asStaff('/account', { 'GET /api/find': { data: [] }, 'GET /api/find?q=zzyx': () => problem(503, {}) });
  await open('zzy');
  expect((await screen.findAllByText('Nothing matches “zzy”.')).length).toBeGreaterThan(0);
  await userEvent.keyboard('x');
  expect((await screen.findAllByText(/Records cannot be searched right now/)).length).toBeGreaterThan(0);
});

it('leads a Well Owner to where they read of what is their own, and offers nothing for staff', async () => {
  renderAt('/account', { as: 'Well Owner', may: ['GET /api/find'], answers });
  await open();
  expect(await groups()).toEqual(['Screens']);
  expect((await options()).join()).not.toContain('Wells Management');
  await userEvent.keyboard('creek');
  await screen.findByText('4 results');
  const hrefs = within(await dialog())
    .getAllByRole('option')
    .map((option) => option.getAttribute('href'));
  expect(hrefs).toEqual(['/my-permits#meter-7', '/wells/BS-011', '/wells/BS-012', '/my-permits#permit-71']);
});

it('finds wells, places, aquifers and pages for visitors, who leave out or swap a letter', async () => {
  const calls = renderAt('/about', {
    answers: {
      'GET /api/public-map/search': {
        data: [
          hit({ kind: 'well', well_ndx: 3, title: '58-50-7', detail: 'Barton Springs Rd' }),
          hit({ title: 'Barton Creek', detail: 'Water', latitude: 30.2, longitude: -97.8 }),
        ],
      },
      'GET /api/ui-list-aquifers': [
        { ...aquifer, aq_group_summary_name: 'Edwards', wells: 1210 },
        { ...aquifer, aq_group_summary_name: 'Trinity', wells: 1 },
      ],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }));
  await field();
  await userEvent.keyboard('barton');
  await screen.findByText('2 results');
  expect(await groups()).toEqual(['Wells', 'Places']);
  expect(await options()).toEqual(['58-50-7Barton Springs Rd', 'Barton CreekWater']);
  expect(calls.some(({ path }) => path.startsWith('/api/find'))).toBe(false);

  await userEvent.clear(await field());
  await userEvent.keyboard('edwrads');
  await expect.poll(options).toContain('Edwards Aquifer1,210 published wells');
  await userEvent.clear(await field());
  await userEvent.keyboard('comapre levels');
  await expect.poll(options).toContain('Compare Water LevelsPublic Resources');

  await userEvent.clear(await field());
  await userEvent.keyboard('barton');
  await screen.findByText('2 results');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => window.location.pathname).toBe('/my-place');
  expect(new URLSearchParams(window.location.search).get('at')).toBe('30.2,-97.8');

  // Whoever comes next does not see it.
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  expect(await groups()).not.toContain('Recent');
});

it('says to visitors when wells and places cannot be searched, and finds pages still', async () => {
  renderAt('/about', { answers: { 'GET /api/public-map/search': problem(503, {}) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }));
  await field();
  await userEvent.keyboard('aquifers');
  expect(await screen.findByText(/^Records cannot be searched right now\./)).toBeTruthy();
  expect(await options()).toContain('AquifersPublic Resources');
});

// The last one: a session goes on ending for a while.
it('keeps what one went to for this account alone, until it signs out', async () => {
  const other = {
    person: 'somebody else',
    items: [{ of: 'list-wells', label: 'Their well', detail: '', href: '/wells/1' }],
  };
  localStorage.setItem('artesian.found-recently', JSON.stringify(other));
  asStaff();
  await open();
  expect(await groups()).toEqual(['Actions', 'Screens']);
  await userEvent.keyboard('bs-011{ArrowDown}');
  await screen.findByText('5 results');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => localStorage.getItem('artesian.found-recently')).toContain('person-Administrator');
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await expect.poll(() => localStorage.getItem('artesian.found-recently')).toBeNull();
});
