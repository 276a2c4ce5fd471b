import type { Client } from '@artesian/contract/language/client';
import type { Values } from '@artesian/contract/language/register';
import { oneNamedWell, oneMapWell } from '@artesian/contract/map/map-wells';
import { isKnownKind, type Dependents } from '@artesian/contract/merging/dependents';
import { likelyDuplicates, likelyDuplicatesOf, sayWhetherSame } from '@artesian/contract/merging/likely-duplicates';

import { mergeRecords, mergesOfRecord, previewMerge, undoMerge } from '@artesian/contract/merging/merging';
import { recordHistory } from '@artesian/contract/language/history';
import { contacts } from '@artesian/contract/people/contacts';
import { wells } from '@artesian/contract/wells/wells';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { referencesTo } from '../../src/merging/references.ts';
import { buildPermitOn } from '../support/around-wells.ts';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const { pool } = product.database;
let colleague: Client;
beforeAll(async () => {
  colleague = await product.as('developer');
});

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await pool.query<R>(text, values)).rows;
const ofWells = { register: 'list-wells' };
const ofContacts = { register: 'list-rolodex' };

const well = (key: number) => staff.register(wells).get(key);
const contact = (key: number) => staff.register(contacts).get(key);

async function merge(keep: number, drop: number, values: Values = {}) {
  const [kept, dropped] = [await well(keep), await well(drop)];
  const body = { keep, drop, keep_version: kept.version, drop_version: dropped.version, values };
  return staff.call(mergeRecords, { params: ofWells, body });
}
const undo = (merge_ndx: number, params = ofWells) => staff.call(undoMerge, { params: { ...params, merge_ndx } });
const preview = (keep: number, drop: number, params = ofWells) =>
  staff.call(previewMerge, { params: { ...params, keep, drop } });

/** All rows of all tables that point at these records, and the records, without what says who wrote them last. */
async function everythingAt(table: string, key: string, records: number[]) {
  const references = [{ table, column: key }, ...(await referencesTo(pool, table))];
  const rows = await Promise.all(
    references.map(async (reference) => [
      `${reference.table}.${reference.column}`,
      await query(
        `select row
         from (
           select to_jsonb(stored) - array['version', 'updated_timestamp', 'updated_by'] as row
           from ${reference.table} as stored
           where "${reference.column}" = any ($1)
         ) as rows
         order by row::text`,
        [records],
      ),
    ]),
  );
  return Object.fromEntries(rows) as Record<string, { row: Values }[]>;
}

