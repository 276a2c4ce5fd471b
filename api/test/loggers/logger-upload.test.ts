import type { ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import {
  loggerFiles,
  loggerUploads,
  previewLoggerData,
  previewStoredUpload,
  runUploadAgain,
  undoLoggerUpload,
  undoUploadRun,
  uploadLoggerData,
} from '@artesian/contract/science/logger-uploads';
import { activeUploads, uploadStatus } from '@artesian/contract/science/water-science';
import { publishWaterLevels } from '@artesian/contract/map/publishing';
import { zipSync } from 'fflate';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openApart } from '../../src/loggers/open-file-apart.ts';
import { buildWell } from '../support/builders.ts';
import { counted } from '../support/counted.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const query = async <T>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows as T[];

const form = { description: 'Spring', uploadedBy: 'Ada', fileFormat: 1 };
type Said = Record<string, Partial<ReadingOfFile>>;
const upload = (files: File[], readings: Said) =>
  staff.upload(uploadLoggerData, { fields: { ...form, readings: JSON.stringify(readings) }, file: files });
const preview = (files: File[], readings: Said = {}) =>
  staff.upload(previewLoggerData, { fields: { readings: JSON.stringify(readings) }, file: files });
const statusOf = (uploadId: number) => staff.viewOne(uploadStatus, { params: { uploadId } });
/** A look that fails is none: the upload goes on. */
async function completed(uploadId: number) {
  await expect
    .poll(
      () =>
        statusOf(uploadId).then(
          ({ status }) => status,
          () => 'processing',
        ),
      { interval: 100 },
    )
    .not.toBe('processing');
  return statusOf(uploadId);
}

const level = (hours: number, ft: number) => `2025/03/01 ${String(hours).padStart(2, '0')}:00:00.0  ${ft}`;
const lev = (serial: string, rows: string[]) =>
  new File(
    [
      `Data file for DataLogger.\n[Instrument info]\n Serial number =..00-${serial}  2..\n Location =PO-1\n[CHANNEL 1 from data header]\n Identification =LEVEL\n Reference =0.00 ft\n[Data]\n${rows.length}\n${rows.join('\n')}\nEND OF DATA FILE`,
    ],
    `${serial}.lev`,
  );

