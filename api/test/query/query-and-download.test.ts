import { beforeAll, describe, expect, it } from 'vitest';
import { aDistrictOfPermits } from '../support/district-of-permits.ts';
import { sharedProduct, type Caller } from '../support/product.ts';

// The district of permits, of which the Well Owner's account stands for permit 1 alone: wells 1 to 4 and all meters are
// theirs, also those that its permit only covered before or will; contact 1 holds it. Well 5 and its meter are not.
const somebodyElse = `
  insert into wells (well_ndx, well_name, lat_dd, lon_dd, contact_ndx, removed)
    values (5, 'Foreign', 30.1, -97.8, 2, false), (6, 'Gone', 30.1, -97.8, 1, true);
  insert into meters (meter_ndx, meter_id, setup_well_ndx) values (5, 'M-5', 5);
  insert into permit_wells (permit_ndx, well_ndx, start_date) values (2, 5, '2024-01-01');
  insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1), ('somebody|else', 2);
  insert into meter_readings (meter_reading_ndx, meter_ndx, c_year, c_month, meter_reading)
    values (1, 2, 2024, 8, 1000), (2, 2, 2024, 9, 4300), (3, 2, 2024, 10, null), (4, 3, 2022, 2, 10), (5, 5, 2024, 9, 70),
      (6, 3, 2022, 3, 30);
  insert into water_levels (ndx, well_ndx, collect_timestamp, dtw_ft, is_pumping, land_surface_elevation_ft, vertical_datum)
    values (1, 1, '2024-05-06T15:00Z', 212.34, false, 850.5, 'NAVD88'), (5, 5, '2024-05-06T15:00Z', 90, false, null, null);
  insert into water_quality_samples (ndx, well_ndx, collect_timestamp, aqsci_lab_ndx)
    values (1, 1, '2024-05-06T15:00Z', 2), (5, 5, '2024-05-06T15:00Z', 999);
  insert into water_quality_results (ndx, sample_ndx, parameter_ndx, result_value, is_nondetect)
    values (1, 1, 2, 7.2, false), (2, 1, 18, 0.5, true), (5, 5, 2, 6.9, false);
`;

type Row = Record<string, unknown>;
const { product } = await sharedProduct();
beforeAll(async () => {
  await product.database.asOwner((client) => client.query(aDistrictOfPermits + somebodyElse));
});

async function rowsOf(caller: Caller, endpoint: string): Promise<Row[]> {
  const response = await product.fetch(caller, `/api/query-and-download/fetch-data-records/${endpoint}`);
  expect({ endpoint, status: response.status }).toEqual({ endpoint, status: 200 });
  return (await response.json()) as Row[];
}

/** The rows by what they hold in this column. */
const byKey = (rows: Row[], key: string) => new Map(rows.map((row) => [row[key], row]));

/** The District Well Ids of these wells as a list names them. */
async function idsOf(...wells: number[]): Promise<string> {
  const rows = byKey(await rowsOf('administrator', 'q-d-data-wells'), 'well_ndx');
  return wells
    .map((well_ndx) => rows.get(well_ndx)!['well_id'] as string)
    .toSorted()
    .join(', ');
}

const focuses: [endpoint: string, key: string, staffSee: number[], ownerSees: number[]][] = [
  ['q-d-data-wells', 'well_ndx', [1, 2, 3, 4, 5], [1, 2]],
  ['q-d-data-permits', 'permit_ndx', [1, 2, 3, 4, 5], [1]],
  ['q-d-data-owners', 'rolo_ndx', [1, 2], [1]],
  ['q-d-data-meters', 'meter_ndx', [1, 2, 3, 5], [1, 2]],
  ['q-d-data-pumpage', 'ndx', [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 6]],
  ['q-d-data-wq-data', 'w_q_data_ndx', [1, 2, 5], [1, 2]],
  ['q-d-data-wl-data', 'w_l_data_ndx', [1, 5], [1]],
];

describe.each(focuses)('%s', (endpoint, key, staffSee, ownerSees) => {
  it('gives staff every row, and a Well Owner those of their own permits', async () => {
    const keysFor = async (caller: Caller) =>
      (await rowsOf(caller, endpoint)).map((row) => row[key] as number).toSorted((a, b) => a - b);
    expect(await keysFor('administrator')).toEqual(staffSee);
    expect(await keysFor('well-owner')).toEqual(ownerSees);
  });
});

