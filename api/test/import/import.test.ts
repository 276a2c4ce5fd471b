import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/import/outcomes.ts';
import { listImports } from '../../src/import/list-imports.ts';
import { completeMapping, readMapping } from '../../src/import/mapping.ts';
import { readTable } from '../../src/import/file/read-table.ts';
import { findSubject } from '../../src/import/subject.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { isEmbedded } from '../support/how-many.ts';
import { copyMigrated, freshDatabase } from '../support/fresh-database.ts';
import { importRows, type ImportOptions } from '../support/import-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const wells = findSubject('wells')!;
const tableOf = (content: string | Buffer) => readTable(file('wells.csv', content));
const mappingOf = (given: object) => readMapping(wells, file('mapping.json', JSON.stringify(given)));

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  database.asOwner((client) => client.query('truncate wells, imports, history.changes restart identity cascade')),
);

async function bringIn(content: string | Buffer, given: object = {}, options: ImportOptions = {}) {
  const table = await tableOf(content);
  const mapping = completeMapping(wells, table.columns, mappingOf(given), options.mode);
  const { importNdx, ...result } = await importRows(database, wells, table, mapping, options);
  return { ...result, importNdx: importNdx ?? 0 };
}
async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query(text, values)).rows as Row[];
}
const countWells = async () =>
  (await query<{ count: number }>('select count(*)::integer as count from wells'))[0]!.count;
const told = (outcomes: Outcome[]) =>
  outcomes.map(({ line, verdict, reason, remarks }) => [line, verdict, reason ?? remarks[0]?.words ?? '']);

describe('a dirty file', () => {
  const dirty = [
    '\uFEFFState Well Number;Name;Latitude;Longitude;Depth;Drilled',
    '58-50-301;Lovelady;30.2102778;-97.7816667;180;1949-05-02',
    '58-50-301;Lovelady;30.2102778;-97.7816667;180;1949-05-02',
    '5850301;Another;30.21;-97.78;;',
    '',
    ';"Two',
    'lines";30.1;-97.9;250.5;6/7/1998',
    ';Swapped;-97.9;30.1;;',
    ';No minus;30.1;97.9;;',
    ';Nowhere;;;;',
    ';No number;north;-97.9;12 ft;1998-02-30',
    '5850;Short number;30.1;-97.8;;',
    '156307;Excel took the zero;36.2261111;-103.0191667;N/A;1961',
    ';Cut off;30.1',
    '5850302;Odd place;31.5;-97.8;;',
  ].join('\r\n');

  it('is brought in with every row accounted for, by line and in words', async () => {
    const { outcomes } = await bringIn(dirty);
    expect(told(outcomes)).toEqual([
      [2, 'added', ''],
      [3, 'already there', 'The same as line 2.'],
      [4, 'refused', 'Line 2 is another well with the same number or ID.'],
      [6, 'added', ''],
      [8, 'refused', 'Latitude “-97.9”: Invalid coordinate. -97.9, 30.1 has latitude and longitude swapped.'],
      [9, 'refused', '30.1, 97.9 is in Asia. The longitude needs a minus sign: -97.9.'],
      [10, 'refused', 'Latitude is missing. Longitude is missing.'],
      [
        11,
        'refused',
        "Latitude “north” is not a plain number. Drilled Date “1998-02-30”: Invalid date format. Expected 'YYYY-MM-DD'. Left blank.",
      ],
      [12, 'refused', 'A State Well Number has seven digits, such as 5850301.'],
      [13, 'added', 'State Well Number 156307 was read as 0156307.'],
      [14, 'refused', 'The line has 3 values where the headings have 6.'],
      [
        15,
        'added',
        'State Well Number 5850302 belongs to grid cell 58-50-3, but these coordinates are in grid cell 40-34-2.',
      ],
    ]);
    expect(
      await query('select well_name, state_well_num, tx_grid, well_depth_ft, drilled_date from wells order by 1'),
    ).toEqual([
      {
        well_name: 'Excel took the zero',
        state_well_num: '0156307',
        tx_grid: '01-56-3',
        well_depth_ft: null,
        drilled_date: '1961-01-01',
      },
      {
        well_name: 'Lovelady',
        state_well_num: '5850301',
        tx_grid: '58-50-3',
        well_depth_ft: 180,
        drilled_date: '1949-05-02',
      },
      {
        well_name: 'Odd place',
        state_well_num: '5850302',
        tx_grid: '40-34-2',
        well_depth_ft: null,
        drilled_date: null,
      },
      {
        well_name: 'Two\nlines',
        state_well_num: null,
        tx_grid: '58-57-3',
        well_depth_ft: 250.5,
        drilled_date: '1998-06-07',
      },
    ]);
    expect(await listImports(database)).toMatchObject([
      { file_name: 'wells.csv', rows_read: 12, rows_added: 4, rows_known: 1, rows_refused: 7, undone_timestamp: null },
    ]);
  });

  it('has numbers of the federal survey as the survey writes them', async () => {
    const { outcomes } = await bringIn(
      [
        'Name;Latitude;Longitude;USGS Site Number',
        'As a number;30.1;-97.9;300453097503101',
        'As downloaded;30.2;-97.9;USGS-300453097503102',
        'As a workbook rounds it;30.3;-97.9;3.00453E+14',
      ].join('\n'),
    );
    expect(told(outcomes)).toEqual([
      [2, 'added', ''],
      [3, 'added', ''],
      [4, 'refused', 'A USGS Site Number has 8 to 15 digits, such as 300453097503101.'],
    ]);
    expect(
      (await query<{ usgs_site_num: string }>('select usgs_site_num from wells order by 1')).map(Object.values),
    ).toEqual([['300453097503101'], ['300453097503102']]);
  });

  it('adds nothing a second time, whatever the order and separator of its columns', async () => {
    await bringIn('well_id,lat,lon,name\nA-1,30.1,-97.9,One\n,30.2,-97.8,Two\n');
    const again = await bringIn('name\tlon\tlat\twell_id\nTwo\t-97.8\t30.2\t\nOne, renamed\t-97.9\t30.1\tA-1\n');
    expect(again.outcomes.map(({ verdict }) => verdict)).toEqual(['already there', 'already there']);
    expect(await countWells()).toBe(2);
  });

  it('may leave boxes blank that nobody ticked', async () => {
    const { outcomes } = await bringIn('name,lat,lon,public\nShown,30.1,-97.9,X\nHidden,30.2,-97.9,\n');
    expect(outcomes.map(({ verdict }) => verdict)).toEqual(['added', 'added']);
    expect(await query('select well_name from ui_map_wells')).toEqual([{ well_name: 'Shown' }]);
  });

  it('is read in the encodings of old spreadsheets', async () => {
    await bringIn(Buffer.from('name,lat,lon\nPeña,30.1,-97.9\n', 'latin1'));
    await bringIn(Buffer.from('\uFEFFname\tlat\tlon\nMuñoz\t30.2\t-97.9\n', 'utf16le'));
    expect(await query('select well_name from wells order by 1')).toEqual([
      { well_name: 'Muñoz' },
      { well_name: 'Peña' },
    ]);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['', 'The file is empty.'],
    ['lat,lon,lat\n1,2,3', 'The file has two columns called lat.'],
    ['name,lat\nA,30', 'No column for Longitude was found among name, lat'],
    ['lat,latitude,lon\n30,30,-97', 'lat and latitude both look like Latitude'],
    ['lat,lon,name\n30,-97,"never closed', 'not a CSV table'],
  ])('says so in a sentence: %j', async (content, sentence) => {
    await expect(bringIn(content)).rejects.toThrow(sentence);
  });

  it('so does a mapping that names what is not there', async () => {
    const content = 'lat,lon\n30.1,-97.9';
    await expect(bringIn(content, { columns: { well_name: 'Label' } })).rejects.toThrow('The file has no column Label');
    await expect(bringIn(content, { columns: { depth: 'lat' } })).rejects.toThrow('It can name the fields');
  });
});

