import { settingUp } from '@artesian/contract/dashboard/setting-up';
import { deletePlaceWords, undoWordAct } from '@artesian/contract/vocabularies/calls';
import { expect, it } from 'vitest';
import { buildMeter } from '../support/builders.ts';
import { buildPermitOn } from '../support/around-wells.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const { pool } = product.database;
const missing = async () => (await staff.call(settingUp, {})).flatMap(({ step, done }) => (done ? [] : [step]));

it('tells a new district what is missing, until it is there', async () => {
  expect(await missing()).toEqual(['lists', 'boundary', 'people', 'wells', 'permits', 'readings']);
  const { word_act_ndx } = await staff.call(deletePlaceWords, {});
  expect(await missing()).not.toContain('lists');
  await staff.call(undoWordAct, { params: { word_act_ndx: word_act_ndx! } });

  await pool.query("insert into contacts (r_name) values ('Ana Reyes')");
  expect(await missing()).toEqual(['lists', 'boundary', 'wells', 'permits', 'readings']);

  const { meter_ndx, setup_well_ndx } = await buildMeter(staff);
  await buildPermitOn(pool, setup_well_ndx);
  expect(await missing()).toEqual(['boundary', 'readings']);

  await pool.query('insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2024, 2, 100)', [
    meter_ndx,
  ]);
  await pool.query("insert into map_sources (source_id) values ('district-boundary')");
  await pool.query(
    `insert into map_features (source_id, geom) values ('district-boundary', st_makeenvelope(-98, 30, -97, 31, 4326))`,
  );
  expect(await missing()).toEqual([]);
});

it('misses again what was removed', async () => {
  await pool.query('update permits set removed = true');
  expect(await missing()).toEqual(['permits']);
});
