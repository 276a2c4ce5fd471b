import { mapWells } from '@artesian/contract/map/map-wells';
import { mapSearch } from '@artesian/contract/map/search';
import { relationOf } from '@artesian/contract/language/view';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { callers, sharedProduct, type Caller } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const mill = 900;
beforeAll(async () => {
  const { pool } = product.database;
  await pool.query(
    `insert into contacts (rolo_ndx, r_name, r_email, notes) values (1, 'Robin Rivera', 'hidden@canary.example', 'Canary notes')`,
  );
  await pool.query(
    `insert into wells (well_ndx, district_well_id, state_well_num, well_name, physical_location_address, city, contact_ndx,
       lat_dd, lon_dd, is_published)
     values ($1, 'BS-101', '5850301', 'Old Mill', '10282 Lovelady Trail', 'Manchaca', 1, 30.1, -97.8, true),
            ($1 + 1, 'BS-10', null, 'Millpond', null, null, null, 30.1, -97.8, true),
            ($1 + 2, 'BS-102', null, 'Unpublished Mill', null, null, null, 30.1, -97.8, false)`,
    [mill],
  );
  await product.database.pool.query(`
    insert into places (kind, place_name, locality, lat_dd, lon_dd, west_dd, south_dd, east_dd, north_dd)
    values ('street', 'Slaughter Ln', 'Austin', 30.17, -97.83, -97.89, 30.15, -97.76, 30.22),
           ('street', 'Main St', 'Buda', 30.08, -97.84, -97.85, 30.08, -97.83, 30.09),
           ('park', 'Mary Moore Searight Park', 'Austin', 30.16, -97.8, -97.8, 30.16, -97.8, 30.16);
    insert into map_sources (source_id) values ('towns');
    insert into map_features (source_id, geom, properties)
    values ('towns', st_setsrid(st_makepoint(-97.8403, 30.0852), 4326), '{"name": "Buda"}')`);
});

