import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const SCREEN = '/data-management/manage-lists/bring-in-shapes';
const BRING = 'POST /api/map-layers/district-boundary/shapes';
const result = {
  import_ndx: null,
  layer: 'district-boundary',
  replaced: null,
  system: 'longitude and latitude',
  added: 2,
  refused: [{ words: 'It has no geometry.', count: 3 }],
  mended: [],
  remarks: [],
  names: [],
};
const layer = { map_layer_ndx: 4, title: 'District Boundary', layer_group: 'Boundaries', draws: 'Areas', version: 1 };
const visit = (answers: object, address = SCREEN) =>
  renderAt(address, {
    as: 'Administrator',
    may: staffCalls,
    answers: { 'GET /api/list-map-layers': [], ...answers },
  });
const chooseFile = async () =>
  userEvent.upload(screen.getByLabelText('Choose a File', { selector: 'input' }), new File(['{}'], 'district.geojson'));
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('shows what would happen to the layer of the address, does it, and takes it back', async () => {
  const calls = visit(
    { [BRING]: { ...result, import_ndx: 7 }, 'DELETE /api/map-layers/imports/7': {} },
    `${SCREEN}?layer=district-boundary`,
  );
  expect((await screen.findByRole('combobox', { name: 'Layer' })).textContent).toBe('District Boundary (new)');
  await chooseFile();
  await press(/^Preview/);
  const would = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(would.getByText(/A new layer: 2 shapes/)).toBeTruthy();
  expect(would.getByText(/It has no geometry. \(3 shapes\)/)).toBeTruthy();
  await press(/^Import 2 Shapes/);
  await screen.findByRole('region', { name: 'Done' });
  await press(/^Undo/);
  await screen.findByRole('region', { name: 'Preview' });
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
    BRING,
    BRING,
    'DELETE /api/map-layers/imports/7',
  ]);
});

it('lets a column name the shapes where none is called name', async () => {
  const calls = visit({ [BRING]: { ...result, names: ['ZONE_ID', 'AREA'] } }, `${SCREEN}?layer=district-boundary`);
  await screen.findByRole('combobox', { name: 'Layer' });
  await chooseFile();
  await press(/^Preview/);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Column with their names' }));
  await userEvent.click(await screen.findByRole('option', { name: 'ZONE_ID' }));
  await press(/^Import 2 Shapes/);
  await screen.findByRole('region', { name: 'Done' });
  const sent = calls.filter(({ path }) => path === '/api/map-layers/district-boundary/shapes').at(-1);
  expect(sent!.body).toMatch(/name="name"\s+ZONE_ID/);
});

it('asks who sees a new layer, and whose the shapes are of any', async () => {
  const calls = visit({ [BRING]: result }, `${SCREEN}?layer=district-boundary`);
  await screen.findByRole('combobox', { name: 'Layer' });
  await chooseFile();
  await press(/^Preview/);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Who sees it' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Staff' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Source of the shapes' }), 'State survey');
  await press(/^Import 2 Shapes/);
  await screen.findByRole('region', { name: 'Done' });
  const sent = calls.filter(({ path }) => path === '/api/map-layers/district-boundary/shapes').at(-1);
  expect(sent!.body).toMatch(/name="attribution"\s+State survey/);
  expect(sent!.body).toMatch(/name="audience"\s+Staff/);
});

it('leaves who sees a layer that is there', async () => {
  visit({
    [BRING]: { ...result, replaced: 3 },
    'GET /api/list-map-layers': [{ ...layer, layer_id: 'district-boundary' }],
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Layer' }));
  await userEvent.click(await screen.findByRole('option', { name: 'District Boundary' }));
  await chooseFile();
  await press(/^Preview/);
  expect(await screen.findByRole('textbox', { name: 'Source of the shapes' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Who sees it' })).toBeNull();
});

it('says what is wrong with a file and keeps what was chosen', async () => {
  visit({ [BRING]: problem(400, { detail: 'The file is no GeoJSON.' }) }, `${SCREEN}?layer=district-boundary`);
  await screen.findByRole('combobox', { name: 'Layer' });
  await chooseFile();
  await press(/^Preview/);
  expect((await screen.findByRole('alert')).textContent).toContain('The file is no GeoJSON.');
  expect(screen.getByText(/district.geojson/)).toBeTruthy();
});
