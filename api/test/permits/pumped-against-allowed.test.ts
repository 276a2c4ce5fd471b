import { droughtCompliance } from '@artesian/contract/drought/drought';
import { WARNING_PERCENT } from '@artesian/domain/warning';
import { hasNoAllocation, isOverWarning, isOverpumped, percentPumped } from '@artesian/domain/oracle/compliance';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

/** Gallons pumped of gallons allowed in a year, where a flag or the last decimal of a percentage turns. */
const borders: [pumped: number, allowed: number | null][] = [
  [23_999_000, 24_000_000],
  [23_999_999, 24_000_000],
  [24_000_000, 24_000_000],
  [24_000_001, 24_000_000],
  ...[-1, 0, 1, 3].map((more): [number, number] => [WARNING_PERCENT * 1000 + more, 100_000]),
  [99_995, 100_000],
  [99_999, 100_000],
  [5, 6],
  [4, 5],
  [1, 3],
  [2, 3],
  [1, 800],
  [125, 1_000_000],
  [0, 100_000],
  [-500, 1000],
  [-1, 800],
  [0, 0],
  [1, 0],
  [-1, 0],
  [70, null],
];

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await product.database.pool.query(
    `insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (1, 'Historical', 'H')`,
  );
  for (const [index, [pumped, allowed]] of borders.entries()) await addPermit(index + 1, pumped, allowed);
});

/** A permit by itself with its own well and meter, read once: in September of the fiscal year 2025. */
async function addPermit(number: number, pumped_gal: number, allowed_gal: number | null) {
  const start_reading = Math.max(0, -pumped_gal);
  await product.database.pool.query(`
    insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, start_date, aquifer_group_ndx)
      values (${number}, 'H${number}', 2024, ${allowed_gal ?? 1000}, 1, '2024-09-01', 1);
    update permit_distributions set share = 0 where permit_ndx = ${number} and c_month = 1 and ${allowed_gal === null};
    insert into wells (well_ndx, lat_dd, lon_dd) values (${number}, 30.1, -97.8);
    insert into permit_wells (permit_ndx, well_ndx, start_date) values (${number}, ${number}, '2024-09-01');
    insert into meters (meter_ndx, setup_well_ndx, joined_date, start_reading) values (${number}, ${number}, '2024-09-01', ${start_reading});
    insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
      values (${number}, 2024, 9, ${start_reading + pumped_gal})`);
}

/** What the domain says of each permit. */
const expected = borders.map(([pumped, allowed], index) => ({
  grouping_ndx: -(index + 1),
  pumped,
  allowed,
  percent: percentPumped(pumped, allowed),
  is_over80pct: isOverWarning(pumped, allowed),
  is_overpumped: isOverpumped(pumped, allowed),
}));
const byPermit = (a: { grouping_ndx: number }, b: { grouping_ndx: number }) => b.grouping_ndx - a.grouping_ndx;

const september = (is_overpumped: boolean | null) =>
  staff.call(droughtCompliance, {
    body: {
      tiers: [0],
      is_overpumped,
      start_cal_year: 2024,
      start_cal_month: 9,
      end_cal_year: 2024,
      end_cal_month: 9,
      aq_group_names: ['Edwards'],
    },
  });

describe('what was pumped of what was allowed, at every border', () => {
  it('is in the readings table what the domain says', async () => {
    const response = await product.fetch('administrator', '/api/ui-meter-readings-entry-top-table');
    const rows = (await response.json()) as ({ fiscal_year: number; grouping_ndx: number } & Record<string, unknown>)[];
    const found = rows.filter(({ fiscal_year }) => fiscal_year === 2025).toSorted(byPermit);
    expect(
      found.map((row) => ({
        grouping_ndx: row.grouping_ndx,
        pumped: row['metered_gallons'],
        allowed: row['permitted_gallons'],
        percent: row['pct_pumped'],
        is_over80pct: row['is_over80pct'],
        is_overpumped: row['is_overpumped'],
        has_no_allocation: row['has_no_allocation'],
      })),
    ).toEqual(expected.map((row) => ({ ...row, has_no_allocation: hasNoAllocation(row.pumped, row.allowed) })));
  });

  it('is in the compliance report what the domain says', async () => {
    const { data } = await september(null);
    expect(
      data.reports.toSorted(byPermit).map((row) => ({
        grouping_ndx: row.grouping_ndx,
        pumped: row.ytd_metered_gal,
        allowed: row.permitted_gallons,
        percent: row.pct_of_annual,
        is_over80pct: row.is_over80pct,
        is_overpumped: row.is_overpumped,
      })),
    ).toEqual(expected);
  });

  it('finds the same permits when the report is asked for those that are overpumped', async () => {
    const { data } = await september(true);
    expect(data.reports.map(({ grouping_ndx }) => grouping_ndx).toSorted((a, b) => b - a)).toEqual(
      expected.filter((row) => row.is_overpumped).map(({ grouping_ndx }) => grouping_ndx),
    );
  });

  it('is tracked with the same percentage month by month', async () => {
    const response = await product.fetch('administrator', '/api/ui-meter-readings-tracking-detail');
    const rows = (await response.json()) as ({ c_year: number; c_month: number; grouping_ndx: number } & Record<
      string,
      unknown
    >)[];
    const found = rows.filter(({ c_year, c_month }) => c_year === 2024 && c_month === 9).toSorted(byPermit);
    expect(found.map((row) => row['pct_reduced_pumped'])).toEqual(expected.map(({ percent }) => percent));
  });
});
