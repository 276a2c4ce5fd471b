import { findRecords, mostOfEach } from '@artesian/contract/query/find';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct, type Caller } from '../support/product.ts';

const { product } = await sharedProduct();
const query = (text: string) => product.database.pool.query(text);

beforeAll(async () => {
  await query(`
    insert into contacts (rolo_ndx, r_name, r_organization, r_city, r_email, r_phone, notes, removed)
    values (1, 'Robin Rivera', 'Rivera Ranch', 'Buda', 'robin@ranch.example', '(512) 555-0123', 'Canary notes', false),
           (2, 'Jordan Reyes', null, 'Austin', 'jordan@reyes.example', '512-555-0199', null, false),
           (3, 'Former Holder', null, null, null, null, null, true);
    insert into wells (well_ndx, district_well_id, state_well_num, well_name, physical_location_address, city, contact_ndx,
      lat_dd, lon_dd, is_published, removed, directions_to_well, gate_code)
    values (900, 'BS-101', '5850301', 'Old Mill', '10282 Lovelady Trail', 'Manchaca', 1, 30.1, -97.8, true, false, 'Canary', 'Canary'),
           (901, 'BS-10', null, 'Millpond', null, null, 2, 30.1, -97.8, true, false, null, null),
           (902, 'BS-103', null, 'Hidden Mill', null, null, 1, 30.1, -97.8, false, false, null, null),
           (903, 'BS-104', null, 'Former Mill', null, null, 1, 30.1, -97.8, true, true, null, null);
    insert into permits (permit_ndx, permit_number, legacy_permit_number, permit_name, permit_year, authorized_volume_gal, rolo_ndx, start_date, removed)
    values (71, 'NDE-77', 'OLD-5', 'Rivera Orchard', 2020, 0, 1, '2020-01-01', false),
           (72, 'NDE-78', null, 'Reyes Pasture', 2020, 0, 2, '2020-01-01', false),
           (73, 'NDE-79', null, 'Former Orchard', 2020, 0, 1, '2020-01-01', true);
    insert into permit_wells (permit_ndx, well_ndx, start_date)
    values (71, 900, '2020-01-01'), (72, 900, '2020-01-01'), (72, 901, '2020-01-01'), (71, 902, '2020-01-01'), (71, 903, '2020-01-01');
    insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, retired_date, meter_serial_number, brand)
    values (50, 'M-00050', 900, '2020-01-01', null, 'SN-4711', 'McCrometer'),
           (51, 'M-00051', 901, '2020-01-01', '2024-01-01', 'SN-4712', 'Sensus');
    insert into meter_wells (meter_ndx, well_ndx, start_date) values (51, 900, '2020-01-01');
    insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 71), ('demo|well-owner', 73)`);
});

async function find(q: string, caller: Caller = 'administrator') {
  const response = await product.fetch(caller, `/api/find?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return findRecords.answer.parse(await response.json()).data;
}
const titles = async (q: string, caller?: Caller) => (await find(q, caller)).map(({ title }) => title);

describe('staff', () => {
  it.each([
    ['bs-101', 'list-wells', 'BS-101'],
    ['ol', 'list-wells', 'BS-101'],
    ['58-50-301', 'list-wells', 'BS-101'],
    ['lovelady', 'list-wells', 'BS-101'],
    ['nde77', 'list-permits', 'NDE-77'],
    ['old-5', 'list-permits', 'NDE-77'],
    ['reyes pasture', 'list-permits', 'NDE-78'],
    ['rivera ranch', 'list-rolodex', 'Robin Rivera'],
    ['robin@ranch.example', 'list-rolodex', 'Robin Rivera'],
    ['(512) 555-0123', 'list-rolodex', 'Robin Rivera'],
    ['M-00050', 'list-meters', 'M-00050'],
    ['sn4712', 'list-meters', 'M-00051'],
    ['mccrometer', 'list-meters', 'M-00050'],
  ])('find by %s first of all of %s: %s', async (q, register, title) => {
    expect((await find(q))[0]).toMatchObject({ register, title, removed: false });
  });

  it('find with an owner their wells and permits, and with a well its meters', async () => {
    expect(await titles('jordan reyes')).toEqual(['Jordan Reyes', 'BS-10', 'NDE-78']);
    expect(await titles('bs-101')).toEqual(['BS-101', 'M-00050']);
  });

  it('find what is misspelled, also in the name of a permit', async () => {
    expect(await titles('jordan reyez')).toContain('Jordan Reyes');
    expect(await titles('rivera orchrd')).toContain('NDE-77');
  });

  it('find unpublished wells, and after all others what is removed', async () => {
    expect(await titles('hidden mill')).toEqual(['BS-103']);
    expect(await find('orchard')).toMatchObject([
      { title: 'NDE-77', removed: false },
      { title: 'NDE-79', removed: true },
    ]);
    expect((await find('mill')).map(({ title, removed }) => [title, removed])).toEqual([
      ['BS-10', false],
      ['BS-101', false],
      ['BS-103', false],
      ['BS-104', true],
    ]);
  });

  it('are told what a record was found by before what else it is known by', async () => {
    expect((await find('lovelady'))[0]!.detail).toMatch(
      /^10282 Lovelady Trail, Manchaca · Old Mill · 5850301 · Rivera Ranch/,
    );
    expect((await find('M-00051'))[0]!.detail).toBe('Retired · SN-4712 · Sensus · BS-10 · Millpond · Jordan Reyes');
  });

  it.each(['', '   ', '%', '_', '-', '\\', "'; drop table wells; --", 'no owner', 'canary'])(
    'find nothing by %j',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  it('find so many of each kind and no more', async () => {
    await query(
      `insert into wells (district_well_id, lat_dd, lon_dd) select 'MANY-' || place, 30.2, -97.8 from generate_series(1, 40) as place`,
    );
    expect(await find('many')).toHaveLength(mostOfEach);
  });
});

describe('a Well Owner', () => {
  it.each([
    ['bs-101', ['BS-101', 'M-00050']],
    ['nde', ['BS-101', 'NDE-77']],
    ['rivera', ['BS-101', 'NDE-77', 'Robin Rivera']],
    ['sn47', ['M-00050', 'M-00051']],
  ])('finds by %s own records alone: %j', async (q, own) => {
    expect((await titles(q, 'well-owner')).toSorted()).toEqual(own);
  });

  it.each(['bs-10 ', 'jordan', 'reyes pasture', 'nde-78', 'millpond', 'former', 'hidden', 'canary', '5125550199'])(
    'finds nothing of others, nothing removed and no well that is not published by %s',
    async (q) => {
      const others = ['BS-10', 'BS-103', 'BS-104', 'NDE-78', 'NDE-79', 'Jordan Reyes', 'Former Holder'];
      expect((await titles(q, 'well-owner')).filter((title) => others.includes(title))).toEqual([]);
    },
  );

  it('does not find a shared well by the permit of others, nor a shared meter by their well', async () => {
    expect(await titles('nde-78', 'well-owner')).toEqual([]);
    expect(await titles('BS-10', 'administrator')).toContain('M-00051');
    expect(await titles('millpond', 'well-owner')).toEqual([]);
  });

  it('reads nothing of others beside what is own', async () => {
    const words = JSON.stringify([await find('bs-101', 'well-owner'), await find('sn47', 'well-owner')]);
    for (const other of ['Reyes', 'NDE-78', 'Millpond', 'BS-10"', 'BS-10 ']) expect(words).not.toContain(other);
  });
});

it('is not for visitors', async () => {
  expect((await product.fetch('visitor', '/api/find?q=mill')).status).toBe(401);
});
