import { stateWellNumberWarning } from '@artesian/domain/texas-grid';
import { dataQuality, qualityRules, type Finding } from '@artesian/contract/wells/data-quality';
import { expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
const rows = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await product.database.pool.query<T>(sql, values)).rows;
const findings = async (rule: keyof typeof qualityRules): Promise<Finding[]> =>
  (await staff.view(dataQuality)).filter((finding) => finding.rule === rule);
const keysOf = (found: readonly Finding[]) => found.map(({ record_ndx }) => record_ndx);

it('finds the state well numbers of another cell, as the form of a well warns of them', async () => {
  const moved = 'update wells set state_well_num = $2 where well_ndx = $1';
  await product.database.pool.query(moved, [7, '0101101']);
  const wells = await rows<{ well_ndx: number; state_well_num: string; lat_dd: number; lon_dd: number }>(
    'select well_ndx, state_well_num, lat_dd, lon_dd from wells where state_well_num is not null and not removed',
  );
  const warned = wells.filter(({ state_well_num, lat_dd, lon_dd }) =>
    stateWellNumberWarning(state_well_num, lat_dd, lon_dd),
  );
  const found = await findings('State well number and grid');
  expect(keysOf(found).toSorted()).toEqual(warned.map(({ well_ndx }) => well_ndx).toSorted());
  expect(keysOf(found)).toContain(7);
});

/** Terms that began earlier than was entered change past months. */
const correction = "select set_config('app.correction', 'The term was entered wrongly.', true);";

it.each([
  ['No coordinates', 'update wells set lat_dd = 0, lon_dd = 0 where well_ndx = 11', 11],
  [
    'Outside its county',
    `update wells set county_ndx = (select county_ndx from counties where county_name not in (coalesce(api.county_at(wells.geom), ''), '') limit 1) where well_ndx = 12`,
    12,
  ],
  ['District boundary mismatch', 'update wells set in_district = not api.is_in_district(geom) where well_ndx = 13', 13],
  ['Pump below well depth', 'update wells set well_depth_ft = 300, pump_depth_ft = 301 where well_ndx = 14', 14],
  [
    'Permit without a meter',
    `${correction} update permits set start_date = '2020-01-01', ended_date = null where permit_ndx = 9; delete from permit_wells where permit_ndx = 9`,
    9,
  ],
  ['Contact without records', `insert into contacts (rolo_ndx, r_name) values (9001, 'Nobody of Note')`, 9001],
  [
    'Well under several permits',
    `${correction} insert into permit_wells (permit_ndx, well_ndx, start_date) select permit_ndx, 15, '2020-01-01' from permits where permit_ndx in (21, 22);
     update permits set start_date = '2020-01-01', ended_date = null where permit_ndx in (21, 22)`,
    15,
  ],
] as const)('finds: %s', async (rule, change, key) => {
  expect(keysOf(await findings(rule))).not.toContain(key);
  await product.database.asOwner((client) => client.query(change));
  const found = (await findings(rule)).find(({ record_ndx }) => record_ndx === key);
  expect(found?.detail).toMatch(/^[A-Z].*\.$/);
});

it('says of all wells at once what is said of each place alone', async () => {
  await product.database.pool.query(
    'update wells set in_district = not in_district where well_ndx in (21, 22, (select min(well_ndx) from wells where not in_district))',
  );
  const outside = await rows<{ well_ndx: number; drawn: string | null }>(
    `select well_ndx, api.county_at(geom) as drawn from wells join counties using (county_ndx)
     where not removed and lat_dd <> 0 and lon_dd <> 0 and county_name not in ('', coalesce(api.county_at(geom), ''))
     order by well_ndx`,
  );
  const found = (await findings('Outside its county')).toSorted((a, b) => a.record_ndx - b.record_ndx);
  expect(outside.length).toBeGreaterThan(1);
  expect(keysOf(found)).toEqual(outside.map(({ well_ndx }) => well_ndx));
  for (const [at, { drawn }] of outside.entries())
    expect(found[at]!.detail).toContain(` and lies in ${drawn ?? 'no county that is drawn'}.`);

  const disagreeing = await rows<{ well_ndx: number }>(
    'select well_ndx from wells where not removed and in_district <> api.is_in_district(geom) order by well_ndx',
  );
  const inOrNot = keysOf(await findings('District boundary mismatch'));
  expect(disagreeing.length).toBeGreaterThan(2);
  expect(inOrNot.toSorted((a, b) => a - b)).toEqual(disagreeing.map(({ well_ndx }) => well_ndx));
});

it('comes by rule, name and number, as the table shows it', async () => {
  const found = await staff.view(dataQuality);
  const inOrder = found.toSorted(
    (a, b) => compare(a.rule, b.rule) || compare(a.name, b.name) || a.record_ndx - b.record_ndx,
  );
  expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(5);
  expect(found.map(({ rule, record_ndx }) => [rule, record_ndx])).toEqual(
    inOrder.map(({ rule, record_ndx }) => [rule, record_ndx]),
  );
});

/** As PostgreSQL orders by C.UTF-8. */
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
