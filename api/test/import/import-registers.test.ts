import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordHistory } from '@artesian/contract/language/history';
import { lookups } from '@artesian/contract/lookups';
import type { Values } from '@artesian/contract/language/register';
import { permits } from '@artesian/contract/permits/permits';
import { wells } from '@artesian/contract/wells/wells';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/import/outcomes.ts';
import { completeMapping, noMapping, type MappingFile } from '../../src/import/mapping.ts';
import { sourceOf } from '../../src/import/file/read-source.ts';
import { readTable } from '../../src/import/file/read-table.ts';
import { addToSums, noSums } from '../../src/import/sums.ts';
import { describeMapping, describeResult } from '../../src/import/report.ts';
import { canAdd, findSubject, metaIn, subjects, templateOf, type Subject } from '../../src/import/subject.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { aDraftOfFiles, draftOf } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { importRows, type ImportOptions, writeRefused } from '../support/import-rows.ts';

const { product, staff } = await sharedProduct();
const { database } = product;
const folder = mkdtempSync(join(tmpdir(), 'artesian-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(text, values)).rows as Row[];

/** A file in the folder of the tests. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
const csv = (...lines: unknown[][]) => lines.map((cells) => cells.map(cell).join(',')).join('\n');

interface Bringing extends ImportOptions {
  given?: Partial<MappingFile>;
}

async function bringIn(name: string, path: string, { given = {}, ...options }: Bringing = {}) {
  const subject = findSubject(name)!;
  const table = await readTable(path);
  const mapping = completeMapping(subject, table.columns, { ...noMapping, ...given }, options.mode);
  return { table, mapping, ...(await importRows(database, subject, table, mapping, options)) };
}
const verdictsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ verdict }) => verdict);
const reasonsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ reason }) => reason);
const lookupWord = async (to: string, key: unknown) => {
  const { table, value, label } = lookups.find(({ path }) => path === to)!;
  const [row] = await query<{ word: string }>(
    `select ${label} as word from ${table} where ${value} >= $1 order by ${value} limit 1`,
    [key],
  );
  return row!.word;
};

/** The whole table, without when and by whom. */
const stateOf = (subject: Subject) =>
  query(
    `select to_jsonb(records) - array['version', 'updated_timestamp', 'updated_by'] as stored
     from ${subject.register.table} as records order by ${subject.register.key}`,
  );
/** The next number that a record of it would have. */
const nextOf = async ({ register }: Subject) =>
  (
    await query<{ next: string }>(
      `select coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, $2)), 0) as next`,
      [`public.${register.table}`, register.key],
    )
  )[0]!.next;

/** What a file would say for a draft of the register: words of lists, and what other records are known by. */
async function asWritten(subject: Subject, field: string, value: unknown): Promise<string> {
  const { kind, to } = metaIn(subject, field);
  if (value === '') return '';
  if (kind === 'lookup') return lookupWord(to!, value);
  if (kind !== 'reference') return String(value);
  const { register, declared } = subjects.find((one) => one.register.path === to)!;
  const [row] = await query<{ stored: Values }>(
    `select to_jsonb(records) as stored from ${register.table} as records where ${register.key} = $1`,
    [value],
  );
  return String(row!.stored[[declared.key[0] ?? declared.keyWithoutId!].flat()[0]!]);
}

async function templateWithARow(subject: Subject): Promise<string> {
  const { register } = subject;
  const ofFile = await aDraftOfFiles[register.path]?.(staff, database.pool);
  const draft = ofFile ?? (await draftOf(register, staff, database.pool));
  const line: string[] = [];
  for (const field of Object.keys(subject.fields)) line.push(await asWritten(subject, field, draft[field] ?? ''));
  return file(`${subject.declared.as}.csv`, csv(templateOf(subject), line));
}

/** Lists are one register many times; what comes in a zip has more than a row. */
const apart = subjects.filter(
  ({ declared: { as, isArchive } }) => !isArchive && (!as.startsWith('list:') || as === 'list:counties'),
);

describe.each(apart.filter(canAdd).map((subject) => [subject.declared.as, subject] as const))(
  'a file of %s',
  (name, subject) => {
    it('brings in a row of its template: rehearsed without a number, once, and taken back as it was', async () => {
      const path = await templateWithARow(subject);
      const [before, next] = [await stateOf(subject), await nextOf(subject)];
      const rehearsed = await bringIn(name, path, { dryRun: true });
      expect([verdictsOf(rehearsed.outcomes), reasonsOf(rehearsed.outcomes)]).toEqual([['added'], [null]]);
      expect([await stateOf(subject), await nextOf(subject)]).toEqual([before, next]);

      const { outcomes, importNdx } = await bringIn(name, path);
      expect([verdictsOf(outcomes), reasonsOf(outcomes)]).toEqual([['added'], [null]]);
      for (const mode of ['add', 'fill', 'overwrite'] as const) {
        const given = { constants: { former_id: `${name} 1` } };
        const again = await bringIn(name, path, mode === 'add' ? {} : { mode, given });
        expect(verdictsOf(again.outcomes)).toEqual(['already there']);
      }
      expect(await undoImport(database, importNdx!)).toEqual({ removed: 1, restored: 0, kept: [] });
      expect(await stateOf(subject)).toEqual(before);
    });
  },
);
it('every register with a declared import is named once and keeps its fields apart by their labels', () => {
  expect(new Set(subjects.map(({ declared }) => declared.as)).size).toBe(subjects.length);
  for (const subject of subjects) {
    const template = templateOf(subject);
    expect(Object.keys(completeMapping(subject, template).columns)).toEqual(Object.keys(subject.fields));
    expect(Object.keys(subject.headings).filter((field) => !(field in subject.fields))).toEqual([]);
  }
});

describe('cells that are not read the usual way', () => {
  it('say other units, days before months, last names first, and values in several columns', async () => {
    const wellsFile = csv(
      ['District Well Id', 'Well Name', 'Depth', 'Drilled', 'Lat', 'Lon'],
      ['read-1', 'Deep', '100', '31/1/2024', '30.1', '-97.9'],
      ['read-2', 'Old', '100', '1974', '30.1', '-97.9'],
    );
    const result = await bringIn('wells', file('units.csv', wellsFile), {
      given: {
        columns: { well_depth_ft: 'Depth', drilled_date: 'Drilled' },
        reads: { well_depth_ft: 'm', drilled_date: 'day first' },
      },
    });
    expect(reasonsOf(result.outcomes)).toEqual([null, null]);
    expect(
      await query(
        `select well_depth_ft, drilled_date::text, drilled_year_only from wells where district_well_id like 'read-_' order by district_well_id`,
      ),
    ).toEqual([
      { well_depth_ft: 328.0839895, drilled_date: '2024-01-31', drilled_year_only: false },
      { well_depth_ft: 328.0839895, drilled_date: '1974-01-01', drilled_year_only: true },
    ]);

    const people = csv(
      ['Person', 'Street', 'Unit'],
      ['Reyes, Ana', '1 Spring St', 'Apt 2'],
      ['Barton Springs', '2 Creek Rd', ''],
    );
    await bringIn('contacts', file('people.csv', people), {
      given: {
        columns: { r_name: 'Person' },
        reads: { r_name: 'last name first' },
        joined: { r_mailing_address: ['Street', 'Unit'] },
      },
    });
    expect(
      await query(
        `select r_name, r_mailing_address from contacts where r_mailing_address in ('1 Spring St Apt 2', '2 Creek Rd') order by r_name`,
      ),
    ).toEqual([
      { r_name: 'Ana Reyes', r_mailing_address: '1 Spring St Apt 2' },
      { r_name: 'Barton Springs', r_mailing_address: '2 Creek Rd' },
    ]);
  });

  it('are in the unit that their heading names, unless the mapping says another', async () => {
    const wellsFile = csv(
      ['District Well Id', 'Well Depth (m)', 'Pump Depth (reported)', 'Lat', 'Lon'],
      ['unit-1', '100', '90', '30.1', '-97.9'],
    );
    const depths = () =>
      query<{ well_depth_ft: number }>(`select well_depth_ft from wells where district_well_id = 'unit-1'`).then(
        ([row]) => row!.well_depth_ft,
      );
    await bringIn('wells', file('meters.csv', wellsFile));
    expect(await depths()).toBe(328.0839895);
    await bringIn('wells', file('feet.csv', wellsFile), {
      mode: 'overwrite',
      given: { reads: { well_depth_ft: 'ft' } },
    });
    expect(await depths()).toBe(100);
  });

  it('are volumes as a district that counts in acre-feet exports them', async () => {
    const permitsFile = await inWordsOfLists(
      csv(
        ['Permit Number', 'Year', 'Type', 'Status', 'Aquifer', 'Use', 'Volume (acre-ft)'],
        ['IMP-8', 2020, 'Historical', 'Active', 'Edwards', 'Irrigation', '12.5'],
      ),
    );
    await bringIn('permits', file('acre-feet.csv', permitsFile));
    expect(await query("select authorized_volume_gal from permits where permit_number = 'IMP-8'")).toEqual([
      { authorized_volume_gal: 4_073_143 },
    ]);
  });

  it('are read in the ways that a field has and no others', () => {
    const wellsOf = (given: Partial<MappingFile>) => () =>
      completeMapping(findSubject('wells')!, ['Name', 'Lat', 'Lon'], { ...noMapping, ...given });
    expect(wellsOf({ reads: { well_depth_ft: 'fathoms' } })).toThrow(/can be read as m, cm, in, not as “fathoms”/);
    expect(wellsOf({ reads: { well_name: 'm' } })).toThrow(/can be read in only one way/);
    expect(wellsOf({ joined: { well_name: ['Name', 'Nickname'] } })).toThrow(/The file has no column Nickname/);
  });
});

describe('contacts', () => {
  it('are told apart by former ids, never by their names, and found by them from other files', async () => {
    const people = csv(
      ['Legacy ID', 'Name', 'E-mail', 'ZIP'],
      ['C-1', 'Ann Smith', 'smiths@example.org', '78704.0'],
      ['C-2', 'Ann Smith', 'smiths@example.org', '78704'],
    );
    const { outcomes } = await bringIn('contacts', file('people.csv', people));
    expect(verdictsOf(outcomes)).toEqual(['added', 'added']);
    expect(await query("select r_zipcode from contacts where r_name = 'Ann Smith'")).toEqual([
      { r_zipcode: '78704' },
      { r_zipcode: '78704' },
    ]);
    const owned = await bringIn(
      'wells',
      file(
        'owned.csv',
        csv(
          ['Well ID', 'Lat', 'Lon', 'Owner ID'],
          ['OWN-1', 30.1, -97.9, 'C-2'],
          ['OWN-2', 30.2, -97.9, 'Ann Smith'],
          ['OWN-3', 30.3, -97.9, 'smiths@example.org'],
        ),
      ),
    );
    expect(owned.outcomes.map(({ remarks }) => remarks.map(({ words }) => words))).toEqual([
      [],
      ['Well Contact “Ann Smith”: this contact does not exist. Left blank.'],
      ['Well Contact “smiths@example.org”: 2 have this name. Left blank.'],
    ]);
  });

  it('come from a sheet of a workbook, whose numbers are whole and whose days are days', async () => {
    const data = await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Nothing here']] },
        {
          name: 'Meters',
          rows: [
            ['Meter', 'Well', 'Installed', 'First reading'],
            ['WB-1', 'WB-W', new Date(Date.UTC(2024, 0, 31)), 1200],
          ],
        },
      ],
    });
    await bringIn('wells', file('of-workbook.csv', 'well id,lat,lon\nWB-W,30.1,-97.9'));
    const table = await readTable(file('meters.xlsx', data), 'Meters');
    const subject = findSubject('meters')!;
    const { outcomes } = await importRows(database, subject, table, completeMapping(subject, table.columns));
    expect(reasonsOf(outcomes)).toEqual([null]);
    expect(await query("select joined_date, start_reading from meters where meter_id = 'WB-1'")).toEqual([
      { joined_date: '2024-01-31', start_reading: 1200 },
    ]);
  });
});

