import { droughtCompliance } from '@artesian/contract/drought/drought';
import { permitAtAGlance } from '@artesian/contract/glance/at-a-glance';
import { ownerStatement } from '@artesian/contract/owners/submitted-readings';
import { managedPermits } from '@artesian/contract/permits/permit-lists';
import {
  permitAmendments,
  permitCorrections,
  permitMonths,
  permitYears,
} from '@artesian/contract/permits/permit-years';
import { monthCorrections } from '@artesian/contract/permits/years-to-close';
import { expect, it } from 'vitest';
import { enough, everyGroup, isDemonstration, monthsOfYear } from '../support/any-district.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
const sql = <R extends object>(text: string, values?: unknown[]) => product.database.pool.query<R>(text, values);
const { today, year } = (
  await sql<{ today: string; year: number }>(
    'select district_today()::text as today, api.fiscal_year(district_today()) as year',
  )
).rows[0]!;
const yearsOf = (permit_ndx: number) => staff.view(permitYears, { params: { permit_ndx } });
const monthsOf = (permit_ndx: number) => staff.view(permitMonths, { params: { permit_ndx } });

/** The last month of a fiscal year that has begun, by the calendar. */
async function lastMonthOf(fiscal_year: number): Promise<[number, number]> {
  if (fiscal_year === year) return today.slice(0, 7).split('-').map(Number) as [number, number];
  const [, last] = await monthsOfYear(product.database, fiscal_year);
  return [last.year, last.month];
}

async function complianceOf(fiscal_year: number) {
  const [calendar_year, month] = await lastMonthOf(fiscal_year);
  const { data } = await staff.call(droughtCompliance, {
    body: {
      ...(await everyGroup(product.database)),
      start_cal_year: calendar_year,
      start_cal_month: month,
      end_cal_year: calendar_year,
      end_cal_month: month,
    },
  });
  return data.reports;
}

it('says of every year what the compliance report, the statement and the page of the permit say', async () => {
  const reports = new Map(
    await Promise.all([year - 2, year - 1, year].map(async (one) => [one, await complianceOf(one)] as const)),
  );
  // A permit without a group is reported by itself, under the number that is minus its own.
  const alone = (await staff.view(managedPermits)).filter(
    ({ permit_group_name, removed }) => !permit_group_name && !removed,
  );
  expect(alone.length).toBeGreaterThan(enough(5));
  let compared = 0;
  for (const { permit_ndx } of alone.slice(0, 12)) {
    const years = await yearsOf(permit_ndx);
    const statement = await staff.view(ownerStatement, { params: { permit_ndx } });
    for (const row of years) {
      expect(statement.findLast(({ fiscal_year }) => fiscal_year === row.fiscal_year)).toMatchObject({
        allowed_gal: row.reduced_so_far_gal,
        used_gal: row.pumped_gal,
      });
      const reported = reports.get(row.fiscal_year)?.find(({ grouping_ndx }) => grouping_ndx === -permit_ndx);
      if (!reported) continue;
      compared += 1;
      expect(reported).toMatchObject({
        permitted_gallons: row.permitted_gal,
        reduced_permitted_gal: row.reduced_gal,
        ytd_metered_gal: row.pumped_gal,
        pct_of_reduced_annual: row.pct_of_year,
      });
    }
    const present = years.at(-1)!;
    expect(present.fiscal_year).toBe(year);
    expect(await staff.view(permitAtAGlance, { params: { permit_ndx } })).toMatchObject({
      allowed_gal: present.reduced_so_far_gal,
      used_gal: present.pumped_gal,
    });
    const months = await monthsOf(permit_ndx);
    for (const row of years) {
      const ofYear = months.filter(({ fiscal_year }) => fiscal_year === row.fiscal_year);
      expect(ofYear.reduce((sum, { metered_gal }) => sum + metered_gal, 0)).toBe(row.pumped_gal);
      expect(ofYear.reduce((sum, { late_readings }) => sum + late_readings, 0)).toBe(row.late_readings);
      expect(ofYear.filter(({ exceeding_gal }) => exceeding_gal! > 0)).toHaveLength(row.exceeding_months);
    }
  }
  expect(compared).toBeGreaterThan(enough(10));
});

