import {
  bringIn,
  oneImportFile,
  planImport,
  previewImport,
  uploadImportFile,
} from '@artesian/contract/importing/files';
import { goOnWithImport, listImports, oneImport, undoImport } from '@artesian/contract/importing/imports';
import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import { peopleOfFile, proposePeople } from '@artesian/contract/importing/named-people';
import { importRegisters } from '@artesian/contract/importing/registers';
import { importRunRows, oneImportRun, stopImportRun } from '@artesian/contract/importing/runs';
import { recordHistory } from '@artesian/contract/language/history';
import { wells } from '@artesian/contract/wells/wells';
import { writeXlsx } from 'hucre/xlsx';
import { meters } from '@artesian/contract/metering/meters';
import { describe, expect, it } from 'vitest';
import { buildMeter } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query(text, values)).rows as Row[];

const upload = (register: string, content: string | Uint8Array<ArrayBuffer>, name = 'file.csv') =>
  staff
    .upload(uploadImportFile, { fields: { register }, file: new File([content], name) })
    .then(({ import_file_ndx }) => ({ import_file_ndx }));
const said = (more: Partial<SaidMapping>): SaidMapping => ({ ...nothingSaid, ...more });
async function ended(import_run_ndx: number) {
  const ask = () => staff.call(oneImportRun, { params: { import_run_ndx } });
  await expect.poll(async () => (await ask()).state, { interval: 100, timeout: 30_000 }).not.toMatch(/waiting|running/);
  return ask();
}
const runOf = async (import_ndx: number) => (await staff.call(oneImport, { params: { import_ndx } })).run!;
const text = async (path: string) => (await product.fetch('administrator', path)).text();

const WELLS = [
  'Well ID,Site,Name,Lat,Lon,Depth,County',
  'SC-1,901,First,30.11,-97.9,400,Hays',
  'SC-2,902,"Second, bad",30.12,-97.9,deep,Hays',
  'SC-3,903,Third,30.13,-97.9,500,Nowhereland',
].join('\n');

/** How many wells there are, and the last number that one had. */
const spent = `
  select count(*), pg_sequence_last_value(pg_get_serial_sequence('public.wells', 'well_ndx')) as number from wells`;

