import { registrationViews } from '@artesian/contract/registrations';
import { galleryPhotos, contactRecords, managedWells, wellRecords } from '@artesian/contract/well-lists';
import {
  associatedActiveMeters,
  associatedInspections,
  associatedPermits,
  otherOwnerWells,
  wellAttachments,
  wellContacts,
  wellDetails,
  wellFormations,
  wellHydrogeology,
  wellLocationDetails,
} from '@artesian/contract/well-parts';
import { mapWells } from '@artesian/contract/map';
import { wells } from '@artesian/contract/wells';
import type { Client } from '@artesian/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from './support/builders.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let staff: Client;
beforeAll(async () => {
  product = await startProduct();
  staff = await product.as('administrator');
});
afterAll(() => product.close());

const sql = async <R = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows as R[];

async function buildContact(values: object) {
  const [row] = await sql<{ rolo_ndx: number }>(
    `insert into contacts (r_name, r_organization, r_phone, r_email)
     select r_name, r_organization, r_phone, r_email from jsonb_populate_record(null::contacts, $1) returning rolo_ndx`,
    [JSON.stringify(values)],
  );
  return row!.rolo_ndx;
}

let numbers = 0;
/** A permit of this kind, linked to the well from so many days ago until so many days from now. */
async function permitOf(
  well_ndx: number,
  { from = -400, until = null as number | null, ended = false, removed = false },
) {
  numbers += 1;
  const [permit] = await sql<{ permit_ndx: number; permit_number: string }>(
    `insert into permits (permit_number, permit_name, permit_year, start_date, authorized_volume_gal, permit_status_ndx, removed)
     values ($1, $2, 2020, '2020-01-01', 1000000, $3, $4) returning permit_ndx, permit_number`,
    [`T-20-${numbers}`, `Ranch ${numbers}`, ended ? 7 : 1, removed],
  );
  if (ended)
    await sql(`update permits set ended_date = district_today() - 1 where permit_ndx = $1`, [permit!.permit_ndx]);
  await sql(
    `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
     values ($1, $2, district_today() + $3::integer, district_today() + $4::integer)`,
    [permit!.permit_ndx, well_ndx, from, until],
  );
  return permit!;
}

async function attach(well_ndx: number, original_filename: string, values: object = {}) {
  numbers += 1;
  const file = {
    well_ndx,
    original_filename,
    system_filename: `${String(numbers).padStart(32, '0')}.png`,
    content_type: 'image/png',
    size_bytes: 1,
    tags: 7,
    photo_gallery: true,
    removed: false,
    ...values,
  };
  const columns = Object.keys(file).join(', ');
  await sql(
    `insert into attachments (${columns}) select ${columns} from jsonb_populate_record(null::attachments, $1)`,
    [JSON.stringify(file)],
  );
  return file.system_filename;
}

const onMap = async (well_ndx: number) => (await staff.view(mapWells)).find((well) => well.well_ndx === well_ndx)!;
const managed = async (well_ndx: number) =>
  (await staff.view(managedWells)).find((well) => well.well_ndx === well_ndx)!;
const of = ({ well_ndx }: { well_ndx: number }) => ({ params: { well_ndx } });

describe('a well', () => {
  it('has its parts from its first moment, unset as they are, under the one version of its record', async () => {
    const well = await buildWell(staff);
    expect(await staff.viewOne(wellLocationDetails, of(well))).toMatchObject({
      well_ndx: well.well_ndx,
      in_district: false,
      county_ndx: 999,
      dist_septic_ft: null,
      version: well.version,
    });
    expect(await staff.viewOne(wellHydrogeology, of(well))).toMatchObject({
      watershed_ndx: 1,
      available_logs_list: [],
    });
    await staff.register(wells).update(well.well_ndx, { well_name: 'Named' }, well.version);
    expect(await staff.viewOne(wellHydrogeology, of(well))).toMatchObject({ version: well.version + 1 });
  });

  it('that does not exist has no parts: 404 in words', async () => {
    await expect(staff.viewOne(wellDetails, of({ well_ndx: 987654 }))).rejects.toMatchObject({
      status: 404,
      message: 'There is no well.',
    });
    expect(await staff.view(wellFormations, of({ well_ndx: 987654 }))).toEqual([]);
  });

  it('passes its rocks from the top down', async () => {
    const well = await buildWell(staff);
    await sql(
      `insert into well_formations (well_ndx, formation_ndx, ft_to_top, ft_to_bottom)
       values ($1, 7, 220, 480), ($1, 1, 0, 20), ($1, 6, 20, 220)`,
      [well.well_ndx],
    );
    const rows = await staff.view(wellFormations, of(well));
    expect(rows.map(({ formation_ndx, ft_to_top, ft_to_bottom }) => [formation_ndx, ft_to_top, ft_to_bottom])).toEqual([
      [1, 0, 20],
      [6, 20, 220],
      [7, 220, 480],
    ]);
  });
});

