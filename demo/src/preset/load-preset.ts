import { monthsBetween } from '@artesian/domain/month';
import { layers } from '../geography/layers.ts';
import { loadLayers, type Client } from '../geography/load.ts';
import { inventContacts } from '../people.ts';
import { seeded, type Random } from '../random.ts';
import { continueNumbers, districtToday, hasWells, insert, withoutHistory } from '../rows.ts';
import { dayOf, monthOf, monthsAfter, type Month } from '../size.ts';
import { inventIndicatorReadings, readTriggers } from './indicators.ts';

const SEED = 20_260_902;
const OWNER = 'demo|well-owner';
const CONTACTS = 24;
const PERMITS_OF_GROUP = 9;
const WELLS_OF_PERMIT = 2;
const YEARS = 3;
/** Of a district that reports once a year: so many that a reserve is earned, spent and lost. */
const YEARS_OF_REPORTS = 6;
const GAL_PER_ACRE_FOOT = 325_851.4286;
/** So much that an exemption of small permits applies to it. */
const SMALL_ACRE_FEET = 3;

/** What the district's file has decided, which its records are invented for. */
interface Decided {
  groups: { aquifer_group_ndx: number; aquifer_group_name: string }[];
  type: { permit_type_ndx: number; permit_prefix: string };
  /** The first month of the district's year, and the months of the period by which all permits report. */
  first_month: number;
  period_months: number;
  /** What an acre allows to permits of the type; null where they have authorized volumes. */
  gal_per_acre: number | null;
}

const readDecided = `
  select
    (
      select jsonb_agg(to_jsonb(groups) order by aquifer_group_ndx) from (
        select aquifer_group_ndx, aquifer_group_name from aquifer_groups where created_by = 'command line' and aquifer_group_ndx <> 999
      ) as groups
    ) as groups,
    (
      select to_jsonb(types) from (
        select permit_type_ndx, permit_prefix from permit_types where permit_type_ndx <> 999 order by permit_type_ndx limit 1
      ) as types
    ) as type,
    first_month_of_district_year() as first_month,
    (select period_months from api.report_terms(null, district_today())) as period_months,
    (
      select allowance_gal_per_acre::float8 from land_allowances order by permit_type_ndx, from_year desc limit 1
    ) as gal_per_acre`;

/**
 * Fills a district that was made by a file with invented wells, permits, meters, readings and indicators of some years, up to today; the same every
 * time. Does nothing when there are wells already. Returns whether it loaded.
 */
export async function loadPreset(client: Client): Promise<boolean> {
  if (await hasWells(client)) return false;
  // Permits say themselves when they were entered: long ago, so that their past is closed to changes.
  await client.query(`select set_config('app.loading', 'on', true), set_config('app.bringing_back', 'on', true)`);
  const { rows } = await client.query(readDecided);
  const today = await districtToday(client);
  const random = seeded(SEED);
  const tables = inventRecords(random, rows[0] as unknown as Decided, today);
  await withoutHistory(client, 'permit_distributions', () =>
    withoutHistory(client, 'permit_facts', async () => {
      for (const [table, some] of Object.entries(tables)) await insert(client, table, some);
    }),
  );
  const readings = inventIndicatorReadings(await readTriggers(client), { today, years: YEARS });
  if (readings.length > 0) await insert(client, 'indicator_readings', readings);
  await drawBoundary(client);
  for (const [table, key] of Object.entries(numbered)) await continueNumbers(client, table, key);
  await withoutHistory(client, 'meter_readings', () => client.query('select api.chain_meters()'));
  return true;
}

const numbered = { contacts: 'rolo_ndx', wells: 'well_ndx', permits: 'permit_ndx', meters: 'meter_ndx' };

const BOUNDARY = 'district-boundary';

/** Around all wells, a little further out. */
async function drawBoundary(client: Client) {
  await client.query('insert into map_sources (source_id, attribution) values ($1, $2)', [
    BOUNDARY,
    'Shapes drawn for demonstration',
  ]);
  await client.query(
    `insert into map_features (source_id, geom, properties)
     select $1, st_buffer(st_convexhull(st_collect(geom)), 0.08), '{"name": "District"}' from wells`,
    [BOUNDARY],
  );
  await loadLayers(
    client,
    layers.filter(({ source_id }) => source_id === BOUNDARY),
  );
  await client.query('update wells set in_district = true');
}