describe('a file', () => {
  it('with months across becomes rows of one month each, which say where they were', async () => {
    const { meter_ndx } = await buildMeter(staff);
    const { meter_id } = await staff.register(meters).get(meter_ndx);
    const sheet = ['Meter ID,Year,Jan,Feb,Mar', `${meter_id},2024,1000,wet,3000`].join('\n');
    const params = await upload('meter-readings', sheet, 'months.csv');
    const file = await staff.call(oneImportFile, { params });
    expect(file).toMatchObject({ rows: 3, problem: null });
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ state: 'done', rows_added: 2, rows_refused: 1 });
    expect(await text(`/api/import-runs/${preview.import_run_ndx}/refused`)).toContain('"Line 2, Feb"');
  });

  it('is read in other units where somebody says so', async () => {
    const params = await upload('wells', 'Well ID,Lat,Lon,Depth\nUNIT-1,30.11,-97.9,100');
    const mapping = said({ reads: { well_depth_ft: 'm' } });
    await staff.call(planImport, { params, body: { mapping } });
    const { import_ndx } = await staff.call(bringIn, { params });
    await ended((await runOf(import_ndx)).import_run_ndx);
    expect(await query("select well_depth_ft from wells where district_well_id = 'UNIT-1'")).toEqual([
      { well_depth_ft: 328.0839895 },
    ]);
  });

  it('is understood, rehearsed without a trace, brought in by who asked, and taken back', async () => {
    const params = await upload('wells', WELLS, 'wells.csv');
    const file = await staff.call(oneImportFile, { params });
    expect(file).toMatchObject({ rows: 3, problem: null, remembered: null, import_ndx: null });
    expect(file.taken).toMatchObject({ district_well_id: 'Well ID', well_name: 'Name', well_depth_ft: 'Depth' });
    expect(file.columns.filter(({ isLikelyKey }) => isLikelyKey).map(({ heading }) => heading)).toEqual(['Site']);
    expect(file.columns.find(({ heading }) => heading === 'Depth')?.samples).toEqual(['400', 'deep', '500']);
    expect(file.lacking).toContainEqual({
      field: 'county_ndx',
      words: [{ words: 'Nowhereland', count: 1 }],
      more: false,
    });

    const mapping = said({ columns: { former_id: 'Site' }, addWords: ['county_ndx'], unreadable: 'refuse' });
    await staff.call(planImport, { params, body: { mapping } });
    const before = await query(spent);
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ state: 'done', rows_done: 3, rows_added: 2, rows_refused: 1 });
    expect(preview.refusals).toEqual([{ words: 'Well Depth is not a plain number.', count: 1 }]);
    expect(preview.words_added.map(({ word }) => word)).toEqual(['Nowhereland']);
    expect(await query(spent)).toEqual(before);
    expect(await query("select from counties where counties::text like '%Nowhereland%'")).toEqual([]);

    const { import_ndx } = await staff.call(bringIn, { params });
    const run = await ended((await runOf(import_ndx)).import_run_ndx);
    expect(run).toMatchObject({ state: 'done', rows_added: 2, rows_refused: 1 });
    const [listed] = await staff.call(listImports, {});
    expect(listed).toMatchObject({ import_ndx, state: 'finished', title: 'Wells', who: 'Ada Administrator' });
    const refused = { verdict: 'refused', about: 'Well Depth is not a plain number.' } as const;
    const { count, rows } = await staff.call(importRunRows, { params: run, query: refused });
    expect([count, rows[0]!.line, rows[0]!.reason]).toEqual([1, 3, 'Well Depth “deep” is not a plain number.']);
    const asked = `/api/import-runs/${run.import_run_ndx}`;
    expect((await text(`${asked}/refused`)).trim().split('\r\n')).toEqual([
      'Well ID,Site,Name,Lat,Lon,Depth,County,refused because',
      'SC-2,902,"Second, bad",30.12,-97.9,deep,Hays,Well Depth “deep” is not a plain number.',
    ]);
    expect(await text(`${asked}/report`)).toContain('2,added,SC-1,');
    const added = await staff.call(importRunRows, { params: run, query: { verdict: 'added' } });
    const record = { register: wells.path, key: added.rows[0]!.record_key! };
    expect((await staff.call(recordHistory, { params: record }))[0]).toMatchObject({
      who: 'demo|administrator',
      note: `Import ${import_ndx}: wells.csv`,
    });

    // The next file of the same headings is understood like this one; this one cannot come in twice.
    const next = await upload('wells', WELLS);
    expect(await staff.call(oneImportFile, { params: next })).toMatchObject({
      remembered: { import_ndx },
      taken: { former_id: 'Site' },
    });
    await expect(staff.call(bringIn, { params })).rejects.toMatchObject({ status: 400 });

    await query("update wells set well_name = 'Renamed' where district_well_id = 'SC-3'");
    const undoing = await ended((await staff.call(undoImport, { params: { import_ndx } })).import_run_ndx);
    expect(undoing).toMatchObject({ state: 'done', rows_added: 1, rows_refused: 1 });
    expect((await staff.call(importRunRows, { params: undoing })).rows).toMatchObject([
      { verdict: 'stays', record: 'SC-3', reason: 'Changed since.' },
    ]);
    await expect(staff.call(undoImport, { params: { import_ndx } })).rejects.toMatchObject({ status: 400 });
    expect(await query("select district_well_id as id from wells where district_well_id like 'SC-%'")).toEqual([
      { id: 'SC-3' },
    ]);
  });

  it('is told by kind what there is to look at, before what is read so in every file', async () => {
    const params = await upload(
      'wells',
      'Well ID,Lat,Lon,Depth,Drilled,County\nKI-1,30.1,-97.9,~80,1952,Elsewhere\nKI-2,30.1,-97.9,60 ft,0/0/1960,Nirgends\nKI-3,30.1,-97.9,dry,1961,',
    );
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ rows_added: 3, rows_refused: 0 });
    expect(preview.remarks).toEqual([
      { words: 'County is not in the list and was left blank.', count: 2, is_routine: false },
      { words: 'Well Depth is not a plain number. Left blank.', count: 1, is_routine: false },
      { words: 'Drilled Date: Only the year is known. January 1 is used.', count: 3, is_routine: true },
      { words: 'Well Depth: Approximate value.', count: 1, is_routine: true },
    ]);
    const about = { about: 'Well Depth is not a plain number. Left blank.' };
    expect((await staff.call(importRunRows, { params: preview, query: about })).rows).toMatchObject([
      { line: 4, verdict: 'added', remarks: [expect.stringContaining('“dry”'), expect.stringContaining('1961')] },
    ]);
  });

  it('tells what is unlikely by kind, and refuses only what cannot be', async () => {
    const params = await upload(
      'wells',
      'Well ID,Lat,Lon,Depth,Drilled Date,Plugging Date\n' +
        'UN-1,30.1,-97.9,9000,05/01/1990,\nUN-2,30.1,-97.9,8000,,\nUN-3,30.1,-97.9,80,05/01/1990,01/01/1980',
    );
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ rows_added: 2, rows_refused: 1 });
    const about = 'Unlikely: Well Depth';
    expect(preview.remarks).toEqual([{ words: about, count: 2, is_routine: false }]);
    expect((await staff.call(importRunRows, { params: preview, query: { about } })).rows).toMatchObject([
      { line: 2, remarks: ['Well Depth of 9,000 ft is unusual: most are 5,000 ft or less.'] },
      { line: 3, remarks: ['Well Depth of 8,000 ft is unusual: most are 5,000 ft or less.'] },
    ]);
    const refused = await staff.call(importRunRows, { params: preview, query: { verdict: 'refused' } });
    expect(refused.rows).toMatchObject([
      { line: 4, reason: expect.stringContaining('before the drilled date') as string },
    ]);
  });

  it('names people, who become contacts once somebody has looked through them, and are found then', async () => {
    const sheet = [
      'Well ID,Lat,Lon,Owner,Owner Address,Owner Phone,City,State,Zip',
      'PE-1,30.1,-97.9,"Reyes, Ana",1 Spring St,512-555-0101,Buda,TX,78610',
      'PE-2,30.1,-97.9,"Reyes, Ana",9 Other Rd,,Buda,,',
      'PE-3,30.1,-97.9,Hill Ranch LLC,,,Kyle,,',
      'PE-4,30.1,-97.9,Unknown,,,,,',
      'PE-5,30.1,-97.9,,,,,,',
    ].join('\n');
    await query("insert into contacts (r_organization) values ('Hill Ranch LLC')");
    const params = await upload('wells', sheet, 'owned.csv');
    expect((await staff.call(oneImportFile, { params })).names_people).toBe(true);
    const before = await query('select count(*) from contacts');
    expect(await staff.call(peopleOfFile, { params })).toEqual({
      label: 'Well Contact',
      heading: 'Owner',
      count: 3,
      people: [
        { name: 'Reyes, Ana', rows: 2, contacts_called: 0, differs: true },
        { name: 'Hill Ranch LLC', rows: 1, contacts_called: 1, differs: false },
        { name: 'Unknown', rows: 1, contacts_called: 0, differs: false },
      ],
      details: [
        { heading: 'Owner Phone', label: 'Phone' },
        { heading: 'Owner Address', label: 'Mailing address' },
        { heading: 'State', label: 'State' },
        { heading: 'Zip', label: 'ZIP code' },
      ],
    });
    const proposed = await staff.call(proposePeople, { params, body: { except: ['Unknown'] } });
    expect(await query('select count(*) from contacts')).toEqual(before);
    expect(await staff.call(oneImportFile, { params: proposed })).toMatchObject({
      register: 'contacts',
      rows: 2,
      problem: null,
      taken: {
        former_id: 'Former Id',
        r_name: 'Name',
        r_mailing_address: 'Mailing address',
        r_phone: 'Phone',
        r_state: 'State',
      },
    });
    const mapping = said({ reads: { r_name: 'last name first' } });
    await staff.call(planImport, { params: proposed, body: { mapping } });
    const made = await staff.call(bringIn, { params: proposed });
    await ended((await runOf(made.import_ndx)).import_run_ndx);
    expect((await staff.call(peopleOfFile, { params })).people.map(({ name }) => name)).toEqual(['Unknown']);

    const { import_ndx } = await staff.call(bringIn, { params });
    const run = await ended((await runOf(import_ndx)).import_run_ndx);
    expect(run).toMatchObject({ rows_added: 5, rows_refused: 0 });
    expect(run.remarks).toEqual([
      { words: 'Well Contact: this contact does not exist. Left blank.', count: 1, is_routine: false },
    ]);
    const owners = `
      select r_name, r_mailing_address, r_phone, r_city, r_state, r_zipcode, count(*)::integer as wells
      from wells join contacts on rolo_ndx = contact_ndx
      where district_well_id like 'PE-%' group by 1, 2, 3, 4, 5, 6 order by 1`;
    expect(await query(owners)).toEqual([
      {
        r_name: 'Ana Reyes',
        r_mailing_address: '1 Spring St',
        r_phone: '512-555-0101',
        // The City of this sheet is the well's.
        r_city: null,
        r_state: 'TX',
        r_zipcode: '78610',
        wells: 2,
      },
      {
        r_name: 'Hill Ranch LLC',
        r_mailing_address: null,
        r_phone: null,
        r_city: null,
        r_state: null,
        r_zipcode: null,
        wells: 1,
      },
    ]);
    await expect(staff.call(proposePeople, { params, body: { except: ['Unknown'] } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('may hold any characters', async () => {
    const long = `${'x'.repeat(59)}\u{1F6B0} and ${'y'.repeat(79)}`;
    const params = await upload('wells', `Well ID,Lat,Lon,Depth\nOD-1,30.1,-97.9,${long}\nOD-2,30.1,-97.9,4\u00000`);
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ state: 'done', rows_added: 2, rows_refused: 0 });
    expect(preview.remarks).toEqual([
      { words: 'Well Depth is not a plain number. Left blank.', count: 1, is_routine: false },
    ]);
  });

  it('that is a workbook is read by the sheet that is chosen', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Notes & more', rows: [['Nothing here']] },
        {
          name: 'People',
          rows: [
            ['Name', 'E-mail'],
            ['Ann', 'ann@example.org'],
          ],
        },
      ],
    });
    const params = await upload('contacts', new Uint8Array(bytes), 'people.xlsx');
    expect(await staff.call(oneImportFile, { params })).toMatchObject({
      sheets: ['Notes & more', 'People'],
      sheet: 'Notes & more',
      problem: expect.stringContaining('no rows'),
    });
    const chosen = await staff.call(planImport, { params, body: { sheet: 'People' } });
    expect(chosen).toMatchObject({ rows: 1, problem: null, taken: { r_name: 'Name', r_email: 'E-mail' } });
    await expect(staff.call(planImport, { params, body: { sheet: 'None' } })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a long import', () => {
  it('is stopped and goes on where it was, told apart from one whose server ended, while staff save', async () => {
    const rows = Array.from({ length: 900 }, (_, index) => `LG-${index % 850},30.2,-97.9`);
    const params = await upload('wells', ['Well ID,Lat,Lon', ...rows].join('\n'), 'long.csv');
    const own = await staff.register(wells).create({ lat_dd: 30.2, lon_dd: -97.8, primary_use_ndx: 1 });
    const { import_ndx } = await staff.call(bringIn, { params });
    const { import_run_ndx } = await runOf(import_ndx);
    await expect.poll(async () => (await runOf(import_ndx)).rows_done, { interval: 20 }).toBeGreaterThan(0);
    await staff.register(wells).update(own.well_ndx, { well_name: 'Meanwhile' }, own.version);
    expect((await runOf(import_ndx)).state).toBe('running');
    await expect(staff.call(undoImport, { params: { import_ndx } })).rejects.toMatchObject({ status: 400 });
    await staff.call(stopImportRun, { params: { import_run_ndx } });
    const stopped = await ended(import_run_ndx);
    expect(stopped.state).toBe('stopped');
    expect(stopped.rows_done).toBeLessThan(900);
    expect(await staff.call(oneImport, { params: { import_ndx } })).toMatchObject({
      state: 'stopped',
      rows_read: stopped.rows_done,
      may_go_on: true,
    });

    // As a server leaves it that is killed in the middle.
    await query(
      `update import_runs set state = 'running', claim = 'gone', beat_at = now() - interval '1 minute' where import_run_ndx = $1`,
      [import_run_ndx],
    );
    expect((await runOf(import_ndx)).state).toBe('broken');
    await staff.call(goOnWithImport, { params: { import_ndx } });
    expect(await ended(import_run_ndx)).toMatchObject({
      state: 'done',
      rows_done: 900,
      rows_added: 850,
      rows_known: 50,
    });
    expect(await query("select count(*)::integer as count from wells where district_well_id like 'LG-%'")).toEqual([
      { count: 850 },
    ]);
    const page = await staff.call(importRunRows, { params: { import_run_ndx }, query: { page: 17 } });
    expect([page.count, page.rows.length, page.rows[0]!.line]).toEqual([900, 50, 852]);
    await expect(staff.call(goOnWithImport, { params: { import_ndx } })).rejects.toMatchObject({ status: 400 });
  });
});