it('files are recognized, corrected, stored, remembered and undone', async () => {
  const { well_ndx, district_well_id } = await buildWell(staff);
  const byHand =
    'insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping) values ($1, $2, 100, false), ($1, $3, 101, false)';
  await query(byHand, [well_ndx, '2025-03-01T06:00Z', '2025-03-01T08:00Z']);
  const baro = new File(
    ['Date Time\tBaro Pressure (psi)\n2025-03-01 00:00\t14.5\n2025-03-01 02:00\t14.5\n'],
    'baro.txt',
  );
  const raw = lev('60653', [level(0, 43.45), level(1, 43.45), level(2, 43.45)]);

  const [bare, air] = await preview([raw, baro]);
  expect(bare).toMatchObject({
    maker: 'Solinst',
    serial: '60653',
    rows: 3,
    first: '2025-03-01T00:00:00',
    missing: 'Choose the well.',
    reading: { use: 'levels', measures: 'level', unit: 'ft' },
  });
  expect(air!.reading).toMatchObject({ use: 'barometer', unit: 'psi' });

  const [chosen] = await preview([raw, baro], { '60653.lev': { well_ndx, time_zone: 'America/Chicago' } });
  expect(chosen!.tapes.map(({ dtw_ft }) => dtw_ft)).toEqual([100, 101]);
  const steps: ReadingOfFile['steps'] = [
    { step: 'compensate', barometer: 'baro.txt' },
    { step: 'tapes', tapes: chosen!.tapes },
  ];
  const readings = {
    '60653.lev': { well_ndx, time_zone: 'America/Chicago', steps },
    'baro.txt': { time_zone: 'America/Chicago' },
  };
  const [shown] = await preview([raw, baro], readings);
  expect(shown!.points.map(([, ft]) => ft)).toEqual([100, 100.5, 101]);

  const { uploadId } = await upload([raw, baro], readings);
  expect(await completed(uploadId)).toEqual({
    uploadId,
    status: 'completed',
    progress: 100,
    fileCount: 2,
    error: null,
  });
  const stored = await query<object>(
    'select read_at, round(dtw_ft::numeric, 2)::float8 as dtw_ft, measured_ft from logger_readings where well_ndx = $1 order by read_at',
    [well_ndx],
  );
  expect(stored.map((row) => Object.values(row).slice(1))).toEqual([
    [100, 43.45],
    [100.5, 43.45],
    [101, 43.45],
  ]);
  const told = await staff.view(loggerFiles, { params: { upload_ndx: uploadId } });
  expect(told[0]).toMatchObject({ district_well_id, rows_read: 3, rows_stored: 3, rows_known: 0 });

  // The next visit: the logger is known, and what is known of the well stays.
  const again = lev('60653', [level(2, 43.45), level(3, 43.45)]);
  const [known] = await preview([again]);
  expect([known!.is_remembered, known!.reading.well_ndx, known!.reading.steps]).toEqual([true, well_ndx, []]);
  const next = await upload([again], { '60653.lev': { steps: [{ step: 'hang', hung_ft: 140 }] } });
  await completed(next.uploadId);
  expect(await staff.view(loggerFiles, { params: { upload_ndx: next.uploadId } })).toMatchObject([
    { rows_stored: 1, rows_known: 1, problems: expect.stringContaining('already stored for this well') },
  ]);

  await staff.call(publishWaterLevels, {});
  const undo = (id: number) => staff.call(undoLoggerUpload, { params: { uploadId: id } });
  // By hand it was measured on the same day, which the graphs keep.
  expect(await undo(uploadId)).toEqual({ readings: 3, days: 0 });
  await expect(undo(uploadId)).rejects.toMatchObject({
    status: 400,
    message: 'The upload was already undone. Upload its files again.',
  });
  await query('delete from water_levels where well_ndx = $1', [well_ndx]);
  expect(await undo(next.uploadId)).toEqual({ readings: 1, days: 1 });
  expect((await staff.view(loggerUploads))[0]).toMatchObject({
    undone_at: expect.any(String),
    wells: district_well_id,
  });
  await expect(undo(987654)).rejects.toMatchObject({ status: 404 });
});

