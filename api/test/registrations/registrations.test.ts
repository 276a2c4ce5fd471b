import type { ApiError } from '@artesian/contract/language/client';
import type { Row, Values } from '@artesian/contract/language/register';
import { contacts } from '@artesian/contract/people/contacts';
import {
  letInRegistration,
  likelyOwners,
  likelyWells,
  registrations,
  registrationViews,
  sendBackRegistration,
} from '@artesian/contract/registrations/registrations';
import { wells } from '@artesian/contract/wells/wells';
import { describe, expect, it } from 'vitest';
import { buildRegistration, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const { pool } = product.database;

const calls = staff.register(registrations);
const build = (values: Values = {}) => buildRegistration(pool, values);
const read = async (reg_ndx: number) => (await calls.get(reg_ndx)) as Row;
const save = (reg_ndx: number, changes: object, version?: number) =>
  calls.update(reg_ndx, changes, version) as Promise<Row>;
const refused = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: unknown) => error as ApiError,
  );
const count = async (table: string) =>
  (await pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]!.count;
const counts = async () => [await count('contacts'), await count('wells')];

describe('registrations', () => {
  it('are read by staff, all or one, until they are deleted', async () => {
    const reg_ndx = await build();
    const { may, ...row } = await read(reg_ndx);
    expect(row).toMatchObject({
      first_name: 'Rita',
      well_class_ndx: 999,
      property_well_count: 1,
      scientific_monitoring_interest: true,
      hardcopy_well_records: true,
      completed: false,
      well_ndx: null,
      waits_for_sender: false,
      is_quarantined: false,
      sent_together: 1,
    });
    expect(may).toEqual({ update: true, remove: true });
    const listed = (await calls.list()) as Row[];
    expect(listed.find((one) => one.reg_ndx === reg_ndx)).toEqual(row);
    await staff.send('DELETE', `/api/data-registrations/${reg_ndx}`);
    expect(((await calls.list()) as Row[]).some((one) => one.reg_ndx === reg_ndx)).toBe(false);
    expect((await refused(read(reg_ndx))).status).toBe(404);
    await staff.send('POST', `/api/history/data-registrations/${reg_ndx}/restore`);
    expect(await read(reg_ndx)).toMatchObject({ reference: row.reference, first_name: 'Rita' });
  });

  it('say how many were sent in together', async () => {
    const sent_in_with = crypto.randomUUID();
    const [one, other] = [await build({ sent_in_with }), await build({ sent_in_with })];
    expect(await read(one)).toMatchObject({ sent_together: 2, sent_in_with });
    await staff.send('DELETE', `/api/data-registrations/${other}`);
    expect(await read(one)).toMatchObject({ sent_together: 1 });
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

  it('are for staff alone', async () => {
    const reg_ndx = await build();
    for (const caller of ['visitor', 'well-owner'] as const) {
      const status = caller === 'visitor' ? 401 : 403;
      const path = `/api/data-registrations/${reg_ndx}`;
      expect((await product.fetch(caller, '/api/data-registrations')).status).toBe(status);
      expect((await product.fetch(caller, path)).status).toBe(status);
      expect((await product.fetch(caller, path, { method: 'DELETE' })).status).toBe(status);
      expect((await product.fetch(caller, `${path}/let-in`, { method: 'POST' })).status).toBe(status);
    }
  });
});

describe('accepting a registration', () => {
  const newOwnerAndWell = {
    new_owner: true,
    create_new_well: true,
    well_class_ndx: 1,
    well_subclass_ndx: 1,
    completed: true,
  };

  it('makes its owner and its well, linked with each other and with it', async () => {
    const reg_ndx = await build({
      secondary_phone: '512-555-0199',
      reg_well_elev_ft: 700.5,
      well_details_date_drilled: '1998-01-01',
      well_details_driller: 'Hays Drilling',
      well_details_depth_well_ft: 420,
      well_details_depth_pump_ft: 380,
    });
    const saved = await save(reg_ndx, newOwnerAndWell);
    expect(saved).toMatchObject({ completed: true, new_owner: true, create_new_well: true });
    expect(await read(reg_ndx)).toEqual(saved);
    const owner = await staff.register(contacts).get(saved.rolo_ndx as number);
    expect(owner).toMatchObject({
      r_name: `Rita ${String(saved.last_name)}`,
      r_organization: 'Rivers Ranch',
      r_email: saved.primary_email,
      r_phone: '(512) 555-0142',
      r_mailing_address: '1 Main Street',
      r_city: 'Buda',
      r_state: 'TX',
      r_zipcode: '78610',
      notes: 'Secondary phone: 512-555-0199',
      created_by: 'demo|administrator',
    });
    const well = await staff.register(wells).get(saved.well_ndx as number);
    expect(well).toMatchObject({
      contact_ndx: saved.rolo_ndx,
      primary_use_ndx: 1,
      well_class_ndx: 1,
      physical_location_address: '12 Creek Road',
      city: 'Buda',
      lat_dd: 30.08531,
      lon_dd: -97.84021,
      elevation_ft: 700.5,
      is_published: false,
      tx_grid: expect.stringMatching(/^\d\d-\d\d-\d$/) as string,
    });
    expect(await staff.send('GET', `/api/list-wells-completion/${saved.well_ndx as number}`)).toMatchObject({
      drilled_date: '1998-01-01',
      well_depth_ft: 420,
      pump_depth_ft: 380,
    });
    expect(await staff.send('GET', `/api/list-wells-location-details/${saved.well_ndx as number}`)).toMatchObject({
      county_ndx: 2,
    });
    expect(await staff.send('GET', `/api/history/list-wells/${saved.well_ndx as number}`)).toMatchObject([
      { operation: 'insert', note: `Registration ${String(saved.reference)}` },
    ]);
  });

  it('keeps in the well what was said of it, and what the map says of its place', async () => {
    const square = 'st_makeenvelope(-98, 30, -97, 31, 4326)';
    await pool.query(
      `insert into map_sources (source_id) values ('district-boundary'), ('management-zones');
       insert into map_features (source_id, geom, properties) values
         ('district-boundary', ${square}, '{}'), ('management-zones', ${square}, '{"name": "Western Edwards"}')`,
    );
    const accepted = async (values: Values) => {
      const { well_ndx } = await save(await build(values), newOwnerAndWell);
      const parts = ['location-details', 'details', 'hydrogeology', 'completion'];
      const read = parts.map((part) => staff.send('GET', `/api/list-wells-${part}/${well_ndx as number}`));
      return Object.assign({}, ...(await Promise.all(read))) as Row;
    };
    const [trinity, offered] = [8, true];
    expect(
      await accepted({
        well_details_date_drilled: '1998-01-01',
        well_details_drilled_year_only: true,
        other_notes: 'Behind the barn.',
        aquifer_group_ndx: 2,
        scientific_monitoring_interest: offered,
      }),
    ).toMatchObject({
      drilled_date: '1998-01-01',
      drilled_year_only: true,
      comments: 'Behind the barn.',
      aq_completion_ndx: trinity,
      aquifer_ndx: trinity,
      monitoring_offered: offered,
      in_district: true,
      mgmtzone_ndx: 1,
    });
    // Of a group that no list of the well names, the word is kept.
    expect(
      await accepted({ aquifer_group_ndx: 3, scientific_monitoring_interest: !offered, reg_lat_dd: 29.5 }),
    ).toMatchObject({
      drilled_year_only: false,
      comments: 'Aquifer, as registered: Other',
      monitoring_offered: !offered,
      in_district: false,
    });
  });

  it('leaves nothing behind when it fails in the midst', async () => {
    const reg_ndx = await build();
    const before = [await read(reg_ndx), await counts()];
    // The owner is made before the well, and the well before the registration is written.
    const noClass = await refused(save(reg_ndx, { ...newOwnerAndWell, well_class_ndx: 4321 }));
    expect(noClass).toMatchObject({ status: 422, problem: { errors: [{ field: 'well_class_ndx' }] } });
    const noCounty = await refused(save(reg_ndx, { ...newOwnerAndWell, county_ndx: 4321 }));
    expect(noCounty).toMatchObject({ status: 422, problem: { errors: [{ field: 'county_ndx' }] } });
    const noAquifer = await refused(save(reg_ndx, { ...newOwnerAndWell, aquifer_group_ndx: 4321 }));
    expect(noAquifer).toMatchObject({ status: 422, problem: { errors: [{ field: 'aquifer_group_ndx' }] } });
    expect([await read(reg_ndx), await counts()]).toEqual(before);
  });

  it('gives the well to a known owner, makes nobody, and completes by the well alone', async () => {
    const { rolo_ndx } = await staff.register(contacts).create({ r_name: 'Known Owner' });
    const reg_ndx = await build();
    const people = await count('contacts');
    const asked = { rolo_ndx, create_new_well: true, well_class_ndx: 1, well_subclass_ndx: 1 };
    const saved = await save(reg_ndx, asked);
    expect(saved).toMatchObject({ rolo_ndx, completed: true });
    expect(await count('contacts')).toBe(people);
    expect(await staff.register(wells).get(saved.well_ndx as number)).toMatchObject({ contact_ndx: rolo_ndx });
  });

  it('makes the owner alone where no well is asked for, or a known well is linked', async () => {
    const { well_ndx } = await buildWell(staff);
    const before = await counts();
    const saved = await save(await build(), { new_owner: true, completed: true, well_ndx });
    expect(saved).toMatchObject({ rolo_ndx: expect.any(Number) as number, well_ndx, completed: true });
    expect(await counts()).toEqual([before[0]! + 1, before[1]]);
  });

  it('makes nothing while it is not complete, and nothing twice', async () => {
    const reg_ndx = await build();
    const before = await counts();
    expect(await save(reg_ndx, { new_owner: true })).toMatchObject({ rolo_ndx: null, completed: false });
    expect(await counts()).toEqual(before);
    const accepted = await save(reg_ndx, newOwnerAndWell);
    const again = await save(reg_ndx, { ...newOwnerAndWell, other_notes: 'Looked at twice.' });
    expect(again).toMatchObject({ rolo_ndx: accepted.rolo_ndx, well_ndx: accepted.well_ndx });
    expect(await counts()).toEqual([before[0]! + 1, before[1]! + 1]);
  });

  it('makes one owner and one well when two people accept at once', async () => {
    const reg_ndx = await build();
    const before = await counts();
    const { version } = await read(reg_ndx);
    const outcomes = await Promise.allSettled([
      save(reg_ndx, newOwnerAndWell, version),
      save(reg_ndx, newOwnerAndWell, version),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await counts()).toEqual([before[0]! + 1, before[1]! + 1]);
  });

  it('lets go of the chosen owner when the owner is new', async () => {
    const { rolo_ndx } = await staff.register(contacts).create({ r_name: 'Chosen Owner' });
    const reg_ndx = await build();
    expect(await save(reg_ndx, { rolo_ndx })).toMatchObject({ rolo_ndx });
    expect(await save(reg_ndx, { new_owner: true })).toMatchObject({ rolo_ndx: null });
  });

  it('needs an owner, a classification and a sub-classification for a well', async () => {
    const reg_ndx = await build();
    const missing = await refused(save(reg_ndx, { create_new_well: true }));
    expect(missing).toMatchObject({
      status: 400,
      problem: {
        errors: ['rolo_ndx', 'well_class_ndx', 'well_subclass_ndx'].map((field) => ({
          field,
          message: '*Required field',
        })),
      },
    });
    const nobody = { create_new_well: true, well_class_ndx: 1, well_subclass_ndx: 1, rolo_ndx: 999999 };
    expect(await refused(save(reg_ndx, nobody))).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'rolo_ndx' }] },
    });
  });
});

