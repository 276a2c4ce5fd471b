import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { remember } from '../../src/ui/remembered.ts';
import { drawnStyle } from '../support/drawn-style.ts';
import { district, listedWell, open, staffCalls, well } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const WELLS = '/data-management/wells/wells-management';
const LIST = '/api/ui-list-wm-wells?as=table';

const visit = (path: string, answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });

const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);

it('has the columns of the specification in their order, its rows named by the well', async () => {
  visit(WELLS);
  const row = await rowOf('BS-011');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['', 'Actions', ...COLUMNS]);
  for (const words of ['Exempt', 'Travis', 'Edwards', 'Creek Ranch']) expect(row.getByText(words)).toBeTruthy();
  // The classification scrolls away, the id stays.
  const isSticky = (cell: HTMLElement) => drawnStyle(cell).position === 'sticky';
  expect([isSticky(row.getByRole('rowheader')), isSticky(row.getByText('Exempt'))]).toEqual([true, false]);
  expect(row.getByRole('checkbox', { name: 'Choose BS-011' })).toBeTruthy();
  expect(row.getByRole('button', { name: 'Edit BS-011' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Is Published/ })).toHaveProperty('checked', true);
  expect(screen.queryByText('BS-012')).toBeNull();
});

it('has thirty wells on a page, and other numbers to choose from', async () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    listedWell({ well_ndx: 100 + index, district_well_id: `BS-${100 + index}` }),
  );
  visit(WELLS, { 'GET /api/ui-list-wm-wells': many });
  expect(await screen.findByText('1–30 of 40')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10', '30', '50', '100', '200']);
});

it('is asked for once, before the screen that shows it is drawn, where this browser remembers who may have it', async () => {
  const may = [...staffCalls, 'GET /api/ui-list-wm-wells'];
  remember('me', { sub: 'person-Administrator', name: 'Robin Rivera', email: null, roles: ['Administrator'], may });
  const calls = visit(WELLS);
  await rowOf('BS-011');
  const asked = calls.map(({ path }) => path);
  expect(asked.filter((path) => path.startsWith('/api/ui-list-wm-wells'))).toEqual([LIST]);
  expect(asked.indexOf(LIST)).toBeLessThan(asked.indexOf('/api/me'));
});

it('has no gap between its headings, whatever is open', async () => {
  for (const path of [WELLS, `${WELLS}?edit=11`]) {
    visit(path);
    await screen.findByRole('heading', { level: 1 });
    if (path !== WELLS) await screen.findByRole('heading', { name: 'Basic Well Information' });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([path, jumps]).toEqual([path, []]);
    cleanup();
  }
});

it('shows after a save what the save changed elsewhere', async () => {
  let isSaved = false;
  visit(`${WELLS}?edit=11`, {
    'GET /api/ui-list-wm-wells': () => [listedWell({ county: isSaved ? 'Hays' : 'Travis' })],
    'GET /api/list-wells/11': () => open(well(isSaved ? { lat_dd: 30.1, version: 2 } : {})),
    'PUT /api/list-wells/11': () => {
      isSaved = true;
      return open(well({ lat_dd: 30.1, version: 2 }));
    },
  });
  const row = await rowOf('BS-011');
  expect(row.getByText('Travis')).toBeTruthy();
  const latitude = await screen.findByRole('textbox', { name: 'Latitude' });
  await userEvent.clear(latitude);
  await userEvent.type(latitude, '30.1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  expect(await screen.findByRole('cell', { name: 'Hays' })).toBeTruthy();
});

const COLUMNS = [
  'Well Classification',
  'District Well Id',
  'Well Name',
  'Is Published',
  'In District',
  'Is Permitted',
  'Well Contact',
  'Well Sub-Class',
  'County',
  'Management Zone',
  'District',
  'Aquifer Completion',
  'Well Address',
  'Latitude (°)',
  'Longitude (°)',
  'Is Removed',
  'Past Owners',
];

it('registers a well below the list: led to after a second, then named and edited as what it became', async () => {
  const created = well({ well_ndx: 13, district_well_id: 'BS-013', well_name: 'Mill Well', is_published: false });
  visit(WELLS, {
    'POST /api/list-wells': () => open(created),
    'GET /api/list-wells/13': open(created),
  });
  await rowOf('BS-011');
  await userEvent.click(screen.getByRole('button', { name: 'Register Well' }));
  expect(window.location.search).toContain('edit=0');
  const heading = await screen.findByRole('heading', { name: 'Creating New Well' });
  await expect.poll(() => document.activeElement === heading, { timeout: 3000 }).toBe(true);
  const form = within(screen.getByRole('form', { name: 'Basic Well Information' }));
  expect(form.getByText('Still missing: Primary Well Use, Latitude, Longitude')).toBeTruthy();
  for (const name of ['Published', 'REMOVED'])
    expect(form.getByRole('checkbox', { name }).hasAttribute('disabled')).toBe(true);
  await userEvent.type(form.getByRole('combobox', { name: /Primary Well Use/ }), 'dom');
  await userEvent.click(await screen.findByRole('option', { name: 'Domestic' }));
  fireEvent.change(form.getByRole('textbox', { name: /Latitude/ }), { target: { value: '30.2' } });
  fireEvent.change(form.getByRole('textbox', { name: /Longitude/ }), { target: { value: '-97.8' } });
  await userEvent.click(form.getByRole('button', { name: 'Create' }));
  const editing = await screen.findByRole('heading', { name: 'Editing Existing Well' });
  expect(editing.parentElement?.textContent).toContain('BS-013 · Mill Well');
  expect(window.location.search).toContain('edit=13');
});
