import { levelsOverYears } from '@artesian/contract/map/levels-over-years';
import { mapWells } from '@artesian/contract/map/map-wells';
import { classOf, levelClasses, STANDING_DAYS, TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { isSignificant, trendOf } from '@artesian/domain/levels/level-trend';
import { groupBy } from '@artesian/contract/map/layer-rows';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { countLevels } from '../../src/levels/count-levels.ts';
import { sharedProduct } from '../support/product.ts';

// Wells with depths to a tenth of a foot on random days of up to 25 years, through the present month in most.
const { product } = await sharedProduct();
const { database } = product;
const WELLS = 120;
const sql = async <R extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<R>(text, values)).rows;
let visitor: Client;

interface Month {
  well_ndx: number;
  month: string;
  depth_ft: number;
  percentile: number | null;
  level_class: string | null;
}
const months = () =>
  sql<Month>(
    'select well_ndx, month::text, depth_ft, percentile, level_class from level_months order by well_ndx, month',
  );
const monthOf = ({ month }: Month) => month.slice(5, 7);

beforeAll(async () => {
  visitor = await product.as('visitor');
  await sql(
    `insert into wells (well_ndx, district_well_id, lat_dd, lon_dd, is_published)
     select well, 'L' || well, 30 + well * 0.001, -98, true from generate_series(1, $1) as wells (well)`,
    [WELLS],
  );
  await sql('select setseed(0.38)');
  await sql(
    `insert into daily_water_levels (well_ndx, collect_day, dtw_ft, is_pumping)
     select distinct on (well, day) well, day, round((150 + (well % 7) * (district_today() - day) / 365.0 * 0.5 + random() * 30)::numeric, 1), random() < 0.05
     from generate_series(1, $1) as wells (well)
     cross join lateral (
       select district_today() - (random() * 366 * (3 + well % 23))::integer as day from generate_series(1, 40 + well * 3)
     ) as days`,
    [WELLS],
  );
  await countLevels(database);
});

