import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import type { Client } from '@artesian/contract/language/client';
import { aquifers, aquiferYears } from '@artesian/contract/map/aquifers';
import { mapWells } from '@artesian/contract/map/map-wells';
import { mapFilters } from '@artesian/contract/map/well-categories';
import { beforeAll, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true });
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

it('the aquifers have the wells and the classes of the map', async () => {
  const listed = await visitor.view(aquifers);
  const onMap = await visitor.view(mapWells);
  const filters = (await visitor.call(mapFilters, {})).data.aquiferName.map(({ value }) => value);
  for (const { aq_group_summary_name: name, wells, level_classes, west, east } of listed) {
    const own = onMap.filter(({ aquifer_name }) => aquifer_name === name);
    expect(filters).toContain(name);
    expect(wells).toBe(own.length);
    for (const { level_class, wells: count } of level_classes)
      expect(count).toBe(own.filter((well) => well.level_class === level_class).length);
    const classed = own.filter(({ level_class }) => level_class !== null).length;
    expect(level_classes.reduce((sum, one) => sum + one.wells, 0)).toBe(classed);
    expect(west).toBe(Math.min(...own.map(({ lon_dd }) => lon_dd)));
    expect(east).toBe(Math.max(...own.map(({ lon_dd }) => lon_dd)));
  }
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.flatMap(({ level_classes }) => level_classes).length).toBeGreaterThan(3);
});

it('their years are those of the chart of months', async () => {
  const years = await visitor.view(aquiferYears);
  const months = await visitor.view(monthlyPumpage);
  for (const { aq_group_summary_name, fiscal_year, permitted_gallons, reduced_gallons, pumped_gallons } of years) {
    const own = months.filter(
      (one) => one.aq_group_summary_name === aq_group_summary_name && one.fiscal_year === fiscal_year,
    );
    const sum = (gallonsOf: (row: (typeof own)[number]) => number | null) =>
      own.reduce((gallons, row) => gallons + (gallonsOf(row) ?? 0), 0);
    expect(permitted_gallons).toBe(sum((row) => row.monthly_permitted_volume));
    expect(reduced_gallons).toBe(sum((row) => row.reduced_monthly_volume));
    expect(pumped_gallons).toBe(sum((row) => row.actual_production));
  }
  expect(years.length).toBeGreaterThan(10);
});