it('stored files are read again in another way, in place of what they gave, and as before', async () => {
  const [{ well_ndx }, other] = [await buildWell(staff), await buildWell(staff)];
  const file = new File(
    ['Date Time\tDTW (ft)\tBattery (V)\n2025-04-01 12:00\t10\t3.4\n2025-04-02 12:00\t20\t3.3\n'],
    'plain.txt',
  );
  const { uploadId } = await upload([file], { 'plain.txt': { well_ndx, time_zone: 'UTC+00:00' } });
  await completed(uploadId);
  await staff.call(publishWaterLevels, {});
  const stored = (well: number) =>
    query<object>('select dtw_ft, battery_v from logger_readings where well_ndx = $1 order by read_at', [well]).then(
      (rows) => rows.map((row) => Object.values(row)),
    );
  const days = async (well: number) =>
    (await query<object>('select from daily_water_levels where well_ndx = $1', [well])).length;
  expect([await stored(well_ndx), await days(well_ndx)]).toEqual([
    [
      [10, 3.4],
      [20, 3.3],
    ],
    2,
  ]);

  const params = { uploadId };
  const readings = { 'plain.txt': { well_ndx: other.well_ndx, unit: 'm' } };
  const [shown] = await staff.call(previewStoredUpload, { params, body: { readings } });
  expect(shown).toMatchObject({ reading: { time_zone: 'UTC+00:00', unit: 'm' }, missing: null });
  expect(shown!.points[0]![1]).toBeCloseTo(32.808, 2);
  expect(await stored(well_ndx)).toHaveLength(2);
  const nothing = staff.call(runUploadAgain, { params, body: { readings: { 'plain.txt': { use: 'nothing' } } } });
  await expect(nothing).rejects.toMatchObject({ status: 400 });

  await staff.call(runUploadAgain, { params, body: { readings } });
  await completed(uploadId);
  expect([await stored(well_ndx), await days(well_ndx)]).toEqual([[], 0]);
  expect((await stored(other.well_ndx)).map(([ft]) => Math.round(ft as number))).toEqual([33, 66]);
  expect((await staff.view(loggerUploads)).find((row) => row.upload_ndx === uploadId)).toMatchObject({
    was_run_again: true,
    rows_stored: 2,
    wells: other.district_well_id,
  });

  // Once more, in feet; then back by one step, and by the other.
  await staff.call(runUploadAgain, { params, body: { readings: { 'plain.txt': { unit: 'ft' } } } });
  await completed(uploadId);
  const depths = async () => (await stored(other.well_ndx)).map(([ft]) => Math.round(ft as number));
  expect(await depths()).toEqual([10, 20]);
  await staff.call(undoUploadRun, { params });
  await completed(uploadId);
  expect(await depths()).toEqual([33, 66]);
  await staff.call(undoUploadRun, { params });
  await completed(uploadId);
  expect([await stored(well_ndx), await stored(other.well_ndx)]).toEqual([
    [
      [10, 3.4],
      [20, 3.3],
    ],
    [],
  ]);
  await expect(staff.call(undoUploadRun, { params })).rejects.toMatchObject({ status: 400 });

  await query('update logger_files set system_filename = $2 where upload_ndx = $1', [
    uploadId,
    `${'0'.repeat(32)}.txt`,
  ]);
  await expect(staff.call(runUploadAgain, { params, body: {} })).rejects.toMatchObject({
    status: 400,
    message: 'plain.txt is no longer available. Upload it again.',
  });
  await expect(staff.call(runUploadAgain, { params: { uploadId: 987654 }, body: {} })).rejects.toMatchObject({
    status: 404,
  });

  // What the job alone finds gone leaves nothing behind, in the graphs either.
  await staff.call(publishWaterLevels, {});
  expect(await days(well_ndx)).toBe(2);
  await query(`update logger_uploads set status = 'processing' where upload_ndx = $1`, [uploadId]);
  await upload([file], { 'plain.txt': { well_ndx: other.well_ndx, time_zone: 'UTC+00:00' } });
  expect(await completed(uploadId)).toMatchObject({ status: 'failed' });
  expect([await stored(well_ndx), await days(well_ndx)]).toEqual([[], 0]);
});

