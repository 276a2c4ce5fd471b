import type { ComparedWell } from '@artesian/contract/map/compared-levels';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { hit } from '../support/found.ts';
import { renderAt } from '../support/render-at.tsx';
import { withCanvas } from '../support/canvas.ts';

withCanvas();

const compared = (well_ndx: number, well_id: string, depths_ft: number[]): ComparedWell => ({
  well_ndx,
  asked: [well_ndx],
  well_id,
  well_name: null,
  aquifer_name: 'Edwards',
  days: depths_ft.map((_, place) => 19_000 + place),
  depths_ft,
  elevations_ft: null,
  vertical_datum: null,
});
const one = compared(1, '58-50-7', [100, 101.5]);
const other = compared(2, '58-50-8', [220, 210]);
const answersWith = (...wells: ComparedWell[]) => ({ 'GET /api/public-map/compared-levels': { wells } });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('shows the wells of the address in figures beside their graph, and tells what is not drawn', async () => {
  renderAt('/compare?wells=1,2,9', { answers: answersWith(one, other) });
  const table = within(await screen.findByRole('table', { name: 'Compared Wells' }));
  const row = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('58-50-7').slice(-3)).toEqual(['101.50', '101.50', '100.00']);
  expect(row('58-50-8').slice(-3)).toEqual(['210.00', '220.00', '210.00']);
  screen.getByRole('button', { name: /^Depth below ground of wells 58-50-7, 58-50-8, 01\/08\/2022 to 01\/09\/2022/ });
  expect(screen.getByText('One well of this address: not published.')).toBeTruthy();
});

it('takes wells in and out, each a step of the address', async () => {
  const calls = renderAt('/compare?wells=1', {
    answers: {
      ...answersWith(one, other),
      'GET /api/public-map/search': { data: [hit({ kind: 'well', well_ndx: 2, title: '58-50-8' })] },
    },
  });
  await screen.findByRole('table', { name: 'Compared Wells' });
  await userEvent.type(screen.getByRole('combobox', { name: /^Add a well/ }), '58-50-8');
  await userEvent.click(await screen.findByRole('option', { name: /58-50-8/ }));
  await expect.poll(address).toEqual({ wells: '1,2' });
  expect(calls.some(({ path }) => path.includes('wells=1%2C2') || path.includes('wells=1,2'))).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 58-50-7' }));
  await expect.poll(address).toEqual({ wells: '2' });
});

it('says how elevations and changes are counted, and what has none', async () => {
  renderAt('/compare?wells=1,2&show=elevation', { answers: answersWith(one, other) });
  expect(await screen.findByText('Nothing to compare')).toBeTruthy();
  expect(screen.getByText('Well 58-50-7: no elevation of its land surface is known.')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Change since a day' }));
  await expect.poll(address).toEqual({ wells: '1,2', show: 'change' });
  await screen.findByRole('button', { name: /^Change since a day of wells/ });
});

it('opens what is left of a broken address, and leads on where no well is chosen', async () => {
  renderAt('/compare?wells=all', { answers: {} });
  expect(await screen.findByText('No wells chosen')).toBeTruthy();
  expect(screen.getByText(/^Part of this address could not be read/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toBe('/map');
});

it('says when the server does not answer, and tries again', async () => {
  let isAway = true;
  renderAt('/compare?wells=1', {
    answers: {
      'GET /api/public-map/compared-levels': () =>
        isAway ? problem(503, { detail: 'The database cannot be reached.' }) : { wells: [one] },
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByRole('table', { name: 'Compared Wells' })).toBeTruthy();
});

it('is shared by a short link where its address is long, and by the long one where none can be made', async () => {
  const wells = Array.from({ length: 20 }, (_, place) => 100_000_001 + place).join(',');
  const answers = {
    ...answersWith({ ...one, asked: [100_000_001] }),
    'POST /api/short-links': () => ({ path: '/s/k3J9x0aQ2b' }),
  };
  const calls = renderAt(`/compare?wells=${wells}`, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to what you see' }).value;
  await expect.poll(link).toBe(`${window.location.origin}/s/k3J9x0aQ2b`);
  expect(calls.find(({ path }) => path === '/api/short-links')?.body).toEqual({
    address: `${window.location.pathname}${window.location.search}`,
  });
});

it('shows a merged well as what it became part of, under the number of the address', async () => {
  renderAt('/compare?wells=5,2', { answers: answersWith({ ...one, asked: [5] }, other) });
  await screen.findByRole('table', { name: 'Compared Wells' });
  expect(screen.getByRole('button', { name: 'Remove 58-50-7' })).toBeTruthy();
  expect(screen.queryByText(/not published/)).toBeNull();
});
