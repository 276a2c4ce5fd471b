import type { Row } from '@artesian/contract/language/register';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const LIST = '/data-management/manage-lists/map-layers';

const layer = (changes: Partial<Row> = {}): Row => ({
  map_layer_ndx: 4,
  layer_id: 'creeks',
  draws: 'Lines',
  title: 'Creeks',
  layer_group: 'Hydrology',
  color: '#0072b2',
  width: 2,
  opacity: 1,
  pattern: 'Solid',
  symbol: null,
  label_field: null,
  draw_order: 390,
  legend_order: 12,
  on_at_start: true,
  audience: 'Everyone',
  version: 1,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
  ...changes,
});

const wells = layer({ map_layer_ndx: 5, title: 'Gauges', draws: 'Points', layer_group: 'Boundaries', symbol: 'Star' });
const answers = {
  'GET /api/list-map-layers': [layer(), wells],
  'GET /api/list-map-layers/4': open(layer()),
  'GET /api/list-map-layers/5': open(wells),
  'GET /api/history/list-map-layers/4': [],
  'GET /api/ui-list-map-layer-columns/4': ['name', 'flow_gpm'].map((column_name) => ({
    map_layer_ndx: 4,
    column_name,
  })),
  'GET /api/ui-list-map-layer-columns/5': [],
};
const visit = (path: string, more = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...more } });

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a layer is labelled by a column of its own data, moved to a group that is there, and shown to staff alone', async () => {
  const calls = visit(`${LIST}/4`, { 'PUT /api/list-map-layers/4': open(layer({ version: 2 })) });
  await choose('Label field', 'flow_gpm');
  await choose('Who sees it', 'Staff');
  await userEvent.clear(screen.getByRole('combobox', { name: /^Group/ }));
  await choose('Group', 'Boundaries');
  await press('Save');
  await screen.findByText('New data was updated to the database');
  const save = calls.find(({ method }) => method === 'PUT');
  expect(save?.body).toEqual({ label_field: 'flow_gpm', audience: 'Staff', layer_group: 'Boundaries' });
  expect(save?.headers.get('if-match')).toBe('"1"');
});

it('the preview follows what is entered', async () => {
  visit(`${LIST}/4`);
  const preview = await screen.findByRole('figure');
  const line = () => preview.querySelector('path');
  expect(line()?.getAttribute('stroke')).toBe('#0072b2');
  const color = screen.getByRole('textbox', { name: 'Color' });
  await userEvent.clear(color);
  expect(screen.getByText('Uses its original colors.')).toBeTruthy();
  await userEvent.type(color, '#D55E00');
  await choose('Line', 'Dashed');
  const path = (await screen.findByRole('figure')).querySelector('path');
  expect(path?.getAttribute('stroke')).toBe('#d55e00');
  expect(path?.getAttribute('stroke-dasharray')).toBe('9 7.5');
});

it('points have a symbol and no line; the list shows who sees each layer', async () => {
  visit(LIST);
  const table = await screen.findByRole('table', { name: 'Map Layers' });
  const row = (await within(table).findByText('Gauges')).closest('tr')!;
  expect(within(row).getByText('Everyone')).toBeTruthy();
  await userEvent.click(within(table).getByText('Gauges'));
  expect(await screen.findByRole('combobox', { name: 'Symbol' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Line' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});
