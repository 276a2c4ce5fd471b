import { gallonsBetween, type Dial } from '@artesian/domain/dials';
import { stateWellNumberWarning, texasGridCell } from '@artesian/domain/texas-grid';
import { describe, expect, it } from 'vitest';
import { drilledYear } from '../src/drilling.ts';
import { stageIn } from '../src/drought.ts';
import { isInDistrict } from '../src/geography/district.ts';
import { inventDistrict } from '../src/load.ts';
import { inventMeters } from '../src/meters.ts';
import { inventContacts } from '../src/people.ts';
import { inventPermits, type PermitWell } from '../src/permits.ts';
import { seeded } from '../src/random.ts';
import { sizeAt } from '../src/size.ts';
import { inventWells, type Well } from '../src/wells.ts';

const invent = (seed: number) => {
  const random = seeded(seed);
  const size = sizeAt(1, '2026-11-21');
  const contacts = inventContacts(random, size.contacts);
  const wells = inventWells(random, size.wells, size.contacts);
  const { permits, links } = inventPermits(random, wells, size);
  return { contacts, wells, permits, links, meters: inventMeters(random, permits, links, size) };
};

describe('the demonstration district', () => {
  const district = invent(1);

  it('is the same every time for one seed, and another for another', () => {
    expect(invent(1)).toEqual(district);
    expect(invent(2)).not.toEqual(district);
  });

  it('goes on month by month, and what has been stays as it was', () => {
    const autumn = inventDistrict(1, '2026-11-21').tables;
    const spring = inventDistrict(1, '2027-04-02').tables;
    const monthsOf = (rows: object[]) =>
      (rows as { c_year: number; c_month: number }[]).map((row) => row.c_year * 12 + row.c_month);
    expect(Math.max(...monthsOf(autumn.meter_readings!))).toBe(2026 * 12 + 10);
    expect(Math.max(...monthsOf(spring.meter_readings!))).toBe(2027 * 12 + 3);
    expect(spring.drought_stage_history!.slice(0, autumn.drought_stage_history!.length)).toEqual(
      autumn.drought_stage_history,
    );
    for (const table of ['wells', 'permits', 'permit_wells', 'meters', 'water_levels', 'attachments'])
      expect(spring[table]).toEqual(autumn[table]);
    expect([stageIn({ year: 2027, month: 2 }), stageIn({ year: 2027, month: 4 })]).toEqual([3, 0]);
  });

  it('lies in the four counties, each well in the grid cell of its coordinates', () => {
    for (const { lat_dd, lon_dd, tx_grid } of district.wells) {
      expect(lat_dd).toBeGreaterThan(29.6);
      expect(lat_dd).toBeLessThan(30.7);
      expect(lon_dd).toBeGreaterThan(-98.6);
      expect(lon_dd).toBeLessThan(-97.2);
      expect(tx_grid).toBe(texasGridCell(lat_dd, lon_dd));
    }
    expect(new Set(district.wells.map(({ county_ndx }) => county_ndx))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('permits wells of the district alone', () => {
    const { permit_wells, wells } = inventDistrict(1, '2026-11-21').tables as {
      permit_wells: PermitWell[];
      wells: Well[];
    };
    const outside = permit_wells
      .map(({ well_ndx }) => wells[well_ndx - 1]!)
      .filter(({ lat_dd, lon_dd }) => !isInDistrict(lat_dd, lon_dd));
    expect(permit_wells.length).toBeGreaterThan(200);
    expect(outside).toEqual([]);
  });

  it('measures, permits and visits no well before it was drilled', () => {
    const { tables, monitored } = inventDistrict(1, '2026-11-21');
    const drilled = new Map((tables.wells as Well[]).map((well) => [well.well_ndx, drilledYear(well)]));
    const known = {
      permit_wells: 'start_date',
      meter_wells: 'start_date',
      water_levels: 'collect_timestamp',
      water_quality_samples: 'collect_timestamp',
      inspections: 'inspection_date',
    };
    for (const [table, column] of Object.entries(known)) {
      const rows = tables[table] as (Record<string, string> & { well_ndx: number })[];
      expect(rows.length).toBeGreaterThan(100);
      expect(rows.filter((row) => Number(row[column]!.slice(0, 4)) <= drilled.get(row.well_ndx)!)).toEqual([]);
    }
    // Their daily levels are written by the database, from the year after the one that these say.
    expect(monitored.every((well) => drilled.get(well.well_ndx) === drilledYear(well))).toBe(true);
  });

  it('has state numbers of the grid, a few of which belong to the cell beside', () => {
    const numbered = district.wells.filter(({ state_well_num }) => state_well_num !== null);
    const disagreeing = numbered.filter(
      ({ state_well_num, lat_dd, lon_dd }) => stateWellNumberWarning(state_well_num!, lat_dd, lon_dd) !== null,
    );
    expect(numbered.length / district.wells.length).toBeGreaterThan(0.2);
    expect(new Set(numbered.map(({ state_well_num }) => state_well_num)).size).toBe(numbered.length);
    expect(disagreeing.length).toBeGreaterThan(5);
    expect(disagreeing.length / numbered.length).toBeLessThan(0.06);
  });

  it('holds nobody real: addresses and numbers that are kept for examples', () => {
    for (const { r_email, r_phone } of district.contacts) {
      expect(r_email).toMatch(/@example\.org$/);
      expect(r_phone).toMatch(/^512-555-01\d\d$/);
    }
  });

  it('meters the wells that its permits cover', () => {
    const covered = new Set(district.links.map(({ well_ndx }) => well_ndx));
    expect(district.meters.length).toBeGreaterThan(20);
    for (const { setup_well_ndx } of district.meters) expect(covered).toContain(setup_well_ndx);
  });

  it('has meters that count otherwise than gallons, of which each has pumped what its register of gallons said', () => {
    const { meter_dials, meter_readings } = inventDistrict(1, '2026-11-21').tables as {
      meter_dials: (Dial & { meter_ndx: number })[];
      meter_readings: Shown[];
    };
    interface Shown {
      meter_ndx: number;
      prev_meter_reading: number;
      meter_reading: number | null;
      adjustment: number;
    }
    const pumped = meter_dials.map((dial) => {
      const read = meter_readings.filter(
        ({ meter_ndx, meter_reading }) => meter_ndx === dial.meter_ndx && meter_reading,
      );
      const gallons = read.map(({ prev_meter_reading, meter_reading, adjustment }) => {
        expect(meter_reading).toBeLessThan(10 ** dial.digits!);
        return gallonsBetween({ reading: prev_meter_reading, dial }, { reading: meter_reading!, dial }) + adjustment;
      });
      return [dial.meter_ndx, dial.unit, gallons.reduce((sum, one) => sum + one)];
    });
    expect(pumped).toEqual([
      [13, 'cu ft', 57_764_554],
      [38, 'gal', 88_985_441],
      [63, 'acre-ft', 377_718],
      [88, 'cu ft', 41_931_629],
      [113, 'gal', 46_685_654],
      [138, 'acre-ft', 25_334_218],
      [163, 'cu ft', 15_185_829],
      [188, 'gal', 5_250_915],
    ]);
  });
});
