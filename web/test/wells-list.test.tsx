import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { district, listedWell, open, staffCalls, well } from './support/records.ts';
import { renderAt } from './support/render-at.tsx';

const WELLS = '/data-management/wells/wells-management';

const visit = (path: string, answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });

const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);

it('has the columns of the specification', async () => {
  visit(WELLS);
  const row = await rowOf('BS-011');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(COLUMNS.filter((name) => !headers.some((header) => header?.startsWith(name)))).toEqual([]);
  for (const words of ['Exempt', 'Travis', 'Edwards', 'Creek Ranch']) expect(row.getByText(words)).toBeTruthy();
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
  'District Well Id',
  'Well Classification',
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