describe('a mapping', () => {
  const content =
    'Y,X,Kind,Aquifer,Owner\n30.1,-97.9,PWS,Sparta,Unseen\n30.2,-97.9,dom,edwards (balcones  fault zone),\n';
  const given = {
    columns: { lat_dd: 'Y', lon_dd: 'X', primary_use_ndx: 'Kind', well_name: 'Owner' },
    constants: { is_published: false, well_status_ndx: 'Active' },
    words: { primary_use_ndx: { PWS: 'Public Supply', dom: 'Domestic' } },
  };
  const uses = `select well_use_name, well_status_name, aquifer_desc, is_published
    from wells join well_uses on well_use_ndx = primary_use_ndx join well_statuses using (well_status_ndx)
    join aquifers using (aquifer_ndx) order by lat_dd`;
  const usual = { well_status_name: 'Active', is_published: false };

  it('names columns, values for all and words; a word that a list lacks is left blank and told', async () => {
    const { outcomes } = await bringIn(content, given);
    expect(told(outcomes)[0]).toEqual([2, 'added', 'Production Zone “Sparta” is not in the list and was left blank.']);
    expect(await query(uses)).toEqual([
      { ...usual, well_use_name: 'Public Supply', aquifer_desc: '' },
      { ...usual, well_use_name: 'Domestic', aquifer_desc: 'Edwards (Balcones Fault Zone)' },
    ]);
  });

  it('lets a list grow where it says so; undoing takes the word back as well', async () => {
    const sparta = () => query("select aquifer_desc from aquifers where aquifer_desc = 'Sparta'");
    const { importNdx, wordsAdded } = await bringIn(content, { ...given, addWords: ['aquifer_ndx'] });
    expect(wordsAdded).toMatchObject([{ table: 'aquifers', word: 'Sparta' }]);
    expect((await query(uses))[0]).toMatchObject({ aquifer_desc: 'Sparta' });
    await undoImport(database, importNdx);
    expect(await sparta()).toEqual([]);
    expect(await countWells()).toBe(0);
  });
});

