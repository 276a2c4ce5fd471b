import { comparedLevels } from '@artesian/contract/map/compared-levels';
import { waterLevelsOfWell } from '@artesian/contract/map/graphs';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true });
const sql = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;
let visitor: Client;
let measured: number[];
beforeAll(async () => {
  visitor = await product.as('visitor');
  const rows = await sql<{ well_ndx: number }>(
    `select well_ndx from wells
     where is_published and not removed and (select count(*) from daily_water_levels as days where days.well_ndx = wells.well_ndx) > 300
     order by well_ndx limit 3`,
  );
  measured = rows.map(({ well_ndx }) => well_ndx);
});
const compare = async (...wells: readonly number[]) =>
  (await visitor.call(comparedLevels, { query: { wells: wells.join(',') } })).wells;

const isoOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

describe('the levels of several wells', () => {
  it('are the days at rest of their graphs, in the order in which they were asked for', async () => {
    const asked = measured.toReversed();
    const wells = await compare(...asked);
    expect(wells.map(({ well_ndx }) => well_ndx)).toEqual(asked);
    for (const { well_ndx, days, depths_ft } of wells) {
      const graph = await visitor.view(waterLevelsOfWell, { params: { well_ndx } });
      const atRest = graph.filter(({ is_pumping }) => !is_pumping);
      expect(days.map(isoOf)).toEqual(atRest.map(({ collect_day }) => collect_day));
      expect(depths_ft).toEqual(atRest.map(({ dtw_ft }) => dtw_ft));
    }
  });

  it('have elevations above the last datum that is known, and none above another', async () => {
    const [well] = measured as [number];
    await sql(
      `update daily_water_levels set land_surface_elevation_ft = 700, vertical_datum =
         case when collect_day = (select min(collect_day) from daily_water_levels where well_ndx = $1) then 'NGVD29' else 'NAVD88' end
       where well_ndx = $1 and collect_day < (select max(collect_day) from daily_water_levels where well_ndx = $1)`,
      [well],
    );
    await sql(
      `update daily_water_levels set land_surface_elevation_ft = null, vertical_datum = null
       where well_ndx = $1 and collect_day = (select max(collect_day) from daily_water_levels where well_ndx = $1)`,
      [well],
    );
    await sql('update daily_water_levels set is_pumping = false where well_ndx = $1', [well]);
    const [{ vertical_datum, elevations_ft, depths_ft }] = (await compare(well)) as [
      Awaited<ReturnType<typeof compare>>[number],
    ];
    expect(vertical_datum).toBe('NAVD88');
    expect(elevations_ft![0]).toBeNull();
    expect(elevations_ft!.at(-1)).toBeNull();
    expect(elevations_ft![1]).toBeCloseTo(700 - depths_ft[1]!, 2);
  });

  it('are told of no well that is not published, and of a merged one as of what it became part of', async () => {
    const [kept, merged, hidden] = measured as [number, number, number];
    await sql('update wells set is_published = false where well_ndx = $1', [hidden]);
    await sql('update wells set merged_into = $2, removed = true where well_ndx = $1', [merged, kept]);
    const wells = await compare(merged, hidden, kept, 99_999_999);
    expect(wells).toMatchObject([{ well_ndx: kept, asked: [merged, kept] }]);
  });

  it('are empty for a well that was never measured', async () => {
    const [{ well_ndx }] = (await sql<{ well_ndx: number }>(
      `select well_ndx from wells where is_published and not removed
         and not exists (select from daily_water_levels as days where days.well_ndx = wells.well_ndx) limit 1`,
    )) as [{ well_ndx: number }];
    expect(await compare(well_ndx)).toMatchObject([
      { well_ndx, days: [], depths_ft: [], elevations_ft: null, vertical_datum: null },
    ]);
  });

  it('are refused for more than twenty wells, and for what is no list of numbers', async () => {
    const tooMany = Array.from({ length: 21 }, (_, place) => place + 1).join(',');
    for (const wells of [tooMany, '', '1,,2', 'all', '1;drop', '0', '12345678901'])
      await expect(visitor.call(comparedLevels, { query: { wells } })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('Name 1 to 20 wells by their numbers') as string,
      });
  });
});
