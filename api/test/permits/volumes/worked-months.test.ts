import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { plainDistrict } from './plain-district.ts';
import { store } from './store-district.ts';
import { queryOf, type Query } from './wrong-figures.ts';

let database: Database;
let query: Query;
beforeAll(async () => {
  database = await freshDatabase();
  query = queryOf(database);
});
afterAll(() => database.close());

it('the worked year of 12,000,000 gallons is reduced to 9,234,000 by its drought stages', async () => {
  await store(database, plainDistrict());
  const [year] = await query(
    `select sum(permitted_gal)::text as permitted, sum(reduced_gal)::text as reduced,
       array_agg(reduced_gal order by c_year, c_month)::text as months
     from permit_months where permit_ndx = 1 and fiscal_year = 2024`,
  );
  expect(year).toEqual({
    permitted: '12000000',
    reduced: '9234000',
    months: '{672000,624000,504000,504000,432000,546000,720000,816000,960000,1152000,1200000,1104000}',
  });
});

it('an amendment counts from the first month on or after its effective date; the year is a blend', async () => {
  await store(database, plainDistrict());
  await query(
    `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
       approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume)
     values (1, 15, 2, '2024-03-02', '2024-03-02', 1, 6000000, 12000000, 18000000)`,
  );
  await query(`update permits set authorized_volume_gal = 18000000 where permit_ndx = 1`);
  const [months] = await query(
    `select array_agg(permitted_gal order by c_year, c_month)::text as list
     from permit_months where permit_ndx = 1 and fiscal_year = 2024`,
  );
  expect(months).toEqual({
    list: '{840000,780000,720000,720000,720000,780000,900000,1530000,1800000,2160000,2250000,2070000}',
  });
});

it('a permit is reduced by no stage while its year is at most the exempt volume: kept, imagined and on its certificate', async () => {
  await store(database, plainDistrict());
  await query(
    `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
       approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume)
     values (1, 15, 2, '2024-03-02', '2024-03-02', 1, 1, 12000000, 12000001)`,
  );
  await query(`update permits set authorized_volume_gal = 12000001 where permit_ndx = 1`);
  await query(
    `select api.change_reductions(1, 0.2, 0.2, 0.2, 0.2, from_month => '2023-09-01', exempt_up_to_gal => 12000000)`,
  );
  await query('update drought_stage_history set drought_stage_ndx = 2');
  // One gallon more from April on.
  const [kept] = await query(
    `select array_agg(c_month order by c_year, c_month) filter (where reduced_gal = permitted_gal) as exempt,
       array_agg(c_month order by c_year, c_month) filter (where reduced_gal = permitted_gal * 4 / 5) as reduced
     from permit_months where permit_ndx = 1 and fiscal_year = 2024`,
  );
  const exempt = [9, 10, 11, 12, 1, 2, 3];
  const reduced = [4, 5, 6, 7, 8];
  expect(kept).toEqual({ exempt, reduced });
  const [imagined] = await query(
    `select array_agg(c_month order by c_year, c_month) filter (where after_gal = permitted_gal) as exempt,
       array_agg(c_month order by c_year, c_month) filter (where after_gal = permitted_gal * 4 / 5) as reduced
     from api.limits_under_stages(1,
       array(select generate_series(date '2023-09-01', '2024-08-01', '1 month')::date), array_fill(3, array[12]))
     where permit_ndx = 1`,
  );
  expect(imagined).toEqual({ exempt, reduced });
  const [certificate] = await query(
    `select array_agg((month ->> 'c_month')::integer order by place)
         filter (where (month #> '{stages,3,left_gal}')::bigint = (month -> 'permitted_gal')::bigint) as exempt,
       array_agg((month ->> 'c_month')::integer order by place)
         filter (where (month #> '{stages,3,left_gal}')::bigint = (month -> 'permitted_gal')::bigint * 4 / 5) as reduced
     from api.certificates_of_permits(array[1], '2023-10-01')
     cross join jsonb_array_elements(months) with ordinality as months (month, place)`,
  );
  expect(certificate).toEqual({ exempt, reduced });
});

it('the water of a well whose link was left open counts at the successor of a permit that has ended', async () => {
  await store(database, plainDistrict());
  await query(`update permits set permit_status_ndx = 3, ended_date = '2024-03-15' where permit_ndx = 2`);
  // Well 2 stays linked to permit 2 from September 2023 on; permit 3 takes it over in February 2024.
  await query(`insert into permit_wells (permit_ndx, well_ndx, start_date) values (3, 2, '2024-02-10')`);
  const months = await query(
    `select make_date(c_year, c_month, 1)::text as mo, metered_gal from permit_months
     where permit_ndx = 2 and c_year = 2024 and c_month <= 5 order by mo`,
  );
  // The month of an end counts whole. Well 2 alone is meter 2's, of 500,001 gallons a month.
  expect(months).toEqual([
    { mo: '2024-01-01', metered_gal: 500_001 },
    { mo: '2024-02-01', metered_gal: 500_001 },
    { mo: '2024-03-01', metered_gal: 500_001 },
    { mo: '2024-04-01', metered_gal: 0 },
    { mo: '2024-05-01', metered_gal: 0 },
  ]);
});

it('an adjustment counts in a month that nobody read, and does not make it read', async () => {
  await store(database, plainDistrict());
  await query(
    `update meter_readings set meter_reading = null, adjustment = 400000, mr_adjustment_reason_ndx = 3
     where meter_ndx = 2 and c_year = 2024 and c_month = 4`,
  );
  const months = await query(
    `select c_month, metered_gal, was_read from permit_months
     where permit_ndx = 2 and c_year = 2024 and c_month between 3 and 5 order by c_month`,
  );
  expect(months).toEqual([
    { c_month: 3, metered_gal: 500_001, was_read: true },
    { c_month: 4, metered_gal: 400_000, was_read: false },
    // From the reading of March to that of May.
    { c_month: 5, metered_gal: 1_000_002, was_read: true },
  ]);
});

it('a change of reductions leaves the volumes of earlier months, and holds from the month after the present one unless told', async () => {
  await store(database, plainDistrict());
  const reductions = async () =>
    (
      await query<{ mo: string; reduction: number }>(
        `select make_date(c_year, c_month, 1)::text as mo, reduction from permit_months
       where permit_ndx = 1 and drought_stage_ndx = 2 order by 1`,
      )
    ).map(({ mo, reduction }) => [mo, reduction]);
  const before = await reductions();
  await query('select api.change_reductions(1, 0.25, null, null, null)');
  expect(await reductions()).toEqual(before);
  await query(`select api.change_reductions(1, 0.35, null, null, null, '2024-05-01')`);
  expect(await reductions()).toEqual(before.map(([mo, was]) => [mo, String(mo) < '2024-05-01' ? was : 0.35]));

  const [first, , planned] = await query(
    `select holds_from = date_trunc('month', district_today() + interval '1 month') as is_next_month,
       d1_pump_reduction, d2_pump_reduction from permit_type_reductions where permit_type_ndx = 1 order by holds_from`,
  );
  expect(first).toEqual({ is_next_month: false, d1_pump_reduction: 0.2, d2_pump_reduction: 0.3 });
  expect(planned).toEqual({ is_next_month: true, d1_pump_reduction: 0.35, d2_pump_reduction: 0.3 });
});