describe('a well', () => {
  it('says what it stands under, and what is unset is blank', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-wells'), 'well_ndx');
    expect(rows.get(1)).toMatchObject({
      is_permitted: true,
      has_production_data: false,
      permit_numbers: 'H7-19-1',
      permit_names: 'East Creek',
      owner_name: 'Wanda Waters',
      owner_address: '12 Mill Road, Buda, TX 78610',
      loc_mgmtzone: 'Western Edwards',
      well_status: null,
      hyg_aquifer_group: null,
    });
    expect(rows.get(3)).toMatchObject({ is_permitted: false, permit_numbers: null, has_production_data: true });
    expect(rows.get(2)).toMatchObject({ owner_name: null, owner_address: null });
  });
});

describe('a permit', () => {
  it('says who holds it, what it covers and how its year is spread', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-permits'), 'permit_ndx');
    expect(rows.get(1)).toMatchObject({
      is_active: true,
      is_deleted: false,
      permit_permitgroup: 'Two Creeks',
      permit_permitgroup_tier: 'Tier 2',
      permit_status: 'Active',
      permit_type: 'Historical',
      permit_allocation_dist_type: 'Public supply',
      permittee_organization: 'Creek Water Supply',
      billing_name: 'Bill Payer',
      billing_address: 'Kyle',
      alternate_name: null,
      alloc_january: 0.06,
      alloc_july: 0.125,
    });
    expect(rows.get(3)).toMatchObject({ is_active: false, is_deleted: false });
    expect(rows.get(4)).toMatchObject({ is_deleted: true });
    expect(rows.get(5)).toMatchObject({ permittee_name: null, permit_type: null, permit_permitgroup_tier: 'Tier 0' });
  });

  it('says the volume that holds now, and the one that is coming', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-permits'), 'permit_ndx');
    expect(rows.get(1)).toMatchObject({
      volume_now_gal: 12_000_000,
      coming_volume_gal: null,
      coming_volume_from: null,
    });
    const client = await product.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('app.holds_from', (api.next_open_month() + interval '2 months')::date::text, true)`,
      );
      await client.query('update permits set authorized_volume_gal = 15000000 where permit_ndx = 1');
      await client.query('commit');
    } finally {
      client.release();
    }
    const coming = byKey(await rowsOf('administrator', 'q-d-data-permits'), 'permit_ndx').get(1);
    expect(coming).toMatchObject({ volume_now_gal: 12_000_000, coming_volume_gal: 15_000_000 });
    expect(String(coming!.coming_volume_from)).toMatch(/^\d{4}-\d{2}-01$/);
  });

  it('lists its wells and meters of today once each', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-permits'), 'permit_ndx');
    expect(rows.get(1)).toMatchObject({ associated_wells: await idsOf(1, 2), associated_meters: 'M-1, M-2' });
    expect(rows.get(3)).toMatchObject({ associated_wells: null, associated_meters: null });
  });

  it('names the permittees before it was transferred', async () => {
    await product.database.pool.query(
      `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date, approval_body_ndx,
         proposed_rolo_ndx, saved_previous_rolo_ndx)
       values (1, 6, 2, '2022-03-01', '2022-02-10', 1, 1, 2)`,
    );
    const rows = byKey(await rowsOf('administrator', 'q-d-data-permits'), 'permit_ndx');
    expect(rows.get(1)).toMatchObject({ past_permittees: 'Bill Payer' });
  });
});

describe('an owner, a meter, a month', () => {
  it('says as what a contact stands in permits that were not removed', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-owners'), 'rolo_ndx');
    expect(rows.get(1)).toMatchObject({
      owner_name: 'Wanda Waters',
      is_permitee: true,
      is_billing_contact: false,
      associated_permits: 'H7-19-1, H12-24-2, LEGACY 3',
    });
    expect(rows.get(2)).toMatchObject({ is_permitee: false, is_billing_contact: true, is_meter_contact: true });
  });

  it('lists the wells that a meter stands for today, and their permits', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-meters'), 'meter_ndx');
    expect(rows.get(2)).toMatchObject({
      associated_wells: await idsOf(2, 3),
      associated_permits: 'H7-19-1',
      is_active_permit: true,
    });
    expect(rows.get(3)).toMatchObject({
      associated_wells: await idsOf(3),
      associated_permits: null,
      is_active_permit: false,
    });
  });

  it('knows of a link of a meter from the day that it begins', async () => {
    const meter = async () => byKey(await rowsOf('administrator', 'q-d-data-meters'), 'meter_ndx').get(5);
    expect(await meter()).toMatchObject({ associated_wells: await idsOf(5), associated_permits: 'H12-24-2' });
    await product.database.pool.query(
      `insert into meter_wells (meter_ndx, well_ndx, start_date) values (5, 1, district_today()), (5, 2, district_today() + 1)`,
    );
    expect(await meter()).toMatchObject({
      associated_wells: await idsOf(1, 5),
      associated_permits: 'H7-19-1, H12-24-2',
    });
    await product.database.pool.query('delete from meter_wells where meter_ndx = 5');
  });

  it('names a month of a meter, and knows no gallons where nothing was read', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-pumpage'), 'ndx');
    expect(rows.get(1)).toMatchObject({ ui_label: 'M-2 · 2024-08', fiscal_year: 2024, gallons: 1000 });
    expect(rows.get(2)).toMatchObject({ ui_label: 'M-2 · 2024-09', fiscal_year: 2025, gallons: 3300 });
    expect(rows.get(3)).toMatchObject({ ui_label: 'M-2 · 2024-10', gallons: null });
  });

  it('lists beside a month the wells that the meter stood for in it', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-pumpage'), 'ndx');
    expect(rows.get(4)).toMatchObject({ ui_label: 'M-3 · 2022-02', associated_wells: await idsOf(1, 3) });
    expect(rows.get(6)).toMatchObject({ ui_label: 'M-3 · 2022-03', associated_wells: await idsOf(3) });
    expect(rows.get(5)).toMatchObject({ associated_wells: await idsOf(5) });
  });
});

describe('what was measured', () => {
  it('gives the elevation of the water where the datum is known', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-wl-data'), 'w_l_data_ndx');
    expect(rows.get(1)).toMatchObject({ dtw_ft: 212.34, water_elevation_ft: 638.16, vertical_datum: 'NAVD88' });
    expect(rows.get(5)).toMatchObject({ dtw_ft: 90, water_elevation_ft: null });
  });

  it('tells a detection limit from a result, with its unit and laboratory', async () => {
    const rows = byKey(await rowsOf('administrator', 'q-d-data-wq-data'), 'w_q_data_ndx');
    expect(rows.get(2)).toMatchObject({
      parameter: 'Arsenic',
      result_value: 0.5,
      unit: 'µg/L',
      is_nondetect: true,
      lab: 'Lower Example River Laboratory',
    });
    expect(rows.get(5)).toMatchObject({ is_nondetect: false, lab: null });
  });
});

describe('a Well Owner', () => {
  it('receives no contact of anybody beside their wells and permits', async () => {
    const [well] = await rowsOf('well-owner', 'q-d-data-wells');
    const [permit] = await rowsOf('well-owner', 'q-d-data-permits');
    const contacts = /^(owner|permittee|alternate|billing|meter)_|^past_permittees$/;
    expect(Object.keys(well!).filter((column) => contacts.test(column))).toEqual([]);
    expect(Object.keys(permit!).filter((column) => contacts.test(column))).toEqual([]);
  });

  it('receives of an owner nothing that may be of other accounts', async () => {
    const [owner] = await rowsOf('well-owner', 'q-d-data-owners');
    expect(owner).toMatchObject({ rolo_ndx: 1, owner_name: 'Wanda Waters' });
    expect(Object.keys(owner!).filter((column) => column.startsWith('associated_'))).toEqual([]);
  });

  it('sees what is theirs from the next call on, and no longer what was', async () => {
    const distinct = async (endpoint: string, column: string) => [
      ...new Set((await rowsOf('well-owner', endpoint)).map((row) => row[column])),
    ];
    const seen = async () => [
      await distinct('q-d-data-permits', 'permit_ndx'),
      await distinct('q-d-data-pumpage', 'meter_id'),
    ];
    expect(await seen()).toEqual([[1], ['M-2', 'M-3']]);
    await product.database.pool.query(`insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 2)`);
    expect(await seen()).toEqual([
      [1, 2],
      ['M-2', 'M-3', 'M-5'],
    ]);
    await product.database.pool.query(`delete from account_permits where sub = 'demo|well-owner' and permit_ndx = 2`);
    expect(await seen()).toEqual([[1], ['M-2', 'M-3']]);
  });

  it('sees nothing without a permit of their own', async () => {
    await product.database.pool.query(`delete from account_permits where sub = 'demo|well-owner'`);
    for (const [endpoint] of focuses) expect([endpoint, await rowsOf('well-owner', endpoint)]).toEqual([endpoint, []]);
    await product.database.pool.query(`insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1)`);
  });

  it('chooses from the same words as everybody', async () => {
    const address = '/api/query-and-download/fetch-data-input/q-d-list-permit-permitgroup-tier';
    const response = await product.fetch('well-owner', address);
    expect(await response.json()).toMatchObject([{ permit_tier_ndx: 0, permit_tier_name: 'Tier 0' }, {}, {}, {}]);
  });
});

it('answers 404 in words for a focus that there is not', async () => {
  const response = await product.fetch('administrator', '/api/query-and-download/fetch-data-records/q-d-data-secrets');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404 });
});