describe('the review form', () => {
  it('refuses twenty bad inputs by the name of their field and keeps what was there', async () => {
    const reg_ndx = await build();
    const before = await read(reg_ndx);
    const wrong: [field: string, value: unknown, words?: string][] = [
      ['first_name', '', '*Required field'],
      ['last_name', null, '*Required field'],
      ['primary_phone', '   ', '*Required field'],
      ['primary_email', 'rita at example', 'Invalid email format'],
      ['secondary_email', 'x@', 'Invalid email format'],
      ['mailing_name', null, '*Required field'],
      ['mailing_address', '', '*Required field'],
      ['mailing_city', 7],
      ['mailing_state', 'x'.repeat(41)],
      ['mailing_zip', '78610-12345-6'],
      ['well_address', '\u0000'],
      ['well_city', '', '*Required field'],
      ['county_ndx', 999, '*Required field'],
      ['well_use_ndx', 'Domestic'],
      ['aquifer_group_ndx', 999, '*Required field'],
      ['reg_lat_dd', 91, 'Invalid coordinate'],
      ['reg_lon_dd', -181, 'Invalid coordinate'],
      ['reg_lat_dd', null, '*Required field'],
      ['reg_well_elev_ft', '7e2'],
      ['well_details_date_drilled', '1998-02-30'],
      ['well_details_depth_well_ft', -1],
      ['property_well_count', 0, 'Enter 1 or more.'],
      ['hardcopy_well_records', null],
      ['completed', 'yes'],
      ['rolo_ndx', 2.5],
    ];
    for (const [field, value, words] of wrong) {
      const error = await refused(save(reg_ndx, { [field]: value }));
      expect({ field, status: error.status }).toEqual({ field, status: 400 });
      expect(error.problem.errors?.[0]).toEqual({ field, message: words ?? expect.any(String) });
    }
    expect(await read(reg_ndx)).toEqual(before);
  });

  it('asks no organization of what is disregarded', async () => {
    const reg_ndx = await build({ mailing_name: null });
    expect(await refused(save(reg_ndx, { mailing_name: null }))).toMatchObject({ status: 400 });
    expect(await save(reg_ndx, { mailing_name: null, disregard: true })).toMatchObject({ disregard: true });
  });

  it('refuses a save that is based on an old version', async () => {
    const reg_ndx = await build();
    const { version } = await read(reg_ndx);
    const theirs = await save(reg_ndx, { well_city: 'Kyle' }, version);
    expect(await refused(save(reg_ndx, { well_city: 'Wimberley' }, version))).toMatchObject({
      status: 412,
      problem: { current: theirs },
    });
  });
});

