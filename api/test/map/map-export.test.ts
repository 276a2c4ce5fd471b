import { mapWells, staffOnlyWellColumns, mapWell } from '@artesian/contract/map/map-wells';
import { exportFormatNames, exportFormats } from '@artesian/contract/map/map-export';
import { areaOfText } from '@artesian/contract/map/well-area';
import { passes, searchOfFilters, type WellFilters } from '@artesian/contract/map/well-filters';
import { parse } from 'csv-parse/sync';
import { unzipSync, strFromU8 } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { wellColumns } from '../../src/map/export/well-columns.ts';
import { sharedProduct, type Caller } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true });
beforeAll(async () => {
  await product.database.asOwner((client) =>
    client.query(`update map_layers set boolean_toggle = $1 where layer_id = 'wells-large'`, [
      JSON.stringify({ property: 'has_wq_data', whenTrue: 'Sampled', whenFalse: 'Never sampled' }),
    ]),
  );
});

const filters: WellFilters = {
  flags: ['is_active', 'in_district'],
  chosen: { wellClass: ['Exempt', 'Monitoring'] },
  ranges: {},
  area: [],
};
const query = (some: WellFilters) =>
  new URLSearchParams(
    Object.entries(searchOfFilters(some)).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

const download = (format: string, search = '', caller: Caller = 'visitor') =>
  product.fetch(caller, `/api/public-map/wells/${format}?${search}`);

async function csvRows(search = '', caller: Caller = 'visitor'): Promise<Record<string, string>[]> {
  return parse(await (await download('csv', search, caller)).text(), { columns: true });
}

/** The wells that the map shows under these filters, as the browser finds them. */
async function seen(some: WellFilters) {
  return (await (await product.as('administrator')).view(mapWells)).filter(passes(some));
}

describe('the wells as a file', () => {
  it('holds exactly the wells that are seen under the same filters', async () => {
    const wells = await seen(filters);
    expect(wells.length).toBeGreaterThan(10);
    const rows = await csvRows(query(filters));
    expect(rows.map(({ well_id }) => well_id).toSorted()).toEqual(wells.map(({ well_id }) => well_id).toSorted());
  });

  it('says what it is in the language that the page names, and names its columns alike in all', async () => {
    const read = async (language: string) => {
      const answer = await product.fetch('visitor', `/api/public-map/wells/geojson?${query(filters)}`, {
        headers: { 'accept-language': language },
      });
      return (await answer.json()) as { title: string; description: string; features: { properties: object }[] };
    };
    const [english, spanish] = [await read('en'), await read('es')];
    expect(english.description).toMatch(/^\d+ published wells of the .* Written on \d{4}-\d\d-\d\d\./);
    expect(spanish.description).toMatch(/^\d+ pozos publicados del .* Escrito el \d{4}-\d\d-\d\d\./);
    expect(spanish.title).toMatch(/^Pozos de /);
    expect(spanish.features).toEqual(english.features);
  });

  it('is the same file until a well changes, and not sent again to whoever has it', async () => {
    const first = await download('csv', 'only=');
    const etag = first.headers.get('etag')!;
    await first.arrayBuffer();
    const again = await product.fetch('visitor', '/api/public-map/wells/csv?only=', {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.headers.get('content-disposition')]).toEqual([
      304,
      first.headers.get('content-disposition'),
    ]);
    await product.database.pool.query(`update wells set well_name = 'Renamed' where well_ndx = 1`);
    const changed = await download('csv', 'only=');
    expect(await changed.text()).toContain('Renamed');
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('leads to the files of a well from wherever it is opened, and begins with the mark of UTF-8', async () => {
    const linked = (await csvRows('only=')).flatMap(({ attached_documents: documents, attached_photos: photos }) => [
      ...(documents ? [documents] : []),
      ...(photos ? [photos] : []),
    ]);
    expect(linked.length).toBeGreaterThan(10);
    for (const text of linked) expect(text).toMatch(/;https?:\/\/[^;]+\/api\/files\//);
    expect(linked.filter((text) => /;\//.test(text))).toEqual([]);
    const bytes = new Uint8Array(await (await download('csv', 'wellClass=')).arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is one of a few that are written at once: others wait, and more are asked to come again', async () => {
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, turn) => download('shapefile', `only=&wellClass=Exempt~Kind${turn}`)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses).toContain(503);
    for (const response of responses) {
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
      else expect(unzipSync(new Uint8Array(await response.arrayBuffer()))['wells.dbf']!.length).toBeGreaterThan(1000);
    }
  });

  it('holds the wells within a range and a drawn area', async () => {
    const area = areaOfText('circle:30.16,-97.85,30000')!;
    const expected = await seen({
      chosen: {},
      flags: ['is_active'],
      ranges: { depth: { from: 100, to: 400.5 } },
      area,
    });
    const rows = await csvRows('depth=100..400.5&area=circle:30.16,-97.85,30000');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toHaveLength(expected.length);
  });

  it('holds the active wells without a word, and every well when nothing is asked of them', async () => {
    expect(await csvRows()).toHaveLength(
      (await seen({ chosen: {}, ranges: {}, area: [], flags: ['is_active'] })).length,
    );
    expect(await csvRows('only=')).toHaveLength((await seen({ chosen: {}, ranges: {}, area: [], flags: [] })).length);
  });

  it.each([
    ['switched off', 'off=wells-small~wells-symbol', () => false],
    ['of kinds alone', 'off=wells-small', (kind: string) => kind !== ''],
    ['asked for what is so', 'where=wells-small:yes&off=wells-symbol', (_: string, isSampled: boolean) => isSampled],
    ['asked for what is not', 'where=wells-small:no&off=wells-symbol', (_: string, isSampled: boolean) => !isSampled],
    ['of something else', 'off=zones&on=rivers&where=springs:yes', () => true],
  ])('holds what the layers of wells draw: %s', async (_, search, isExpected) => {
    const expected = (await seen({ chosen: {}, ranges: {}, area: [], flags: [] })).filter(
      ({ well_class, well_subclass, well_status, has_wq_data }) => {
        const isKind =
          ['Plugged', 'Abandoned', 'Capped'].includes(well_status ?? '') ||
          ['Monitoring', 'Exempt', 'Spring'].includes(well_class ?? '') ||
          ['Westbay Multiport', 'Individual Production Permit', 'Limited Production Permit'].includes(
            well_subclass ?? '',
          );
        return isExpected(isKind ? 'kind' : '', has_wq_data);
      },
    );
    expect(await csvRows(`only=&${search}`)).toHaveLength(expected.length);
  });

  it('says in its name which layers were drawn', async () => {
    const { headers } = await download('csv', 'where=wells-small:yes&off=wells-symbol');
    expect(headers.get('content-disposition')).toContain('wells_is-active-layers-wells-sampled_');
  });

  it('is named for its subject, filters and day', async () => {
    const { headers } = await download('geojson', query(filters));
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="barton-springs-wells_is-active-in-district-well-class-exempt-or-monitoring_\d{4}-\d\d-\d\d\.geojson"$/,
    );
  });

  it.each(exportFormatNames)('comes as %s of its kind, also without a single well', async (format) => {
    const response = await download(format, 'wellClass=');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(exportFormats[format].mediaType);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20);
  });

  it.each(['shapefiles', 'xlsx', '..%2Fcsv'])('does not come as %s', async (format) => {
    expect((await download(format)).status).toBe(400);
  });

  it('is refused for a flag that wells do not have', async () => {
    expect((await download('csv', 'only=is_active~toString')).status).toBe(400);
  });
});

describe('columns that only staff receive', () => {
  it.each(['visitor', 'well-owner'] as const)('are in no file of a %s, nor decide what is in it', async (caller) => {
    const text = await (await download('csv', '', caller)).text();
    for (const column of staffOnlyWellColumns) expect(text.split('\r\n')[0]!.split(',')).not.toContain(column);
    expect(await csvRows('aquiferSetting=Confined', caller)).toHaveLength(0);
  });

  it('are in the files of staff', async () => {
    const [first] = await csvRows('', 'administrator');
    expect(Object.keys(first!)).toEqual(expect.arrayContaining([...staffOnlyWellColumns]));
    expect((await csvRows('aquiferSetting=Confined', 'administrator')).length).toBeGreaterThan(0);
  });
});

describe('the columns of a well', () => {
  it('are those of the map but its geometry, each explained and with a short name of its own', () => {
    const columns = wellColumns(true);
    const expected = Object.keys(mapWell.shape).filter((name) => name !== 'location_geometry');
    expect(columns.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(new Set(columns.map(({ short }) => short)).size).toBe(columns.length);
    for (const { short, meaning } of columns) {
      expect(short).toMatch(/^[A-Z][A-Z0-9_]{0,9}$/);
      expect(meaning).toMatch(/\.$/);
    }
  });
});

it('the active wells of the district come as a shapefile with a dictionary', async () => {
  const response = await product.fetch('visitor', '/api/public-map/shapefile/active-wells');
  expect(response.headers.get('content-disposition')).toMatch(
    /filename="active-barton-springs-wells_is-active-in-district_.*\.zip"/,
  );
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['wells.shp', 'wells.shx', 'wells.dbf', 'wells.prj', 'wells.cpg', 'README.txt']);
  expect(strFromU8(files['wells.cpg']!)).toBe('UTF-8');
  const readme = strFromU8(files['README.txt']!);
  expect(readme).toContain('Filters: Is Active; In District.');
  expect(readme).toContain('DEPTH_FT (well_depth_ft)');
  expect(readme).toMatch(/^HAS_LEVELS \(has_water_levels_data\) {2,}Has Water Levels Data: /m);
  const points = (files['wells.shp']!.length - 100) / 28;
  expect(points).toBe((await seen({ chosen: {}, ranges: {}, area: [], flags: ['is_active', 'in_district'] })).length);
});
