import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { completeMapping, noMapping, type MappingFile } from '../../src/import/mapping.ts';
import { openArchive } from '../../src/import/file/open-archive.ts';
import { readArchive } from '../../src/import/file/read-source.ts';
import { readTable, type Table } from '../../src/import/file/read-table.ts';
import { findSubject } from '../../src/import/subject.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { DistrictYear } from '@artesian/domain/fiscal-year';
import { unfold } from '../../src/import/file/unfold.ts';
import { buildEditablePermit, buildMeter, buildWell } from '../support/builders.ts';
import { takePhoto } from '../support/photo.ts';
import { sharedProduct } from '../support/product.ts';
import { importRows, type ImportOptions, writeRefused } from '../support/import-rows.ts';

const { product, staff } = await sharedProduct();
const { database } = product;
const folder = mkdtempSync(join(tmpdir(), 'artesian-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(text, values)).rows as Row[];

interface Bringing extends ImportOptions {
  given?: Partial<MappingFile>;
}

/** Brings lines of separated values in. */
async function bringIn(name: string, lines: string[], options: Bringing = {}) {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, lines.join('\n'));
  return bringInTable(name, await readTable(path), options);
}

async function bringInTable(name: string, read: Table, { given = {}, ...options }: Bringing = {}) {
  const subject = findSubject(name)!;
  const whole = { ...noMapping, ...given };
  const table = unfold(subject, read, new DistrictYear(), whole);
  const mapping = completeMapping(subject, table.columns, whole, options.mode);
  const result = await importRows(database, subject, table, mapping, options);
  const verdicts = result.outcomes.map(({ verdict }) => verdict);
  const reasons = result.outcomes.map(({ reason }) => reason);
  return { ...result, table, verdicts, reasons };
}

const wellId = async (values = {}) => (await buildWell(staff, values)).district_well_id;

describe('readings of meters', () => {
  const monthsOf = (meter: string) =>
    query<{ month: string; reading: number | null; gallons: number | null }>(
      `select to_char(make_date(c_year, c_month, 1), 'YYYY-MM') as month, meter_reading as reading,
         calculated_gallons as gallons
       from meter_readings join meters using (meter_ndx) where meter_id = $1 order by 1`,
      [meter],
    );

  it('come by month or day, mean the gallons of their chain, correct what is there, and give it back', async () => {
    const { meter_id } = await buildMeter(staff, { joined_date: '2024-01-10', retired_date: '2024-12-31' });
    const first = await bringIn('meter-readings', [
      'Meter,Date,Reading,Adjustment,Reason,Remarks',
      `${meter_id},2024-03-31,"9,998,200",,,`,
      `${meter_id},1/31/2024,9998000.0,,,First`,
      `${meter_id},Apr 2024,1500,10000000,Meter rollover,`,
      `${meter_id},2023-12-31,5,,,`,
      `${meter_id},2024-05,2000,7,,`,
      `${meter_id},2024-06,,,,`,
      'Nobody,2024-06,1,,,',
    ]);
    expect(first.reasons).toEqual([
      null,
      null,
      null,
      'The meter was not installed yet in this month.',
      'Enter both an adjustment and its reason, or neither.',
      'The row has no month.',
      'Meter “Nobody”: this meter does not exist.',
    ]);
    expect(await monthsOf(meter_id)).toEqual([
      { month: '2024-01', reading: 9_998_000, gallons: 9_998_000 },
      { month: '2024-03', reading: 9_998_200, gallons: 200 },
      { month: '2024-04', reading: 1500, gallons: 3300 },
    ]);

    const better = [`Meter,Year,Month,Reading`, `${meter_id},2024,Mar,9998300`, `${meter_id},2024,4,1400`];
    const rehearsed = await bringIn('meter-readings', better, { mode: 'overwrite', dryRun: true });
    expect(rehearsed.outcomes[0]).toMatchObject({
      verdict: 'changed',
      record: `${meter_id}, 2024-03`,
      changes: ['Meter Reading: “9998200” → “9998300”'],
    });
    const changed = await bringIn('meter-readings', better, { mode: 'overwrite' });
    expect(changed.verdicts).toEqual(['changed', 'changed']);
    expect((await monthsOf(meter_id)).map(({ gallons }) => gallons)).toEqual([9_998_000, 300, 3100]);

    expect(await undoImport(database, changed.importNdx!)).toEqual({ removed: 0, restored: 2, kept: [] });
    expect((await monthsOf(meter_id)).map(({ gallons }) => gallons)).toEqual([9_998_000, 200, 3300]);
    // Somebody corrects one: it stays, and the one after it, which only follows from it, goes.
    await query(
      `update meter_readings set meter_reading = 9998250
       where c_month = 3 and meter_ndx = (select meter_ndx from meters where meter_id = $1)`,
      [meter_id],
    );
    expect(await undoImport(database, first.importNdx!)).toEqual({
      removed: 2,
      restored: 0,
      kept: [{ record: `${meter_id}, 2024-03`, why: 'changed since' }],
    });
    expect(await monthsOf(meter_id)).toEqual([{ month: '2024-03', reading: 9_998_250, gallons: 9_998_250 }]);
  });

  it('stand across a sheet by months, each refused cell with its line and heading', async () => {
    const one = (await buildMeter(staff)).meter_id;
    const other = (await buildMeter(staff)).meter_id;
    const { rows, outcomes, table, importNdx } = await bringIn('meter-readings', [
      'Meter ID,Fiscal Year,Sep,Oct,Jan,Feb-25',
      `${one},2025,100,250,much,400`,
      `${other},2025,,,,`,
    ]);
    expect(outcomes.map(({ line, column, verdict }) => [line, column, verdict])).toEqual([
      [2, 'Sep', 'added'],
      [2, 'Oct', 'added'],
      [2, 'Jan', 'refused'],
      [2, 'Feb-25', 'added'],
      [3, null, 'refused'],
    ]);
    expect(await monthsOf(one)).toEqual([
      { month: '2024-09', reading: 100, gallons: 100 },
      { month: '2024-10', reading: 250, gallons: 150 },
      { month: '2025-02', reading: 400, gallons: 150 },
    ]);
    const path = join(folder, 'refused.csv');
    await writeRefused(path, table, { rows, outcomes });
    expect(readFileSync(path, 'utf8').split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFMeter ID,Fiscal Year,Sep,Oct,Jan,Feb-25,refused because',
      `${one},2025,100,250,much,400,Jan: Meter Reading “much” is not a plain number.`,
      `${other},2025,,,,,The line has no value in any of these columns.`,
    ]);
    expect(
      await query('select rows_read, rows_added, rows_refused from imports where import_ndx = $1', [importNdx]),
    ).toEqual([{ rows_read: 5, rows_added: 3, rows_refused: 2 }]);
  });
});

