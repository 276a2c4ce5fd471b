import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { serveProduct } from '../../support/serve-product.ts';
import { plainDistrict } from './plain-district.ts';
import { store } from './store-district.ts';
import { kept, queryOf, stale, wrongSums, type Query } from './wrong-figures.ts';

let database: Database;
let query: Query;
beforeAll(async () => {
  database = await freshDatabase();
  query = queryOf(database);
});
afterAll(() => database.close());

describe('a single change', () => {
  beforeAll(() => store(database, plainDistrict()));

  it.each([
    ['of a reading', `update meter_readings set meter_reading = meter_reading + 1000 where c_month = 2`],
    ['that removes a reading', `delete from meter_readings where c_year = 2024 and c_month = 3`],
    ['of a share', `update permit_distributions set share = 100000 - share where c_month = 12 and permit_ndx = 3`],
    ['of a volume', `update permits set authorized_volume_gal = authorized_volume_gal + 7 where permit_ndx = 2`],
    [
      'that approves an amendment',
      `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
         approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume)
       values (1, 15, 2, '2024-05-10', '2024-05-10', 1, 100000, 5000000, 5100000)`,
    ],
    ['that takes it back', `update permit_amendments set removed = true where effective_date = '2024-05-10'`],
    ['of a factor', `update permit_type_reductions set d1_pump_reduction = 0.25 where permit_type_ndx = 1`],
    [
      'of a drought month',
      `update drought_stage_history set drought_stage_ndx = 4 where d_year = 2024 and d_month = 6`,
    ],
    ['that ends a link', `update permit_wells set end_date = '2024-08-31' where well_ndx = 4`],
    ['that removes a link', `delete from permit_wells where permit_ndx = 2`],
    ['of the wells of a meter', `update meter_wells set end_date = '2024-08-31' where well_ndx = 4`],
    ['of how a meter is shared', `update meters set shares_over_wells = not shares_over_wells`],
    ["of a meter's first reading", `update meters set start_reading = start_reading + 5 where meter_ndx = 1`],
    [
      'that says what a meter counts in',
      `insert into meter_dials (meter_ndx, unit, multiplier) values (2, 'cu ft', 10), (3, 'gal', 100)`,
    ],
    ['of the unit of a dial', `update meter_dials set unit = 'cu ft', multiplier = 1 where meter_ndx = 3`],
    ['of the month that it holds from', `update meter_dials set holds_from = '2024-05-31' where meter_ndx = 3`],
    ['that deletes a dial', `delete from meter_dials where meter_ndx = 3`],
    [
      'that retires a permit',
      `update permits set permit_status_ndx = 3, ended_date = '2024-12-15' where permit_ndx = 1`,
    ],
    ['that removes a permit', `update permits set removed = true where permit_ndx = 1`],
    ['that brings it back', `update permits set removed = false where permit_ndx = 1`],
  ])('%s is followed at once', async (_what, statement) => {
    const before = await kept(query);
    expect((await database.pool.query(statement)).rowCount).toBeGreaterThan(0);
    expect(await stale(query)).toEqual([]);
    expect(await wrongSums(query)).toEqual([]);
    expect(await kept(query)).not.toEqual(before);
  });

  it.each([
    ['of the group of a permit', `update permit_memberships set permit_group_ndx = 2 where permit_ndx = 3`],
    [
      'that gives a permit another group from a year on',
      `insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (3, 2025, 1)`,
    ],
    ['of that year', `update permit_memberships set from_year = 2024 where permit_ndx = 3 and from_year = 2025`],
    ['that takes a permit out of its group', `delete from permit_memberships where permit_ndx = 2`],
    [
      'of the aquifer of a permit',
      `update permits set aquifer_group_ndx = (
         select min(aquifer_group_ndx) from aquifer_groups where aq_group_summary_name = 'Trinity')
       where permit_ndx = 2`,
    ],
    ['of the status of a permit', `update permits set permit_status_ndx = 2 where permit_ndx = 2`],
    ['of the tier of a group', `update permit_groups set permit_tier_ndx = 1 where permit_group_ndx = 1`],
    [
      'of that tier from a year on',
      `insert into permit_group_tiers (permit_group_ndx, from_year, permit_tier_ndx) values (1, 2024, 2)`,
    ],
    ['of that year', `update permit_group_tiers set from_year = 2025 where permit_group_ndx = 1 and from_year = 2024`],
    [
      'that leaves the tier as it was',
      `delete from permit_group_tiers where permit_group_ndx = 1 and from_year = 2025`,
    ],
    [
      'of what an aquifer is summed under',
      `update aquifer_groups set aq_group_summary_name = 'Other' where aq_group_summary_name = 'Trinity'`,
    ],
    ['that deletes the months of a permit', `delete from permit_months where permit_ndx = 3`],
  ])('%s is followed by the sums', async (_what, statement) => {
    const sumsOfGroups = () => query('table grouping_months order by 1, 2, 3, 4, 5, 6, 7');
    const before = await sumsOfGroups();
    expect((await database.pool.query(statement)).rowCount).toBeGreaterThan(0);
    expect(await wrongSums(query)).toEqual([]);
    expect(await sumsOfGroups()).not.toEqual(before);
  });
});

it('the next fiscal year of each permit is there after the start of the product', async () => {
  await store(database, plainDistrict());
  await query(`delete from permit_months where fiscal_year > fiscal_year(district_today())`);
  const product = await serveProduct({ ...database, close: async () => undefined });
  await product.close();
  expect(await stale(query)).toEqual([]);
});