describe('the permits of a well', () => {
  it('count from the first through the last day of their link, and neither removed nor ended', async () => {
    const permitted = async (link: Parameters<typeof permitOf>[1]) => {
      const well = await buildWell(staff);
      const { permit_number } = await permitOf(well.well_ndx, link);
      const { is_permited, permits_info } = await onMap(well.well_ndx);
      const { permitted_well } = await staff.viewOne(wellDetails, of(well));
      expect([(await managed(well.well_ndx)).is_permited, permitted_well]).toEqual([is_permited, is_permited]);
      expect(permits_info).toBe(is_permited ? permit_number : null);
      return is_permited;
    };
    expect(await permitted({})).toBe(true);
    expect(await permitted({ until: 30 })).toBe(true);
    expect(await permitted({ until: 0 })).toBe(true);
    expect(await permitted({ until: -1 })).toBe(false);
    expect(await permitted({ from: 1 })).toBe(false);
    expect(await permitted({ ended: true })).toBe(false);
    expect(await permitted({ removed: true })).toBe(false);
  });

  it('are all listed that it ever stood under, those of today first, each once', async () => {
    const well = await buildWell(staff);
    const past = await permitOf(well.well_ndx, { until: -200 });
    const present = await permitOf(well.well_ndx, {});
    await permitOf(well.well_ndx, { removed: true });
    await sql(
      `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date) values ($1, $2, '2015-01-01', '2015-12-31')`,
      [past.permit_ndx, well.well_ndx],
    );
    expect(await staff.view(associatedPermits, of(well))).toEqual([
      { permit_ndx: present.permit_ndx, permit_number: present.permit_number, is_current: true },
      { permit_ndx: past.permit_ndx, permit_number: past.permit_number, is_current: false },
    ]);
    expect(await staff.viewOne(wellDetails, of(well))).toMatchObject({
      assoc_permit_ndx: [past.permit_ndx, present.permit_ndx],
      assoc_enforcement_ndx: [],
    });
    const choice = (await staff.view(wellRecords)).find(({ well_ndx }) => well_ndx === well.well_ndx)!;
    expect(choice.permit_name).toBe(`Ranch ${numbers - 1}`);
    expect(choice.concatenated_well_info).toContain(choice.permit_name);
  });
});

describe('the people of a well', () => {
  it('have a row for each kind, the owner being the contact of its record, nobody being 999999', async () => {
    const contact_ndx = await buildContact({ r_name: 'Wanda Waters' });
    const well = await buildWell(staff, { contact_ndx });
    const before = await staff.view(wellContacts, of(well));
    expect(before.map(({ rolo_type_ndx, rolo_ndx }) => [rolo_type_ndx, rolo_ndx])).toEqual([
      [1, contact_ndx],
      [2, 999999],
      [3, 999999],
      [4, 999999],
      [5, 999999],
    ]);
    const tenant = await buildContact({ r_name: 'Tom Tenant' });
    await sql('insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values ($1, 3, $2)', [
      well.well_ndx,
      tenant,
    ]);
    const after = await staff.view(wellContacts, of(well));
    expect(after.filter(({ ndx }) => ndx !== null)).toMatchObject([{ rolo_type_ndx: 3, rolo_ndx: tenant, version: 1 }]);
  });

  it('own other wells, and have owned some', async () => {
    const contact_ndx = await buildContact({ r_name: 'Olga Old', r_organization: 'Old Ranch' });
    const well = await buildWell(staff, { contact_ndx });
    const other = await buildWell(staff, { contact_ndx });
    const removed = await buildWell(staff, { contact_ndx });
    await staff.register(wells).update(removed.well_ndx, { should_remove: true }, removed.version);
    expect(await staff.view(otherOwnerWells, of(well))).toEqual([
      { other_well_ndx: other.well_ndx, district_well_id: other.district_well_id },
    ]);

    const sold = await buildWell(staff, { contact_ndx: 999999 });
    await sql('insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values ($1, 5, $2), ($1, 5, 999999)', [
      sold.well_ndx,
      contact_ndx,
    ]);
    expect(await managed(sold.well_ndx)).toMatchObject({
      well_contact: null,
      past_owners: 'Old Ranch',
      position: [-97.85184, 30.16823],
    });
    expect(await managed(removed.well_ndx)).toMatchObject({ removed: true, well_contact: 'Old Ranch' });
    expect(await staff.view(otherOwnerWells, of(sold))).toEqual([]);
  });

  it('are chosen from all who are not removed, with phones as people say them, and nobody among them', async () => {
    const rolo_ndx = await buildContact({
      r_name: 'Phil Phone',
      r_phone: '+1 512.555.0187',
      r_email: 'phil@example.org',
    });
    const odd = await buildContact({ r_name: 'Odd Phone', r_phone: '555-0187 ext. 4' });
    const list = await staff.view(contactRecords);
    expect(list.find((row) => row.rolo_ndx === rolo_ndx)).toMatchObject({
      formatted_phones: '(512) 555-0187',
      is_permitee: false,
      concatenated_contact_info: 'Phil Phone | phil@example.org | (512) 555-0187',
    });
    expect(list.find((row) => row.rolo_ndx === odd)).toMatchObject({ formatted_phones: '555-0187 ext. 4' });
    expect(list.filter((row) => row.rolo_ndx === 999999)).toMatchObject([
      { r_name: null, concatenated_contact_info: null },
    ]);
  });
});

