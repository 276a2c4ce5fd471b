import {
  carriedInspections,
  carriedMeters,
  carriedRecords,
  carriedWells,
  dueWells,
} from '@artesian/contract/field/carry';
import { addInspection, inspections } from '@artesian/contract/field/inspections';
import { addFieldReading } from '@artesian/contract/field/meter-reading';
import { addWaterLevel } from '@artesian/contract/field/water-levels';
import { wellRecord } from '@artesian/contract/field/well-record';
import { wellDetails } from '@artesian/contract/wells/well-parts';
import { describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

describe('what a device carries', () => {
  it('has each well with what was last measured at it', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Carried' });
    const params = { wellNdx: well_ndx };
    const level = (day: string, wl_meas_val_ft: number) =>
      staff.call(addWaterLevel, {
        params,
        body: { wl_meas_val_ft, collect_timestamp: `${day}T15:00:00Z`, is_pumping: false, wl_meas_point_height_in: 12 },
      });
    await level('2025-03-01', 50);
    await level('2024-03-01', 40);
    const carried = (await staff.view(carriedWells)).find((well) => well.well_ndx === well_ndx);
    expect(carried).toMatchObject({ well_name: 'Carried', last_dtw_ft: 49, last_meas_point_height_in: 12, version: 1 });
    expect(Date.parse(carried!.last_level_at!)).toBe(Date.parse('2025-03-01T15:00:00Z'));
  });

  it('has the full record of each well as it is asked for alone, but not of one that was removed', async () => {
    const { well_ndx, district_well_id } = await buildWell(staff, { well_name: 'Carried whole' });
    await buildMeter(staff, { setup_well_ndx: well_ndx });
    const carried = async () => (await staff.view(carriedRecords)).find((well) => well.well_ndx === well_ndx);
    expect(await carried()).toEqual(await staff.view(wellRecord, { params: { id: district_well_id } }));
    await product.database.pool.query('update wells set removed = true where well_ndx = $1', [well_ndx]);
    expect(await carried()).toBeUndefined();
  });

  it('has the inspections of each well as they are asked for at it, but not of one that was removed', async () => {
    const { well_ndx } = await buildWell(staff);
    const params = { wellNdx: well_ndx };
    const visit = (inspected_by: string, day: string) =>
      staff.call(addInspection, { params, body: { inspected_by, inspection_date: `${day}T15:00:00Z` } });
    await visit('Earlier', '2025-03-01');
    await visit('Later', '2025-04-01');
    const carried = async () => (await staff.view(carriedInspections)).filter((row) => row.well_ndx === well_ndx);
    expect((await carried()).map(({ inspected_by }) => inspected_by)).toEqual(['Later', 'Earlier']);
    expect(await carried()).toEqual(await staff.view(inspections, { params }));
    await product.database.pool.query('update wells set removed = true where well_ndx = $1', [well_ndx]);
    expect(await carried()).toEqual([]);
  });

  it('has each active meter with what its next reading is held against, as the office holds it', async () => {
    const read = (await staff.view(carriedMeters)).filter(({ last_year }) => last_year !== null).slice(0, 30);
    const { rows: held } = await product.database.pool.query(
      `select held.prev_meter_reading as last_reading, held.largest_monthly_gal
       from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as last (meter_ndx, c_year, c_month, place)
       cross join lateral (select make_date(c_year, c_month, 1) + interval '1 month') as after (next)
       cross join lateral api.held_against(
         meter_ndx, extract(year from next)::integer, extract(month from next)::integer) as held
       order by place`,
      [
        read.map(({ meter_ndx }) => meter_ndx),
        read.map(({ last_year }) => last_year),
        read.map(({ last_month }) => last_month),
      ],
    );
    expect(held.length).toBeGreaterThan(10);
    expect(read.map(({ last_reading, largest_monthly_gal }) => ({ last_reading, largest_monthly_gal }))).toEqual(held);
  });

  it('is asked for again for nothing while it is the same', async () => {
    for (const list of ['wells', 'records', 'inspections', 'meters']) {
      const path = `/api/field-services/carry/${list}?as=table`;
      const first = await product.fetch('administrator', path);
      await first.arrayBuffer();
      const again = { headers: { 'if-none-match': first.headers.get('etag')! } };
      expect((await product.fetch('administrator', path, again)).status).toBe(304);
      expect((await product.fetch('well-owner', path)).status).toBe(403);
    }
    const before = await product.fetch('administrator', '/api/field-services/carry/wells?as=table');
    const { well_ndx } = await buildWell(staff);
    const after = await product.fetch('administrator', '/api/field-services/carry/wells?as=table');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await after.text()).toContain(String(well_ndx));
  });
});

describe('what is due', () => {
  const dueAt = async (well: number) => (await staff.view(dueWells)).find(({ well_ndx }) => well_ndx === well);

  it('is a reading for a month that is over, a follow-up that nobody came for, and a level as often as the well is monitored', async () => {
    const { well_ndx } = await buildWell(staff);
    expect(await dueAt(well_ndx)).toBeUndefined();
    const params = { wellNdx: well_ndx };
    const { meter_ndx } = await buildMeter(staff, { setup_well_ndx: well_ndx, joined_date: '2025-01-10' });
    const visit = await staff.call(addInspection, {
      params,
      body: { inspected_by: 'Crew', inspection_date: '2025-03-01T15:00:00Z', follow_up_date: '2025-04-01' },
    });
    await staff.register(wellDetails).update(well_ndx, { monitoring_status_ndx: 3 }, undefined);
    await staff.call(addWaterLevel, { params, body: { wl_meas_val_ft: 9, collect_timestamp: '2025-02-15T18:00:00Z' } });
    expect(await dueAt(well_ndx)).toMatchObject({
      first_due_on: '2025-02-05',
      what: [
        { kind: 'meter-reading', due_on: '2025-02-05', meter_ndx, ir_ndx: null },
        { kind: 'follow-up', due_on: '2025-04-01', meter_ndx: null, ir_ndx: visit.ir_ndx },
        { kind: 'water-level', due_on: '2025-05-15' },
      ],
    });

    await staff.call(addInspection, {
      params,
      body: { inspected_by: 'Crew', follow_up_date: inAMonth },
    });
    await staff.call(addWaterLevel, { params, body: { wl_meas_val_ft: 9 } });
    const { rows: months } = await product.database.pool.query<{ c_year: number; c_month: number }>(
      `select extract(year from day)::integer as c_year, extract(month from day)::integer as c_month
       from (select district_today() - interval '1 month' as day) as last`,
    );
    await staff.call(addFieldReading, { body: { meter_ndx, ...months[0]!, meter_reading: 10 } });
    expect(await dueAt(well_ndx)).toBeUndefined();
  });

  it('is of all three kinds in the demonstration district', async () => {
    const kinds = (await staff.view(dueWells)).flatMap(({ what }) => what.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['meter-reading', 'follow-up', 'water-level']));
  });
});