describe('levels against their own history', () => {
  it('are classed by month as the domain classes them, from the medians of days at rest', async () => {
    const counted = await months();
    const medians = await sql<{ well_ndx: number; month: string; depth_ft: number }>(
      `select well_ndx, date_trunc('month', collect_day)::date::text as month, 
         round(percentile_cont(0.5) within group (order by dtw_ft)::numeric, 3)::double precision as depth_ft
       from daily_water_levels where not is_pumping group by 1, 2 order by 1, 2`,
    );
    expect(counted.map(({ well_ndx, month, depth_ft }) => ({ well_ndx, month, depth_ft }))).toEqual(medians);
    const byName = groupBy(counted, (one) => `${one.well_ndx} ${monthOf(one)}`);
    const classes = new Set<string | null>();
    for (const one of counted) {
      const found = classOf(
        one.depth_ft,
        byName.get(`${one.well_ndx} ${monthOf(one)}`)!.map(({ depth_ft }) => depth_ft),
      );
      expect(one.level_class).toBe(found?.level_class ?? null);
      if (found) expect(one.percentile).toBeCloseTo(found.percentile, 3);
      classes.add(one.level_class);
    }
    expect(classes.size).toBe(8);
  });

  it('go where the yearly medians go', async () => {
    const counted = await months();
    const trends = await sql<{ well_ndx: number; record_trend_ft: number | null; years_measured: number }>(
      'select well_ndx, record_trend_ft, years_measured from level_standings order by well_ndx',
    );
    for (const { well_ndx, record_trend_ft, years_measured } of trends) {
      const years = groupBy(
        counted.filter((one) => one.well_ndx === well_ndx),
        ({ month }) => month.slice(0, 4),
      );
      const medians = [...years.values()].map((some) => medianOf(some.map(({ depth_ft }) => depth_ft)));
      const trend = trendOf([...years.keys()].map(Number), medians);
      expect(years_measured).toBe(years.size);
      if (trend && isSignificant(trend)) expect(record_trend_ft).toBeCloseTo(-trend.slope, 4);
      else expect(record_trend_ft).toBeNull();
    }
    expect(trends.filter(({ record_trend_ft }) => record_trend_ft !== null).length).toBeGreaterThan(10);
    expect(trends.filter(({ record_trend_ft }) => record_trend_ft === null).length).toBeGreaterThan(10);
  });

  it('are on the map where the last level is recent, for everybody', async () => {
    const told = new Map((await visitor.view(mapWells)).map(({ well_ndx, level_class }) => [well_ndx, level_class]));
    const standings = await sql<{ well_ndx: number; level_class: string; is_recent: boolean }>(
      'select well_ndx, level_class, last_month > district_today() - $1::integer as is_recent from level_standings',
      [STANDING_DAYS],
    );
    for (const { well_ndx, level_class, is_recent } of standings)
      expect(told.get(well_ndx)).toBe(is_recent ? level_class : null);
    expect(new Set(told.values())).toContain(TOO_SHORT);
  });

  it('are on the map for each year, as its last month with a class was', async () => {
    const { features, first_year, last_year } = await visitor.call(levelsOverYears, {});
    const counted = await months();
    expect(features).toHaveLength(WELLS);
    for (const { properties } of features) {
      const own = counted.filter(
        ({ well_ndx, level_class }) => well_ndx === properties.well_ndx && level_class !== null,
      );
      const ofYear = new Map(own.map(({ month, level_class }) => [Number(month.slice(0, 4)), level_class!]));
      const told = properties.classes.split('').map((letter) => levelClasses[Number(letter)] ?? null);
      expect(told).toHaveLength(last_year! - first_year! + 1);
      expect(told).toEqual(told.map((_, place) => ofYear.get(first_year! + place) ?? null));
    }
    const trends = await sql<{ rising: number; falling: number }>(
      `select count(*) filter (where record_trend_ft > 0)::integer as rising, count(*) filter (where record_trend_ft < 0)::integer as falling
       from api.level_classes_today`,
    );
    const going = (trend: number) => features.filter(({ properties }) => properties.record_trend === trend).length;
    expect([{ rising: going(1), falling: going(-1) }]).toEqual(trends);
    expect(Object.keys(features[0]!.properties)).not.toContain('aquifer_setting');
  });

  it('are taken away by month and by year, with what is usual and the departure from it', async () => {
    const counted = (await months()).filter(({ well_ndx }) => well_ndx === 20);
    const linesOf = async (by: string) => {
      const answered = await product.fetch('visitor', `/api/wells/L20/levels-by/${by}`);
      const [, ...lines] = (await answered.text()).trim().split('\r\n');
      return lines.map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
    };
    const usualOf = (name: string) =>
      medianOf(counted.filter((one) => monthOf(one) === name).map(({ depth_ft }) => depth_ft));
    expect(
      (await linesOf('months')).map(([, month, depth, usual, departure]) => [month, depth, usual, departure]),
    ).toEqual(
      counted.map((one) => {
        const usual = Number(usualOf(monthOf(one)).toFixed(3));
        return [
          one.month.slice(0, 7),
          String(one.depth_ft),
          String(usual),
          String(Number((usual - one.depth_ft).toFixed(3))),
        ];
      }),
    );
    const byYear = groupBy(counted, ({ month }) => month.slice(0, 4));
    const medians = [...byYear.values()].map((some) => medianOf(some.map(({ depth_ft }) => depth_ft)));
    const years = await linesOf('years');
    expect(years.map(([, year, measured]) => [year, Number(measured)])).toEqual(
      [...byYear].map(([year, some]) => [year, some.length]),
    );
    for (const [place, [, , , median, , , usual, departure]] of years.entries()) {
      expect(Number(median)).toBeCloseTo(medians[place]!, 2);
      expect(Number(departure)).toBeCloseTo(Number(usual) - Number(median), 6);
    }
    expect((await product.fetch('visitor', '/api/wells/L20/levels-by/days')).status).toBe(400);
    expect((await product.fetch('visitor', '/api/wells/none/levels-by/years')).status).toBe(404);
  });

  it('are counted anew for the wells whose levels changed, and for no other', async () => {
    expect(await sql('select well_ndx from levels_to_count')).toEqual([]);
    await sql("update level_months set level_class = 'Normal', percentile = 1 where well_ndx = 2");
    const [{ month }] = (await sql<Month>(
      'select month::text from level_months where well_ndx = 1 order by month desc limit 1',
    )) as [Month];
    await sql('delete from daily_water_levels where well_ndx = 1 and collect_day >= $1', [month]);
    await sql('update daily_water_levels set dtw_ft = 999 where well_ndx = 3');
    expect(await sql('select well_ndx from levels_to_count order by 1')).toEqual([{ well_ndx: 1 }, { well_ndx: 3 }]);
    await countLevels(database);
    const [last] = await sql<{ last: string }>(
      'select last_month::text as last from level_standings where well_ndx = 1',
    );
    expect(last!.last < month).toBe(true);
    expect(await sql('select distinct depth_ft from level_months where well_ndx = 3')).toEqual([{ depth_ft: 999 }]);
    expect(await sql('select distinct percentile from level_months where well_ndx = 2')).toEqual([{ percentile: 1 }]);
    await sql('delete from daily_water_levels where well_ndx = 4');
    await countLevels(database);
    expect(await sql('select from level_standings where well_ndx = 4')).toEqual([]);
  });

  it('leave out days that a rule has flagged until somebody has looked at them', async () => {
    const [{ day }] = (await sql<{ day: string }>(
      `select collect_day::text as day from daily_water_levels as days
       where well_ndx = 5 and not is_pumping
         and 1 = (select count(*) from daily_water_levels as others where others.well_ndx = 5 and not others.is_pumping
           and date_trunc('month', others.collect_day) = date_trunc('month', days.collect_day))
       order by collect_day limit 1`,
    )) as [{ day: string }];
    const isCounted = async () =>
      (await sql("select from level_months where well_ndx = 5 and month = date_trunc('month', $1::date)", [day]))
        .length > 0;
    expect(await isCounted()).toBe(true);
    await sql(
      `insert into level_rules (rule_ndx, rule_name, kind, rate_ft, rate_per) values (1, 'Jumps', 'Rate', 10, 'day');
       insert into level_looks (look_ndx, rules, wells) values (1, 1, 1)`,
    );
    await sql(
      `insert into level_findings (rule_ndx, well_ndx, look_ndx, from_at, to_at, what)
       values (1, 5, 1, ($1::date + time '12:00') at time zone district_time_zone(), ($1::date + time '12:30') at time zone district_time_zone(), 'A jump')`,
      [day],
    );
    await countLevels(database);
    expect(await isCounted()).toBe(false);
    expect(await sql('select days_left_out from level_standings where well_ndx = 5')).toEqual([{ days_left_out: 1 }]);
    await sql("update level_findings set is_looked_at = true, looked_at = now(), looked_at_by = 'somebody'");
    await countLevels(database);
    expect(await isCounted()).toBe(true);
  });
});

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return Number(((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2).toFixed(4));
}
