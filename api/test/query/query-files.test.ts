import { countData, fetchDataCsv, fetchDataFile } from '@artesian/contract/query/query-calls';
import { focuses } from '@artesian/contract/query/focuses';
import { readXlsx } from 'hucre/xlsx';
import initSqlJs from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDistrictOfPermits } from '../support/district-of-permits.ts';
import { sharedProduct, type Caller } from '../support/product.ts';

const { product } = await sharedProduct();
beforeAll(async () => {
  await product.database.pool.query(`${aDistrictOfPermits}
    insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1);
    update wells set well_name = '=cmd|calc', directions_to_well = null where well_ndx = 3;
    insert into water_levels (ndx, well_ndx, collect_timestamp, dtw_ft, is_pumping, remarks)
      select 100 + n, 1, '2024-01-01T00:00Z'::timestamptz + n * interval '1 hour', -0.5 * n, false, 'a "quoted", word'
      from generate_series(1, 4500) as n;`);
});

const path = (call: { path: string }, endpoint: string, format = '') =>
  call.path.replace('{endpoint}', endpoint).replace('{format}', format);
const ask = (caller: Caller, address: string, body: object) =>
  product.fetch(caller, address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const csvOf = (caller: Caller, endpoint: string, body: object = {}) => ask(caller, path(fetchDataCsv, endpoint), body);
async function count(caller: Caller, endpoint: string, selection: object = {}): Promise<number> {
  const response = await ask(caller, path(countData, endpoint), selection);
  expect(response.status).toBe(200);
  return ((await response.json()) as { count: number }).count;
}
const linesOf = async (response: Response) => (await response.text()).replace('\ufeff', '').trimEnd().split('\r\n');

describe.each(focuses.map((focus) => [focus.endpoint, focus] as const))('%s', (endpoint, focus) => {
  it('counts and downloads the rows of its list, and of a Well Owner theirs', async () => {
    for (const caller of ['administrator', 'well-owner'] as const) {
      const list = await product.fetch(caller, `/api/query-and-download/fetch-data-records/${endpoint}`);
      const rows = (await list.json()) as Record<string, unknown>[];
      expect(await count(caller, endpoint)).toBe(rows.length);
      const [header, ...lines] = await linesOf(await csvOf(caller, endpoint));
      expect(lines).toHaveLength(rows.length);
      if (rows.length > 0) expect(header!.split(',')).toEqual(Object.keys(rows[0]!));
      const keyAt = header!.split(',').indexOf(focus.key);
      const keys = (values: (string | number)[]) => values.map(String);
      expect(keys(lines.map((line) => line.split(',')[keyAt]!))).toEqual(
        keys(rows.map((row) => row[focus.key] as number)),
      );
    }
  });

  it('knows every column that it filters, leaves out and picks by', async () => {
    const [header] = await linesOf(await csvOf('administrator', endpoint));
    const columns = header!.split(',');
    const { key, label, flags, lists, inclusions } = focus;
    const named = [key, ...(label ? [label] : []), ...flags, ...lists].map((one) =>
      typeof one === 'string' ? one : one.column,
    );
    expect(columns).toEqual(expect.arrayContaining([...named, ...inclusions.flatMap(({ fields }) => fields)]));
    for (const pattern of inclusions.flatMap(({ patterns }) => patterns))
      expect(columns.some((column) => column.startsWith(pattern))).toBe(true);
  });
});

it('narrows by records, flags and words, the unset among them, as SQL does', async () => {
  const wells = 'q-d-data-wells';
  const all = await count('administrator', wells);
  expect(await count('administrator', wells, { well_ndx: [1, 3, 99] })).toBe(2);
  expect(await count('administrator', wells, { without: [1, 3, 99] })).toBe(all - 2);
  const permitted = await count('administrator', wells, { is_permitted: true });
  expect(permitted).toBeGreaterThan(0);
  expect(await count('administrator', wells, { is_permitted: false })).toBe(all - permitted);
  const { rows } = await product.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from api.q_d_data_wells where loc_mgmtzone = 'Western Edwards' and well_status is null`,
  );
  const narrowed = { loc_mgmtzone: ['Western Edwards'], well_status: [''] };
  expect(await count('administrator', wells, narrowed)).toBe(rows[0]!.count);
  expect(await count('administrator', wells, { well_class: [] })).toBe(0);
});

it('refuses what is no filter in words', async () => {
  for (const [selection, message] of [
    [{ secret: true }, /^Wells are not filtered by secret\. It may name well_ndx/],
    [{ is_permitted: ['yes'] }, 'Is Permitted must be true, false, or not set'],
    [{ well_class: [7] }, 'Well Classification is a list of words.'],
    [{ well_ndx: ['one'] }, 'well_ndx is a list of numbers of records.'],
  ] as const) {
    const response = await ask('administrator', path(countData, 'q-d-data-wells'), selection);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toMatch(message);
  }
});

it('leaves out the columns of what is not included, and takes the keys of records alone', async () => {
  const response = await csvOf('administrator', 'q-d-data-wells', {
    conditions: [3],
    excludeFields: ['well_name'],
    excludePatterns: ['loc_', 'owner_', '^dr_', 'hyg_*', 'permit_'],
  });
  expect(response.headers.get('content-disposition')).toMatch(
    /filename="[a-z-]+-data-wells_picked_\d{4}-\d\d-\d\d\.csv"/,
  );
  const [header, ...lines] = await linesOf(response);
  expect(header).not.toMatch(/well_name|loc_|owner_|dr_|hyg_|permit_n/);
  expect(lines).toHaveLength(1);
});

it('keeps spreadsheets from taking words for formulas, and leaves numbers as they are', async () => {
  const [, well] = await linesOf(await csvOf('administrator', 'q-d-data-wells', { conditions: [3] }));
  expect(well).toContain(",'=cmd|calc,");
  const [header, ...levels] = await linesOf(await csvOf('administrator', 'q-d-data-wl-data'));
  expect(levels).toHaveLength(4500);
  const depth = header!.split(',').indexOf('dtw_ft');
  expect(levels.at(-1)!.split(',')[depth]).toBe('-2250');
  expect(levels[0]).toContain('"a ""quoted"", word"');
});

it('gives the list of some columns, of those that the reader may see', async () => {
  const list = (caller: Caller, columns: string) =>
    product.fetch(caller, `/api/query-and-download/fetch-data-records/q-d-data-wells?columns=${columns}`);
  expect(await (await list('administrator', 'well_ndx,owner_name')).json()).toContainEqual({
    well_ndx: 1,
    owner_name: 'Wanda Waters',
  });
  expect((await list('well-owner', 'well_ndx,owner_name')).status).toBe(400);
});

describe('a file', () => {
  const file = (format: string, endpoint = 'q-d-data-wells', body: object = {}) =>
    ask('administrator', path(fetchDataFile, endpoint, format), body);

  it('is a workbook whose words stay words', async () => {
    const book = await readXlsx(new Uint8Array(await (await file('xlsx')).arrayBuffer()));
    const [header, ...rows] = book.sheets[0]!.rows;
    expect(header).toContain('Well Depth (ft)');
    expect(rows.flat()).toContain('=cmd|calc');
    expect(rows).toHaveLength(await count('administrator', 'q-d-data-wells'));
  });

  it('is GeoJSON with a point for each, also without the columns of the place', async () => {
    const response = await file('geojson', 'q-d-data-wells', { conditions: [1], excludePatterns: ['loc_'] });
    const { features } = (await response.json()) as { features: { geometry: object; properties: object }[] };
    const { rows } = await product.database.pool.query('select lon_dd, lat_dd from wells where well_ndx = 1');
    const { lon_dd, lat_dd } = rows[0] as { lon_dd: number; lat_dd: number };
    expect(features).toMatchObject([
      { id: 1, geometry: { type: 'Point', coordinates: [lon_dd, lat_dd] }, properties: { well_ndx: 1 } },
    ]);
    expect(Object.keys(features[0]!.properties)).not.toContain('loc_lat_dd');
  });

  it('is a GeoPackage that says what its columns mean', async () => {
    const bytes = new Uint8Array(await (await file('geopackage', 'q-d-data-wl-data')).arrayBuffer());
    const database = new (await initSqlJs()).Database(bytes);
    expect(database.exec('select count(*), min(dtw_ft) from wldata_data')[0]!.values).toEqual([[4500, -2250]]);
    const titled = database.exec(`select title from gpkg_data_columns where column_name = 'dtw_ft'`);
    expect(titled[0]!.values).toEqual([['Depth to Water (ft below land surface)']]);
    database.close();
  });

  it('explains every column of the CSV', async () => {
    const [heading, ...lines] = await linesOf(await file('dictionary'));
    expect(heading).toBe('name,label,unit,kind,meaning');
    const [header] = await linesOf(await csvOf('administrator', 'q-d-data-wells'));
    expect(lines.map((line) => line.split(',')[0])).toEqual(header!.split(','));
    expect(lines).toContainEqual(expect.stringMatching(/^dr_well_depth_ft,Well Depth,ft,number,/));
  });

  it('of what has no place is no map', async () => {
    const response = await file('geojson', 'q-d-data-owners');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('Owners cannot be exported as a map file'),
    });
  });
});