describe('likely duplicates of a registration', () => {
  const owners = (reg_ndx: number) => staff.view(likelyOwners, { params: { reg_ndx } });
  const nearWells = (reg_ndx: number) => staff.view(likelyWells, { params: { reg_ndx } });

  it('are contacts of the same name, e-mail address, telephone and address, the likeliest first, with why', async () => {
    const person = { r_email: 'ada.byrd@example.org', r_phone: '(512) 555-7171', r_zipcode: '78620' };
    const known = await staff
      .register(contacts)
      .create({ r_name: 'Byrd, Ada', r_mailing_address: '7 Mill Lane', ...person });
    const namesake = await staff.register(contacts).create({ r_name: 'ADA BYRD' });
    const gone = await staff.register(contacts).create({ r_name: 'Ada Byrd' });
    await staff.register(contacts).update(gone.rolo_ndx, { should_remove: true }, gone.version);
    const reg_ndx = await build({
      first_name: 'Ada',
      last_name: 'Byrd',
      mailing_name: null,
      primary_email: 'Ada.Byrd@Example.org',
      primary_phone: '1-512-555-0000',
      secondary_phone: '512 555 7171',
      mailing_address: '7 Mill Lane',
      mailing_zip: '78620-1234',
    });
    expect(await owners(reg_ndx)).toMatchObject([
      {
        rolo_ndx: known.rolo_ndx,
        label: 'Byrd, Ada',
        likeness: 13,
        reasons: ['same e-mail address', 'same name', 'same telephone', 'same address'],
      },
      { rolo_ndx: namesake.rolo_ndx, likeness: 4, reasons: ['same name'] },
    ]);
    await save(reg_ndx, { rolo_ndx: known.rolo_ndx });
    expect(await owners(reg_ndx)).toMatchObject([{ rolo_ndx: namesake.rolo_ndx }]);
  });

  it('are wells within 300 ft and those named like their owner', async () => {
    const place = { lat_dd: 29.9, lon_dd: -98.1 };
    const here = await buildWell(staff, place);
    // 0.0005° of latitude are 182 ft, 0.001° are 365 ft.
    const near = await buildWell(staff, { ...place, lat_dd: 29.9005 });
    await buildWell(staff, { ...place, lat_dd: 29.901 });
    const named = await buildWell(staff, { lat_dd: 30.5, well_name: 'Quarles, Quentin Well' });
    const reg_ndx = await build({ first_name: 'Quentin', last_name: 'Quarles', reg_lat_dd: 29.9, reg_lon_dd: -98.1 });
    expect(await nearWells(reg_ndx)).toMatchObject([
      { well_ndx: here.well_ndx, label: here.district_well_id, likeness: 4, reasons: ['same place'] },
      { well_ndx: named.well_ndx, likeness: 3, reasons: ['named like its owner'] },
      { well_ndx: near.well_ndx, reasons: ['182 ft apart'] },
    ]);
  });
});

