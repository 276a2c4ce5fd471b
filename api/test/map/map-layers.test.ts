import type { Client } from '@artesian/contract/language/client';
import { mapLayerColumns, mapLayerList } from '@artesian/contract/map/map-layer-list';
import type { Audience } from '@artesian/contract/map/audiences';
import { mapLayers, type MapLayer } from '@artesian/contract/map/layers';
import { mapSearch } from '@artesian/contract/map/search';
import { mapSources } from '@artesian/contract/map/sources';
import type { ChangeOf } from '@artesian/contract/language/register';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedProduct, type Caller } from '../support/product.ts';

const { product, staff } = await sharedProduct();
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

const query = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);

beforeEach(async () => {
  await query("delete from map_layers where source_id <> 'wells'");
  await query("delete from map_sources where source_id <> 'wells'");
});

/** A layer with one shape, which has a name and, for staff alone, an owner. Returns its number. */
async function aLayer(id: string, kind: 'fill' | 'line' | 'circle' = 'line', source = id): Promise<number> {
  await query('insert into map_sources (source_id) values ($1) on conflict do nothing', [source]);
  await query(
    `insert into map_features (source_id, geom, properties)
     values ($1, 'srid=4326;linestring(-98 30, -97 31)', '{"name": "Onion Creek", "owner": "Wanda"}')`,
    [source],
  );
  const legend = [
    { label: id, shape: kind === 'fill' ? 'area' : kind, color: '#777777', outline: '#777777', filter: null },
  ];
  const { rows } = await query(
    `insert into map_layers (layer_id, source_id, kind, title, layer_group, legend, paint, draw_order, admin_only_fields)
     values ($1, $2, $3, $1, 'Hydrology', $4, $5, 300, '{owner}') returning map_layer_ndx`,
    [id, source, kind, JSON.stringify(legend), JSON.stringify({ [`${kind}-color`]: '#777777' })],
  );
  return (rows[0] as { map_layer_ndx: number }).map_layer_ndx;
}

const change = (key: number, values: ChangeOf<typeof mapLayerList>) =>
  staff.register(mapLayerList).update(key, values, undefined) as Promise<unknown>;
const layersOf = async (client: Client, source: string): Promise<MapLayer[]> =>
  (await client.call(mapLayers, {})).data.filter((layer) => layer.source === source);