describe('meters and visits of a well', () => {
  it('are the meters that measure it today, by its set-up or by a link', async () => {
    const well = await buildWell(staff);
    const own = await buildMeter(staff, { setup_well_ndx: well.well_ndx });
    await buildMeter(staff, { setup_well_ndx: well.well_ndx, retired_date: '2025-01-31' });
    const linked = await buildMeter(staff);
    const formerly = await buildMeter(staff);
    await sql(
      `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
       values ($1, $2, '2024-02-01', null), ($3, $2, '2024-02-01', '2024-03-01')`,
      [linked.meter_ndx, well.well_ndx, formerly.meter_ndx],
    );
    expect(await staff.view(associatedActiveMeters, of(well))).toEqual(
      [own, linked].map(({ meter_ndx, meter_id }) => ({ meter_ndx, meter_id })),
    );
  });

  it('are the latest visit first, and tell staff on the map', async () => {
    const well = await buildWell(staff);
    await sql(
      `insert into inspections (well_ndx, inspection_date, ir_type_ndx, inspected_by)
       values ($1, '2024-05-02T15:00Z', 1, 'Ira'), ($1, '2025-06-03T15:00Z', 999, 'Ivy')`,
      [well.well_ndx],
    );
    const rows = await staff.view(associatedInspections, of(well));
    expect(rows.map(({ ir_type_desc, inspected_by }) => [ir_type_desc, inspected_by])).toEqual([
      [null, 'Ivy'],
      ['Routine', 'Ira'],
    ]);
    expect((await onMap(well.well_ndx)).inspections_info).toBe('2025-06-03, 2024-05-02 Routine');
    const seen = await (await product.as('visitor')).view(mapWells);
    expect(seen[0]).not.toHaveProperty('inspections_info');
  });
});

