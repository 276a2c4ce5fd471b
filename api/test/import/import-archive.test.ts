import {
  bringIn,
  oneImportFile,
  planImport,
  previewImport,
  uploadImportFile,
} from '@artesian/contract/importing/files';
import { oneImport, undoImport } from '@artesian/contract/importing/imports';
import { nothingSaid } from '@artesian/contract/importing/mapping';
import { importRunRows, oneImportRun, unnamedFiles } from '@artesian/contract/importing/runs';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { takePhoto } from '../support/photo.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct({ settings: { ATTACHMENT_MB: '1', IMPORT_ZIP_MB: '2' } });
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query(text, values)).rows as Row[];

type Content = string | Uint8Array;

const zipOf = (files: Record<string, Content>): Uint8Array<ArrayBuffer> => {
  const bytes = (content: Content) => (typeof content === 'string' ? strToU8(content) : content);
  const packed = Object.entries(files).map(([name, content]) => [name, bytes(content)]);
  return Uint8Array.from(zipSync(Object.fromEntries(packed) as Zippable));
};

const upload = (content: Uint8Array<ArrayBuffer>, name = 'photos.zip') =>
  staff.upload(uploadImportFile, { fields: { register: 'attachments' }, file: new File([content], name) });

async function ended(import_run_ndx: number) {
  const ask = () => staff.call(oneImportRun, { params: { import_run_ndx } });
  await expect.poll(async () => (await ask()).state, { interval: 100, timeout: 30_000 }).not.toMatch(/waiting|running/);
  return ask();
}

const runOf = async (import_ndx: number) => (await staff.call(oneImport, { params: { import_ndx } })).run!;

const attachedTo = (well: string) =>
  query<{ name: string; system_filename: string }>(
    `select original_filename as name, system_filename from attachments join wells using (well_ndx)
     where district_well_id = $1 order by 1`,
    [well],
  );

const keptFile = async (import_file_ndx: number) =>
  (
    await query<{ name: string }>('select system_filename as name from import_files where import_file_ndx = $1', [
      import_file_ndx,
    ])
  )[0]!.name;

/** The size of what a zip's directory says of its first file after the table. */
function sayingSize(zip: Uint8Array<ArrayBuffer>, name: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip);
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const named = bytes.indexOf(name, directory);
  bytes.writeUInt32LE(size, named - 46 + 24);
  return Uint8Array.from(bytes);
}