describe('the look of a layer', () => {
  it('is drawn as staff say, in the map and its legend, from the next call on', async () => {
    const key = await aLayer('creeks');
    await layersOf(visitor, 'creeks');
    await change(key, {
      title: 'Our creeks',
      color: '#0072b2',
      width: 4,
      opacity: 0.5,
      pattern: 'Dashed',
      draw_order: 250,
    });
    const [creeks] = await layersOf(visitor, 'creeks');
    expect(creeks).toMatchObject({
      title: 'Our creeks',
      paint: { 'line-color': '#0072b2', 'line-width': 4, 'line-opacity': 0.5, 'line-dasharray': [3, 2.5] },
      legend: [{ label: 'Our creeks', shape: 'line', color: '#0072b2', dash: [3, 2.5] }],
      drawOrder: 250,
    });
  });

  it('outlines areas by a line of their own, which is switched with them', async () => {
    const key = await aLayer('zones', 'fill');
    await change(key, { color: '#c2569b', width: 2, pattern: 'Dotted', on_at_start: false });
    const [areas, outline] = await layersOf(visitor, 'zones');
    expect(areas).toMatchObject({ type: 'fill', paint: { 'fill-color': '#c2569b' }, layout: { visibility: 'none' } });
    expect(outline).toMatchObject({
      id: 'zones:outline',
      type: 'line',
      paint: { 'line-color': '#c2569b', 'line-width': 2, 'line-dasharray': [0.01, 2.4] },
      layout: { visibility: 'none' },
      excludePopup: true,
    });
  });

  it('draws points by a symbol', async () => {
    const key = await aLayer('springs', 'circle');
    await change(key, { color: '#d55e00', symbol: 'Triangle' });
    expect(await layersOf(visitor, 'springs')).toMatchObject([
      {
        type: 'symbol',
        layout: { 'icon-image': 'well-triangle' },
        paint: { 'icon-color': '#d55e00' },
        legend: [{ shape: 'triangle', color: '#d55e00' }],
      },
    ]);
  });

  it('keeps what is not said as the layer came', async () => {
    await aLayer('creeks');
    expect(await layersOf(visitor, 'creeks')).toMatchObject([{ paint: { 'line-color': '#777777' }, layout: {} }]);
  });

  it.each([
    [{ color: 'red' }, 'color'],
    [{ width: 31 }, 'width'],
    [{ audience: 'Nobody' }, 'audience'],
    [{ label_field: 'depth' }, 'label_field'],
  ])('is refused by its field: %j', async (values, field) => {
    const key = await aLayer('creeks');
    await expect(change(key, values as never)).rejects.toMatchObject({ problem: { errors: [{ field }] } });
  });

  it('is that of layers of shapes alone: what draws the wells is no record', async () => {
    const { rows } = await query("select map_layer_ndx from map_layers where source_id = 'wells' limit 1");
    const key = (rows[0] as { map_layer_ndx: number }).map_layer_ndx;
    await expect(change(key, { title: 'Mine' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the names of a layer', () => {
  it('are written from a column of its data, which staff choose from', async () => {
    const key = await aLayer('creeks');
    const columns = await staff.view(mapLayerColumns, { params: { map_layer_ndx: key } });
    expect(columns.map(({ column_name }) => column_name)).toEqual(['name', 'owner']);
    await change(key, { label_field: 'name' });
    const [, names] = await layersOf(visitor, 'creeks');
    expect(names).toMatchObject({ type: 'symbol', layout: { 'text-field': ['to-string', ['get', 'name']] } });
  });

  it('are not written for the public from a column that is for staff', async () => {
    const key = await aLayer('creeks');
    await change(key, { label_field: 'owner' });
    expect(JSON.stringify(await layersOf(visitor, 'creeks'))).not.toContain('owner');
    expect(await layersOf(staff, 'creeks')).toHaveLength(2);
  });

  it('follow the choice where they have a layer of their own, and go with it', async () => {
    const key = await aLayer('creeks');
    await query(
      `insert into map_layers (layer_id, source_id, kind, title, layer_group, layout)
       values ('creeks-names', 'creeks', 'symbol', 'Names', 'Hydrology', '{"text-field": ["get", "name"], "text-size": 9}')`,
    );
    const idsAndFields = async () =>
      (await layersOf(visitor, 'creeks')).map(({ id, layout }) => [id, layout['text-field']]);
    expect(await idsAndFields()).toEqual([['creeks', undefined]]);
    await change(key, { label_field: 'name' });
    expect(await idsAndFields()).toEqual([
      ['creeks-names', ['to-string', ['get', 'name']]],
      ['creeks', undefined],
    ]);
  });
});

describe('who sees a layer', () => {
  const path = '/api/public-map/sources/towns';
  const readers: readonly Caller[] = ['visitor', 'well-owner', 'administrator'];

  /** What each reader receives of it, by any way to its shapes. */
  const seenBy = async (reader: Caller) => {
    const client = await product.as(reader);
    const { data: sources } = await client.call(mapSources, {});
    const { data: hits } = await client.call(mapSearch, { query: { q: 'Onion Creek' } });
    return {
      layers: (await layersOf(client, 'towns')).length > 0,
      source: sources.some(({ id }) => id === 'towns'),
      shapes: (await product.fetch(reader, path)).status === 200,
      found: hits.some(({ title }) => title === 'Onion Creek'),
    };
  };
  const all = { layers: true, source: true, shapes: true, found: true };
  const nothing = { layers: false, source: false, shapes: false, found: false };

  it.each([
    ['Everyone', [all, all, all]],
    ['Signed-in', [nothing, all, all]],
    ['Staff', [nothing, nothing, all]],
  ] satisfies [Audience, object[]][])(
    'is %s, for its shapes, sources, layers and the search alike',
    async (audience, seen) => {
      const key = await aLayer('towns');
      // What was public stands in the memory of the server.
      for (const reader of readers) await seenBy(reader);
      await change(key, { audience });
      expect(await Promise.all(readers.map(seenBy))).toEqual(seen);
    },
  );

  it('is those whom all layers of its shapes are for', async () => {
    const key = await aLayer('towns');
    await aLayer('towns-halo', 'line', 'towns');
    await change(key, { audience: 'Staff' });
    expect(await seenBy('visitor')).toEqual(nothing);
  });

  it('leaves the answers for visitors to shared caches, and no others', async () => {
    await aLayer('towns');
    const cached = async (reader: Caller, address: string) =>
      (await product.fetch(reader, address)).headers.get('cache-control');
    for (const address of ['/api/public-map/layers', '/api/public-map/sources', path]) {
      expect(await cached('visitor', address)).toBe('public, no-cache');
      expect(await cached('well-owner', address)).toBe('private, no-cache');
    }
  });
});
