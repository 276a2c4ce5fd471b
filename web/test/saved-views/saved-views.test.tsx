import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem, type Call } from '../support/fake-api.ts';
import { district, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const view = {
  filters: { brand: 'sens' },
  search: '',
  sort: [{ id: 'meter_id', descending: true }],
  size: 50,
  hidden: [],
};

const visit = (path: string, answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });

it('saves what is shown under a name, and shows it again', async () => {
  const kept: object[] = [];
  visit(`${METERS}?filter.brand=sens`, {
    'GET /api/saved-views/list-meters': () => kept,
    'PUT /api/saved-views/list-meters': ({ body }: Call) => {
      kept.push({ saved_view_ndx: 1, ...(body as object) });
      return kept[0];
    },
  });
  await screen.findByText('1 of 2 rows');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved views' });
  await within(dialog).findByText(/No saved views yet/);
  await userEvent.type(within(dialog).getByLabelText('Name of this view'), 'Sensus');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByRole('button', { name: 'Sensus' });
  expect(kept).toMatchObject([{ view_name: 'Sensus', view: { filters: { brand: 'sens' } } }]);
});

it('brings filters and order of a saved view into the address', async () => {
  visit(METERS, { 'GET /api/saved-views/list-meters': [{ saved_view_ndx: 1, view_name: 'Sensus', view }] });
  await screen.findByText('2 rows');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sensus' }));
  expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
  await expect.poll(() => window.location.search).toContain('filter.brand=sens');
  expect(window.location.search).toContain('sort=-meter_id');
});

it('says beside the name why it was not saved', async () => {
  visit(METERS, {
    'GET /api/saved-views/list-meters': [],
    'PUT /api/saved-views/list-meters': () =>
      problem(400, { code: 'validation', errors: [{ field: 'view_name', message: '*Required field' }] }),
  });
  await screen.findByText('2 rows');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('*Required field')).toBeTruthy();
});
