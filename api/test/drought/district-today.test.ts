import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { districtToday } from '@artesian/contract/drought/district-today';
import { droughtMeasures } from '@artesian/contract/drought/drought-measures';
import { droughtStages } from '@artesian/contract/drought/drought-stages';
import { droughtStageChanges } from '@artesian/contract/drought/stage-changes';
import { droughtDays } from '@artesian/contract/drought/triggers';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

const ask = () => visitor.call(districtToday, {});
const DISTRICT = 1;
const areaOf = async () => (await ask()).areas.find(({ drought_area_ndx }) => drought_area_ndx === DISTRICT)!;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

describe('the district today', () => {
  it('names the stage that is declared for the present month, since the first month at it', async () => {
    const { day, stages } = await ask();
    const months = await staff.register(droughtStages).list();
    const { drought_stage_ndx, since, days } = await areaOf();
    const isAt = (row: (typeof months)[number]) => row.drought_stage_ndx === drought_stage_ndx;
    const present = months.filter((row) => `${row.d_year}-${String(row.d_month).padStart(2, '0')}-01` <= day);
    expect(isAt(present[0]!)).toBe(true);
    const another = present.findIndex((row) => !isAt(row));
    const first = present[another - 1]!;
    expect(since).toBe(`${first.d_year}-${String(first.d_month).padStart(2, '0')}-01`);
    expect(days).toBe(Math.round((Date.parse(day) - Date.parse(since!)) / 86_400_000) + 1);
    expect(stages.map(({ drought_stage_ndx: stage }) => stage)).toContain(drought_stage_ndx);
  });

  it('says of each indicator what the evaluated days say, now, a month and a year ago', async () => {
    const { day, indicators } = await ask();
    const days = await staff.view(droughtDays);
    const meanOn = (on: string, indicator: number) =>
      days.find((one) => one.day === on)?.figures.find((one) => one.indicator_ndx === indicator)?.mean ?? null;
    expect(indicators).toHaveLength(2);
    for (const { indicator_ndx, mean, mean_on, year_ago, means, triggers, is_late, read_on, outlook } of indicators) {
      expect(mean).toBe(meanOn(mean_on!, indicator_ndx));
      expect(year_ago).toBe(meanOn(`${Number(mean_on!.slice(0, 4)) - 1}${mean_on!.slice(4)}`, indicator_ndx));
      expect(is_late).toBe(false);
      expect(read_on).toBe(dayBefore(day, 1));
      expect(triggers).toHaveLength(4);
      expect(means.values.length).toBeGreaterThan(700);
      expect(means.values.at(-1)).toBe(mean);
      // The demonstration has readings of 15 years.
      expect(outlook!.years.length).toBeGreaterThanOrEqual(12);
      expect(new Set(outlook!.fan[0])).toEqual(new Set([Number(mean!.toFixed(2))]));
      expect(outlook!.crossings.at(-1)!.by > mean_on!).toBe(true);
      for (const { times } of outlook!.crossings) expect(Math.max(...times)).toBeLessThanOrEqual(outlook!.years.length);
    }
  });

  it('has pumped this year what the chart of months says', async () => {
    const { pumped, day } = await ask();
    const ofYear = (await visitor.view(monthlyPumpage)).filter(
      ({ fiscal_year }) => fiscal_year === pumped!.fiscal_year,
    );
    const over = ofYear.filter(({ mo }) => mo < `${day.slice(0, 7)}-01`);
    const sum = (gallonsOf: (row: (typeof over)[number]) => number | null) =>
      over.reduce((gallons, row) => gallons + (gallonsOf(row) ?? 0), 0);
    expect(pumped).toMatchObject({
      last_month: over.at(-1)!.mo,
      pumped_gal: sum((row) => row.actual_production),
      allowed_gal: sum((row) => row.reduced_monthly_volume),
    });
    expect(pumped!.pumped_gal).toBeGreaterThan(0);
    expect(pumped!.year_allowed_gal).toBeGreaterThan(pumped!.allowed_gal);
  });

  it('asks of people what was decided last for the stage, and of an area what was decided for it', async () => {
    const { drought_stage_ndx } = await areaOf();
    const { day } = await ask();
    const measures = staff.register(droughtMeasures);
    const told = async () => (await areaOf()).measures.find(({ concerns }) => concerns === 'Golf courses')?.measure;
    const decide = (measure: string | null, holds_from: string, drought_area_ndx?: number) =>
      measures.create({
        drought_stage_ndx: drought_stage_ndx!,
        concerns: 'Golf courses',
        measure,
        holds_from,
        ...(drought_area_ndx && { drought_area_ndx }),
      });
    await decide('Water greens only.', dayBefore(day, 30));
    await decide('Water nothing.', dayBefore(day, -1));
    expect(await told()).toBe('Water greens only.');
    await decide('Water greens and tees only.', dayBefore(day, 20), DISTRICT);
    expect(await told()).toBe('Water greens and tees only.');
    await decide(null, day, DISTRICT);
    expect(await told()).toBeUndefined();
  });

  it('takes from each type of permit what its factors and special reductions say', async () => {
    const { reductions, drought_stage_ndx } = await areaOf();
    const { rows } = await product.database.pool.query<{ part: number; types: number }>(
      `select min(reduced_gal / nullif(permitted_gal, 0)::numeric)::double precision as part, count(distinct permit_type_ndx)::integer as types
       from permit_months join permits using (permit_ndx) join permit_types using (permit_type_ndx)
       where permit_type_desc = 'Edwards Historical' and make_date(c_year, c_month, 1) = date_trunc('month', district_today())`,
    );
    const historical = reductions.find(({ permit_type_desc }) => permit_type_desc === 'Edwards Historical')!;
    expect(drought_stage_ndx).toBeGreaterThanOrEqual(2);
    expect(1 - historical.most_reduction).toBeCloseTo(rows[0]!.part, 3);
    expect(historical.least_reduction).toBe(historical.most_reduction);
  });

  it('counts by day where stages of the area do', async () => {
    const { day } = await ask();
    const [mild, severe] = [2, 3];
    const says = async () => {
      const { drought_stage_ndx, since, days } = await areaOf();
      return { drought_stage_ndx, since, days };
    };
    const change = (drought_stage_ndx: number, from_day: string) =>
      staff.call(droughtStageChanges.calls.create!, {
        body: { drought_stage_ndx, from_day },
        correctionReason: 'As the Board declared it',
      });
    await change(mild, dayBefore(day, 40));
    await change(severe, dayBefore(day, 9));
    await change(severe, dayBefore(day, 4));
    expect(await says()).toEqual({ drought_stage_ndx: severe, since: dayBefore(day, 9), days: 10 });
  });
});