async function search(q: string, caller: Caller = 'visitor') {
  const answer = await product.fetch(caller, `/api/public-map/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return mapSearch.answer.parse(await answer.json()).data;
}
const titles = async (q: string, caller: Caller = 'visitor') => (await search(q, caller)).map(({ title }) => title);

describe('the search of the map', () => {
  it.each(['58-50-301', '5850301', '58 50 301', '58-50301', '5850'])(
    'finds a state well number written as %s',
    async (q) => {
      expect(await titles(q)).toEqual(['BS-101']);
    },
  );

  it.each(['bs-101', 'BS101', 'robin rivera', '10282 lovelady', 'mill old'])('finds a well by %s', async (q) => {
    expect(await titles(q)).toEqual(['BS-101']);
  });

  it('puts what is called so before what begins so, and that before what holds it', async () => {
    expect(await titles('bs-10')).toEqual(['BS-10', 'BS-101']);
    expect(await titles('mill')).toEqual(['BS-10', 'BS-101']);
    expect(await titles('old mill')).toEqual(['BS-101']);
  });

  it.each([
    ['lovelaby', 'BS-101'],
    ['robn rivra', 'BS-101'],
    ['slaugter lane', 'Slaughter Ln'],
    ['budda', 'Buda'],
  ])('finds what is misspelled as %s', async (q, title) => {
    expect((await titles(q))[0]).toBe(title);
  });

  it.each([
    ['1200 Slaughter Lane', 'Slaughter Ln'],
    ['1200 Slaugter Ln', 'Slaughter Ln'],
    ['10999 lovelady trl', 'BS-101'],
    ['500 main street', 'Main St'],
  ])('finds the street of %s, which nothing is at', async (q, title) => {
    expect((await titles(q))[0]).toBe(title);
  });

  it('finds the cities and ZIP codes of the addresses of wells', async () => {
    await product.database.pool.query(`
      insert into wells (district_well_id, physical_location_address, city, lat_dd, lon_dd, is_published)
      values ('K-1', '5 Oak Rd', 'Kyle', 29.99, -97.88, true), ('K-2', '7 Oak Rd, Kyle TX 78640-1234', null, 29.97, -97.86, true),
        ('K-3', '9 Oak Rd', 'KYLE', 29.98, -97.87, true), ('K-4', '78640 Elm Rd', null, 30.5, -97.1, true)`);
    expect((await search('kyle'))[0]).toMatchObject({
      kind: 'town',
      title: 'Kyle',
      detail: 'City',
      extent: [-97.88, 29.98, -97.87, 29.99],
    });
    for (const q of ['Kyle, TX', 'kyle texas', 'Kyle, TX 78640', 'Kyle, TX 78640-1234'])
      expect((await search(q))[0]).toMatchObject({ kind: 'town', title: 'Kyle', detail: 'City' });
    expect((await search('78640'))[0]).toMatchObject({
      kind: 'place',
      title: '78640',
      detail: 'ZIP code',
      latitude: 29.97,
    });
    expect(await titles('manchaca')).toEqual(['Manchaca', 'BS-101']);
    expect((await search('buda')).filter(({ kind }) => kind === 'town')).toHaveLength(1);
    expect(await titles('78641')).toEqual([]);
  });

  it('takes a number for the end of the id of a well before anything else that holds it', async () => {
    await product.database.pool.query(`
      insert into wells (district_well_id, physical_location_address, lat_dd, lon_dd, is_published)
      values ('57-56-9-1735', null, 30.2, -97.8, true), ('57-64-2-2005', '735 Agarita Hollow', 30.2, -97.8, true),
        ('58-42-8-0735', null, 30.2, -97.8, true), ('58-50-7-3512', null, 30.2, -97.8, true)`);
    expect(await titles('735')).toEqual(['58-42-8-0735', '57-56-9-1735', '57-64-2-2005', '58-50-7-3512']);
  });

  it('finds a well by the name of a public document, which it tells, and by no other file', async () => {
    await product.database.pool.query(
      `insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, photo_gallery, removed)
       select $1, name, md5(name) || '.pdf', 'application/pdf', 1,
         (select min(att_tag_ndx) from attachment_tags where for_public = is_public), is_photo, is_removed
       from (values ('Pumping-Test 2019.pdf', true, false, false), ('Pumping draft.pdf', false, false, false),
         ('Pumping photo.pdf', true, true, false), ('Pumping gone.pdf', true, false, true)) as files (name, is_public, is_photo, is_removed)`,
      [mill],
    );
    expect((await search('pumping test')).map(({ title, detail }) => [title, detail.split(' · ')[0]])).toEqual([
      ['BS-101', 'Document Pumping-Test 2019.pdf'],
    ]);
    for (const q of ['pumping draft', 'pumping photo', 'pumping gone']) expect(await titles(q)).toEqual([]);
  });

  it('takes a number that no well has for no other number', async () => {
    expect(await titles('5850302')).toEqual([]);
  });

  it('finds towns before their streets, and streets in their long and short forms, with where they are', async () => {
    expect((await search('buda')).map(({ kind, title, detail }) => [kind, title, detail])).toEqual([
      ['town', 'Buda', 'Town'],
      ['street', 'Main St', 'Street · Buda'],
    ]);
    expect(await search('Slaughter Lane')).toEqual([
      {
        kind: 'street',
        well_ndx: null,
        title: 'Slaughter Ln',
        detail: 'Street · Austin',
        latitude: 30.17,
        longitude: -97.83,
        extent: [-97.89, 30.15, -97.76, 30.22],
      },
    ]);
    expect((await titles('Buda, TX'))[0]).toBe('Buda');
    expect(await titles('1200 Slaughter Ln, Austin, TX 78745')).toEqual(['Slaughter Ln']);
    expect(await search('searight')).toMatchObject([{ kind: 'park', extent: null }]);
  });

  it.each(['', '   ', '%', '_', '-', '\\', "'; drop table wells; --"])('finds nothing for %j', async (q) => {
    expect(await titles(q)).toEqual([]);
  });

  it('gives at most fifty', async () => {
    await product.database.pool.query(
      `insert into wells (district_well_id, lat_dd, lon_dd, is_published)
       select 'MANY-' || place, 30.2, -97.8, true from generate_series(1, 80) as place`,
    );
    expect(await titles('many')).toHaveLength(50);
  });
});

describe('by searching', () => {
  it.each(callers)('%s finds no well that is not on the map', async (caller) => {
    expect(await titles('unpublished', caller)).toEqual([]);
    expect(await titles('BS-102', caller)).not.toContain('BS-102');
    const removed = await buildWell(staff, { well_name: 'Removable', is_published: true });
    await product.database.pool.query('update wells set removed = true where well_ndx = $1', [removed.well_ndx]);
    expect(await titles('removable', caller)).toEqual([]);
  });

  it.each(callers)('%s finds nobody by what the map does not tell of them', async (caller) => {
    await product.database.pool.query(
      `update wells set directions_to_well = 'Past the yellow canary', well_name_logger = 'canary', notes_grout_types_methods = 'canary'
       where well_ndx = $1`,
      [mill],
    );
    expect(await titles('canary', caller)).toEqual([]);
    expect(await titles('no owner', caller)).toEqual([]);
  });

  it.each(callers)('%s reads of a well no more than the list of the map says', async (caller) => {
    const [hit] = await search('BS-101', caller);
    const listed = `select well_name, state_well_num, owner_info, well_address || ', ' || well_city as address`;
    const { rows } = await product.database.pool.query<Record<string, string>>(
      `${listed} from ${relationOf(mapWells)} where well_ndx = $1`,
      [mill],
    );
    expect(hit!.detail.split(' · ')).toEqual(Object.values(rows[0]!));
  });

  it('a well tells first what it was found by', async () => {
    expect((await search('lovelady trl'))[0]!.detail).toMatch(/^10282 Lovelady Trail, Manchaca · /);
    expect((await search('rivera'))[0]!.detail).toMatch(/^Robin Rivera · /);
  });

  it('a well is found by its permit while that is in force', async () => {
    const { pool } = product.database;
    await pool.query(
      `insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date) values (71, 'NDE-77', 2020, 0, '2020-01-01')`,
    );
    await pool.query(`insert into permit_wells (permit_ndx, well_ndx, start_date) values (71, $1, '2020-01-01')`, [
      mill,
    ]);
    expect(await search('nde-77')).toMatchObject([
      { title: 'BS-101', detail: expect.stringContaining('Permit NDE-77') },
    ]);
    await pool.query(`update permit_wells set end_date = '2020-12-31' where permit_ndx = 71`);
    expect(await titles('nde-77')).toEqual([]);
  });
});
