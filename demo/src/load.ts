import { inventAmendments } from './amendments.ts';
import { inventAttachments } from './attachments.ts';
import { droughtMeasures, droughtTriggers, inventDroughtHistory, inventIndicators } from './drought.ts';
import { drillBeforeUse } from './drilling.ts';
import { loadGeography, type Client } from './geography/load.ts';
import { inventInspections } from './inspections.ts';
import { inventLoggerUploads, levelRules, loadLoggerReadings } from './loggers.ts';
import { inventMeters, meterDials, meterRow, meterWells } from './meters.ts';
import { inventContacts } from './people.ts';
import { permitTypeReductions, permitTypes } from './permit-types.ts';
import { inventPermits, inventShares } from './permits.ts';
import { seeded } from './random.ts';
import { inventReadings } from './readings.ts';
import { inventRegistrations } from './registrations.ts';
import { inventRenewals } from './renewals.ts';
import { continueNumbers, districtToday, hasWells, insert, withoutHistory } from './rows.ts';
import { lastMonth, sizeAt } from './size.ts';
import { inventWaterLevels, loadDailyLevels, monitoringWells } from './water-levels.ts';
import { inventWaterQuality } from './water-quality.ts';
import { inventComponents, inventFieldRecords, inventFormations, inventWellContacts } from './well-records.ts';
import { inventWells } from './wells.ts';

const SEED = 20_260_901;
/** The account of the sign-in page that stands for a well owner, and the permits that it may see. */
const OWNER = 'demo|well-owner';
const OWN_PERMITS = [1, 2];

/** Tables whose rows are loaded with their numbers, and the column that numbers what people add. */
const numbered = {
  contacts: 'rolo_ndx',
  wells: 'well_ndx',
  permit_types: 'permit_type_ndx',
  permit_groups: 'permit_group_ndx',
  permits: 'permit_ndx',
  permit_amendments: 'pamend_ndx',
  meters: 'meter_ndx',
  registrations: 'reg_ndx',
  attachments: 'att_ndx',
  water_quality_samples: 'ndx',
  logger_uploads: 'upload_ndx',
  level_rules: 'rule_ndx',
};

/**
 * Fills an empty database with an invented district, the same every time, up to today. Does nothing when there are wells already.
 * Runs as the owner of the tables, in the caller's transaction: history begins with what people do, not with this.
 * `scale` makes it that many times as large. Returns whether it loaded.
 */
export async function loadDemonstration(client: Client, { scale = 1 } = {}): Promise<boolean> {
  await loadGeography(client);
  if (await hasWells(client)) return false;
  // Permits say themselves when they were entered: long ago, so that their past is closed to changes.
  await client.query(`select set_config('app.loading', 'on', true), set_config('app.bringing_back', 'on', true)`);
  const district = inventDistrict(scale, await districtToday(client));
  await client.query('delete from drought_stage_history');
  // Permits come with twelve shares and the facts that hold from their beginning.
  await withoutHistory(client, 'permit_distributions', () =>
    withoutHistory(client, 'permit_facts', async () => {
      for (const [table, rows] of Object.entries(district.tables)) await insert(client, table, rows);
      await replaceShares(client, district.shares);
    }),
  );
  await withoutHistory(client, 'meter_readings', () => client.query('select api.chain_meters()'));
  await updateFrom(client, 'wells', 'well_ndx', district.fieldRecords);
  await checkingAfterwards(client, 'daily_water_levels', () =>
    loadDailyLevels(client, district.monitored, district.size),
  );
  await loadLoggerReadings(client, district.monitored, district.size);
  await placeInShapes(client);
  await client.query('select api.extend_drought_history()');
  for (const [table, key] of Object.entries(numbered)) await continueNumbers(client, table, key);
  await client.query(`select setval('renewal_acts', (select max(renewal_act) from permit_renewals))`);
  await client.query('select api.publish_water_levels()');
  await client.query('select api.rebuild_volumes()');
  // The embedded database never looks by itself at what its tables hold, and would plan every query for empty ones.
  await client.query('analyze');
  return true;
}