/** What hangs on a well, a row or more in every table that points at wells; some of it collides with what hangs on the other. */
async function buildDependents(keep: number, drop: number) {
  const [first, second] = [await buildPermitOn(pool, keep), await buildPermitOn(pool, drop)];
  const [{ meter_ndx: meter }] = (await query<{ meter_ndx: number }>(
    `insert into meters (setup_well_ndx, joined_date) values ($1, '2023-01-01') returning meter_ndx`,
    [drop],
  )) as [{ meter_ndx: number }];
  await query(`insert into meters (setup_well_ndx, joined_date) values ($1, '2023-01-01')`, [keep]);
  const statements = [
    // Of the first permit both wells have days in common, and a gap of the one lies within the time of the other.
    `update permit_wells set start_date = '2021-01-01', end_date = '2021-12-31' where permit_ndx = ${first.permit_ndx}`,
    `insert into permit_wells (permit_ndx, well_ndx, start_date) values (${first.permit_ndx}, ${keep}, '2024-01-01')`,
    `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
     values (${first.permit_ndx}, ${drop}, '2020-06-01', '2024-06-30'), (${first.permit_ndx}, ${drop}, '2019-01-01', '2019-12-31')`,
    `insert into meter_wells (meter_ndx, well_ndx, start_date) values (${meter}, ${drop}, '2023-01-01')`,
    `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
     select meter_ndx, 2025, c_month, c_month * 1000 * setup_well_ndx from meters, generate_series(1, 9) as c_month
     where setup_well_ndx in (${keep}, ${drop})`,
    `insert into well_production (well_ndx, c_year, c_month, production_gallons)
     values (${keep}, 2018, 5, 100), (${drop}, 2018, 6, 50)`,
    `insert into water_levels (well_ndx, collect_timestamp, dtw_ft)
     values (${keep}, '2024-05-01 12:00Z', 100), (${drop}, '2024-05-01 12:00Z', 101), (${drop}, '2024-06-01 12:00Z', 102)`,
    `insert into water_quality_samples (well_ndx, collect_timestamp) values (${drop}, '2024-05-01 12:00Z')`,
    `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx) values (1, 'Loggers', 'Ada', 1)
     on conflict do nothing`,
    `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx)
     values (${keep}, '2024-05-01', 100.1, 1), (${drop}, '2024-05-01', 101.1, 1), (${drop}, '2024-05-02', 102.3, 1)`,
    `insert into daily_water_levels (well_ndx, collect_day, dtw_ft)
     values (${keep}, '2024-05-01', 100.1), (${drop}, '2024-05-01', 101.1), (${drop}, '2024-05-02', 102.3)`,
    `insert into level_series (well_ndx) values (${keep}), (${drop})`,
    `insert into level_marks (well_ndx, of_what, from_at, to_at, flag)
     values (${drop}, 'logger', '2024-05-01', '2024-05-02', 'Suspect')`,
    `insert into measuring_factors (measuring_factor_ndx, measuring_method_ndx, well_ndx, holds_from, unit, gal_per_unit)
     values (${drop}, 1, ${drop}, '2024-05-01', 'hours', 6000)`,
    `insert into indicator_sources (indicator_ndx, well_ndx, holds_from)
     values (1, ${keep}, '2024-05-01'), (1, ${drop}, '2024-05-01'), (2, ${drop}, '2024-05-01')`,
    `insert into level_rules (rule_ndx, rule_name, kind, deepest_ft, well_ndx) values (${drop}, 'Rule ${drop}', 'Range', 300, ${drop})`,
    `insert into level_looks (look_ndx, rules, wells) values (${drop}, 1, 2)`,
    `insert into level_findings (rule_ndx, look_ndx, well_ndx, from_at, to_at, worst, what)
     values (${drop}, ${drop}, ${drop}, '2024-05-01', '2024-05-02', 312, 'Odd.'), (${drop}, ${drop}, ${keep}, '2024-05-01', '2024-05-02', 312, 'Odd.')`,
    `insert into well_formations (well_ndx, formation_ndx, ft_to_top, ft_to_bottom)
     values (${keep}, 1, 0, 20), (${drop}, 1, 0, 20), (${drop}, 6, 20, 220)`,
    `insert into well_components (well_ndx, well_component_ndx, top_depth_ft, bottom_depth_ft) values (${drop}, 1, 0, 40)`,
    `insert into contacts (rolo_ndx, r_name) values (${drop}0, 'Odell Owner'), (${drop}1, 'Tina Tenant')`,
    `insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx)
     values (${drop}, 1, ${drop}0), (${drop}, 3, ${drop}1), (${keep}, 3, ${drop}1), (${drop}, 5, ${drop}1)`,
    `insert into inspections (well_ndx, inspected_by) values (${drop}, 'Ada')`,
    `insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags)
     values (${drop}, 'log.pdf', '${String(drop).padStart(32, '0')}.pdf', 'application/pdf', 1, 10)`,
    `insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city,
       mailing_state, mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd,
       reg_lon_dd, hardcopy_well_records, well_ndx)
     values ('Rita', 'Rivers', '512', 'rita@example.org', '1 Road', 'Buda', 'TX', '78610', '1 Road', 'Buda', 2, 1, 2, 30.1,
       -97.9, true, ${drop})`,
  ];
  for (const statement of statements) await query(statement);
  return { permits: [first.permit_ndx, second.permit_ndx], meter };
}

const gallonsOf = (permits: number[]) =>
  query(
    `select permit_ndx, c_year, c_month, metered_gal::integer, was_read from permit_months
     where permit_ndx = any ($1) order by 1, 2, 3`,
    [permits],
  );
const waterOf = async (well_ndx: number) =>
  Number(
    (
      await query<{ gal: string }>('select coalesce(sum(gallons), 0) as gal from api.well_months where well_ndx = $1', [
        well_ndx,
      ])
    )[0]!.gal,
  );
const linksOf = (permit: number, well_ndx: number) =>
  query(
    `select start_date::text, end_date::text from permit_wells where permit_ndx = $1 and well_ndx = $2 order by 1`,
    [permit, well_ndx],
  );