describe('what is refused', () => {
  it('is summed up by reason without the values, and written as it stood with why', async () => {
    const content = csv(
      ['SWN', 'Site', 'Name', 'Lat', 'Lon', 'Depth'],
      ['3218207.0', 901, 'Whole', 32.6, -97.9, '12.0'],
      ['', 902, 'First, bad', 30.1, -97.9, 'deep'],
      ['', 903, 'Second bad', 30.1, -97.8, 'deeper'],
    );
    const result = await bringIn('wells', file('refused.csv', content), { given: { unreadable: 'refuse' } });
    expect(verdictsOf(result.outcomes)).toEqual(['added', 'refused', 'refused']);
    const sums = noSums();
    addToSums(sums, result);
    expect(describeResult(sums)).toContain('2  Well Depth is not a plain number.');
    expect(describeResult(sums)).not.toContain('deep');
    expect(describeMapping(findSubject('wells')!, await sourceOf(result.table), result.mapping)).toContain(
      'Is Site the records’ former ID?',
    );
    const path = join(folder, 'sheet.csv');
    await writeRefused(path, result.table, result);
    expect(readFileSync(path, 'utf8').split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFSWN,Site,Name,Lat,Lon,Depth,refused because',
      ',902,"First, bad",30.1,-97.9,deep,Well Depth “deep” is not a plain number.',
    ]);
  });

  it('is told by a dry run as well: checks of the table, and ids that others have', async () => {
    const { outcomes } = await bringIn(
      'meters',
      file(
        'checked.csv',
        csv(
          ['Meter', 'Well', 'Installed', 'Retired'],
          ['CH-1', 'WB-W', '2024-05-01', '2024-04-01'],
          ['CH-2', 'Nowhere', '2024-05-01', ''],
        ),
      ),
      { dryRun: true },
    );
    expect(reasonsOf(outcomes)).toEqual([
      'The removal date cannot be before the installation date.',
      'Setup well “Nowhere”: this well does not exist.',
    ]);
  });
});