it('months across a sheet are those of the fiscal year as the district has it', () => {
  const sheet = { line: 2, cells: { 'Meter ID': 'M-1', 'Fiscal Year': '2025', Sep: '100', Oct: '250' } };
  const table: Table = { fileName: 'a', fileHash: 'a', columns: Object.keys(sheet.cells), rows: [sheet] };
  const monthsIn = (years: DistrictYear) =>
    unfold(findSubject('meter-readings')!, table, years).rows.map(({ cells }) => cells['Month']);
  expect(monthsIn(new DistrictYear())).toEqual(['2024-09', '2024-10']);
  expect(monthsIn(new DistrictYear(1))).toEqual(['2025-09', '2025-10']);
  expect(monthsIn(new DistrictYear(10, 'BEGINNING'))).toEqual(['2026-09', '2025-10']);
});

it('production of wells counts where no meter does, also across a sheet', async () => {
  const [well, metered] = [await wellId(), await wellId()];
  const [{ ndx } = { ndx: 0 }] = await query<{ ndx: number }>(
    'select well_ndx as ndx from wells where district_well_id = $1',
    [metered],
  );
  await buildMeter(staff, { setup_well_ndx: ndx });
  const { reasons, importNdx } = await bringIn(
    'well-production',
    ['Well ID,January,February', `${well},1000,"2,500"`, `${metered},,800`],
    { given: { constants: { c_year: '2025' } } },
  );
  expect(reasons).toEqual([null, null, 'This well has a meter in this month. Enter its reading instead.']);
  const production = () => query('select c_month, production_gallons as gallons from well_production order by c_month');
  expect(await production()).toEqual([
    { c_month: 1, gallons: 1000 },
    { c_month: 2, gallons: 2500 },
  ]);
  expect(await undoImport(database, importNdx!)).toEqual({ removed: 2, restored: 0, kept: [] });
  expect(await production()).toEqual([]);
});

