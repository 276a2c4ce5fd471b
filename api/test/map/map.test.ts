import type { Client } from '@artesian/contract/language/client';
import { mapLayers } from '@artesian/contract/map/layers';
import { staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import { mapSourceFeatures, mapSources } from '@artesian/contract/map/sources';
import { deepestTileZoom } from '@artesian/contract/map/tiles';
import { mapFilters, type FilterItem } from '@artesian/contract/map/well-categories';
import { layers as layersAsTheyCame } from '@artesian/demo/geography/layers';
import { loadGeography } from '@artesian/demo/geography/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distinctColors } from '../../src/map/palette.ts';
import { startProduct, type Product } from '../support/product.ts';

let product: Product;
let visitor: Client;
let staff: Client;
beforeAll(async () => {
  product = await startProduct();
  visitor = await product.as('visitor');
  staff = await product.as('administrator');
  await product.database.asOwner((client) => loadGeography(client));
});
afterAll(() => product.close());

describe('the layers and sources of the map', () => {
  it('are as the contract says, each layer on a source that is there', async () => {
    const layers = mapLayers.answer.parse(await visitor.call(mapLayers, {})).data;
    const sources = mapSources.answer.parse(await visitor.call(mapSources, {})).data;
    const known = sources.map(({ id }) => id);
    expect(layers.filter(({ source }) => !known.includes(source))).toEqual([]);
    expect(layers.map(({ drawOrder }) => drawOrder)).toEqual(
      layers.map(({ drawOrder }) => drawOrder!).toSorted((a, b) => a - b),
    );
  });

  it("stand in the groups of the panel, with the district's short name for {product}", async () => {
    const { data } = await visitor.call(mapLayers, {});
    const groups = new Set(data.map(({ layerGroup }) => layerGroup));
    expect([...groups]).toEqual(
      expect.arrayContaining([
        'Wells',
        'Barton Springs Management',
        'Boundaries',
        'Hydrology',
        'Geologic Data',
        'Saline Zone',
      ]),
    );
  });

  it('are drawn as they came, until staff want them otherwise', async () => {
    const { data } = await visitor.call(mapLayers, {});
    const drawn = new Map(data.map((layer) => [layer.id, layer]));
    for (const { layer_id, paint, layout } of layersAsTheyCame) {
      expect({ layer_id, ...drawn.get(layer_id)?.paint }).toEqual({ layer_id, ...paint });
      expect(drawn.get(layer_id)?.layout['visibility']).toBe(layout?.['visibility']);
    }
    expect(data.filter(({ source }) => source !== 'wells')).toHaveLength(layersAsTheyCame.length);
  });

  it('explain the kinds of wells in the legend', async () => {
    const { data } = await visitor.call(mapLayers, {});
    const entries = data.find(({ id }) => id === 'wells-symbol')!.legend!;
    expect(entries.map(({ label, shape }) => `${label}: ${shape}`)).toEqual([
      'IPP Wells: square',
      'LPP Wells: square',
      'Active Exempt Wells & Springs: circle',
      'Monitoring Wells: triangle',
      'Westbay Multiport Wells: star',
      'Abandoned, Capped & Re-Tagged Wells: circle',
      'Plugged Wells: circle',
    ]);
  });

  it('name the fields that are for staff alone to staff alone', async () => {
    const fieldsFor = async (client: Client) =>
      (await client.call(mapLayers, {})).data.flatMap((layer) => layer.adminOnlyFields);
    expect(await fieldsFor(visitor)).toEqual([]);
    expect(await fieldsFor(staff)).toEqual(expect.arrayContaining([...staffOnlyWellColumns]));
  });

  it('give every source of shapes as GeoJSON that a browser can hold', async () => {
    const { data } = await visitor.call(mapSources, {});
    const shapes = data.filter(({ id }) => id !== 'wells').map(({ id }) => id);
    expect(shapes).toEqual(
      expect.arrayContaining(['district-boundary', 'management-zones', 'rivers', 'highways', 'towns']),
    );
    for (const source of shapes) {
      const text = await (await product.fetch('visitor', `/api/public-map/sources/${source}`)).text();
      expect(mapSourceFeatures.answer.parse(JSON.parse(text)).features.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThan(400_000);
    }
  });

  it('send the fields of shapes that are for staff alone to staff alone', async () => {
    const fieldsFor = async (reader: 'visitor' | 'well-owner' | 'administrator') => {
      const answer = await product.fetch(reader, '/api/public-map/sources/parcels');
      const { features } = mapSourceFeatures.answer.parse(await answer.json());
      return new Set(features.flatMap(({ properties }) => Object.keys(properties as object)));
    };
    expect([...(await fieldsFor('administrator'))]).toContain('way_in');
    for (const reader of ['visitor', 'well-owner'] as const) {
      const fields = await fieldsFor(reader);
      expect([...fields]).toContain('land_use');
      expect([...fields]).not.toContain('way_in');
    }
  });

  it('are not sent again to a reader who has them', async () => {
    const path = '/api/public-map/sources/rivers';
    const first = await product.fetch('visitor', path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await product.fetch('visitor', path, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('refuse a source that is not there, and a name that is none', async () => {
    expect((await product.fetch('visitor', '/api/public-map/sources/moon')).status).toBe(404);
    expect((await product.fetch('visitor', '/api/public-map/sources/wells')).status).toBe(404);
    expect((await product.fetch('visitor', '/api/public-map/sources/No%20Name')).status).toBe(400);
  });
});

describe('the filters of the map', () => {
  it('list the words of the vocabularies, each with a color, and never the unset one', async () => {
    const { data } = mapFilters.answer.parse(await staff.call(mapFilters, {}));
    const isFit = ({ value, color }: FilterItem) => value !== '' && /^#[0-9a-f]{6}$/.test(color);
    const unfit = Object.entries(data).filter(([, items]) => items.length === 0 || !items.every(isFit));
    expect(unfit).toEqual([]);
  });

  it('give the zones of the demonstration the colors of its map', async () => {
    const { data } = await visitor.call(mapFilters, {});
    expect(data.managementZone.find(({ value }) => value === 'Saline Edwards')!.color).toBe('#d55e00');
    for (const items of Object.values(data)) {
      expect(new Set(items.map(({ color }) => color)).size).toBe(items.length);
    }
  });

  it('hold a word that staff have just added', async () => {
    await visitor.call(mapFilters, {});
    await product.database.pool.query("insert into well_uses (well_use_ndx, well_use_name) values (50, 'Brewery')");
    const { data } = await visitor.call(mapFilters, {});
    expect(data.primaryUse.map(({ value }) => value)).toContain('Brewery');
  });
});

describe('the source of the wells', () => {
  it('is the list while the browser can hold it', async () => {
    const { data } = await visitor.call(mapSources, {});
    expect(data.find(({ id }) => id === 'wells')).toMatchObject({
      type: 'geojson',
      data: '/api/ui-map-wells',
      promoteId: 'well_ndx',
    });
  });

  it.each(['3/8/0', '3/0/8', '-1/0/0', '1.5/0/0', 'a/b/c', `${deepestTileZoom + 1}/0/0`])(
    'has no tile %s',
    async (tile) => {
      expect((await product.fetch('visitor', `/api/public-map/tiles/${tile}`)).status).toBe(400);
    },
  );
});

it('a list of any length has a color for each of its values', () => {
  const colors = distinctColors(['#e69f00', ...Array.from({ length: 60 }, () => null)]);
  expect(colors[0]).toBe('#e69f00');
  expect(new Set(colors).size).toBe(61);
  for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
