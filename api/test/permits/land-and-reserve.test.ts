import { readFileSync } from 'node:fs';
import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { permitBalances, workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { droughtCompliance } from '@artesian/contract/drought/drought';
import { permitAtAGlance } from '@artesian/contract/glance/at-a-glance';
import { monthsOfGroup, readingSummaries } from '@artesian/contract/metering/readings';
import { landAllowances, permitLand, reserveEntries } from '@artesian/contract/permits/land';
import { managedPermits } from '@artesian/contract/permits/permit-lists';
import { permitMonths, permitYears } from '@artesian/contract/permits/permit-years';
import { reportPeriods } from '@artesian/contract/permits/report-periods';
import { permitReserve, reserveAccounts } from '@artesian/contract/permits/reserves';
import { landVolume_gal } from '@artesian/domain/oracle/reserve';
import { acreFeetToGallons } from '@artesian/domain/units';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyFile } from '../../src/district/apply-file.ts';
import { readDistrictFile } from '../../src/district/read-file.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openLiveConfig } from '../../src/settings/live-config.ts';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';

// A district whose permits allow by land and keep a reserve, made of nothing but the file in districts/: a production unit of 640 acres at 1.5
// acre-feet, from 2022 on.

const { product, staff } = await sharedProduct();
const { database } = product;
const text = readFileSync(new URL('../../../districts/land-and-reserve.yaml', import.meta.url), 'utf8');
const rows = async <T extends object>(statement: string, values: unknown[] = []) =>
  (await database.pool.query<T>(statement, values)).rows;

const gal = (acreFeet: number) => Math.round(acreFeetToGallons(acreFeet));
/** To the gallon but for what rounding each of a few volumes leaves. */
const about = (acreFeet: number) => ({
  asymmetricMatch: (value: unknown) => Math.abs(Number(value) - gal(acreFeet)) <= 5,
  toString: () => `about ${acreFeet} acre-feet`,
});

const UNIT = 1;
const MUNICIPAL = 2;
const PUMPED = { 2022: 700, 2023: 1200, 2024: 900, 2025: 1400 };
const types = new Map<string, number>();
let present: number;

beforeAll(async () => {
  const live = await openLiveConfig(readConfig({}, {}), database);
  live.close();
  const applying = { database, live, fileName: 'land-and-reserve.yaml', text };
  const { problems } = await applyFile(readDistrictFile(text), applying);
  if (problems[0]) throw new Error(`Line ${problems[0].line}: ${problems[0].words}`);
  const found = await rows<{ ndx: number; name: string }>(
    'select permit_type_ndx as ndx, permit_type_desc as name from permit_types',
  );
  for (const { ndx, name } of found) types.set(name, ndx);
  [{ present }] = (await rows<{ present: number }>('select api.fiscal_year(district_today()) as present')) as [
    { present: number },
  ];
  // In 2022, as whoever entered them then; each report by its due day but that of 2024, which came a day late.
  let register = 0;
  const readings = Object.entries(PUMPED).map(([year, acreFeet]) => {
    register += gal(acreFeet);
    const day = `${Number(year) + 1}-03-${year === '2024' ? '02' : '01'}`;
    return `(1, ${year}, 12, ${register}, '${day}T18:00:00Z')`;
  });
  await rows(`
    select set_config('app.bringing_back', 'on', true);
    insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, aquifer_group_ndx, start_date, created_timestamp)
      select given.ndx, given.number, 2022, 1000, given.type, aquifer_group_ndx, '2022-01-01', '2022-01-01T18:00:00Z'
      from (values (${UNIT}, 'U1', ${types.get('Production Unit')}), (${MUNICIPAL}, 'M1', ${types.get('Municipal')})) as given (ndx, number, type)
      join aquifer_groups on aquifer_group_name = 'Ogallala';
    insert into wells (well_ndx, lat_dd, lon_dd) values (1, 35.9, -102.1);
    insert into permit_wells (permit_ndx, well_ndx, start_date) values (${UNIT}, 1, '2022-01-01');
    insert into meters (meter_ndx, setup_well_ndx, joined_date, start_reading) values (1, 1, '2022-01-01', 0);
    insert into meter_readings (meter_ndx, c_year, c_month, meter_reading, created_timestamp) values ${readings.join()}`);
  await staff.send('POST', '/api/list-permit-land', {
    body: { permit_ndx: UNIT, from_year: 2022, acres: 640 },
    correctionReason: 'Brought in',
  });
  await staff.send('POST', '/api/list-reserve-entries', {
    body: { permit_ndx: UNIT, fiscal_year: 2022, entry: 'Opening Reserve' },
    correctionReason: 'Applied for in 2022',
  });
});