/** Declares what the triggers called for, by day and by month, and computes what permits allow. */
export async function declareEvaluated(client: Client): Promise<void> {
  await client.query(`
    insert into drought_stage_changes (drought_area_ndx, from_day, drought_stage_ndx, source_note)
    select drought_area_ndx, day, drought_stage_ndx, 'Demonstration: declared as the triggers called for.'
    from (
      select *, lag(drought_stage_ndx) over (partition by drought_area_ndx order by day) as stage_before from drought_days
    ) as days
    where drought_stage_ndx is distinct from stage_before`);
  await client.query(`
    insert into drought_stage_history (drought_area_ndx, d_year, d_month, drought_stage_ndx)
    select drought_area_ndx, extract(year from day), extract(month from day), drought_stage_ndx
    from drought_days
    where extract(day from day) = 1
    on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx`);
  await client.query('select api.extend_drought_history()');
  await client.query('select api.rebuild_volumes()');
  await client.query('analyze');
}

function inventRecords(random: Random, decided: Decided, today: string): Record<string, object[]> {
  const { groups, type, gal_per_acre } = decided;
  const months = monthsToRead(decided, today);
  const first = months[0]!;
  const drafts = groups.flatMap((group, place) =>
    Array.from({ length: PERMITS_OF_GROUP }, (_, index) => {
      const permit_ndx = place * PERMITS_OF_GROUP + index + 1;
      const acreFeet = index === PERMITS_OF_GROUP - 1 ? SMALL_ACRE_FEET : random.between(4, 60) * 25;
      const wells = Array.from({ length: index === PERMITS_OF_GROUP - 1 ? 1 : WELLS_OF_PERMIT }, (_well, one) => ({
        well_ndx: (permit_ndx - 1) * WELLS_OF_PERMIT + one + 1,
        place,
      }));
      return { permit_ndx, group, acreFeet, wells, rolo_ndx: random.between(1, CONTACTS) };
    }),
  );
  const start_date = dayOf({ year: first.year, month: 1 }, 1);
  const wells = drafts.flatMap((draft) => draft.wells.map((well) => ({ ...well, draft })));
  return {
    contacts: inventContacts(random, CONTACTS),
    wells: wells.map(({ well_ndx, place, draft }) => ({
      well_ndx,
      well_name: `${draft.group.aquifer_group_name} No. ${well_ndx}`,
      well_class_ndx: 2,
      well_status_ndx: 1,
      primary_use_ndx: draft.permit_ndx % 3 === 0 ? 3 : 4,
      contact_ndx: draft.rolo_ndx,
      // Pools and aquifers lie west of each other.
      lat_dd: Number((29.35 + random.bell() * 0.06).toFixed(5)),
      lon_dd: Number((-98.5 - place * 1.2 + random.bell() * 0.12).toFixed(5)),
      elevation_ft: random.between(650, 1000),
      well_depth_ft: random.between(300, 1400),
      is_published: true,
    })),
    permits: drafts.map(({ permit_ndx, group, acreFeet, rolo_ndx }) => ({
      permit_ndx,
      permit_number: `${type.permit_prefix}${permit_ndx}-${String(first.year).slice(2)}-1`,
      permit_name: `${group.aquifer_group_name} ${permit_ndx}`,
      permit_year: first.year,
      start_date,
      created_timestamp: `${start_date}T18:00:00Z`,
      authorized_volume_gal: gal_per_acre === null ? Math.round(acreFeet * GAL_PER_ACRE_FOOT) : 0,
      permit_type_ndx: type.permit_type_ndx,
      permit_status_ndx: 1,
      allocation_distribution_ndx: 1,
      primary_use_ndx: permit_ndx % 3 === 0 ? 3 : 4,
      aquifer_group_ndx: group.aquifer_group_ndx,
      rolo_ndx,
    })),
    permit_wells: wells.map(({ well_ndx, draft }) => ({ permit_ndx: draft.permit_ndx, well_ndx, start_date })),
    ...(gal_per_acre !== null && inventLand(drafts, { gal_per_acre, from_year: first.year })),
    account_permits: drafts.slice(0, 2).map(({ permit_ndx }) => ({ sub: OWNER, permit_ndx })),
    meters: wells.map(({ well_ndx }) => ({
      meter_ndx: well_ndx,
      setup_well_ndx: well_ndx,
      joined_date: start_date,
      start_reading: 0,
      meter_type: 'Turbine',
      brand: 'Limestone Instruments',
      meter_serial_number: `EX-${100_000 + well_ndx}`,
    })),
    meter_wells: wells.map(({ well_ndx }) => ({ meter_ndx: well_ndx, well_ndx, start_date })),
    meter_readings: wells.flatMap(({ well_ndx, draft }) =>
      inventReadings(seeded(SEED + well_ndx), months, {
        meter_ndx: well_ndx,
        year_gal: (draft.acreFeet * GAL_PER_ACRE_FOOT) / draft.wells.length,
        isRead: (month) => isLastOfPeriod(month, decided),
        usage: gal_per_acre === null ? ofDrought(draft.permit_ndx) : ofReserve(draft.permit_ndx),
        // Some report a month after it was due.
        reportedAfter: decided.period_months === 12 && draft.permit_ndx % 5 === 3 ? 4 : 1,
        today,
      }),
    ),
  };
}