it('monthly shares change twelve at a time and only to a whole year', async () => {
  const keys = [await buildEditablePermit(staff, database.pool), await buildEditablePermit(staff, database.pool)];
  const [whole, short] = await Promise.all(
    keys.map(async (key) => {
      await query('update permits set permit_number = $2 where permit_ndx = $1', [key, `SHARES-${key}`]);
      return `SHARES-${key}`;
    }),
  );
  const sharesOf = (number: string) =>
    query<{ share: number }>(
      `select share from permit_distributions join permits using (permit_ndx) where permit_number = $1 order by c_month`,
      [number],
    ).then((rows) => rows.map(({ share }) => share));
  const before = await sharesOf(whole!);
  const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';
  const { reasons, verdicts, importNdx } = await bringIn(
    'permit-shares',
    [
      `Permit,${months}`,
      `${short},${Array(12).fill('8').join(',')}`,
      `${whole},${Array(11).fill('8%').join(',')},0.12`,
    ],
    { mode: 'overwrite' },
  );
  // December has 8 % already.
  expect(new Set(reasons.slice(0, 11))).toEqual(new Set(['The twelve months of a permit must total 100 %.']));
  expect(verdicts.slice(12)).not.toContain('refused');
  expect(await sharesOf(whole!)).toEqual([...Array<number>(11).fill(8000), 12_000]);
  await undoImport(database, importNdx!);
  expect(await sharesOf(whole!)).toEqual(before);
});

it('amendments that are approved change their permits, and give back what those were', async () => {
  const key = await buildEditablePermit(staff, database.pool);
  const number = `AMENDED-${key}`;
  await query('update permits set permit_number = $2, authorized_volume_gal = 1000 where permit_ndx = $1', [
    key,
    number,
  ]);
  const volume = async () =>
    (await query<{ gal: number }>('select authorized_volume_gal as gal from permits where permit_ndx = $1', [key]))[0]!
      .gal;
  const [word] = await query<{ type: string; approved: string; body: string }>(
    `select pamend_type_desc as type, pamend_status_desc as approved, approval_body_desc as body
     from amendment_types, amendment_statuses, approval_bodies
     where pamend_type_ndx = 15 and pamend_status_ndx = 2 and approval_body_ndx = 1`,
  );
  const line = (day: string, change: number) =>
    `${number},${word!.type},${word!.approved},${day},${change},${day},"${word!.body}"`;
  const lines = [
    'Permit,Type,Status,Effective,Volume Change,Approved,Approved By',
    line('2023-01-01', 500),
    line('2024-01-01', -200),
    line('2024-02-01', -9000),
  ];
  const { reasons, importNdx } = await bringIn('amendments', lines);
  expect(reasons).toEqual([null, null, expect.stringContaining('less than 0 gal')]);
  expect(await volume()).toBe(1300);
  expect((await bringIn('amendments', lines)).verdicts).toEqual(['already there', 'already there', 'refused']);
  expect(await undoImport(database, importNdx!)).toEqual({ removed: 2, restored: 0, kept: [] });
  expect(await volume()).toBe(1000);
});

it('owners of wells come to their records too, never in place of another, and types of permits with their reductions', async () => {
  const well = await wellId();
  const owned = () =>
    query('select r_email from wells left join contacts on rolo_ndx = contact_ndx where district_well_id = $1', [well]);
  await bringIn('contacts', ['Name,E-mail', 'Ann,ann@wells.example', 'Ben,ben@wells.example']);
  const { reasons, importNdx } = await bringIn('well-contacts', [
    'Well,Kind,E-mail',
    `${well},Owner,ann@wells.example`,
    `${well},Tenant,ben@wells.example`,
  ]);
  expect(reasons).toEqual([null, null]);
  expect(await owned()).toEqual([{ r_email: 'ann@wells.example' }]);
  expect(await undoImport(database, importNdx!)).toEqual({ removed: 2, restored: 0, kept: [] });
  expect(await owned()).toEqual([{ r_email: null }]);

  const lines = ['Type,Prefix,D1 Pump Reduction,D3 Pump Reduction', 'Imported,Y,0.2,75%'];
  const types = await bringIn('permit-types', lines, {
    given: { columns: { d1_pump_reduction: 'D1 Pump Reduction', d3_pump_reduction: 'D3 Pump Reduction' } },
  });
  expect(types.reasons).toEqual([null]);
  expect(
    await query(
      "select d1_pump_reduction as d1, d3_pump_reduction as d3 from api.list_permit_types where permit_type_desc = 'Imported'",
    ),
  ).toEqual([{ d1: 0.2, d3: 0.75 }]);
  expect(await undoImport(database, types.importNdx!)).toEqual({ removed: 1, restored: 0, kept: [] });
});