it.runIf(isDemonstration())(
  'counts the readings that are not there, amendments and corrections in their years',
  async () => {
    const { rows } = await sql<{ permit_ndx: number; meter_ndx: number; volume: number }>(
      `select permits.permit_ndx, meters.meter_ndx, permits.authorized_volume_gal as volume
     from permits
     join permit_wells using (permit_ndx)
     join meters on meters.setup_well_ndx = permit_wells.well_ndx and meters.is_active and not meters.shares_over_wells
     where permits.ended_date is null and not permits.removed and permits.authorized_volume_gal > 1000000
       and (select count(*) from meter_readings as readings where readings.meter_ndx = meters.meter_ndx
         and make_date(c_year, c_month, 1) >= make_date($1 - 2, 9, 1) and meter_reading is not null) > 11
       and (select permit_ndx from api.permit_counting_for(permit_wells.well_ndx, $1 - 1, 3)) = permits.permit_ndx
     order by permits.permit_ndx limit 1`,
      [year],
    );
    const [{ permit_ndx, meter_ndx, volume }] = rows as [(typeof rows)[number]];
    const before = new Map((await yearsOf(permit_ndx)).map((row) => [row.fiscal_year, row]));

    await sql('delete from meter_readings where meter_ndx = $1 and c_year = $2 and c_month in (2, 3)', [
      meter_ndx,
      year - 1,
    ]);
    await staff.send('POST', '/api/data-permit-amendments', {
      body: {
        permit_ndx,
        pamend_type_ndx: 15,
        pamend_status_ndx: 2,
        approval_date: today,
        approval_body_ndx: 1,
        // Counts from September, which is of the next fiscal year.
        effective_date: `${year - 2}-08-15`,
        proposed_volume_change: 1200,
      },
      correctionReason: 'Entered late.',
    });
    await staff.send('PUT', `/api/list-permits/${permit_ndx}`, {
      body: { authorized_volume_gal: volume + 13_200, administrative_note: 'The order says so.' },
      holdsFrom: `${year - 1}-08`,
      correctionReason: 'The order says so.',
    });

    const after = new Map((await yearsOf(permit_ndx)).map((row) => [row.fiscal_year, row]));
    const change = (of: 'late_readings' | 'amendments') =>
      [year - 2, year - 1].map((one) => after.get(one)![of] - before.get(one)![of]);
    expect(change('late_readings')).toEqual([0, 2]);
    expect(change('amendments')).toEqual([0, 1]);
    expect(await staff.view(permitAmendments, { params: { permit_ndx } })).toContainEqual(
      expect.objectContaining({ fiscal_year: year - 1, counts_from: `${year - 2}-09-01`, change_gal: 1200 }),
    );

    const corrections = await staff.view(permitCorrections, { params: { permit_ndx } });
    const kept = (await staff.view(monthCorrections)).filter((row) => row.permit_ndx === permit_ndx);
    expect(after.get(year - 1)!.corrections).toBe(corrections.filter((one) => one.fiscal_year === year - 1).length);
    expect(corrections.find(({ reason }) => reason === 'The order says so.')).toMatchObject({
      fiscal_year: year - 1,
      months: 1,
      first_month: `${year - 1}-08-01`,
      corrected_by_name: 'Ada Administrator',
    });
    for (const one of corrections) {
      const months = kept.filter(
        (row) =>
          row.fiscal_year === one.fiscal_year && row.corrected_at === one.corrected_at && row.reason === one.reason,
      );
      expect(one).toMatchObject({
        months: months.length,
        permitted_change_gal: months.reduce(
          (sum, row) => sum + row.permitted_after_gal! - row.permitted_before_gal!,
          0,
        ),
        metered_change_gal: months.reduce((sum, row) => sum + row.metered_after_gal - row.metered_before_gal, 0),
      });
    }
  },
);
