import { loadGeography, type Client } from './geography/load.ts';
import { inventReadings, inventSamples, inventWaterLevels } from './measurements.ts';
import { inventContacts } from './people.ts';
import { inventPermits } from './permits.ts';
import { seeded } from './random.ts';
import { inventWells } from './wells.ts';

const SEED = 20_260_901;
const WELLS = 3000;
const CONTACTS = 900;

/** Tables in the order that their references ask for, and the column that numbers their rows. */
const numbered = { contacts: 'rolo_ndx', wells: 'well_ndx', permits: 'permit_ndx', meters: 'meter_ndx' };

/**
 * Fills an empty database with an invented district, the same every time. Does nothing when there are wells already.
 * Runs as the owner of the tables, in the caller's transaction: history begins with what people do, not with this.
 */
export async function loadDemonstration(client: Client): Promise<void> {
  await loadGeography(client);
  if (await hasWells(client)) return;
  await client.query(`set local app.loading = 'on'`);
  const random = seeded(SEED);
  const contacts = inventContacts(random, CONTACTS);
  const wells = inventWells(random, WELLS, CONTACTS);
  const { permits, links, meters } = inventPermits(random, wells, CONTACTS);
  const tables: Record<string, object[]> = {
    contacts,
    wells,
    permits,
    permit_wells: links,
    account_permits: permits.slice(0, 2).map(({ permit_ndx }) => ({ sub: 'demo|well-owner', permit_ndx })),
    meters,
    meter_wells: meters.map(({ meter_ndx, setup_well_ndx, joined_date }) => ({
      meter_ndx,
      well_ndx: setup_well_ndx,
      start_date: joined_date,
    })),
    meter_readings: inventReadings(random, meters),
    water_levels: inventWaterLevels(random, wells),
    water_quality_samples: inventSamples(random, wells),
  };
  for (const [table, rows] of Object.entries(tables)) await insert(client, table, rows);
  await placeInShapes(client);
  for (const [table, key] of Object.entries(numbered)) await continueNumbers(client, table, key);
  await client.query('select chain_readings(); select api.refresh_permit_months()');
}

async function hasWells(client: Client): Promise<boolean> {
  const { rowCount } = (await client.query('select from wells limit 1')) as { rowCount: number };
  return rowCount > 0;
}

/** The columns are those of the rows; the database reads them from one JSON text, thousands at a time. */
async function insert(client: Client, table: string, rows: object[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(`alter table ${table} disable trigger keep_history`);
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
  await client.query(`alter table ${table} enable trigger keep_history`);
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

/** What people add is numbered after what was loaded; the contact 999999 stands for nobody and counts for nothing. */
async function continueNumbers(client: Client, table: string, key: string) {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', '${key}'), (select max(${key}) from ${table} where ${key} < 999999))`,
  );
}