describe('records that are there', () => {
  const wellOf = async (id: string) =>
    (
      await query<Values>(
        'select well_name, well_depth_ft, city, in_district, is_published from wells where district_well_id = $1',
        [id],
      )
    )[0];

  it('are given what they lack, or what the file says, and get back what they were unless somebody changed it since', async () => {
    await bringIn(
      'wells',
      file('there.csv', csv(['Well ID', 'Name', 'Lat', 'Lon', 'Public'], ['T-1', 'Old', 30.1, -97.9, 'no'])),
    );
    const better = file('better.csv', csv(['Well ID', 'Name', 'Depth', 'City'], ['T-1', 'New', 410, 'Austin']));
    const rehearsed = await bringIn('wells', better, { mode: 'fill', dryRun: true });
    expect(rehearsed.outcomes[0]).toMatchObject({
      verdict: 'changed',
      changes: ['City: nothing → “Austin”', 'Well Depth: nothing → “410”'],
    });
    const filled = await bringIn('wells', better, { mode: 'fill' });
    const was = { in_district: false, is_published: false };
    expect(await wellOf('T-1')).toEqual({ ...was, well_name: 'Old', well_depth_ft: 410, city: 'Austin' });
    const written = await bringIn('wells', better, { mode: 'overwrite' });
    expect(await wellOf('T-1')).toMatchObject({ well_name: 'New' });

    await query("update wells set city = 'Buda' where district_well_id = 'T-1'");
    expect(await undoImport(database, written.importNdx!)).toEqual({ removed: 0, restored: 1, kept: [] });
    expect(await undoImport(database, filled.importNdx!)).toEqual({
      removed: 0,
      restored: 1,
      kept: [{ record: 'T-1', why: 'City: changed since' }],
    });
    expect(await wellOf('T-1')).toEqual({ ...was, well_name: 'Old', well_depth_ft: null, city: 'Buda' });
  });

  it('say in their history which import changed them, permits as their Administrative Record', async () => {
    const permit = (volume: number) =>
      csv(
        ['Permit Number', 'Year', 'Type', 'Status', 'Aquifer', 'Use', 'Volume'],
        ['IMP-7', 2020, 'Historical', 'Active', 'Edwards', 'Irrigation', volume],
      );
    const { importNdx, outcomes } = await bringIn('permits', file('permits.csv', await inWordsOfLists(permit(1000))));
    expect(reasonsOf(outcomes)).toEqual([null]);
    const changed = await bringIn('permits', file('permits-again.csv', await inWordsOfLists(permit(2000))), {
      mode: 'overwrite',
    });
    expect(verdictsOf(changed.outcomes)).toEqual(['changed']);
    const [{ key } = { key: 0 }] = await query<{ key: number }>(
      "select permit_ndx as key from permits where permit_number = 'IMP-7'",
    );
    const history = await staff.call(recordHistory, { params: { register: permits.path, key } });
    expect(history.map(({ note }) => note)).toEqual([
      `Import ${changed.importNdx}: permits-again.csv`,
      `Import ${importNdx}: permits.csv`,
    ]);
    expect(await undoImport(database, importNdx!)).toMatchObject({ removed: 0, kept: [{ record: 'IMP-7' }] });
    expect(await undoImport(database, changed.importNdx!)).toMatchObject({ restored: 1, kept: [] });
  });

  it('come by themselves in some registers: files change them and add none', async () => {
    const [month] = await query<{ d_year: number; d_month: number }>(
      'select d_year, d_month from drought_stage_history where drought_stage_ndx <> 3 order by ndx limit 1',
    );
    const stage = await lookupWord('list-drought-stages', 3);
    const months = csv(['Year', 'Month', 'Stage'], [month!.d_year, month!.d_month, stage], [1801, 1, stage]);
    const { outcomes } = await bringIn('drought-stages', file('stages.csv', months), { mode: 'overwrite' });
    expect(verdictsOf(outcomes)).toEqual(['changed', 'refused']);
    const area = await lookupWord('list-drought-areas', 1);
    const named = csv(
      ['Area', 'Year', 'Month', 'Stage'],
      [area, month!.d_year, month!.d_month, ''],
      ['Nowhere', month!.d_year, month!.d_month, stage],
    );
    const { outcomes: ofArea } = await bringIn('drought-stages', file('areas.csv', named), { mode: 'overwrite' });
    expect([verdictsOf(ofArea), reasonsOf(ofArea)]).toEqual([
      ['already there', 'refused'],
      [expect.any(String), 'Area “Nowhere” is not in the list.'],
    ]);
  });
});