const account = async () => staff.view(permitReserve, { params: { permit_ndx: UNIT } });
const yearOf = async (year: number) => (await account()).find(({ fiscal_year }) => fiscal_year === year)!;

describe('a permit that allows by land', () => {
  it('allows its acres times the allowance, to the gallon, and others their authorized volume', async () => {
    const volumes = await staff.view(managedPermits);
    const of = (permit: number) => volumes.find(({ permit_ndx }) => permit_ndx === permit)!.volume_now_gal;
    // 640 acres at 1.5 acre-feet.
    expect(of(UNIT)).toBe(gal(960));
    expect(of(UNIT)).toBe(landVolume_gal(640, { allowance_gal_per_acre: 488_777.1429, most_acres: 1600 }));
    expect(of(MUNICIPAL)).toBe(1000);
    const [land] = await staff.register(permitLand).list();
    expect(land).toMatchObject({ permit_number: 'U1', acres: 640, allowance_gal: gal(960) });
  });

  it('keeps a reserve that is opened, earned, spent and lost by the rules, and explains each year', async () => {
    const [first, second, third, fourth] = await account();
    expect(first).toMatchObject({
      fiscal_year: 2022,
      is_over: true,
      acres: 640,
      allowed_gal: gal(960),
      pumped_gal: gal(700),
      before_gal: 0,
      added_gal: gal(320),
      spent_gal: 0,
      earned_gal: about(260),
      after_gal: about(580),
      earns_nothing: null,
    });
    // The oldest goes first: 80 of the opening reserve are left, and the 260.
    expect(second).toMatchObject({
      before_gal: about(580),
      spent_gal: about(240),
      earned_gal: 0,
      after_gal: about(340),
    });
    expect(second).toMatchObject({ exceeding_gal: 0 });
    expect(third).toMatchObject({
      pumped_gal: gal(900),
      earned_gal: 0,
      earns_nothing: 'Late Report',
      after_gal: about(340),
    });
    // All of it, and 100 more.
    expect(fourth).toMatchObject({
      available_gal: about(340),
      spent_gal: about(340),
      exceeding_gal: about(100),
      lost_gal: 0,
    });
    expect(fourth).toMatchObject({ after_gal: 0 });
  });

  it('says of an opening reserve how much it is, and of one that the rules do not grant that it is nothing', async () => {
    const entries = staff.register(reserveEntries);
    const granted = await entries.create({ permit_ndx: MUNICIPAL, fiscal_year: present, entry: 'Opening Reserve' });
    expect((await entries.list()).map(({ permit_number, counted_gal }) => [permit_number, counted_gal])).toEqual([
      ['M1', 0],
      ['U1', gal(320)],
    ]);
    await entries.delete(granted.reserve_entry_ndx, granted.version);
  });

  it('waits for its acres on the dashboard while it allows nothing without them', async () => {
    const waiting = async () =>
      (await staff.view(workWaiting)).filter(({ work }) => work === 'without-land').map(({ title }) => title);
    expect(await waiting()).toEqual([]);
    const permit_ndx = 9;
    await rows(`
      insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, start_date)
        values (${permit_ndx}, 'U9', 2024, 0, ${types.get('Production Unit')}, '2024-01-01')`);
    expect(await waiting()).toEqual(['U9']);
    await staff.register(permitLand).create({ permit_ndx, from_year: 2024, acres: 100 });
    expect(await waiting()).toEqual([]);
    await rows('delete from permits where permit_ndx = $1', [permit_ndx]);
    expect((await staff.register(permitLand).list()).map(({ permit_number }) => permit_number)).toEqual(['U1']);
  });

  it('exceeds what it is allowed by what the reserve does not cover, wherever that is said', async () => {
    const params = { permit_ndx: UNIT };
    const years = new Map((await staff.view(permitYears, { params })).map((year) => [year.fiscal_year, year]));
    const months = await staff.view(permitMonths, { params });
    const dashboard = await exceededOnDashboard();
    const covered = await compliance(2023);
    const exceeded = await compliance(2025);
    for (const [year, acreFeet] of [
      [2022, 0],
      [2023, 0],
      [2025, 100],
    ] as const) {
      const inAccount = (await yearOf(year)).exceeding_gal;
      expect(inAccount).toEqual(about(acreFeet));
      expect(years.get(year)!.exceeding_gal).toBe(inAccount);
      expect(dashboard.get(`${year}-12`) ?? 0).toBe(inAccount);
      expect(months.find(({ c_year, c_month }) => c_year === year && c_month === 12)!.exceeding_gal).toBe(inAccount);
    }
    expect(years.get(2023)).toMatchObject({ pumped_gal: gal(1200), reduced_gal: gal(960), spent_gal: about(240) });
    expect(covered).toMatchObject({ is_overpumped: false, reserve_gal: about(580), ytd_metered_gal: gal(1200) });
    expect(exceeded).toMatchObject({ is_overpumped: true, reserve_gal: about(340) });
    const tracked = await staff.view(readingSummaries);
    for (const [fiscal_year, is_overpumped] of [
      [2023, false],
      [2025, true],
    ] as const) {
      const month = { params: { fiscal_year, grouping_ndx: -UNIT } };
      expect((await staff.view(monthsOfGroup, month)).at(-1)).toMatchObject({ is_overpumped });
      expect(tracked.find((year) => year.grouping_ndx === -UNIT && year.fiscal_year === fiscal_year)).toMatchObject({
        is_overpumped,
      });
    }
  });

  it('calls no report late that is due by the settings alone, which hold from no date', async () => {
    const lateYears = async () =>
      (await rows<{ year: number }>('select fiscal_year as year from api.reports_of_years where is_late')).map(
        ({ year }) => year,
      );
    expect(await lateYears()).toEqual([2024]);
    const { report_period_ndx, version, due_months_after, due_day } = (await staff.register(reportPeriods).list())[0]!;
    const correctionReason = 'To see';
    const path = '/api/list-report-periods';
    await staff.send('DELETE', `${path}/${report_period_ndx}?version=${version}`, { correctionReason });
    expect(await lateYears()).toEqual([]);
    const body = { from_year: 2016, period: 'Year', due_months_after, due_day };
    await staff.send('POST', path, { body, correctionReason });
    expect(await lateYears()).toEqual([2024]);
  });

  it('stands in the list of all accounts as in its own', async () => {
    const all = await staff.view(reserveAccounts);
    const own = await account();
    expect(all.map(({ permit_number, permit_name: _name, ...year }) => ({ ...year, permit_number }))).toEqual(
      own.toReversed().map((year) => ({ ...year, permit_number: 'U1' })),
    );
    const some = await staff.view(reserveAccounts, { years: { start_year: 2023, end_year: 2024 } });
    expect(some.map(({ fiscal_year }) => fiscal_year)).toEqual([2024, 2023]);
  });

  it('earns of a late report once staff say, with a reason, that it was on time', async () => {
    const body = { permit_ndx: UNIT, fiscal_year: 2024, entry: 'Report on Time' } as const;
    const entries = staff.register(reserveEntries);
    expect(await refusalOf(entries.create(body))).toMatchObject({ code: 'needs-reason' });
    await staff.send('POST', '/api/list-reserve-entries', { body, correctionReason: 'Postmarked February 27' });
    expect(await yearOf(2024)).toMatchObject({ earned_gal: about(60), earns_nothing: null });
    expect(await yearOf(2025)).toMatchObject({ spent_gal: about(400), exceeding_gal: about(40) });
    expect((await exceededOnDashboard()).get('2025-12')).toEqual(about(40));
    const again = await refusalOf(
      staff.send('POST', '/api/list-reserve-entries', { body, correctionReason: 'Said twice' }),
    );
    expect(again.errors).toEqual([{ field: 'entry', message: 'The reports of this year already count as on time.' }]);
  });

  it('adds and takes away what staff enter, not more than there is', async () => {
    const entries = staff.register(reserveEntries);
    const of = { permit_ndx: UNIT, fiscal_year: present };
    const added = await entries.create({ ...of, entry: 'Added', volume_gal: 5000 });
    const taken = await entries.create({ ...of, entry: 'Taken Away', volume_gal: 9000 });
    expect(await yearOf(present)).toMatchObject({ added_gal: 5000, taken_gal: 5000, after_gal: 0, is_over: false });
    await entries.delete(taken.reserve_entry_ndx, taken.version);
    const params = { permit_ndx: UNIT };
    expect(await staff.view(permitAtAGlance, { params })).toMatchObject({ reserve_gal: 5000 });
    const balances = await staff.view(permitBalances);
    expect(balances.map(({ permit_ndx, reserve_gal }) => [permit_ndx, reserve_gal])).toEqual([
      [MUNICIPAL, null],
      [UNIT, 5000],
    ]);
    await entries.delete(added.reserve_entry_ndx, added.version);
  });

  it('changes with its acres from the year that is said, and past years for a reason alone', async () => {
    const land = staff.register(permitLand);
    const next = await land.create({ permit_ndx: UNIT, from_year: present + 1, acres: 2000 });
    // 1,600 acres count.
    expect(next.allowance_gal).toBe(gal(2400));
    const allowedIn = async (year: number) =>
      (
        await rows<{ gallons: string }>(
          'select sum(permitted_gal) as gallons from permit_months where permit_ndx = $1 and fiscal_year = $2',
          [UNIT, year],
        )
      ).map(({ gallons }) => Number(gallons))[0];
    expect([await allowedIn(present), await allowedIn(present + 1)]).toEqual([gal(960), gal(2400)]);
    expect(await refusalOf(land.create({ permit_ndx: UNIT, from_year: 2024, acres: 600 }))).toMatchObject({
      code: 'needs-reason',
      errors: [{ field: 'from_year' }],
    });
    await land.delete(next.permit_land_ndx, next.version);
    expect(await allowedIn(present + 1)).toBe(gal(960));
  });

  it('returns to the authorized volume where allowances by land end', async () => {
    const rules = staff.register(landAllowances);
    const end = await rules.create({ permit_type_ndx: types.get('Production Unit')!, from_year: present + 1 });
    const months = await staff.view(permitMonths, { params: { permit_ndx: UNIT } });
    const ofNext = months.filter(({ fiscal_year }) => fiscal_year === present + 1);
    expect(ofNext.reduce((sum, { permitted_gal }) => sum + permitted_gal!, 0)).toBe(1000);
    await rules.delete(end.land_allowance_ndx, end.version);
    const differing = await rows(`
      select from api.compute_permit_months(null) as now full join permit_months as kept using (permit_ndx, c_year, c_month)
      where now is distinct from kept`);
    expect(differing).toEqual([]);
    // Nothing that is kept has to be mended.
    expect(await rows('select api.mend_volumes() as mended')).toEqual([{ mended: 0 }]);
  });

  it.each([
    ['list-land-allowances', { allowance_gal_per_acre: 1, most_kept_gal_per_acre: 5 }, 'earned_part'],
    ['list-land-allowances', { earned_part: 1 }, 'allowance_gal_per_acre'],
    ['list-land-allowances', { allowance_gal_per_acre: 0 }, 'allowance_gal_per_acre'],
    ['list-land-allowances', { allowance_gal_per_acre: 1e300 }, 'allowance_gal_per_acre'],
    ['list-permit-land', { acres: -1 }, 'acres'],
    ['list-permit-land', { acres: 1e9 }, 'acres'],
    ['list-reserve-entries', { entry: 'Added' }, 'volume_gal'],
    ['list-reserve-entries', { entry: 'Report on Time', volume_gal: 5 }, 'volume_gal'],
    ['list-reserve-entries', { entry: 'Opening Reserve' }, 'entry'],
  ])('says what is wrong: %s %j', async (path, said, field) => {
    const body = {
      ...(path === 'list-land-allowances' ? { permit_type_ndx: types.get('Municipal') } : { permit_ndx: UNIT }),
      ...(path === 'list-reserve-entries' ? { fiscal_year: present } : { from_year: present + 5 }),
      ...said,
    };
    const refused = await refusalOf(staff.send('POST', `/api/${path}`, { body }));
    expect(refused).toMatchObject({ errors: [{ field }] });
  });
});

/** Gallons exceeded by month: `2025-12`. */
async function exceededOnDashboard() {
  const months = await staff.view(monthlyPumpage);
  return new Map(
    months
      .filter(({ exceedance_volume }) => exceedance_volume > 0)
      .map(({ mo, exceedance_volume }) => [mo.slice(0, 7), exceedance_volume]),
  );
}

const compliance = async (year: number) => {
  const { data } = await staff.call(droughtCompliance, {
    body: {
      tiers: [0],
      start_cal_year: year,
      start_cal_month: 12,
      end_cal_year: year,
      end_cal_month: 12,
      aq_group_names: ['Ogallala'],
    },
  });
  return data.reports.find(({ grouping_ndx }) => grouping_ndx === -UNIT);
};