describe('water levels', () => {
  const levelsOf = (well: string) =>
    query(
      `select to_char(collect_timestamp at time zone district_time_zone(), 'YYYY-MM-DD HH24:MI') as at, dtw_ft, wl_meas_val_ft as measured, is_pumping
       from water_levels join wells using (well_ndx) where district_well_id = $1 order by collect_timestamp`,
      [well],
    );

  it('are measured from a point, below land surface or as an elevation, at times of the district', async () => {
    const well = await wellId();
    const first = await bringIn('water-levels', [
      'Well,Date,Measurement,MP Height,Depth to Water,Water Level Elevation,Land Surface Elevation,Datum',
      `${well},2024-01-15 14:30,215.63,18,,,,`,
      `${well},7/4/2024 2:05 PM,,,200.4,,,`,
      `${well},2024-08-01,,,,440.07,654.20,NAVD88`,
      `${well},2024-08-02,,,,440.07,,`,
      `${well},2024-02-30,1,,,,,`,
    ]);
    expect(first.reasons).toEqual([
      null,
      null,
      null,
      'A water level elevation needs the elevation of the land surface.',
      'Collected “2024-02-30” is not a date, with or without a time.',
    ]);
    expect(await levelsOf(well)).toEqual([
      { at: '2024-01-15 14:30', dtw_ft: 214.13, measured: 215.63, is_pumping: false },
      { at: '2024-07-04 14:05', dtw_ft: 200.4, measured: 200.4, is_pumping: false },
      { at: '2024-08-01 12:00', dtw_ft: 214.13, measured: 214.13, is_pumping: false },
    ]);
    const corrected = [`Well,Date,Measurement,Remarks`, `${well},2024-01-15 14:30,216.63,Read again`];
    const changed = await bringIn('water-levels', corrected, { mode: 'overwrite' });
    expect(changed.verdicts).toEqual(['changed']);
    expect((await levelsOf(well))[0]).toMatchObject({ dtw_ft: 215.13 });
    expect(await undoImport(database, changed.importNdx!)).toMatchObject({ restored: 1, kept: [] });
    expect((await levelsOf(well))[0]).toMatchObject({ dtw_ft: 214.13 });
  });

  // The district of these tests goes by Mountain Time.
  it.each([
    ['day first', '3/7/2024 14:30', '2024-07-03 14:30'],
    ['standard time all year', '7/3/2024 14:30', '2024-07-03 15:30'],
    ['standard time all year, day first', '3.1.2024 14:30', '2024-01-03 14:30'],
    ['UTC', '7/3/2024 14:30', '2024-07-03 08:30'],
    ['UTC', '2024-07-03T14:30-06:00', '2024-07-03 14:30'],
    ['UTC, day first', '3/1/2024 14:30', '2024-01-03 07:30'],
  ])('whose moments are read as %s: %s is %s in the district', async (way, written, at) => {
    const well = await wellId();
    const lines = ['Well,Collected,Depth to Water', `${well},${written},200`];
    const { reasons } = await bringIn('water-levels', lines, { given: { reads: { collect_timestamp: way } } });
    expect(reasons).toEqual([null]);
    expect(await levelsOf(well)).toMatchObject([{ at }]);
  });
});