/** The first words of the lists, so that the test knows none by heart. */
async function inWordsOfLists(content: string): Promise<string> {
  const first = async (path: string) => cell(await lookupWord(path, 1));
  return content
    .replace('"Historical"', await first('ui-list-permits-permit-types'))
    .replace('"Active"', await first('ui-list-permits-permit-status'))
    .replace('"Edwards"', await first('ui-list-permits-aquifer-groups'))
    .replace('"Irrigation"', await first('ui-list-permits-uses'));
}

describe('a large file', () => {
  const large = (count: number) =>
    csv(['Well ID', 'Lat', 'Lon'], ...Array.from({ length: count }, (_, index) => [`L-${index}`, 30.1, -97.9]));

  it('lets staff save between its pieces, and is taken back in pieces that go on where they broke off', async () => {
    const well = await staff.register(wells).create({ lat_dd: 30.2, lon_dd: -97.8, primary_use_ndx: 1 });
    let { version } = well;
    const state = { isRunning: true };
    const start = performance.now();
    const importing = bringIn('wells', file('large.csv', large(900))).finally(() => (state.isRunning = false));
    const waits: number[] = [];
    for (let save = 0; state.isRunning; save += 1) {
      const begun = performance.now();
      ({ version } = await staff.register(wells).update(well.well_ndx, { well_name: `Save ${save}` }, version));
      waits.push(performance.now() - begun);
    }
    const { importNdx } = await importing;
    expect(waits.length).toBeGreaterThan(3);
    // Whatever else the machine does: none waited for the whole of it.
    expect(Math.max(...waits)).toBeLessThan((performance.now() - start) / 2);

    const breaking = undoImport(database, importNdx!, () => {
      throw new Error('The power is gone.');
    });
    await expect(breaking).rejects.toThrow('The power is gone.');
    expect(await undoImport(database, importNdx!)).toEqual({ removed: 800, restored: 0, kept: [] });
    expect(await query("select from wells where district_well_id like 'L-%'")).toEqual([]);
  });
});
