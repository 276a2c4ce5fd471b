import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import { expect, it } from 'vitest';
import { sharedProduct } from './support/product.ts';

const { product } = await sharedProduct({ demo: true });

/** Adds up by month what `rows` have of gallons; months without any are left out. */
function byMonth<R extends { mo: string }>(rows: readonly R[], gallonsOf: (row: R) => number): Record<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.mo, (sums.get(row.mo) ?? 0) + gallonsOf(row));
  return Object.fromEntries([...sums].filter(([, gallons]) => gallons > 0).toSorted());
}

it('the dashboard, unfiltered, exceeds in every month by what the compliance report finds group by group', async () => {
  const staff = await product.as('administrator');
  const chart = await (await product.as('visitor')).view(monthlyPumpage);
  const last = chart.at(-1)!;
  const { data } = await staff.call(droughtCompliance, {
    body: {
      tiers: [0, 1, 2, 3],
      aq_group_names: ['Edwards', 'Trinity', 'Other'],
      is_overpumped: null,
      start_cal_year: chart[0]!.c_year,
      start_cal_month: chart[0]!.c_month,
      end_cal_year: last.c_year,
      end_cal_month: last.c_month,
    },
  });
  const exceeding = data.reports.filter((row) => row.mo_metered_gallons > (row.mo_reduced_target ?? Infinity));

  const gallons = byMonth(exceeding, (row) => row.mo_metered_gallons - row.mo_reduced_target!);
  expect(Object.keys(gallons).length).toBeGreaterThan(100);
  expect(byMonth(chart, (row) => row.exceedance_volume)).toEqual(gallons);
  expect(byMonth(chart, (row) => row.exceedance_count)).toEqual(byMonth(exceeding, () => 1));
});