describe('water quality', () => {
  it('stands across a sheet by parameters, as laboratories call them, with what was not detected', async () => {
    const well = await wellId();
    const { outcomes, reasons, importNdx } = await bringIn('water-quality', [
      'Well,Sampled,Lab,pH,Conductivity,Nitrate-N,Unknownium',
      `${well},2024-03-01 09:00,Example State Laboratory,7.1,650,<0.05,3`,
      `${well},2024-04-01 09:00,,7.2,,,`,
    ]);
    expect(outcomes.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 pH',
      '2 Conductivity',
      '2 Nitrate-N',
      '2 Unknownium',
      '3 pH',
    ]);
    expect(reasons).toEqual([
      null,
      null,
      null,
      'Parameter “Unknownium”: this water quality parameter does not exist.',
      null,
    ]);
    const samples = () =>
      query<{ lab: string; list: unknown[] }>(
        `select aqsci_lab_desc as lab, json_agg(json_build_array(parameter_name, result_value, is_nondetect) order by results.ndx) as list
         from water_quality_samples as samples
         join aqsci_labs using (aqsci_lab_ndx)
         join wells using (well_ndx)
         join water_quality_results as results on sample_ndx = samples.ndx
         join aqsci_parameters on aqsci_parameter_ndx = parameter_ndx
         where district_well_id = $1 group by samples.ndx, lab order by collect_timestamp`,
        [well],
      );
    expect(await samples()).toEqual([
      {
        lab: 'Example State Laboratory',
        list: [
          ['pH', 7.1, false],
          ['Specific Conductance', 650, false],
          ['Nitrate as Nitrogen', 0.05, true],
        ],
      },
      { lab: '', list: [['pH', 7.2, false]] },
    ]);
    const changed = await bringIn(
      'water-quality',
      ['Well,Date,Parameter,Result,Nondetect', `${well},2024-03-01 09:00,Nitrate as Nitrogen,0.1,no`],
      { mode: 'overwrite' },
    );
    expect(changed.verdicts).toEqual(['changed']);
    expect((await samples())[0]!.list[2]).toEqual(['Nitrate as Nitrogen', 0.1, false]);
    await undoImport(database, changed.importNdx!);
    expect((await samples())[0]!.list[2]).toEqual(['Nitrate as Nitrogen', 0.05, true]);
    expect(await undoImport(database, importNdx!)).toEqual({ removed: 4, restored: 0, kept: [] });
    expect(await query('select from water_quality_samples')).toEqual([]);
  });
});

it('words of a list come in with what it says of each; those that rules go by stay', async () => {
  const { reasons, importNdx } = await bringIn(
    'list:permit-statuses',
    [
      'Word,Counts As,Ends the Permit,Retired',
      'Surrendered,Inactive,yes,',
      'active,Active,,',
      'Active,,,yes',
      'New,Later,,',
    ],
    { mode: 'overwrite' },
  );
  expect(reasons).toEqual([
    null,
    'The list already has “Active”.',
    'New permits use the one, and amendments that end a permit use the other.',
    'Counts As “Later”: Choose one of: Active, Pending, Inactive.',
  ]);
  const word = () =>
    query("select permit_status_group_name, ends_permit from permit_statuses where permit_status_desc = 'Surrendered'");
  expect(await word()).toEqual([{ permit_status_group_name: 'Inactive', ends_permit: true }]);
  expect(await undoImport(database, importNdx!)).toEqual({ removed: 1, restored: 0, kept: [] });
  expect(await word()).toEqual([]);
});

it('photos and documents come in a zip with a table of what each is', async () => {
  const well = await wellId();
  const path = join(folder, 'files.zip');
  const lines = [
    'File,Well,Category,Title',
    `photos/head.jpg,${well},Well Head,The head`,
    `Log.txt,${well},Driller's Log,`,
    `Gone.pdf,${well},Permit,`,
    `setup.exe,${well},Other,`,
  ];
  const files = {
    'index.csv': lines.join('\n'),
    'photos/Head.jpg': await takePhoto(40, 30),
    'Log.txt': 'Clay to 40 ft',
    'setup.exe': 'MZ\u0000\u0001',
  };
  const packed = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  writeFileSync(path, zipSync(Object.fromEntries(packed) as Zippable));
  const kept = { files: product.files, mostBytes: 1_000_000 };
  const opened = await openArchive(path, kept);
  const table = await readArchive(path, opened);
  const rehearsed = await bringInTable('attachments', table, { dryRun: true });
  expect(rehearsed.verdicts).toEqual(['added', 'added', 'refused', 'refused']);
  const { reasons, importNdx } = await bringInTable('attachments', table);
  expect(reasons).toEqual([
    null,
    null,
    'The zip does not contain the file Gone.pdf.',
    expect.stringContaining('The file is not a photo'),
  ]);
  const attached = () =>
    query<{ name: string; system_filename: string }>(
      `select original_filename as name, system_filename from attachments join wells using (well_ndx)
       where district_well_id = $1 order by 1 desc`,
      [well],
    );
  const [photo, log] = await attached();
  expect([photo?.name, log?.name]).toEqual(['head.jpg', 'Log.txt']);
  expect(await product.files.read(log!.system_filename)).toEqual(Buffer.from('Clay to 40 ft'));
  expect((await bringInTable('attachments', table)).verdicts).toEqual([
    'already there',
    'already there',
    'refused',
    'refused',
  ]);
  expect(await undoImport(database, importNdx!)).toEqual({ removed: 2, restored: 0, kept: [] });
  expect(await attached()).toEqual([]);
  opened.close();
});
