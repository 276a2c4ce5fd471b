import { oneImport } from '@artesian/contract/importing/imports';
import { bringShapes, undoShapes } from '@artesian/contract/map/bring-shapes';
import { mapLayerList } from '@artesian/contract/map/map-layer-list';
import { expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const square = (west: number) => ({
  type: 'Feature',
  properties: { name: `Zone ${west}` },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 30],
        [west + 1, 30],
        [west + 1, 31],
        [west, 31],
        [west, 30],
      ],
    ],
  },
});
const fileOf = (content: unknown, name = 'zones.geojson') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);
const zones = (...west: number[]) => fileOf({ type: 'FeatureCollection', features: west.map(square) });
const bring = (
  file: File,
  fields: { rehearsed?: 'true'; title?: string; audience?: 'Staff'; attribution?: string } = {},
) => staff.upload(bringShapes, { params: { layer: 'management-zones' }, fields, file: [file] });
const refusal = (words: RegExp) => ({
  status: 400,
  problem: { errors: [{ field: 'file', message: expect.stringMatching(words) as string }] },
});
const shapes = async () =>
  (
    await product.database.pool.query<{ name: string }>(
      "select properties ->> 'name' as name from map_features where source_id = 'management-zones' order by name",
    )
  ).rows.map(({ name }) => name);

const attribution = async () =>
  (
    await product.database.pool.query<{ attribution: string }>(
      "select attribution from map_sources where source_id = 'management-zones'",
    )
  ).rows.map((source) => source.attribution);

it('makes a layer of a file, rehearsed first, and takes it back to what it was', async () => {
  const rehearsed = await bring(zones(-98, -97), { rehearsed: 'true', title: 'Management Zones' });
  expect(rehearsed).toMatchObject({ import_ndx: null, replaced: null, added: 2, refused: [] });
  expect(await shapes()).toEqual([]);

  const first = await bring(zones(-98, -97), { title: 'Management Zones' });
  expect(await shapes()).toEqual(['Zone -97', 'Zone -98']);
  const layers = await staff.register(mapLayerList).list();
  expect(layers.find(({ layer_id }) => layer_id === 'management-zones')).toMatchObject({ title: 'Management Zones' });

  const second = await bring(zones(-99));
  expect(second).toMatchObject({ replaced: 2, added: 1 });
  expect(await shapes()).toEqual(['Zone -99']);
  await expect(staff.call(undoShapes, { params: { import_ndx: first.import_ndx! } })).rejects.toMatchObject(
    refusal(/replaced the same shapes later/),
  );
  await staff.call(undoShapes, { params: { import_ndx: second.import_ndx! } });
  expect(await shapes()).toEqual(['Zone -97', 'Zone -98']);
  await staff.call(undoShapes, { params: { import_ndx: first.import_ndx! } });
  expect(await shapes()).toEqual([]);
});

it('says whose the shapes are and who sees a new layer, and is undone from the list of imports too', async () => {
  const more = { title: 'Management Zones', audience: 'Staff', attribution: 'State survey' } as const;
  const { import_ndx } = await bring(zones(-98), more);
  const [layer] = (await staff.register(mapLayerList).list()).filter(({ layer_id }) => layer_id === 'management-zones');
  expect(layer).toMatchObject({ audience: 'Staff' });
  expect(await attribution()).toEqual(['State survey']);
  const params = { import_ndx: import_ndx! };
  expect(await staff.call(oneImport, { params })).toMatchObject({ subject: 'layer', may_undo: true });
  await staff.call(undoShapes, { params });
  expect(await staff.call(oneImport, { params })).toMatchObject({ state: 'undone', may_undo: false });
});

it('counts what it refused by why, and keeps the rest', async () => {
  const broken = { ...square(-98), geometry: { type: 'Polygon', coordinates: [] } };
  const file = fileOf({ type: 'FeatureCollection', features: [square(-98), broken, broken] });
  const { added, refused } = await bring(file, { rehearsed: 'true' });
  expect(added).toBe(1);
  expect(refused.map(({ count }) => count)).toEqual([2]);
});

it.each([
  ['what is no file of shapes', fileOf('latitude,longitude\n30,-97', 'zones.csv'), 'management-zones', /not a GeoJSON/],
  ['a zip without a shapefile', fileOf('PK\u0003\u0004nothing', 'zones.zip'), 'management-zones', /./],
  [
    'coordinates in feet',
    fileOf({ type: 'FeatureCollection', features: [square(3_000_000)] }),
    'management-zones',
    /not longitude and latitude/,
  ],
  ['the layer of wells', zones(-98), 'wells', /shows the wells/],
  ['an id of a layer that is none', zones(-98), 'Management Zones!', /lowercase letters/],
])('refuses %s in words', async (_what, file, layer, words) => {
  await expect(staff.upload(bringShapes, { params: { layer }, fields: {}, file: [file] })).rejects.toMatchObject(
    refusal(words),
  );
});
