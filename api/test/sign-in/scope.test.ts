import { meters } from '@artesian/contract/metering/meters';
import { wells } from '@artesian/contract/wells/wells';
import { expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();

async function permitFor(sub: string, well: number, number: string) {
  const { pool } = product.database;
  const { rows } = await pool.query<{ permit_ndx: number }>(
    `insert into permits (permit_number, authorized_volume_gal, permit_year) values ($1, 1000000, 2026) returning permit_ndx`,
    [number],
  );
  const permit = rows[0]!.permit_ndx;
  await pool.query(`insert into permit_wells (permit_ndx, well_ndx, start_date) values ($1, $2, '2020-01-01')`, [
    permit,
    well,
  ]);
  await pool.query('insert into account_permits (sub, permit_ndx) values ($1, $2)', [sub, permit]);
}

it('shows a Well Owner the wells and meters of their own permits and no others, from the next call on', async () => {
  const staff = await product.as('administrator');
  const owner = await product.as('well-owner');
  const own = await buildWell(staff, { well_name: 'Own' });
  const foreign = await buildWell(staff, { well_name: 'Foreign' });
  const ownMeter = await buildMeter(staff, { setup_well_ndx: own.well_ndx });
  await buildMeter(staff, { setup_well_ndx: foreign.well_ndx });
  expect(await owner.register(wells).list()).toEqual([]);

  await permitFor('demo|well-owner', own.well_ndx, 'N1-26-1');
  await permitFor('somebody|else', foreign.well_ndx, 'N2-26-2');

  expect((await owner.register(wells).list()).map(({ well_name }) => well_name)).toEqual(['Own']);
  expect((await owner.register(meters).list()).map(({ meter_id }) => meter_id)).toEqual([ownMeter.meter_id]);
  expect((await staff.register(wells).list()).map(({ well_name }) => well_name).toSorted()).toEqual(['Foreign', 'Own']);
});