describe('a zip of photos and documents', () => {
  it('is previewed, brought in, accounted for and taken back, and is kept no second time', async () => {
    const { district_well_id: well } = await buildWell(staff);
    const index = [
      'File,Well,Category,Title',
      `photos\\HEAD.jpg,${well},Well Head,The head`,
      `log.txt,${well},Driller's Log,`,
      `gone.pdf,${well},Other,`,
      `setup.exe,${well},Other,`,
      `large.txt,${well},Other,`,
      `empty.txt,${well},Other,`,
      `log.txt,No such well,Other,`,
      `broken.txt,${well},Other,`,
    ].join('\n');
    const files = {
      'Well photos/index.csv': index,
      'Well photos/photos/head.jpg': await takePhoto(40, 30),
      'Well photos/log.txt': 'Clay to 40 ft',
      'Well photos/setup.exe': 'MZ\u0000\u0001',
      'Well photos/large.txt': 'x'.repeat(1_100_000),
      'Well photos/empty.txt': '',
      'Well photos/broken.txt': 'y'.repeat(9000),
      '__MACOSX/Well photos/._index.csv': 'Mac',
    };
    const zip = sayingSize(zipOf(files), 'Well photos/broken.txt', 10);
    const params = await upload(zip);
    const file = await staff.call(oneImportFile, { params });
    expect(file).toMatchObject({
      rows: 8,
      problem: null,
      taken: { original_filename: 'File', well_ndx: 'Well', tags: 'Category', notes: 'Title' },
    });

    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ state: 'done', rows_done: 8, rows_added: 2, rows_refused: 6 });
    expect(preview.refusals.map(({ words }) => words).toSorted()).toEqual([
      'The file in the zip is damaged.',
      'The file is empty.',
      'The file is not a photo, PDF, text, zip or Office document.',
      'The file is too large; the maximum is 1 MB.',
      'The zip does not contain this file.',
      'Well: this well does not exist.',
    ]);
    expect(await attachedTo(well)).toEqual([]);

    const { import_ndx } = await staff.call(bringIn, { params });
    const run = await ended((await runOf(import_ndx)).import_run_ndx);
    expect(run).toMatchObject({ state: 'done', rows_added: 2, rows_refused: 6 });
    const [photo, log] = await attachedTo(well);
    expect([photo!.name, log!.name]).toEqual(['HEAD.jpg', 'log.txt']);
    expect(Buffer.from((await product.files.read(log!.system_filename))!).toString()).toBe('Clay to 40 ft');

    // The table alone stays, for the refused rows.
    expect(await keptFile(params.import_file_ndx)).toMatch(/\.csv$/);
    const refused = await (
      await product.fetch('administrator', `/api/import-runs/${run.import_run_ndx}/refused`)
    ).text();
    expect(refused.trim().split('\r\n')).toHaveLength(7);
    expect(refused).toContain(`gone.pdf,${well},Other,,The zip does not contain the file gone.pdf.`);

    const again = await upload(zip);
    const seen = await ended((await staff.call(previewImport, { params: again })).import_run_ndx);
    expect(seen).toMatchObject({ rows_added: 0, rows_known: 2, rows_refused: 6 });

    const undoing = await ended((await staff.call(undoImport, { params: { import_ndx } })).import_run_ndx);
    expect(undoing).toMatchObject({ state: 'done', rows_added: 2, rows_refused: 0 });
    expect(await attachedTo(well)).toEqual([]);
  });

  it('has its table as a workbook, too, of which a sheet is chosen', async () => {
    const { district_well_id: well } = await buildWell(staff);
    const table = await writeXlsx({
      sheets: [
        { name: 'About', rows: [['Photos of a day']] },
        {
          name: 'Files',
          rows: [
            ['File', 'Well', 'Tag'],
            ['note.txt', well, 'Other'],
          ],
        },
      ],
    });
    const params = await upload(zipOf({ 'index.xlsx': table, 'note.txt': 'Seen' }));
    expect(await staff.call(oneImportFile, { params })).toMatchObject({ sheets: ['About', 'Files'], rows: 0 });
    await staff.call(planImport, { params, body: { sheet: 'Files', mapping: nothingSaid } });
    const { import_ndx } = await staff.call(bringIn, { params });
    expect(await ended((await runOf(import_ndx)).import_run_ndx)).toMatchObject({ state: 'done', rows_added: 1 });
    expect(await attachedTo(well)).toMatchObject([{ name: 'note.txt' }]);
  });

  it('names one of two files that differ in their letters alone', async () => {
    const { district_well_id: well } = await buildWell(staff);
    const index = ['File,Well,Tag', `A.txt,${well},Other`, `B.TXT,${well},Other`].join('\n');
    const params = await upload(
      zipOf({ 'index.csv': index, 'A.txt': 'one', 'a.txt': 'other', 'b.txt': 'b', 'B.txt': 'B' }),
    );
    const { import_ndx } = await staff.call(bringIn, { params });
    const run = await ended((await runOf(import_ndx)).import_run_ndx);
    const rows = await staff.call(importRunRows, { params: run, query: { verdict: 'refused' } });
    expect(rows.rows).toMatchObject([{ line: 3, reason: 'The zip does not contain the file B.TXT.' }]);
    const [only] = await attachedTo(well);
    expect(Buffer.from((await product.files.read(only!.system_filename))!).toString()).toBe('one');
  });
});

