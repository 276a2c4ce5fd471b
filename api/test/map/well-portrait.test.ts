import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { adjacentWells } from '@artesian/contract/map/adjacent-wells';
import { oneMapWell } from '@artesian/contract/map/map-wells';
import { waterLevelsOfWell } from '@artesian/contract/map/graphs';
import { waterQualityParameters } from '@artesian/contract/science/parameters';
import { wellPortrait } from '@artesian/contract/wells/portrait';
import { wells } from '@artesian/contract/wells/wells';
import type { ApiError, Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
const sql = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});
const portraitOf = (id: string) => visitor.call(wellPortrait, { params: { id } });

interface Well {
  well_ndx: number;
  district_well_id: string;
  lat_dd: number;
  lon_dd: number;
}
const wellWith = async (condition: string) =>
  (
    await sql<Well>(
      `select well_ndx, district_well_id, lat_dd, lon_dd from wells
       where is_published and not removed and ${condition} order by well_ndx limit 1`,
    )
  )[0]!;

describe('the portrait of a well', () => {
  it('has how it is built, from the top down, unless the district keeps that to itself', async () => {
    const { well_ndx, district_well_id } = await wellWith(
      'exists (select from well_components as parts where parts.well_ndx = wells.well_ndx)',
    );
    await sql('update wells set pump_depth_ft = 5 where well_ndx = $1', [well_ndx]);
    const { bore } = await portraitOf(district_well_id);
    const [kept] = await sql<{ pump_depth_ft: number; parts: number }>(
      `select pump_depth_ft, (select count(*)::integer from well_components as parts where parts.well_ndx = $1) as parts
       from wells where well_ndx = $1`,
      [well_ndx],
    );
    expect(bore!.components).toHaveLength(kept!.parts);
    expect(bore!.pump_depth_ft).toBe(kept!.pump_depth_ft);
    const tops = bore!.components.map(({ top_ft }) => top_ft ?? 0);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const developer = await product.as('developer');
    const show = (value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_PUBLIC_WELL_LOGS' }, body: { value } });
    // What its pump gives stands on the map.
    const onMap = async () => (await visitor.call(oneMapWell, { params: { well_ndx } })).pump_gpm;
    await sql('update wells set pump_gpm = 35 where well_ndx = $1', [well_ndx]);
    expect(await onMap()).toBe(35);
    await show('false');
    expect((await portraitOf(district_well_id)).bore).toBeNull();
    expect(await onMap()).toBeNull();
    await show(null);
    expect(await onMap()).toBe(35);
    expect((await portraitOf(district_well_id)).bore).toEqual(bore);
  });

  it('has its number at the federal survey, of 8 to 15 digits and of one well alone', async () => {
    const [one, other] = await sql<Well>(
      'select * from wells where is_published and not removed order by well_ndx limit 2',
    );
    const number = ({ well_ndx }: Well, usgs_site_num: string) =>
      staff.register(wells).update(well_ndx, { usgs_site_num }, undefined);
    await number(one!, '300453097503101');
    expect((await portraitOf(one!.district_well_id)).usgs_site_num).toBe('300453097503101');
    expect((await portraitOf(other!.district_well_id)).usgs_site_num).toBeNull();
    const messageOf = (act: Promise<unknown>) => act.then(String, ({ problem }: ApiError) => problem.errors);
    const says = (message: string) => [{ field: 'usgs_site_num', message }];
    expect(await messageOf(number(other!, '300453097503101'))).toEqual(says('Another well has this USGS Site Number.'));
    expect(await messageOf(number(other!, 'USGS-3004530'))).toEqual(
      says('A USGS Site Number has 8 to 15 digits, such as 300453097503101.'),
    );
  });

  it('has the last level of its graph, and that of a year before', async () => {
    const { well_ndx, district_well_id } = await wellWith(
      '(select count(*) from daily_water_levels as days where days.well_ndx = wells.well_ndx) > 800',
    );
    const { level } = await portraitOf(district_well_id);
    const graph = await visitor.view(waterLevelsOfWell, { params: { well_ndx } });
    expect(level).toMatchObject({ day: graph.at(-1)!.collect_day, depth_ft: graph.at(-1)!.dtw_ft });
    const then = graph.find(({ collect_day }) => collect_day === level!.year_ago!.day);
    expect(then!.dtw_ft).toBe(level!.year_ago!.depth_ft);
  });

  it('has depths above ground as numbers in its file', async () => {
    const { well_ndx, district_well_id } = await wellWith(
      'exists (select from daily_water_levels as days where days.well_ndx = wells.well_ndx)',
    );
    await sql(`update daily_water_levels set dtw_ft = -3.5 where well_ndx = $1`, [well_ndx]);
    const file = await product.fetch('visitor', `/api/wells/${encodeURIComponent(district_well_id)}/measurements`);
    expect(await file.text()).toContain(',-3.5,ft,');
  });

  it('has the latest result of each parameter, with the limit that staff keep', async () => {
    const { well_ndx, district_well_id } = await wellWith(
      'exists (select from water_quality_samples as samples where samples.well_ndx = wells.well_ndx)',
    );
    const before = (await portraitOf(district_well_id)).quality.find(
      ({ parameter }) => parameter === 'Nitrate as Nitrogen',
    );
    expect(before).toMatchObject({ drinking_limit: 10, drinking_limit_kind: 'Health', unit: 'mg/L' });
    const [sample] = await sql<{ ndx: number }>(
      `insert into water_quality_samples (well_ndx, collect_timestamp) values ($1, now()) returning ndx`,
      [well_ndx],
    );
    const [parameter] = await staff
      .register(waterQualityParameters)
      .list()
      .then((all) => all.filter(({ parameter_name }) => parameter_name === 'Nitrate as Nitrogen'));
    await sql('insert into water_quality_results (sample_ndx, parameter_ndx, result_value) values ($1, $2, 11.5)', [
      sample!.ndx,
      parameter!.aqsci_parameter_ndx,
    ]);
    const { quality } = await portraitOf(district_well_id);
    const nitrate = quality.filter((one) => one.parameter === 'Nitrate as Nitrogen');
    expect(nitrate).toEqual([expect.objectContaining({ value: 11.5 })]);
    expect(nitrate[0]!.collected_on > before!.collected_on).toBe(true);
  });

  it('names the nearest published wells, as the report of adjacent wells does', async () => {
    const { district_well_id, lat_dd, lon_dd } = await wellWith('true');
    const { neighbors } = await portraitOf(district_well_id);
    const adjacent = await visitor.call(adjacentWells, { params: { lat: lat_dd, lon: lon_dd, distance: 26_400 } });
    const others = adjacent.filter(({ well_id }) => well_id !== district_well_id).slice(0, neighbors.length);
    expect(neighbors.length).toBeGreaterThan(0);
    expect(neighbors.map(({ distance_ft }) => distance_ft)).toEqual(
      others.map(({ distance_ft }) => Math.round(distance_ft)),
    );
  });

  it('is of no well that is not published', async () => {
    const [hidden] = await sql<Well>('select district_well_id from wells where not is_published limit 1');
    await expect(portraitOf(hidden!.district_well_id)).rejects.toMatchObject({ status: 404 });
    await expect(portraitOf('no such well')).rejects.toMatchObject({ status: 404 });
  });
});