describe('what the file does not tell', () => {
  const square = (west: number, east: number) => `st_makeenvelope(${west}, 30, ${east}, 31, 4326)`;
  beforeAll(() =>
    query(`with sources as (insert into map_sources (source_id) values ('district-boundary'), ('management-zones') returning source_id)
      insert into map_features (source_id, geom, properties)
      select source_id, geom, jsonb_build_object('name', name) from sources
      join (values
        ('district-boundary', ${square(-98, -96)}, 'The district'),
        ('management-zones', ${square(-98, -97)}, 'Western Edwards'),
        ('management-zones', ${square(-97, -96)}, 'Eastern Edwards')) as shapes (source_id, geom, name) using (source_id)`),
  );
  afterAll(() => query("delete from map_sources where kind = 'shapes'"));

  const places = () =>
    query(
      `select well_name, in_district, mgmtzone_name from wells join management_zones using (mgmtzone_ndx) order by well_name`,
    );

  it('follows from the shapes of the map: district and management zone', async () => {
    await bringIn('name,lat,lon\nEast,30.5,-96.5\nOutside,29.5,-97.5\nWest,30.5,-97.5\n');
    expect(await places()).toEqual([
      { well_name: 'East', in_district: true, mgmtzone_name: 'Eastern Edwards' },
      { well_name: 'Outside', in_district: false, mgmtzone_name: '' },
      { well_name: 'West', in_district: true, mgmtzone_name: 'Western Edwards' },
    ]);
  });

  it('but what it tells is kept', async () => {
    await bringIn('name,lat,lon,in district,zone\nWest,30.5,-97.5,no,Saline Edwards\n');
    expect(await places()).toEqual([{ well_name: 'West', in_district: false, mgmtzone_name: 'Saline Edwards' }]);
  });

  it('follows from the aquifer: the completion', async () => {
    await bringIn('lat,lon,aquifer\n30.1,-97.9,EDWARDS (BALCONES FAULT ZONE)\n30.2,-97.9,Trinity\n30.3,-97.9,\n');
    expect(await query('select aquifer, aquifer_completion from ui_map_wells order by lat_dd')).toEqual([
      { aquifer: 'Edwards (Balcones Fault Zone)', aquifer_completion: 'Edwards' },
      { aquifer: 'Trinity', aquifer_completion: 'Trinity' },
      { aquifer: null, aquifer_completion: null },
    ]);
  });

  it('but a completion of its own is kept', async () => {
    await bringIn('lat,lon,aquifer,aquifer completion\n30.1,-97.9,Trinity,Lower Trinity\n');
    expect(await query('select aquifer, aquifer_completion from ui_map_wells')).toEqual([
      { aquifer: 'Trinity', aquifer_completion: 'Lower Trinity' },
    ]);
  });
});

describe('undoing', () => {
  const content = 'well_id,lat,lon\nA-1,30.1,-97.9\nA-2,30.2,-97.9\nA-3,30.3,-97.9\n';

  it('takes back the wells of that import alone, once, and lets the file come in again', async () => {
    await bringIn('well_id,lat,lon\nB-1,30.1,-97.9\n');
    const { importNdx } = await bringIn(content);
    expect(await undoImport(database, importNdx)).toEqual({ removed: 3, restored: 0, kept: [] });
    expect(await query('select district_well_id from wells')).toEqual([{ district_well_id: 'B-1' }]);
    await expect(undoImport(database, importNdx)).rejects.toThrow(`Import ${importNdx} was already undone.`);
    await expect(undoImport(database, 999)).rejects.toThrow('Import 999 does not exist.');
    await bringIn(content);
    expect(await countWells()).toBe(4);
  });

  it('keeps the wells that people changed or used since, and names them', async () => {
    const { importNdx } = await bringIn(content);
    await query("update wells set well_name = 'Corrected' where district_well_id = 'A-1'");
    await query(
      "insert into water_levels (well_ndx, collect_timestamp, dtw_ft) select well_ndx, now(), 210 from wells where district_well_id = 'A-3'",
    );
    expect(await undoImport(database, importNdx)).toEqual({
      removed: 1,
      restored: 0,
      kept: [
        { record: 'A-1', why: 'changed since' },
        { record: 'A-3', why: 'other records refer to it' },
      ],
    });
  });

  it('leaves what happened in the history', async () => {
    const { importNdx } = await bringIn(content);
    await undoImport(database, importNdx);
    expect(
      await query("select distinct who, operation from history.changes where table_name = 'wells' order by operation"),
    ).toEqual([
      { who: 'command line', operation: 'delete' },
      { who: 'command line', operation: 'insert' },
    ]);
  });
});