describe('production and levels on the map', () => {
  it('are there from the first gallons of a meter, for the wells that share it too', async () => {
    const [single, shared, setUp] = [await buildWell(staff), await buildWell(staff), await buildWell(staff)];
    const meter = await buildMeter(staff, { setup_well_ndx: single.well_ndx });
    const common = await buildMeter(staff, { setup_well_ndx: setUp.well_ndx });
    await sql('update meters set shares_over_wells = true, start_reading = 0 where meter_ndx = $1', [common.meter_ndx]);
    await sql(`insert into meter_wells (meter_ndx, well_ndx, start_date) values ($1, $2, '2024-01-01')`, [
      common.meter_ndx,
      shared.well_ndx,
    ]);
    const has = async () =>
      Promise.all([single, shared, setUp].map(async ({ well_ndx }) => (await onMap(well_ndx)).has_production_data));
    await sql('insert into meter_readings (meter_ndx, c_year, c_month) values ($1, 2024, 2)', [meter.meter_ndx]);
    expect(await has()).toEqual([false, false, false]);
    await sql(
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
       values ($1, 2024, 3, 100), ($1, 2024, 4, 300), ($2, 2024, 3, 100), ($2, 2024, 4, 300)`,
      [meter.meter_ndx, common.meter_ndx],
    );
    expect(await has()).toEqual([true, true, false]);
  });

  it('are there when a day of levels was published', async () => {
    const well = await buildWell(staff);
    expect((await onMap(well.well_ndx)).has_water_levels_data).toBe(false);
    await sql(`insert into daily_water_levels (well_ndx, collect_day, dtw_ft) values ($1, '2025-01-02', 120.5)`, [
      well.well_ndx,
    ]);
    expect((await onMap(well.well_ndx)).has_water_levels_data).toBe(true);
  });
});

describe('photos and documents', () => {
  it('are listed for staff with their address, without those removed, and on the map as pairs', async () => {
    const well = await buildWell(staff);
    const photo = await attach(well.well_ndx, 'Head, north; 2024.png');
    const log = await attach(well.well_ndx, 'log.pdf', {
      photo_gallery: false,
      content_type: 'application/pdf',
      tags: 10,
    });
    const report = await attach(well.well_ndx, 'report.pdf', { photo_gallery: false });
    await attach(well.well_ndx, 'gone.png', { removed: true });
    expect(
      (await staff.view(wellAttachments, of(well))).map(({ original_filename, system_filepath }) => [
        original_filename,
        system_filepath,
      ]),
    ).toEqual([
      ['report.pdf', `/api/files/${report}`],
      ['log.pdf', `/api/files/${log}`],
      ['Head, north; 2024.png', `/api/files/${photo}`],
    ]);
    expect(await onMap(well.well_ndx)).toMatchObject({
      attached_documents: `log.pdf;/api/files/${log},report.pdf;/api/files/${report}`,
      attached_photos: `Head  north  2024.png;/api/files/${photo}`,
    });
    expect(await onMap((await buildWell(staff)).well_ndx)).toMatchObject({
      attached_documents: null,
      attached_photos: null,
    });
  });

  it('of the gallery are those of a Well Owner’s own wells, and all for staff', async () => {
    const own = await buildWell(staff, { well_name: 'Own well' });
    const foreign = await buildWell(staff);
    const photo = await attach(own.well_ndx, 'own.png');
    await attach(own.well_ndx, 'paper.png', { photo_gallery: false });
    await attach(foreign.well_ndx, 'foreign.png');
    const { permit_ndx, permit_number } = await permitOf(own.well_ndx, {});
    await sql(`insert into account_permits (sub, permit_ndx) values ('demo|well-owner', $1)`, [permit_ndx]);
    expect(await (await product.as('well-owner')).view(galleryPhotos)).toMatchObject([
      {
        hyperlink: `/api/files/${photo}`,
        tag: 'Well Head',
        well_name: 'Own well',
        permits_info: permit_number,
        well_class_name: null,
        primary_use_group_desc: 'Domestic',
        secondary_use_group_desc: null,
        filename: 'own.png',
      },
    ]);
    const everybody = (await staff.view(galleryPhotos)).map(({ filename }) => filename);
    expect(everybody).toEqual(expect.arrayContaining(['own.png', 'foreign.png']));
    expect(everybody).not.toContain('paper.png');
  });
});

describe('registrations', () => {
  it('are read by staff, all or one, until they are deleted', async () => {
    const [one] = await sql<{ reg_ndx: number }>(
      `insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city,
         mailing_state, mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd,
         reg_lon_dd, hardcopy_well_records)
       values ('Rita', 'Rivers', '512', 'rita@example.org', '1 Road', 'Buda', 'TX', '78610', '1 Road', 'Buda', 2, 1, 2,
         30.1, -97.9, true) returning reg_ndx`,
    );
    const path = `/api/data-registrations/${one!.reg_ndx}`;
    const record = (await staff.send('GET', path)) as object;
    expect(record).toMatchObject({
      first_name: 'Rita',
      well_class_ndx: 999,
      property_well_count: 1,
      scientific_monitoring_interest: true,
      hardcopy_well_records: true,
      completed: false,
      well_ndx: null,
    });
    expect(await staff.send('GET', '/api/data-registrations')).toEqual([record]);
    await sql('update registrations set removed = true where reg_ndx = $1', [one!.reg_ndx]);
    expect(await staff.send('GET', '/api/data-registrations')).toEqual([]);
    await expect(staff.send('GET', path)).rejects.toMatchObject({ status: 404 });
  });

  it('offer everybody the lists of their form, without what stands for unset', async () => {
    const visitor = await product.as('visitor');
    const lists = registrationViews.filter(({ path }) => path.startsWith('ui-reg-list-'));
    expect(lists).toHaveLength(3);
    for (const { path } of lists) {
      const rows = (await visitor.send('GET', `/api/${path}`)) as Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.flatMap((row) => Object.values(row))).not.toContain(999);
    }
  });
});
