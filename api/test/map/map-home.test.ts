import { documentedHome, mapHome } from '@artesian/contract/map/map-home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';

/** A demonstration has the home of the specification; this is a district of its own. */
describe('the home of the map', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ settings: { DEMONSTRATION: 'false' } });
  });
  afterAll(() => product.close());

  const home = async () => (await product.as('visitor')).call(mapHome, {});
  const query = (text: string) => product.database.pool.query(text);

  it('is the documented place while nothing says where the district is', async () => {
    expect(await home()).toEqual({ ...documentedHome, is_known: false });
  });

  it('is around the wells that are published, but for those that were placed wrongly', async () => {
    await query(`
      insert into wells (lat_dd, lon_dd, is_published)
      select 33 + place / 500.0, -101 - place / 500.0, true from generate_series(1, 100) as place`);
    await query('insert into wells (lat_dd, lon_dd, is_published) values (-33.1, 101.1, true), (26, -97, false)');
    // One in six at no place at all.
    await query(`
      insert into wells (lat_dd, lon_dd, is_published)
      select place / 1000.0, place / 1000.0, true from generate_series(1, 20) as place`);
    const { latitude, longitude, zoom, is_known } = await home();
    expect(is_known).toBe(true);
    expect(latitude).toBeCloseTo(33.1, 1);
    expect(longitude).toBeCloseTo(-101.1, 1);
    expect(zoom).toBeGreaterThan(10);
  });

  it('is around the boundary of the district from when there is one, and not while that is for staff', async () => {
    await query("insert into map_sources (source_id) values ('district-boundary')");
    await query(`
      insert into map_features (source_id, geom)
      values ('district-boundary', st_makeenvelope(-102, 32, -100, 33, 4326))`);
    expect(await home()).toMatchObject({ latitude: 32.5, longitude: -101, zoom: expect.closeTo(8, 0) });
    await query(`
      insert into map_layers (layer_id, source_id, kind, title, layer_group, audience)
      values ('boundary', 'district-boundary', 'line', 'Boundary', 'Boundaries', 'Staff')`);
    expect((await home()).latitude).toBeCloseTo(33.1, 1);
  });
});

it('is what the settings say', async () => {
  const product = await startProduct({ settings: { MAP_HOME: '31.5,-100.4,9.5' } });
  expect(await (await product.as('visitor')).call(mapHome, {})).toEqual({
    latitude: 31.5,
    longitude: -100.4,
    zoom: 9.5,
    is_known: true,
  });
  await product.close();
});