describe('a registration that is sent back', () => {
  const sendBack = (reg_ndx: number, message: unknown, version?: number) =>
    staff.call(sendBackRegistration, {
      params: { reg_ndx },
      body: { message } as never,
      ...(version !== undefined && { version }),
    });

  it('waits for its sender with what they are asked, until they corrected it', async () => {
    const reg_ndx = await build();
    const { version } = await read(reg_ndx);
    const sent = await sendBack(reg_ndx, ' The well stands in the lake. Where is it? ', version);
    expect(sent).toMatchObject({
      waits_for_sender: true,
      sent_back_message: 'The well stands in the lake. Where is it?',
      sent_back_timestamp: expect.any(String) as string,
      version: version + 1,
    });
    const waiting = (await staff.send('GET', '/api/ui-dashboard-work-waiting')) as {
      work: string;
      record_ndx: number;
    }[];
    const isWork = (rows: typeof waiting) =>
      rows.some((row) => row.work === 'registration' && row.record_ndx === reg_ndx);
    expect(isWork(waiting)).toBe(false);
    await pool.query("update registrations set corrected_timestamp = now() + interval '1 second' where reg_ndx = $1", [
      reg_ndx,
    ]);
    expect(await read(reg_ndx)).toMatchObject({ waits_for_sender: false });
    expect(isWork((await staff.send('GET', '/api/ui-dashboard-work-waiting')) as typeof waiting)).toBe(true);
  });

  it('is refused without a message, on an old version, when it is complete and when there is none', async () => {
    const reg_ndx = await build();
    expect(await refused(sendBack(reg_ndx, '  '))).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'message' }] },
    });
    expect(await refused(sendBack(reg_ndx, 'Where?', 99))).toMatchObject({
      status: 412,
      problem: { code: 'conflict' },
    });
    await save(reg_ndx, { completed: true });
    expect(await refused(sendBack(reg_ndx, 'Where?'))).toMatchObject({ status: 409 });
    expect(await refused(sendBack(2147483600, 'Where?'))).toMatchObject({ status: 404 });
    expect(await read(reg_ndx)).toMatchObject({ sent_back_message: null });
  });
});

describe('a registration that is held apart', () => {
  it('is no work that waits until it is let in, and stays let in', async () => {
    const reg_ndx = await build({ quarantined_because: 'It was filled in within two seconds.' });
    const isWork = async () =>
      ((await staff.send('GET', '/api/ui-dashboard-work-waiting')) as { work: string; record_ndx: number }[]).some(
        (row) => row.work === 'registration' && row.record_ndx === reg_ndx,
      );
    expect(await read(reg_ndx)).toMatchObject({ is_quarantined: true });
    expect(await isWork()).toBe(false);
    const letIn = () => staff.call(letInRegistration, { params: { reg_ndx } });
    const first = await letIn();
    expect(first).toMatchObject({ is_quarantined: false, quarantined_because: null, version: 2 });
    expect(await letIn()).toEqual(first);
    expect(await isWork()).toBe(true);
  });
});