/** Everything that is loaded, by table in the order that their references ask for. */
export function inventDistrict(scale: number, today: string) {
  const random = seeded(SEED);
  const size = sizeAt(scale, today);
  const contacts = inventContacts(random, size.contacts);
  const drawn = inventWells(random, size.wells, size.contacts);
  const { permits, links, memberships, groups } = inventPermits(random, drawn, size);
  const meters = inventMeters(random, permits, links, size);
  const wells = drillBeforeUse(drawn, links, meters);
  const monitored = monitoringWells(wells, size);
  const { samples, results } = inventWaterQuality(random, wells);
  const ownWells = links.filter(({ permit_ndx }) => OWN_PERMITS.includes(permit_ndx)).map(({ well_ndx }) => well_ndx);
  const tables: Record<string, object[]> = {
    contacts,
    wells,
    well_contacts: inventWellContacts(random, wells, size.contacts),
    well_formations: inventFormations(random, wells),
    well_components: inventComponents(random, wells, new Set(monitored.map(({ well_ndx }) => well_ndx))),
    inspections: inventInspections(random, wells),
    permit_types: permitTypes.map(({ row }) => row),
    permit_type_reductions: permitTypeReductions,
    permit_groups: groups,
    // Since ever, as their triggers would say: `0`.
    permit_group_tiers: groups.map(({ permit_group_ndx, permit_tier_ndx }) => ({
      permit_group_ndx,
      from_year: 0,
      permit_tier_ndx,
    })),
    permits,
    permit_wells: links,
    permit_memberships: memberships,
    permit_amendments: inventAmendments(random, permits, size),
    permit_renewals: inventRenewals(permits, size),
    account_permits: OWN_PERMITS.map((permit_ndx) => ({ sub: OWNER, permit_ndx })),
    drought_stage_history: inventDroughtHistory(size),
    drought_triggers: droughtTriggers,
    drought_measures: droughtMeasures,
    indicator_readings: inventIndicators(size),
    meters: meters.map((meter) => meterRow(random, meter)),
    meter_dials: meterDials(meters),
    meter_wells: meterWells(meters),
    // Each meter has numbers of its own, so that one more month changes nothing else.
    meter_readings: meters.flatMap((meter) => inventReadings(seeded(SEED + meter.meter_ndx), meter, lastMonth(size))),
    water_levels: inventWaterLevels(random, wells, monitored),
    water_quality_samples: samples,
    water_quality_results: results,
    registrations: inventRegistrations(random, contacts, wells, size),
    attachments: inventAttachments(random, wells, permits, ownWells),
    logger_uploads: inventLoggerUploads(size),
    level_rules: levelRules,
  };
  return {
    size,
    tables,
    monitored,
    fieldRecords: inventFieldRecords(random, wells),
    shares: inventShares(random, permits),
  };
}

/** Sets columns of rows that are there; the rows name their key and what is set. */
async function updateFrom(client: Client, table: string, key: string, rows: object[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== key);
  const assignments = columns.map((column) => `${column} = given.${column}`);
  await withoutHistory(client, table, () =>
    client.query(
      `update ${table} set ${assignments.join(', ')}
       from jsonb_populate_recordset(null::${table}, $1) as given where ${table}.${key} = given.${key}`,
      [JSON.stringify(rows)],
    ),
  );
}

/** Permits of a custom distribution have shares of their own. */
async function replaceShares(client: Client, shares: object[]) {
  await client.query(
    `update permit_distributions as kept set share = given.share
     from jsonb_to_recordset($1) as given (permit_ndx integer, c_month integer, share integer)
     where kept.permit_ndx = given.permit_ndx and kept.c_month = given.c_month`,
    [JSON.stringify(shares)],
  );
}

/** Whether each row's well exists is asked once for all rows, which is several times faster than row by row. */
async function checkingAfterwards(client: Client, table: string, work: () => Promise<unknown>) {
  const constraint = `${table}_well_exists`;
  await client.query(`alter table ${table} drop constraint ${constraint}`);
  await work();
  await client.query(`alter table ${table} add constraint ${constraint} foreign key (well_ndx) references wells`);
}

/** District and management zone follow from the drawn shapes, as they would for a real well. */
async function placeInShapes(client: Client) {
  await client.query('alter table wells disable trigger user');
  await client.query(
    `update wells set in_district = true, district_ndx = 1
     where exists (select from map_features where source_id = 'district-boundary' and st_intersects(map_features.geom, wells.geom))`,
  );
  await client.query(
    `update wells set mgmtzone_ndx = management_zones.mgmtzone_ndx
     from map_features, management_zones
     where map_features.source_id = 'management-zones'
       and management_zones.mgmtzone_name = map_features.properties ->> 'name'
       and st_intersects(map_features.geom, wells.geom)`,
  );
  await client.query('alter table wells enable trigger user');
}