describe('files of a zip that no row names', () => {
  const extras = {
    '__MACOSX/._index.csv': 'Mac',
    '.DS_Store': 'Mac',
    'photos/._a.txt': 'Mac',
    'photos/Thumbs.db': 'Windows',
    'photos/desktop.ini': 'Windows',
  };

  it('are told in the preview, and after the import, whatever became of the rows', async () => {
    const { district_well_id: well } = await buildWell(staff);
    const index = [
      'File,Well,Tag',
      `photos/a.txt,${well},Other`,
      `photos/b.txt,No such well,Other`,
      `photos/c.exe,${well},Other`,
      `photos/odd.txt,${well},Other,one value too many`,
    ].join('\n');
    const params = await upload(
      zipOf({
        ...extras,
        'index.csv': index,
        'photos/A.txt': 'a',
        'photos/b.txt': 'b',
        'photos/c.exe': 'MZ\u0000\u0001',
        'photos/odd.txt': 'o',
        'other.csv': 'x',
        'photos/forgotten.jpg': 'y',
        '=cmd.txt': 'z',
        'photos/\u001b[2J\u202egpj.txt': 'spoof',
        [`${'deep/'.repeat(60)}long.txt`]: 'l',
      }),
    );
    const paths = [
      'other.csv',
      'photos/forgotten.jpg',
      '=cmd.txt',
      String.raw`photos/\u{1b}[2J\u{202e}gpj.txt`,
      expect.stringMatching(/^….*deep\/long\.txt$/),
    ];
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({ rows_added: 1, rows_refused: 3, files_unnamed: 5 });
    expect(await staff.call(unnamedFiles, { params: preview })).toEqual({ count: 5, paths });

    const { import_ndx } = await staff.call(bringIn, { params });
    const run = await ended((await runOf(import_ndx)).import_run_ndx);
    expect(run).toMatchObject({ rows_added: 1, rows_refused: 3, files_unnamed: 5 });
    const told = await staff.call(unnamedFiles, { params: run });
    expect(told).toEqual({ count: 5, paths });
    expect(told.paths[4]!.length).toBeLessThanOrEqual(201);
    const report = await (await product.fetch('administrator', `/api/import-runs/${run.import_run_ndx}/report`)).text();
    expect(report).toContain(
      ",not named,photos/forgotten.jpg,No row of the table lists this file.\r\n,not named,'=cmd.txt,",
    );
  });

  it('come by pages, and are none where every file is named', async () => {
    const { district_well_id: well } = await buildWell(staff);
    const index = `File,Well,Tag\na.txt,${well},Other`;
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, place) => [`more/${place}.txt`, 'x']));
    const params = await upload(zipOf({ 'index.csv': index, 'a.txt': 'a', ...many }));
    const run = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    const last = await staff.call(unnamedFiles, { params: run, query: { page: 2 } });
    expect(last).toEqual({ count: 120, paths: Array.from({ length: 20 }, (_, place) => `more/${place + 100}.txt`) });

    const whole = await upload(zipOf({ ...extras, 'index.csv': index, 'a.txt': 'a' }));
    const none = await ended((await staff.call(previewImport, { params: whole })).import_run_ndx);
    expect(none).toMatchObject({ rows_added: 1, files_unnamed: 0 });
    expect(await staff.call(unnamedFiles, { params: none })).toEqual({ count: 0, paths: [] });
  });
});

describe('what is no such zip', () => {
  const index = 'File,Well,Tag\nnote.txt,1,Other';
  const cases: [string, () => Uint8Array<ArrayBuffer>, RegExp][] = [
    ['no zip', () => Uint8Array.from(strToU8(index)), /^This is not a readable zip file/],
    ['nothing', () => zipOf({}), /^The zip needs a table of its files/],
    ['a zip without a table', () => zipOf({ 'note.txt': 'x' }), /^The zip needs a table of its files/],
    ['a zip with two', () => zipOf({ 'a.csv': index, 'b.csv': index }), /^The zip needs a table of its files/],
    ['a zip that is cut off', () => zipOf({ 'index.csv': index }).slice(0, 60), /^This is not a readable zip file/],
    [
      'a path that leads out',
      () => zipOf({ 'index.csv': index, '../../etc/note.txt': 'x' }),
      /^The zip has a file with a path outside its folder, \.\.\/\.\.\/etc\/note\.txt\. Nothing was imported\.$/,
    ],
    ['an absolute path', () => zipOf({ 'index.csv': index, '/etc/note.txt': 'x' }), /path outside its folder, \/etc/],
    [
      'a bomb',
      () => sayingSize(zipOf({ 'index.csv': index, 'note.txt': 'x' }), 'note.txt', 3_000_000_000),
      /^The zip unpacks to more than 20 times its size\. Nothing was imported\.$/,
    ],
    [
      'a table without rows',
      () => zipOf({ 'index.csv': 'File,Well,Tag\n' }),
      /^The file has no rows below its headings/,
    ],
  ];

  it.each(cases)('%s is refused in words, and leaves nothing', async (_name, zip, message) => {
    const before = await product.files.names();
    await expect(upload(zip())).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
    expect(await product.files.names()).toEqual(before);
  });

  it('nor one that is larger than the setting', async () => {
    const large = zipOf({ 'index.csv': index, 'note.txt': 'x' });
    const bytes = new Uint8Array(2_100_000);
    bytes.set(large);
    await expect(upload(bytes)).rejects.toMatchObject({
      status: 413,
      message: 'The file is too large; the maximum is 2 MB.',
    });
  });
});
