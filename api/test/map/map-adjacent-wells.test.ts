import { addWells } from '@artesian/demo/add-wells';
import type { Client } from '@artesian/contract/language/client';
import { adjacentWell, adjacentWells } from '@artesian/contract/map/adjacent-wells';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { startProduct, type Product } from '../support/product.ts';

let product: Product;
let visitor: Client;
let staff: Client;
beforeAll(async () => {
  product = await startProduct();
  visitor = await product.as('visitor');
  staff = await product.as('administrator');
});
afterAll(() => product.close());

describe('wells within a distance', () => {
  /** A place so many feet away in a direction, in degrees from north. */
  async function placeAt(feet: number, degrees: number) {
    const { rows } = await product.database.pool.query<{ lat_dd: number; lon_dd: number }>(
      `select st_y(away::geometry) as lat_dd, st_x(away::geometry) as lon_dd
       from st_project(st_setsrid(st_makepoint($1, $2), 4326)::geography, $3::float8 * 0.3048, radians($4::float8)) away`,
      [elsewhere.lon, elsewhere.lat, feet, degrees],
    );
    return rows[0]!;
  }
  const elsewhere = { lat: 30.05, lon: -97.95 };
  const search = (distance: number) => visitor.call(adjacentWells, { params: { ...elsewhere, distance } });

  it('include one at exactly 300.00 feet, which the page shows as 300.00', async () => {
    await buildWell(staff, { well_name: 'At 300', ...(await placeAt(300, 0)) });
    const [found] = await search(300);
    expect(adjacentWell.parse(found)).toMatchObject({ well_name: 'At 300', distance_ft: 300, Distance: 900 });
    expect((found!.Distance / 3).toFixed(2)).toBe('300.00');
    expect(await search(299.99)).toEqual([]);
  });

  it('come nearest first, measured along the ground in every direction', async () => {
    for (const [feet, degrees] of [
      [1800, 270],
      [900, 90],
      [1500, 180],
      [1200, 45],
    ] as const) {
      await buildWell(staff, { well_name: `At ${feet}`, ...(await placeAt(feet, degrees)) });
    }
    const found = await search(1800);
    expect(found.map(({ distance_ft }) => distance_ft)).toEqual([300, 900, 1200, 1500, 1800]);
  });

  it('leave out wells that are not published or were removed', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Soon gone', ...(await placeAt(30, 0)) });
    await buildWell(staff, { well_name: 'Draft', is_published: false, ...(await placeAt(31, 0)) });
    expect((await search(50)).map(({ well_name }) => well_name)).toEqual(['Soon gone']);
    await product.database.pool.query('update wells set removed = true where well_ndx = $1', [well_ndx]);
    expect(await search(50)).toEqual([]);
  });

  it('are found at the poles and the date line, too', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Across the line' });
    await product.database.asOwner(async (client) => {
      await addWells(client, 2000);
      await client.query('update wells set lat_dd = 90 * sin(well_ndx), lon_dd = 180 * sin(7 * well_ndx)');
      await client.query('update wells set lat_dd = 0, lon_dd = -180 where well_ndx = $1', [well_ndx]);
      await client.query('analyze wells');
    });
    for (const place of ['0/180', '0/-180', '90/-180', '-90/0', '89.99999999999999/0', '0/1e-44']) {
      const answer = await product.fetch('visitor', `/api/adjacent-wells/${place}/20000`);
      expect({ place, status: answer.status }).toEqual({ place, status: 200 });
    }
    const across = await visitor.call(adjacentWells, { params: { lat: 0, lon: 180, distance: 10 } });
    expect(across.map(({ well_name }) => well_name)).toEqual(['Across the line']);
  });

  it.each([
    ['91/-97/300', 'lat'],
    ['30/-181/300', 'lon'],
    ['north/-97/300', 'lat'],
    ['30/-97/0', 'distance'],
    ['30/-97/-5', 'distance'],
    ['30/-97/far', 'distance'],
    ['30/-97/999999999', 'distance'],
  ])('are not searched for by %s', async (place, field) => {
    const answer = await product.fetch('visitor', `/api/adjacent-wells/${place}`);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([
      field,
    ]);
  });
});