it('a dry run tells what would happen and keeps nothing', async () => {
  const { outcomes } = await bringIn(
    'lat,lon,aquifer\n30.1,-97.9,Sparta\n',
    { addWords: ['aquifer_ndx'] },
    { dryRun: true },
  );
  expect(outcomes).toMatchObject([{ verdict: 'added' }]);
  expect(await countWells()).toBe(0);
  expect(await listImports(database)).toEqual([]);
  expect(await query("select from aquifers where aquifer_desc = 'Sparta'")).toEqual([]);
});

// It opens a database of its own, whatever the tests run on.
describe.runIf(isEmbedded)('the command', () => {
  const entry = fileURLToPath(new URL('../../src/import/main.ts', import.meta.url));
  const dataDir = join(folder, 'data');
  beforeAll(() => copyMigrated(dataDir));
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', entry, ...words], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: folder },
    });

  it('shows the sums and writes a line for each row beside the file', async () => {
    file('inventory.csv', 'name,lat,lon\nOne,30.1,-97.9\nTwo,,\n');
    const { stdout } = await run('wells', 'inventory.csv');
    expect(stdout).toMatch(/1 {2}added\n +0 {2}changed\n +0 {2}already there\n +1 {2}refused\n +2 {2}rows in all/);
    expect(readFileSync(join(folder, 'inventory.import-1.csv'), 'utf8')).toBe(
      '\uFEFFline,outcome,district well id,remarks\r\n' +
        '2,added,58-57-3-0001,\r\n3,refused,,Latitude is missing. Longitude is missing.\r\n',
    );
    expect((await run('list')).stdout).toContain(
      'inventory.csv: 1 of 2 rows added, 0 changed, 0 already on record, 1 refused',
    );
  });

  it('names the files of a zip that no row names, in the summary and the report', async () => {
    const more = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`more/${place}.txt`, 'x']));
    const files = { 'index.csv': 'File,Well,Tag\nnamed.txt,1,Other\n', 'named.txt': 'x', '=odd.txt': 'x', ...more };
    file(
      'photos.zip',
      Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))),
    );
    const { stdout } = await run('attachments', 'photos.zip', '--dry-run');
    expect(stdout).toContain('Files not listed in the table: 13\n  =odd.txt\n  more/0.txt\n');
    expect(stdout).toContain('  and 1 more in the report\n');
    expect(readFileSync(join(folder, 'photos.dry-run.csv'), 'utf8')).toContain(
      "\r\n,not named,'=odd.txt,No row of the table lists this file.\r\n,not named,more/0.txt,",
    );
  });

  it('begins nothing when the report has no place', async () => {
    file('inventory.csv', 'lat,lon\n30.1,-97.9\n');
    await expect(run('wells', 'inventory.csv', '--report', 'inventory.csv/report.csv')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Give another location with --report'),
    });
  });

  it('says whose the data folder is when a server runs on it', async () => {
    const running = await openDatabase({ dataDir });
    await expect(run('list')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by process \d+\. Stop it/),
    });
    await running.close();
  });
});

const inventory = fileURLToPath(
  new URL('../../../../shared/data/wells/joined_central_texas_wells.csv', import.meta.url),
);
describe.skipIf(!existsSync(inventory))('the inventory of Central Texas', () => {
  let demonstration: Database;
  beforeAll(async () => {
    demonstration = await freshDatabase({ demo: true });
  });
  afterAll(() => demonstration.close());

  it('comes in with every row, beside the wells that are there, and is on the map', async () => {
    const onMap = async () =>
      (
        await demonstration.pool.query(
          'select count(*)::integer as wells, count(*) filter (where in_district)::integer as inside from ui_map_wells',
        )
      ).rows[0] as { wells: number; inside: number };
    const before = await onMap();
    const table = await readTable(inventory);
    const mapping = completeMapping(wells, table.columns);
    const first = await importRows(demonstration, wells, table, mapping);
    expect(first.outcomes.filter(({ verdict }) => verdict !== 'added')).toEqual([]);
    expect(first.outcomes).toHaveLength(3473);
    const after = await onMap();
    expect(after.wells - before.wells).toBe(3473);
    expect(after.inside).toBeGreaterThan(before.inside);
    const withoutGrid = await demonstration.pool.query('select from wells where tx_grid is null');
    expect(withoutGrid.rowCount).toBe(0);
    const again = await importRows(demonstration, wells, table, mapping);
    expect(new Set(again.outcomes.map(({ verdict }) => verdict))).toEqual(new Set(['already there']));
  });
});