it('what cannot be stored is refused whole, in words', async () => {
  const { well_ndx } = await buildWell(staff);
  const plain = (name = 'a.txt') => new File(['Date\tTime\tDTW (ft)\n2025-03-01\t00:00\t5\n'], name);
  // A directory that says so is enough.
  const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(100) }));
  bomb.writeUInt32LE(0x7fffffff, bomb.indexOf('PK\u0001\u0002') + 24);
  const cases: [File[], Said, string][] = [
    [[], {}, 'Please select at least one file.'],
    [[plain()], {}, 'a.txt: Choose the well.'],
    [[plain()], { 'a.txt': { well_ndx: 987654 } }, 'a.txt: This well does not exist.'],
    [[plain()], { 'a.txt': { well_ndx, unit: 'parsec' } }, 'a.txt: Choose the unit of the levels.'],
    [[plain()], { 'a.txt': { well_ndx, time_zone: 'Mars/North' } }, 'a.txt: Choose the time zone of the logger.'],
    [[plain()], { 'a.txt': { well_ndx, channel: 7 } }, 'a.txt: Choose the column that has the levels.'],
    [[plain()], { 'a.txt': { use: 'nothing' } }, 'None of the files has water levels of a well.'],
    [[plain(), plain()], { 'a.txt': { well_ndx } }, 'a.txt: Another file has the same name.'],
    [[new File(['dear district'], 'b.txt')], {}, 'Only .txt files are allowed'],
    [[new File([''], 'c.txt')], {}, 'c.txt: The file is empty.'],
    [[new File(['Date\tTime\tDTW\n'], 'd.txt')], {}, 'd.txt: The file has no readings.'],
    [[new File([`Date\tTime\tDTW\n${'1/1/2026\t10:00:01\t5\n'.repeat(90)}`], 's.txt')], {}, 'clock stopped'],
    [[new File([bomb], 'e.xlsx')], {}, 'unpacks to more than 100 MB'],
    [[new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])], 'f.xls')], {}, 'not a workbook that can be read'],
    [[new File([new Uint8Array(10_000_001).fill(65)], 'g.txt')], {}, 'too large'],
  ];
  for (const [files, readings, words] of cases) {
    await expect(upload(files, readings)).rejects.toMatchObject({
      status: words === 'too large' ? 413 : 400,
      message: expect.stringContaining(words),
    });
  }
  for (const [field, words] of [
    ['description', 'Description is required'],
    ['uploadedBy', 'Please specify who is uploading this file'],
    ['fileFormat', 'File format is required'],
  ] as const) {
    const fields = { ...form, [field]: '', readings: '{}' };
    await expect(staff.upload(uploadLoggerData, { fields, file: [plain()] })).rejects.toMatchObject({
      message: expect.stringContaining(words),
    });
  }
  const fields = { ...form, readings: 'not JSON' };
  await expect(staff.upload(uploadLoggerData, { fields, file: [plain()] })).rejects.toMatchObject({ status: 400 });
  expect(
    await query(
      'select from logger_uploads where not exists (select from logger_files where logger_files.upload_ndx = logger_uploads.upload_ndx)',
    ),
  ).toEqual([]);
  expect(await staff.view(activeUploads)).toEqual([]);
});

const workbook = fileURLToPath(
  new URL('../../../../shared/data/loggers/makers/JARD_20070222_CST_EU7396.xls', import.meta.url),
);
it.skipIf(!existsSync(workbook))('a workbook of a sonde is read', async () => {
  const [read] = await preview([new File([readFileSync(workbook)], 'JARD.xls')]);
  expect(read).toMatchObject({
    maker: 'Eureka',
    serial: '17837',
    rows: 66,
    first: '2007-02-22T12:00:00',
    last: '2007-02-25T13:00:00',
  });
  expect(read!.channels.map(({ name, unit }) => `${name} [${unit}]`)).toEqual([
    'Temp. [°C]',
    'SC [µS/cm]',
    'DO [mg/l]',
    'pH []',
    'Depth [m]',
    'SAL []',
    'DO SAT [%Sat]',
    'Bat. [V]',
  ]);
});

it('a long file is read as a short one, and shown by few points', async () => {
  const at = (minutes: number) =>
    new Date(Date.UTC(2024, 0, 1) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '/');
  const rows = Array.from({ length: 12_000 }, (_, index) => `${at(index * 15)}  ${40 + (index % 7) / 10}`);
  const { well_ndx } = await buildWell(staff);
  const [shown] = await preview([lev('70001', rows)], {
    '70001.lev': { well_ndx, measures: 'depth', time_zone: 'America/Chicago' },
  });
  expect(shown).toMatchObject({ maker: 'Solinst', serial: '70001', rows: 12_000, refused: null });
  expect(shown!.points.length).toBeLessThanOrEqual(1500);
  const depths = shown!.points.map(([, ft]) => ft);
  expect([Math.min(...depths), Math.max(...depths)]).toEqual([40, 40.6]);
});