describe('what cannot be', () => {
  it.each([
    ['wells', '', 'The file is empty.'],
    ['wells', 'Well ID,Lat,Lon\n', 'The file has no rows below its headings.'],
    ['wells', 'A,A\n1,2', 'The file has two columns called A.'],
    ['wells', 'PK\u0003\u0004 broken', 'The zip cannot be opened: it is damaged or incomplete.'],
  ])('a file of %s with “%s” is refused in words', async (register, content, message) => {
    await expect(upload(register, content)).rejects.toMatchObject({ status: 400, message });
  });

  it('is refused in words, whatever it is', async () => {
    await expect(upload('nothing', WELLS)).rejects.toMatchObject({ status: 404 });
    const params = await upload('wells', 'A,B\n1,2');
    const file = await staff.call(oneImportFile, { params });
    expect(file.problem).toMatch(/^A new well needs .*: choose a column, or one value for all rows\.$/);
    await expect(staff.call(previewImport, { params })).rejects.toMatchObject({ status: 400 });
    const wrong = said({ columns: { no_such_field: 'Site' } });
    await expect(staff.call(planImport, { params, body: { mapping: wrong } })).rejects.toMatchObject({ status: 400 });
    const none = { params: { import_file_ndx: 987654 } };
    await expect(staff.call(oneImportFile, none)).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(bringIn, none)).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(undoImport, { params: { import_ndx: 987654 } })).rejects.toMatchObject({ status: 404 });
  });

  it('templates are there for every register, as separated values and as a workbook', async () => {
    for (const { name, fields, files } of await staff.call(importRegisters, {})) {
      if (files === 'addresses') continue;
      const csv = await text(`/api/import-registers/${name}/template/csv`);
      expect(csv.replace('\uFEFF', '').match(/"[^"]*"|[^,"]+/g)).toHaveLength(fields.length);
      const xlsx = await product.fetch('administrator', `/api/import-registers/${name}/template/xlsx`);
      expect((await xlsx.text()).slice(0, 2)).toBe('PK');
    }
  });
});
