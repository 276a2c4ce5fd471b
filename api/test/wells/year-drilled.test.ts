import { oneMapWell } from '@artesian/contract/map/map-wells';
import { wellCompletion } from '@artesian/contract/wells/well-parts';
import { describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const place = { lat_dd: 30.16823, lon_dd: -97.85184 };

async function wellDrilled(drilled_date: string, drilled_year_only: boolean): Promise<number> {
  const { well_ndx } = await buildWell(staff, { ...place, is_published: true });
  await staff.register(wellCompletion).update(well_ndx, { drilled_date, drilled_year_only }, undefined);
  return well_ndx;
}

const year = await wellDrilled('1974-01-01', true);
const day = await wellDrilled('1981-06-05', false);

const textOf = async (path: string) => {
  const response = await product.fetch('administrator', path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response.text();
};

describe('of a well of which only the year of drilling is known', () => {
  it.each([
    '/api/ui-map-wells',
    `/api/ui-map-wells/${year}`,
    `/api/adjacent-wells/${place.lat_dd}/${place.lon_dd}/1000`,
    '/api/public-map/wells/csv?only=',
    '/api/public-map/wells/geojson?only=',
    '/api/public-map/wells/kml?only=',
    '/api/query-and-download/fetch-data-records/q-d-data-wells',
    '/ogc/collections/wells/items',
  ])('%s tells the year, and no day', async (path) => {
    const text = await textOf(path);
    expect(text).toContain('1974');
    expect(text).not.toContain('1974-01-01');
  });

  it('the day stays with its well', async () => {
    const known = await staff.call(oneMapWell, { params: { well_ndx: day } });
    expect(known).toMatchObject({ drilled_date: '1981-06-05', drilled_year: 1981 });
  });
});