it('a file that takes too long to read is refused, beside the work of the server', async () => {
  // Every blank of it could be where the blanks before a unit begin.
  const file = Buffer.from(`Solinst Levelogger\n[Instrument info]\n${'\t'.repeat(400_000)}x\n`);
  await expect(openApart(file, 300)).rejects.toThrow('The file takes too long to read.');
});

/** What happens to files between a logger and an office, by a number. */
const damages: ((text: string, turn: number) => string | Uint8Array)[] = [
  (text, turn) => text.slice(0, (text.length * (turn % 97)) / 97),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  (text, turn) => text.replaceAll('\n', turn % 2 ? '\r\n' : '\r'),
  (text, turn) => text.replaceAll('\n', (end) => (turn++ % 3 ? end : '\r\n\n')),
  (text) => text.split('\n').toReversed().join('\n'),
  (text) => text.replaceAll('.', ','),
  (text, turn) =>
    text
      .split('\n')
      .map((line, at) => (at % (2 + (turn % 7)) ? line : line.slice(0, 12)))
      .join('\n'),
  (text, turn) =>
    text
      .split('\n')
      .map((line, at) => (at % (2 + (turn % 5)) ? line : `${line}\u0000\u0001`))
      .join('\n'),
  (text) => text.replaceAll('\n', ' '),
  (text, turn) => text.replaceAll(/\d{4}\/\d\d\/\d\d/g, () => ['2025/13/45', '0000/00/00', '31/12/99'][turn % 3]!),
  (text, turn) => text.replaceAll(/43\.\d+/g, () => ['NaN', '1e309', '-', '٤٣', '99999999999'][turn % 5]!),
  (text) => text.repeat(3),
  (text, turn) => Buffer.from(text).map((byte, at) => (at % (3 + (turn % 11)) ? byte : byte ^ 0x80)),
];
/** One of each, or all that `npm run checks` has time for. */
const DAMAGED_FILES = process.env['THOROUGH'] ? 50 : damages.length;

it('files that are damaged are read or refused in words, and give what is told of them and no more', async (context) => {
  const { well_ndx } = await buildWell(staff);
  const whole = await lev(
    '81234',
    Array.from({ length: 24 }, (_, hour) => level(hour, 43 + hour / 100)),
  ).text();
  let stored = 0;
  for (let turn = 0; turn < DAMAGED_FILES; turn++) {
    const damaged = damages[turn % damages.length]!(whole, turn);
    const name = `damaged-${turn}.lev`;
    const file = new File([typeof damaged === 'string' ? damaged : Uint8Array.from(damaged)], name);
    const said: Said = { [name]: { use: 'levels', well_ndx, measures: 'depth', time_zone: 'America/Chicago' } };
    const [look] = await preview([file], said);
    const taken = await upload([file], said).catch((error: { status: number; message: string }) => error);
    if ('message' in taken) {
      expect([name, taken.status]).toEqual([name, 400]);
      expect([name, taken.message]).toEqual([name, expect.stringMatching(/^\w.+\.$/)]);
      continue;
    }
    const { status } = await completed(taken.uploadId);
    expect([name, status]).toEqual([name, expect.stringMatching(/^(completed|failed)$/)]);
    const [told] = await staff.view(loggerFiles, { params: { upload_ndx: taken.uploadId } });
    const kept = await query<{ rows: number }>(
      'select count(*)::integer as rows from logger_readings where well_ndx = $1',
      [well_ndx],
    );
    expect([name, told!.rows_read, told!.rows_stored]).toEqual([name, look!.rows, kept[0]!.rows]);
    stored += kept[0]!.rows;
    if (status === 'completed') await staff.call(undoLoggerUpload, { params: { uploadId: taken.uploadId } });
  }
  expect(await staff.view(activeUploads)).toEqual([]);
  expect(stored).toBeGreaterThan(0);
  counted(context, DAMAGED_FILES, `${stored} readings that could be read`);
});