describe('a merge of two wells', () => {
  it('moves all that hangs on the one in whichever table, and its undo brings back exactly what was', async () => {
    const keep = (await buildWell(staff, { well_name: 'Mill', contact_ndx: null })).well_ndx;
    const drop = (await buildWell(staff, { state_well_num: '5850301', city: 'Buda' })).well_ndx;
    await query(`update wells set gate_code = '4711', is_metered = true where well_ndx = $1`, [drop]);
    const { permits } = await buildDependents(keep, drop);
    const before = await everythingAt('wells', 'well_ndx', [keep, drop]);
    const gallons = await gallonsOf(permits);
    const water = { keep: await waterOf(keep), drop: await waterOf(drop) };
    expect(water.drop).toBeGreaterThan(0);

    const references = (await referencesTo(pool, 'wells')).map(({ table, column }) => `${table}.${column}`);
    const bare = references.filter((kind) => !before[kind]!.some(({ row }) => row[kind.split('.')[1]!] === drop));
    expect(bare, 'tables that point at wells and have no row in this test').toEqual([]);
    expect(
      references.filter((kind) => !isKnownKind(kind)),
      'tables that have no words',
    ).toEqual([]);

    const told = await preview(keep, drop);
    expect(await everythingAt('wells', 'well_ndx', [keep, drop])).toEqual(before);
    expect(told.keep).toMatchObject({ well_ndx: keep, well_name: 'Mill', county_ndx: 999, well_depth_ft: null });
    expect(told.drop).toMatchObject({ well_ndx: drop, state_well_num: '5850301' });
    expect(told.filled).toEqual([
      { column: 'gate_code', value: '4711' },
      { column: 'is_metered', value: true },
    ]);
    const counts = (dependents: Dependents[]) =>
      Object.fromEntries(dependents.map(({ kind, moved, set_aside }) => [kind, [moved, set_aside]]));
    expect(counts(told.dependents)).toEqual({
      'attachments.well_ndx': [1, 0],
      'daily_water_levels.well_ndx': [1, 1],
      'inspections.well_ndx': [1, 0],
      'level_findings.well_ndx': [0, 1],
      'level_marks.well_ndx': [1, 0],
      'level_rules.well_ndx': [1, 0],
      'measuring_factors.well_ndx': [1, 0],
      'indicator_sources.well_ndx': [1, 1],
      'level_series.well_ndx': [0, 1],
      'logger_readings.well_ndx': [1, 1],
      'meter_wells.well_ndx': [1, 0],
      'meters.setup_well_ndx': [1, 0],
      'permit_wells.well_ndx': [2, 1],
      'registrations.well_ndx': [1, 0],
      'water_levels.well_ndx': [1, 1],
      'water_quality_samples.well_ndx': [1, 0],
      'well_components.well_ndx': [1, 0],
      'well_contacts.well_ndx': [1, 2],
      'well_formations.well_ndx': [1, 1],
      'well_production.well_ndx': [1, 0],
    });

    const done = await merge(keep, drop, { state_well_num: '5850301', city: 'Buda', well_name: 'Mill Creek' });
    expect(done).toMatchObject({ kept: keep, dropped: drop, dependents: told.dependents, undone_at: null });
    expect(await well(keep)).toMatchObject({ state_well_num: '5850301', city: 'Buda', well_name: 'Mill Creek' });
    expect(await well(drop)).toMatchObject({ removed: true, state_well_num: null });
    expect(await query('select gate_code, is_metered from wells where well_ndx = $1', [keep])).toEqual([
      { gate_code: '4711', is_metered: true },
    ]);
    const after = await everythingAt('wells', 'well_ndx', [drop]);
    expect(references.filter((kind) => after[kind]!.length > 0)).toEqual([]);
    expect(await waterOf(keep)).toBe(water.keep + water.drop);
    expect(await linksOf(permits[0]!, keep)).toEqual([
      { start_date: '2019-01-01', end_date: '2019-12-31' },
      { start_date: '2020-06-01', end_date: '2023-12-31' },
      { start_date: '2024-01-01', end_date: null },
    ]);

    expect(await undo(done.merge_ndx)).toMatchObject({ undone_by: 'Ada Administrator' });
    expect(await everythingAt('wells', 'well_ndx', [keep, drop])).toEqual(before);
    expect(await gallonsOf(permits)).toEqual(gallons);
    expect([await waterOf(keep), await waterOf(drop)]).toEqual([water.keep, water.drop]);
  });

  it('is in the history of the record, and of both it is told who did it', async () => {
    const [keep, drop] = [(await buildWell(staff)).well_ndx, (await buildWell(staff, { city: 'Kyle' })).well_ndx];
    const done = await merge(keep, drop, { city: 'Kyle' });
    const [newest] = await staff.call(recordHistory, { params: { ...ofWells, key: keep } });
    expect(newest).toMatchObject({
      who_name: 'Ada Administrator',
      changes: [{ field: 'city', before: null, after: 'Kyle' }],
    });
    for (const key of [keep, drop]) {
      expect(await staff.call(mergesOfRecord, { params: { ...ofWells, key } })).toEqual([done]);
    }
    expect(done).toMatchObject({ merged_by: 'Ada Administrator', undone_at: null, undone_by: null });
    await undo(done.merge_ndx);
    const [again] = await merge(keep, drop).then(() =>
      staff.call(mergesOfRecord, { params: { ...ofWells, key: keep } }),
    );
    expect(again).toMatchObject({ undone_at: null });
  });

  it('happens once for an Idempotency-Key', async () => {
    const [kept, dropped] = [await buildWell(staff), await buildWell(staff)];
    const [keep, drop] = [kept.well_ndx, dropped.well_ndx];
    const body = { keep, drop, keep_version: kept.version, drop_version: dropped.version };
    const call = () => staff.call(mergeRecords, { params: ofWells, body, idempotencyKey: `merge-${keep}-${drop}` });
    expect(await call()).toEqual(await call());
  });

  it('leaves the address of the well that is gone leading to the one that is kept, also by way of a third', async () => {
    const [one, two, three] = [await buildWell(staff), await buildWell(staff), await buildWell(staff)];
    const visitor = await product.as('visitor');
    const hidden = await buildWell(staff, { is_published: false });
    await merge(two.well_ndx, one.well_ndx);
    await merge(three.well_ndx, two.well_ndx);
    await merge(three.well_ndx, hidden.well_ndx);
    const named = (id: string) => visitor.call(oneNamedWell, { params: { id } });
    expect(await named(one.district_well_id)).toMatchObject({ well_id: three.district_well_id });
    expect(await visitor.call(oneMapWell, { params: { well_ndx: two.well_ndx } })).toMatchObject({
      well_id: three.district_well_id,
    });
    // What was never published is not told of.
    await expect(named(hidden.district_well_id)).rejects.toMatchObject({ status: 404 });
  });

  it('keeps the well that is gone from coming back by itself', async () => {
    const [keep, drop] = [(await buildWell(staff)).well_ndx, (await buildWell(staff)).well_ndx];
    await merge(keep, drop);
    const restored = staff.register(wells).update(drop, { should_remove: false }, undefined);
    await expect(restored).rejects.toMatchObject({
      status: 422,
      message: 'This well was merged into another. Undo the merge to bring it back.',
    });
  });

  it('refuses what cannot be, each with words, and changes nothing', async () => {
    const [one, two, gone] = [
      await buildWell(staff, { well_name: 'One' }),
      await buildWell(staff),
      await buildWell(staff),
    ];
    const into = await buildWell(staff);
    const removed = await staff
      .register(wells)
      .update((await buildWell(staff)).well_ndx, { should_remove: true }, undefined);
    await merge(into.well_ndx, gone.well_ndx);
    const good = {
      keep: one.well_ndx,
      drop: two.well_ndx,
      keep_version: one.version,
      drop_version: two.version,
      values: {},
    };
    const refused: [given: object, status: number, words: string | RegExp][] = [
      [{ drop: one.well_ndx }, 400, 'This is the same well. Choose two different ones.'],
      [{ keep: 987654 }, 404, 'There is no well 987654.'],
      [{ drop: 987654 }, 404, 'There is no well 987654.'],
      [{ drop: gone.well_ndx }, 409, `${gone.district_well_id} was already merged into ${into.district_well_id}.`],
      [{ keep: gone.well_ndx }, 409, `${gone.district_well_id} was already merged into ${into.district_well_id}.`],
      [{ keep: removed.well_ndx, keep_version: removed.version }, 409, /was removed\. Restore it first, or keep/],
      [{ keep_version: 7 }, 412, 'Someone else has changed this record since you opened it.'],
      [{ drop_version: 7 }, 412, 'Someone else has changed this record since you opened it.'],
      [{ keep_version: undefined }, 400, 'keep_version: Give the version that you saw.'],
      [{ drop_version: 0 }, 400, /^drop_version: /],
      [{ keep: 'one' }, 400, 'keep: Give a record by its number.'],
      [{ keep: -1 }, 400, /^keep: /],
      [{ drop: 1.5 }, 400, /^drop: /],
      [{ drop: 99999999999 }, 400, /^drop: /],
      [{ values: { colour: 'red' } }, 400, 'A well has no field colour.'],
      [{ values: { well_ndx: 3 } }, 400, 'A well has no field well_ndx.'],
      [{ values: { toString: 3 } }, 400, 'A well has no field toString.'],
      [{ values: { temp_new_driller: 'Dan' } }, 400, 'A well has no field temp_new_driller.'],
      [{ values: { well_name: 7 } }, 400, /^values\.well_name: /],
      [{ values: { lat_dd: 'north' } }, 400, /^values\.lat_dd: /],
      [{ values: { lat_dd: 123 } }, 400, /^values\.lat_dd: /],
      [{ values: { drilled_date: '2024-02-30' } }, 400, /^values\.drilled_date: /],
      [{ values: { driller_ndx: 77_777 } }, 422, /driller/],
      [{ values: { well_depth_ft: -1 } }, 400, /^values\.well_depth_ft: /],
      [{ values: { state_well_num: '12' } }, 422, 'A State Well Number has seven digits, such as 5850301.'],
      [{ values: 'all' }, 400, /^values: /],
    ];
    const seen = [];
    for (const [given] of refused) {
      const answer = await product.fetch('administrator', '/api/merges/list-wells', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...good, ...given }),
      });
      seen.push([given, answer.status, ((await answer.json()) as { detail: string }).detail]);
    }
    const expected = refused.map(([given, status, words]) => [
      given,
      status,
      typeof words === 'string' ? words : expect.stringMatching(words),
    ]);
    expect(seen).toEqual(expected);
    expect([await well(one.well_ndx), await well(two.well_ndx)]).toEqual([one, two]);
    for (const register of ['list-meters', 'nowhere']) {
      await expect(staff.call(mergeRecords, { params: { register }, body: good })).rejects.toMatchObject({
        status: 404,
      });
      await expect(preview(1, 2, { register })).rejects.toMatchObject({ status: 404 });
    }
    await expect(preview(one.well_ndx, one.well_ndx)).rejects.toMatchObject({ status: 400 });
    await expect(preview(one.well_ndx, 987654)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the undo of a merge', () => {
  it('is refused with words once something that was moved has been changed again, or deleted', async () => {
    const spoilers: [(drop: number) => string, RegExp][] = [
      [
        (drop) => `update inspections set field_notes = 'More' where inspected_by = 'Ada ${drop}'`,
        /1 inspection has been changed since, by /,
      ],
      [(drop) => `delete from inspections where inspected_by = 'Ada ${drop}'`, /1 inspection has been deleted since/],
      [() => `delete from logger_readings where read_at = '2031-05-01'`, /1 logger reading has been deleted since/],
      [
        (drop) => `update wells set city = 'Manor' where city = 'Kyle ${drop}'`,
        /City of .* has been changed since, by /,
      ],
    ];
    await query(
      `insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx) values (1, 'Loggers', 'Ada', 1)
       on conflict do nothing`,
    );
    for (const [spoil, words] of spoilers) {
      const [keep, drop] = [(await buildWell(staff)).well_ndx, (await buildWell(staff)).well_ndx];
      await query('insert into inspections (well_ndx, inspected_by) values ($1, $2)', [drop, `Ada ${drop}`]);
      await query(
        `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx) values ($1, '2031-05-01', 1, 1)`,
        [drop],
      );
      const { merge_ndx } = await merge(keep, drop, { city: `Kyle ${drop}` });
      await query(spoil(drop));
      await expect(undo(merge_ndx)).rejects.toMatchObject({ status: 409, message: expect.stringMatching(words) });
      expect(await well(drop)).toMatchObject({ removed: true });
      await query('delete from logger_readings');
    }
  });

  it('leaves what was entered on the kept record meanwhile, and waits for a later merge to be taken back', async () => {
    const [one, two, three] = [await buildWell(staff), await buildWell(staff), await buildWell(staff)];
    const first = await merge(two.well_ndx, one.well_ndx, { city: 'Kyle' });
    await staff.register(wells).update(two.well_ndx, { well_name: 'Meanwhile' }, undefined);
    const second = await merge(three.well_ndx, two.well_ndx);
    await expect(undo(first.merge_ndx)).rejects.toMatchObject({
      status: 409,
      message: `${two.district_well_id} was itself merged into ${three.district_well_id} since then. Undo that first.`,
    });
    await undo(second.merge_ndx);
    await undo(first.merge_ndx);
    expect(await well(two.well_ndx)).toMatchObject({ city: null, well_name: 'Meanwhile' });
    await expect(undo(first.merge_ndx)).rejects.toMatchObject({
      status: 409,
      message: 'This merge was already undone.',
    });
    await expect(undo(987654)).rejects.toMatchObject({ status: 404 });
    await expect(undo(second.merge_ndx, ofContacts)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a merge of two contacts', () => {
  it('moves their wells, permits, amendments and roles, and its undo brings all back', async () => {
    const keep = (await staff.register(contacts).create({ r_name: 'Wanda Waters' })).rolo_ndx;
    const drop = (await staff.register(contacts).create({ r_name: 'W. Waters', r_phone: '512 555 0101' })).rolo_ndx;
    const { well_ndx } = await buildWell(staff, { contact_ndx: drop });
    const { permit_ndx } = await buildPermitOn(pool, well_ndx);
    const columns = ['rolo_ndx', 'alternate_rolo_ndx', 'billing_rolo_ndx', 'meter_rolo_ndx'];
    await query(`update permits set ${columns.map((column) => `${column} = $1`).join(', ')} where permit_ndx = $2`, [
      drop,
      permit_ndx,
    ]);
    await query(
      `insert into permit_amendments (permit_ndx, pamend_type_ndx, proposed_rolo_ndx, saved_previous_rolo_ndx) values ($1, 6, $2, $2)`,
      [permit_ndx, drop],
    );
    await query(
      'insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values ($1, 3, $2), ($1, 3, $3), ($1, 4, $2)',
      [well_ndx, drop, keep],
    );
    await query(
      `insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city,
         mailing_state, mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd,
         reg_lon_dd, hardcopy_well_records, rolo_ndx)
       values ('W', 'Waters', '512', 'w@example.org', '1 Road', 'Buda', 'TX', '78610', '1 Road', 'Buda', 2, 1, 2, 30.1, -97.9, true, $1)`,
      [drop],
    );
    await query(`insert into claims (rolo_ndx, state) values ($1, 'to post')`, [drop]);
    await query(
      `with told as (insert into notices (kind, reading_month) values ('reminder', '2026-01-01') returning notice_ndx)
       insert into letters (notice_ndx, rolo_ndx, message_id, addressee, about, subject, body, state)
       select notice_ndx, $1, '<w@waters>', 'W. Waters', 'M-1', 'Readings', '[]', 'sent' from told`,
      [drop],
    );
    const before = await everythingAt('contacts', 'rolo_ndx', [keep, drop]);
    const references = (await referencesTo(pool, 'contacts')).map(({ table, column }) => `${table}.${column}`);
    const bare = references.filter((kind) => !before[kind]!.some(({ row }) => row[kind.split('.')[1]!] === drop));
    expect(bare, 'tables that point at contacts and have no row in this test').toEqual([]);
    expect(
      references.filter((kind) => !isKnownKind(kind)),
      'tables that have no words',
    ).toEqual([]);

    const [kept, dropped] = [await contact(keep), await contact(drop)];
    const body = {
      keep,
      drop,
      keep_version: kept.version,
      drop_version: dropped.version,
      values: { r_phone: '512 555 0101' },
    };
    const done = await staff.call(mergeRecords, { params: ofContacts, body });
    expect(done.dependents).toEqual(
      references.map((kind) => ({
        kind,
        moved: 1,
        set_aside: kind === 'well_contacts.rolo_ndx' ? 1 : 0,
      })),
    );
    expect(await contact(keep)).toMatchObject({ r_name: 'Wanda Waters', r_phone: '512 555 0101', is_permitee: true });
    expect(await well(well_ndx)).toMatchObject({ contact_ndx: keep });
    await undo(done.merge_ndx, ofContacts);
    expect(await everythingAt('contacts', 'rolo_ndx', [keep, drop])).toEqual(before);
  });

  it('is never one with nobody', async () => {
    const { rolo_ndx: keep, version } = await staff.register(contacts).create({ r_name: 'Somebody' });
    const body = { keep, drop: 999_999, keep_version: version, drop_version: 1 };
    await expect(staff.call(mergeRecords, { params: ofContacts, body })).rejects.toMatchObject({ status: 404 });
    await expect(
      staff.call(mergeRecords, { params: ofContacts, body: { ...body, keep: 999_999, drop: keep } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('likely duplicates', () => {
  /** Far from all other wells, each time elsewhere. */
  let places = 0;
  const buildAt = (feet: number, values: Values = {}) =>
    buildWell(staff, { lat_dd: 31 + places / 10 + feet / 364_000, ...values });
  const likelyOf = (key: number) => staff.call(likelyDuplicatesOf, { params: { ...ofWells, key } });

  it('of a well are near it, or called alike, or of its state well number, the likeliest first, with why', async () => {
    places += 1;
    const one = await buildAt(0, { well_name: 'Smith Ranch Well #2', state_well_num: '5850302' });
    const [near, far] = [await buildAt(120), await buildAt(400)];
    const named = await buildAt(90_000, { well_name: 'smith-ranch, no. 02' });
    const similar = await buildAt(900, { well_name: 'Smyth Ranch 2' });
    const numbered = await buildAt(95_000, { well_name: 'Old 58-50-302' });
    const removed = await buildAt(0);
    await staff.register(wells).update(removed.well_ndx, { should_remove: true }, undefined);
    const found = await likelyOf(one.well_ndx);
    expect(found.map(({ key, reasons }) => [key, reasons])).toEqual([
      [numbered.well_ndx, ['same state well number 5850302']],
      [named.well_ndx, ['same name']],
      [near.well_ndx, ['120 ft apart']],
      [similar.well_ndx, ['similar names']],
    ]);
    expect(found.map(({ key }) => key)).not.toContain(far.well_ndx);
    expect(found[1]).toMatchObject({ label: named.district_well_id, known_by: expect.stringContaining('smith-ranch') });
    expect((await likelyOf(named.well_ndx)).map(({ key }) => key)).toContain(one.well_ndx);
  });

  it('are not suggested again once somebody said that they are not the same, until that is taken back', async () => {
    places += 1;
    const [one, other] = [await buildAt(0), await buildAt(50)];
    const say = (are_distinct: boolean) =>
      colleague.call(sayWhetherSame, {
        params: { ...ofWells, key: other.well_ndx, other: one.well_ndx },
        body: { are_distinct },
      });
    const inList = async () => {
      const { pairs } = await staff.call(likelyDuplicates, { params: ofWells });
      return pairs.some((pair) => pair.one.key === one.well_ndx && pair.other.key === other.well_ndx);
    };
    expect(await inList()).toBe(true);
    await say(true);
    await say(true);
    expect([await likelyOf(one.well_ndx), await likelyOf(other.well_ndx), await inList()]).toEqual([[], [], false]);
    await say(false);
    expect([(await likelyOf(one.well_ndx)).length, await inList()]).toEqual([1, true]);
  });

  it('of a contact share name, telephone, e-mail or address, however they are written', async () => {
    const create = async (values: Values) => (await staff.register(contacts).create(values)).rolo_ndx;
    const one = await create({
      r_name: 'Rosa Rivers',
      r_phone: '(512) 555-0177',
      r_email: 'Rosa@Rivers.example',
      r_mailing_address: '12 Mill Rd.',
      r_zipcode: '78610-1234',
    });
    const both = await create({ r_name: 'RIVERS, Rosa', r_email: 'rosa@rivers.example' });
    const phone = await create({ r_organization: 'Rivers Water', r_phone: '+1 512.555.0177' });
    const address = await create({ r_name: 'Rosie Rivers', r_mailing_address: '12 mill rd', r_zipcode: '78610' });
    await create({ r_name: 'Nobody Known', r_mailing_address: '12 mill rd', r_zipcode: '78640' });
    const found = await staff.call(likelyDuplicatesOf, { params: { ...ofContacts, key: one } });
    expect(found.map(({ key, reasons }) => [key, reasons])).toEqual([
      [both, ['same e-mail address', 'same name']],
      [address, ['same address', 'similar names']],
      [phone, ['same telephone']],
    ]);
    const { count, pairs } = await staff.call(likelyDuplicates, { params: ofContacts });
    expect(count).toBe(pairs.length);
    expect(pairs[0]).toMatchObject({ likeness: 8, one: { key: one }, other: { key: both, label: 'RIVERS, Rosa' } });
  });

  it('refuse what cannot be, in words', async () => {
    const { well_ndx } = await buildWell(staff);
    const refused: [path: string, body: unknown, status: number][] = [
      [`list-wells/${well_ndx}/${well_ndx}`, { are_distinct: true }, 400],
      [`list-wells/${well_ndx}/987654`, { are_distinct: true }, 404],
      [`list-wells/987654/${well_ndx}`, { are_distinct: true }, 404],
      [`list-meters/${well_ndx}/1`, { are_distinct: true }, 404],
      [`list-wells/${well_ndx}/abc`, { are_distinct: true }, 400],
      [`list-wells/${well_ndx}/1`, { are_distinct: 'yes' }, 400],
      [`list-wells/${well_ndx}/1`, {}, 400],
    ];
    for (const [path, body, status] of refused) {
      await expect(staff.send('PUT', `/api/likely-duplicates/${path}`, { body })).rejects.toMatchObject({ status });
    }
    await expect(likelyOf(987654)).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(likelyDuplicates, { params: { register: 'list-meters' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('everything held about a contact', () => {
  it('is one file, for programs and for people, and who received it is kept', async () => {
    const drop = await staff.register(contacts).create({ r_name: 'Ed Old', r_email: 'ed@example.org' });
    const keep = await staff.register(contacts).create({ r_name: 'Ed <b>New</b>', notes: 'Calls at night' });
    const { well_ndx, district_well_id } = await buildWell(staff, { contact_ndx: drop.rolo_ndx });
    const { permit_ndx, permit_number } = await buildPermitOn(pool, well_ndx);
    await query('update permits set rolo_ndx = $1 where permit_ndx = $2', [keep.rolo_ndx, permit_ndx]);
    await query(
      `insert into attachments (permit_ndx, original_filename, system_filename, content_type, size_bytes, tags)
       values ($1, 'Application.pdf', repeat('a', 31) || '1.pdf', 'application/pdf', 7, 13)`,
      [permit_ndx],
    );
    await query('insert into permit_renewals (permit_ndx, fiscal_year, renewal_act) values ($1, 2026, 1)', [
      permit_ndx,
    ]);
    const body = { keep: keep.rolo_ndx, drop: drop.rolo_ndx, keep_version: keep.version, drop_version: drop.version };
    await staff.call(mergeRecords, { params: ofContacts, body });
    const path = `/api/list-rolodex/${keep.rolo_ndx}/everything`;
    const answer = await product.fetch('administrator', path, { method: 'POST' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toContain(`contact-${keep.rolo_ndx}-everything.zip`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const { sections } = JSON.parse(strFromU8(files['everything.json']!)) as {
      sections: { title: string; rows: Values[] }[];
    };
    const rows = (title: string) => sections.find((section) => section.title === title)?.rows;
    expect(rows('Contact')).toMatchObject([{ r_name: 'Ed <b>New</b>', notes: 'Calls at night' }, { r_name: 'Ed Old' }]);
    expect(rows('Wells')).toMatchObject([{ district_well_id }]);
    expect(rows('Permits held')).toMatchObject([{ permit_number }]);
    expect(rows('Attachments of permits held')).toMatchObject([{ original_filename: 'Application.pdf' }]);
    expect(rows('Renewals of permits held')).toMatchObject([{ fiscal_year: 2026 }]);
    expect(rows('History of the contact')!.length).toBeGreaterThanOrEqual(3);
    const page = strFromU8(files['everything.html']!);
    expect(page).toContain('Ed &lt;b&gt;New&lt;/b&gt;');
    expect(page).not.toContain('<b>');
    expect(await query('select rolo_ndx, exported_by from person_exports')).toMatchObject([
      { rolo_ndx: keep.rolo_ndx },
    ]);

    for (const [caller, status] of [
      ['visitor', 401],
      ['well-owner', 403],
    ] as const) {
      expect((await product.fetch(caller, path, { method: 'POST' })).status).toBe(status);
    }
    for (const none of [999_999, 987_654]) {
      const refused = await product.fetch('administrator', `/api/list-rolodex/${none}/everything`, { method: 'POST' });
      expect(refused.status).toBe(404);
    }
  });

  it('holds what accounts and registrations of the same e-mail address say, and no password', async () => {
    const [account] = await query<{ email: string }>(`select email from accounts where sub = 'demo|well-owner'`);
    const { rolo_ndx } = await staff
      .register(contacts)
      .create({ r_name: 'Owen Owner', r_email: account!.email.toUpperCase() });
    const answer = await product.fetch('administrator', `/api/list-rolodex/${rolo_ndx}/everything`, { method: 'POST' });
    const json = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['everything.json']!);
    expect(json).toContain('demo|well-owner');
    expect(json).not.toMatch(/password/);
  });
});
