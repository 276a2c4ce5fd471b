import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const LIST = '/data-management/manage-lists/water-quality-parameters';
const parameter = (ndx: number, parameter_name: string, changes: object = {}) => ({
  aqsci_parameter_ndx: ndx,
  parameter_name,
  parameter_abbrev: parameter_name.slice(0, 2),
  aqsci_unit_ndx: 1,
  dataentry_primary: false,
  display_order: ndx,
  ignore: false,
  ...changes,
});
const listed = (ndx: number, name: string, changes: object = {}) => ({
  ...parameter(ndx, name, changes),
  unit_abbrev: 'mg/L',
  parameter_notes: null,
});
const kept = {
  version: 3,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
};
const chloride = { ...parameter(4, 'Chloride'), notes: null, ...kept, may: { update: true, remove: true } };
const answers = {
  'GET /api/list-aqsci-parameters-all': [listed(4, 'Chloride'), listed(9, 'Turbidity', { ignore: true })],
  'GET /api/list-aqsci-units': [{ aqsci_unit_ndx: 1, unit_abbrev: 'mg/L' }],
  'GET /api/list-aqsci-parameters/4': chloride,
  'GET /api/list-aqsci-parameter-akas/4': [{ ndx: 1, aqsci_parameter_ndx: 4, aka: 'Cl, dissolved', ...kept }],
};
const visit = (path: string, others: object = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...others } });

describe('Water Quality Parameters', () => {
  it('leaves out what is ignored until it is asked for, and keeps that in the address', async () => {
    visit(LIST);
    const table = within(await screen.findByRole('table', { name: 'Water Quality Parameters' }));
    expect(await table.findByText('Chloride')).toBeTruthy();
    expect(table.queryByText('Turbidity')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Show Ignored' }));
    expect(await table.findByText('Turbidity')).toBeTruthy();
    expect(window.location.search).toContain('filter.ignore');
    await userEvent.click(screen.getByRole('switch', { name: 'Show Ignored' }));
    await waitFor(() => expect(table.queryByText('Turbidity')).toBeNull());
  });

  it('is created and edited in a panel that Cancel closes, with its other names below', async () => {
    visit(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Parameter' }));
    expect(await screen.findByRole('heading', { name: 'Creating New Parameter' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('heading', { name: 'Creating New Parameter' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Chloride/ }));
    expect(await screen.findByRole('heading', { name: 'Editing Existing Parameter' })).toBeTruthy();
    expect(await screen.findByText('Cl, dissolved')).toBeTruthy();
  });

  it('keeps what was typed when its name is taken, and says so beside it', async () => {
    const message = 'Another parameter has this name.';
    visit(`${LIST}/4`, {
      'PUT /api/list-aqsci-parameters/4': () =>
        problem(422, { detail: message, code: 'invalid', errors: [{ field: 'parameter_name', message }] }),
    });
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Parameter Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sulfate');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Save' }))[0]!);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(name.value).toBe('Sulfate');
  });
});