/** Half to four fifths of the volume; some pump more than drought leaves them. */
function ofDrought(permit: number) {
  const part = permit % 7 === 5 ? 1.02 : 0.5 + 0.3 * seeded(SEED + permit).next();
  return () => part;
}

/** Some save and spend in turn, some have more than they need, and some need more than they have. */
function ofReserve(permit: number): (year: number) => number {
  if (permit % 5 === 0) return () => 0.45;
  if (permit % 5 === 4) return () => 1.08;
  return (year) => [0.55, 0.7, 1.3][(year + permit) % 3]!;
}

/** From the beginning of a district's year on, where that is its period. */
function monthsToRead({ first_month, period_months }: Decided, today: string): Month[] {
  const last = monthsAfter(monthOf(today), -1);
  const first =
    period_months === 12
      ? { year: last.year - YEARS_OF_REPORTS, month: first_month }
      : monthsAfter(last, 1 - 12 * YEARS);
  return monthsBetween(first, last);
}

const isLastOfPeriod = ({ month }: Month, { first_month, period_months }: Decided) =>
  (month - first_month + 12) % period_months === period_months - 1;

/** As many acres as the volumes come from, and the reserve that most have applied for. */
function inventLand(
  drafts: readonly { permit_ndx: number; acreFeet: number }[],
  { gal_per_acre, from_year }: { gal_per_acre: number; from_year: number },
) {
  return {
    permit_land: drafts.map(({ permit_ndx, acreFeet }) => ({
      permit_ndx,
      from_year,
      acres: Math.round((acreFeet * GAL_PER_ACRE_FOOT) / gal_per_acre),
    })),
    reserve_entries: drafts
      .filter(({ permit_ndx }) => permit_ndx % 4 !== 0)
      .map(({ permit_ndx }) => ({ permit_ndx, fiscal_year: from_year, entry: 'Opening Reserve' })),
  };
}

interface Metered {
  meter_ndx: number;
  year_gal: number;
  isRead: (month: Month) => boolean;
  /** The part of the permit's volume that is pumped in a year. */
  usage: (year: number) => number;
  /** Months from the last one of a period to its report. */
  reportedAfter: number;
  today: string;
}

function inventReadings(random: Random, months: readonly Month[], metered: Metered) {
  const { meter_ndx, year_gal, isRead, usage, reportedAfter, today } = metered;
  let reading = 0;
  return months.flatMap((one) => {
    // More in summer than in winter; the months of a year total it.
    const season = (1 + 0.4 * Math.cos(((one.month - 7) * Math.PI) / 6)) / 12;
    reading += Math.round(year_gal * usage(one.year) * season * (0.92 + 0.16 * random.next()));
    if (!isRead(one)) return [];
    const reported = dayOf(monthsAfter(one, reportedAfter), 1);
    return [
      {
        meter_ndx,
        c_year: one.year,
        c_month: one.month,
        meter_reading: reading,
        mr_report_status_ndx: 1,
        created_timestamp: `${reported < today ? reported : today}T18:00:00Z`,
      },
    ];
  });
}
