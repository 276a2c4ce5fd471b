import { mapWells, oneMapWell } from '@artesian/contract/map/map-wells';
import { mapSources } from '@artesian/contract/map/sources';
import { wellFacets } from '@artesian/contract/map/well-facets';
import { wellsInView } from '@artesian/contract/map/wells-in-view';
import { wells } from '@artesian/contract/wells/wells';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct, startProduct, type Caller } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const austin = '/api/public-map/tiles/12/935/1689';
const atlantic = '/api/public-map/tiles/5/12/13';
const inAustin = { lat_dd: 30.05, lon_dd: -97.8 };

/** The properties of the wells of a tile, by their number. */
async function wellsOf(path: string, caller: Caller = 'visitor') {
  const answer = await product.fetch(caller, path);
  expect(answer.status).toBe(200);
  const layer = new VectorTile(new Pbf(await answer.arrayBuffer()) as never).layers['wells']!;
  const features = Array.from({ length: layer.length }, (_, place) => layer.feature(place));
  return new Map(features.map(({ id, properties }) => [id, properties]));
}

describe('wells as tiles', () => {
  it('are the published wells of the table, without what only staff may read', async () => {
    const { well_ndx, district_well_id } = await buildWell(staff, {
      ...inAustin,
      well_name: 'Tiled',
      well_class_ndx: 1,
    });
    const draft = await buildWell(staff, { ...inAustin, is_published: false });
    await product.database.pool.query('update wells set aq_setting_ndx = 2 where well_ndx = $1', [well_ndx]);
    const wells = await wellsOf(austin);
    expect(wells.get(well_ndx)).toMatchObject({
      well_ndx,
      well_id: district_well_id,
      well_name: 'Tiled',
      well_class: 'Exempt',
      is_active: true,
    });
    expect(wells.get(well_ndx)).not.toHaveProperty('aquifer_setting');
    expect(wells.has(draft.well_ndx)).toBe(false);
    expect((await wellsOf(austin, 'well-owner')).get(well_ndx)).not.toHaveProperty('aquifer_setting');
    expect((await wellsOf(austin, 'administrator')).get(well_ndx)).toMatchObject({ aquifer_setting: 'Confined' });
  });

  it('are empty where no well is', async () => {
    expect((await product.fetch('visitor', atlantic)).status).toBe(204);
  });

  it('are not sent again to a reader who has them, but are once a well has changed', async () => {
    const { well_ndx, version } = await buildWell(staff, { ...inAustin, well_name: 'Before' });
    await vi.waitFor(
      async () => expect((await wellsOf(austin)).get(well_ndx)).toMatchObject({ well_name: 'Before' }),
      20_000,
    );
    const etag = (await product.fetch('visitor', austin)).headers.get('etag')!;
    const again = () => product.fetch('visitor', austin, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await staff.send('PUT', `/api/list-wells/${well_ndx}`, { body: { well_name: 'After' }, version });
    await vi.waitFor(async () => expect((await again()).status).toBe(200), 20_000);
    expect((await wellsOf(austin)).get(well_ndx)).toMatchObject({ well_name: 'After' });
  });
});

describe('a save of what the map shows', () => {
  async function placeInList(well: number) {
    const listed = (await staff.view(mapWells)).find(({ well_ndx }) => well_ndx === well);
    return listed && [listed.lat_dd, listed.lon_dd];
  }
  const placeOnMap = async (well: number) => (await staff.call(oneMapWell, { params: { well_ndx: well } })).lat_dd;

  it('is seen in the list right after, and in the tiles a moment later: created, moved, taken back, published, removed', async () => {
    await buildWell(staff, { ...inAustin, well_name: 'Neighbor' });
    const { well_ndx, version } = await buildWell(staff, inAustin);
    let latest = version;
    const save = async (change: object) => {
      latest = (await staff.register(wells).update(well_ndx, change, latest)).version;
    };
    const isInTiles = (isThere: boolean) =>
      vi.waitFor(async () => expect((await wellsOf(austin)).has(well_ndx)).toBe(isThere), 20_000);

    expect(await placeInList(well_ndx)).toEqual([30.05, -97.8]);
    await isInTiles(true);

    await save({ lat_dd: 40, lon_dd: -97.8 });
    expect(await placeInList(well_ndx)).toEqual([40, -97.8]);
    expect(await placeOnMap(well_ndx)).toBe(40);
    await isInTiles(false);

    await save({ is_published: false });
    expect(await placeInList(well_ndx)).toBeUndefined();
    await save({ ...inAustin, is_published: true });
    expect(await placeInList(well_ndx)).toEqual([30.05, -97.8]);
    await isInTiles(true);

    await save({ should_remove: true });
    expect(await placeInList(well_ndx)).toBeUndefined();
    await isInTiles(false);
  });
});

describe('the source of the wells', () => {
  it('turns into tiles by itself when there are more wells than a browser should hold, and their list is refused', async () => {
    const small = await startProduct({ settings: { MAP_TILES_ABOVE: '1' } });
    const admin = await small.as('administrator');
    const source = async () => (await admin.call(mapSources, {})).data.find(({ id }) => id === 'wells');

    await buildWell(admin, { well_name: 'First' });
    expect(await source()).toMatchObject({ type: 'geojson' });
    expect(await admin.view(mapWells)).toMatchObject([{ well_name: 'First' }]);

    await buildWell(admin, { well_name: 'Second' });
    expect(await source()).toEqual({
      id: 'wells',
      type: 'vector',
      tiles: ['/api/public-map/tiles/{z}/{x}/{y}'],
      sourceLayer: 'wells',
      maxzoom: 14,
      promoteId: 'well_ndx',
    });
    expect(await (await small.fetch('visitor', '/api/public-map/wells/csv')).text()).toContain('Second');
    for (const caller of ['visitor', 'administrator'] as const)
      for (const path of ['/api/ui-map-wells', '/api/ui-map-wells?as=table']) {
        const refused = await small.fetch(caller, path);
        expect(refused.status).toBe(422);
        expect(await refused.json()).toMatchObject({
          code: 'too-many',
          detail: expect.stringContaining('There are more than 1 wells, too many for one list.'),
        });
      }
    await small.close();
  });
});

describe('the wells in view', () => {
  const around = 'west=10&south=40&east=11&north=41';
  const there = { lat_dd: 40.5, lon_dd: 10.5 };
  async function view(query: string, caller: Caller = 'visitor') {
    const answer = await product.fetch(caller, `/api/public-map/wells-in-view?${query}`);
    return wellsInView.answer.parse(await answer.json()).data;
  }
  const namesOf = async (query: string, caller: Caller = 'visitor') =>
    (await view(`${around}&${query}`, caller)).wells.map(({ well_name }) => well_name);

  beforeAll(async () => {
    await buildWell(staff, { ...there, well_name: 'Beta', well_class_ndx: 1 });
    const other = await buildWell(staff, { ...there, well_name: 'Alpha', well_class_ndx: 4 });
    await buildWell(staff, { ...there, well_name: null, well_class_ndx: 4 });
    await buildWell(staff, { ...there, lat_dd: 45, well_name: 'Elsewhere' });
    await buildWell(staff, { ...there, well_name: 'Draft', is_published: false });
    const hidden = await buildWell(staff, { ...there, well_name: 'Plugged' });
    await product.database.pool.query('update wells set aq_setting_ndx = 2 where well_ndx = $1', [other.well_ndx]);
    await product.database.pool.query(`update wells set plugging_date = '2020-01-01' where well_ndx = $1`, [
      hidden.well_ndx,
    ]);
    await vi.waitUntil(async () => (await view(`${around}&only=`)).counts.inView === 4, 20_000);
  });

  it('are those within the bounds that the filters leave, counted by the category that colors them', async () => {
    expect(await view(`${around}&by=wellClass`)).toMatchObject({
      counts: { inView: 3, byValue: { Exempt: 1, Monitoring: 2 } },
      wells: [{ well_name: 'Beta' }, { well_name: 'Alpha' }, { well_name: null }],
    });
    expect(await namesOf('only=&wellClass=Exempt')).toEqual(['Beta']);
    expect(await view('west=-10&south=-10&east=-9&north=-9')).toMatchObject({ counts: { inView: 0 }, wells: [] });
  });

  it('are counted by the lines of the legends of layers that are on, and none is there where all are off', async () => {
    const { counts } = await view(`${around}&zoom=14`);
    expect(counts.byLine['wells-symbol']!.reduce((sum, count) => sum + count)).toBe(3);
    const off = await view(`${around}&off=wells-small~wells-symbol`);
    expect(off.counts).toMatchObject({ inView: 0, byValue: null });
  });

  it('are sorted either way, those without a word last, and told part by part', async () => {
    expect(await namesOf('sort=well_name')).toEqual(['Alpha', 'Beta', null]);
    expect(await namesOf('sort=well_name&order=down')).toEqual(['Beta', 'Alpha', null]);
    expect(await namesOf('sort=well_class')).toEqual(['Beta', 'Alpha', null]);
    expect(await namesOf('sort=well_name&from=1')).toEqual(['Beta', null]);
  });

  it('are filtered by numbers, and counted beside each filter as SQL counts what the others leave', async () => {
    const far = { lat_dd: -20.5, lon_dd: 20.5 };
    const bounds = 'west=20&south=-21&east=21&north=-20&only=';
    const depths = [40, 120.5, 300, 300, 900, null];
    for (const [place, well_depth_ft] of depths.entries()) {
      const { well_ndx } = await buildWell(staff, { ...far, well_class_ndx: place % 2 ? 1 : 4 });
      await product.database.pool.query(
        'update wells set well_depth_ft = $2, pump_gpm = $3, drilled_date = $4 where well_ndx = $1',
        [well_ndx, well_depth_ft, place * 10, `${1990 + place}-05-01`],
      );
    }
    await vi.waitUntil(async () => (await view(`${bounds}&depth=900..`)).counts.inView === 1, 20_000);
    expect((await view(`${bounds}&depth=120.5..300`)).counts.inView).toBe(3);
    const facetsOf = async (query: string) =>
      (await staff.call(wellFacets, { query: Object.fromEntries(new URLSearchParams(`${bounds}&${query}`)) })).data;
    const aMile = 'area=circle:-20.5,20.5,5280';
    expect((await view(`${bounds}&depth=..300&${aMile}`)).counts.inView).toBe(4);
    expect((await view(`${bounds}&area=circle:-20.6,20.5,5280`)).counts.inView).toBe(0);
    expect((await facetsOf(aMile)).byValue.wellClass).toEqual({ Exempt: 3, Monitoring: 3 });
    expect((await facetsOf('area=polygon:-20.9,20.1,-20.9,20.2,-20.8,20.2')).byValue.wellClass).toEqual({});
    expect((await view(`${bounds}&depth=..300&flow=20..&drilled=..1992`)).counts.inView).toBe(1);
    const counted = async (where: string) => {
      const { rows } = await product.database.pool.query(
        `select coalesce(well_class, '') as value, count(*)::integer as wells, count(*) filter (where well_depth_ft is null)::integer as without
         from api.ui_map_wells where lat_dd between -21 and -20 and lon_dd between 20 and 21 and ${where} group by 1`,
      );
      return rows as { value: string; wells: number; without: number }[];
    };
    for (const [query, ofClasses, ofDepths] of [
      ['', 'true', 'true'],
      ['depth=100..400', 'well_depth_ft between 100 and 400', 'true'],
      ['depth=100..400&wellClass=Exempt', 'well_depth_ft between 100 and 400', `well_class = 'Exempt'`],
      ['wellClass=Monitoring&flow=..30', 'pump_gpm <= 30', `well_class = 'Monitoring' and pump_gpm <= 30`],
    ] as const) {
      const { byValue, histograms } = await facetsOf(query);
      const classes = await counted(ofClasses);
      expect(byValue.wellClass).toEqual(Object.fromEntries(classes.map(({ value, wells }) => [value, wells])));
      const measured = await counted(ofDepths);
      const sum = (pick: (row: (typeof measured)[number]) => number) =>
        measured.reduce((all, row) => all + pick(row), 0);
      const { bars, without } = histograms.depth!;
      expect(without).toBe(sum((row) => row.without));
      expect(bars.reduce((all, bar) => all + bar, 0)).toBe(sum((row) => row.wells - row.without));
    }
    for (const broken of ['depth=x', 'depth=9..1', 'depth=..', 'flow=1e5..']) {
      const refused = await product.fetch('visitor', `/api/public-map/well-facets?${broken}`);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('A range is two numbers');
    }
    for (const broken of ['area=blob', 'area=line:1,2,3,4', 'area=circle:30,-98,5~x', `area=${'1'.repeat(8_001)}`])
      expect((await product.fetch('visitor', `/api/public-map/wells-in-view?${broken}`)).status).toBe(400);
  });

  it('tell nobody but staff of what only staff may read, not by counting either', async () => {
    const confined = `${around}&aquiferSetting=Confined&by=aquiferSetting`;
    for (const caller of ['visitor', 'well-owner'] as const) {
      expect(await view(confined, caller)).toMatchObject({ counts: { inView: 0 }, wells: [] });
      const all = await view(`${around}&by=aquiferSetting`, caller);
      const { data } = wellFacets.answer.parse(
        await (await product.fetch(caller, `/api/public-map/well-facets?${around}`)).json(),
      );
      expect(data.byValue.aquiferSetting).toEqual({ '': 3 });
      expect(all.counts.byValue).toEqual({ '': 3 });
      expect(all.wells.filter((well) => 'aquifer_setting' in well)).toEqual([]);
    }
    expect(await view(confined, 'administrator')).toMatchObject({
      counts: { inView: 1 },
      wells: [{ aquifer_setting: 'Confined' }],
    });
  });
});
