import { ADDRESSES } from '@artesian/contract/importing/registers';
import {
  bringIn,
  MOST_BYTES_OF_ADDRESSES,
  MOST_BYTES_OF_IMPORT,
  MOST_ROWS_OF_IMPORT,
  oneImportFile,
  planImport,
  previewImport,
  uploadImportFile,
  type ImportFile,
} from '@artesian/contract/importing/files';
import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import type pg from 'pg';
import { bringInFiles } from '../../jobs/bring-in-files.ts';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import type { Context } from '../../platform/context.ts';
import { newSystemFilename } from '../../platform/files.ts';
import { invalid, notFound } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import { bodyOf, discardAll, receiveFiles, type ReceivedFile } from '../../platform/uploads/receive-files.ts';
import { tooLarge } from '../../platform/uploads/words.ts';
import { beginAddresses, countAddressLines, sameAgain } from '../addresses/import-addresses.ts';
import { readAddressFile } from '../addresses/read-file.ts';
import { recordImport } from '../import-rows.ts';
import { beginningOf, headingsOf, mappingOf } from '../mapping.ts';
import { fieldOfPeople } from '../named-people.ts';
import { openRows } from '../file/open-rows.ts';
import { isWorkbook, sheetsOf } from '../file/read-workbook.ts';
import type { Subject } from '../subject.ts';
import { hashOfHeadings, surveyRows, type Survey } from '../file/survey.ts';
import { refusingUnusable, Unusable } from '../unusable.ts';
import { longRowsOf } from './long-rows.ts';
import { columnsOf, EMPTY_SHEET, lackingChoices, lackingWords, planOf } from './plan.ts';
import { subjectNamed } from './registers.ts';
import { askForRun, describeRun, isUnderWay, readRuns } from './run.ts';
import { storable } from './storable.ts';
import { openImportFile, readImportFile, type StoredFile } from './stored-file.ts';
import { withClient } from './with-client.ts';

/** `POST /api/import-files`: its table is read once, to know its columns. */
export const answerUploadImportFile = answer(uploadImportFile, async ({ request, user }, context) => {
  const { config, database, files } = context;
  const mostOfZip = config.IMPORT_ZIP_MB * 1_000_000;
  // Which of the two it is, is known when it has come.
  const mostBytes = Math.max(MOST_BYTES_OF_IMPORT, MOST_BYTES_OF_ADDRESSES, mostOfZip);
  const received = await receiveFiles(request, files, { ...uploadImportFile.upload!, mostBytes });
  try {
    const { register } = bodyOf(uploadImportFile, received.fields)!;
    const [file] = received.files;
    if (register === ADDRESSES) return await keepAddressFile(context, file, { sub: user.sub, requestId: request.id });
    const subject = subjectNamed(register);
    if (!file) throw invalid('file', 'Choose a file.');
    const most = subject.declared.isArchive ? mostOfZip : MOST_BYTES_OF_IMPORT;
    if (file.bytes > most) throw tooLarge(most);
    const table = await refusingUnusable(() => tableOf(context, subject, file));
    try {
      const surveyed = await refusingUnusable(() => sheetsAndSurvey(table.bytes));
      const actor = { sub: user.sub, requestId: request.id };
      const named = { fileName: file.originalName, systemFilename: table.name, sha256: file.sha256 };
      const import_file_ndx = await transaction(database, actor, async (client) => {
        const kept = await keepSurveyed(client, subject, { ...surveyed, ...named });
        await table.keep();
        return kept;
      });
      return { import_file_ndx };
    } catch (error) {
      await files.remove(table.name);
      throw error;
    }
  } finally {
    await discardAll(received.files);
  }
});

/** A file of addresses is read once as well: to count its lines, and to refuse one that has no address. */
async function keepAddressFile(
  { database }: Pick<Context, 'database'>,
  file: ReceivedFile | undefined,
  actor: Parameters<typeof transaction>[1],
) {
  if (!file) throw invalid('file', 'Choose a file.');
  if (file.bytes > MOST_BYTES_OF_ADDRESSES) throw tooLarge(MOST_BYTES_OF_ADDRESSES);
  const lines = await refusingUnusable(async () =>
    countAddressLines(await readAddressFile(file.originalName, Buffer.from(await file.read()))),
  );
  const import_file_ndx = await transaction(database, actor, async (client) => {
    const { rows } = await client.query<{ import_file_ndx: number }>(keepFile, [
      ADDRESSES,
      file.originalName.slice(0, 200),
      file.systemFilename,
      file.sha256,
      '[]',
      null,
      lines,
      '[]',
      hashOfHeadings([]),
      '{}',
    ]);
    await file.keep();
    return rows[0]!.import_file_ndx;
  });
  return { import_file_ndx };
}

interface TableOfUpload {
  bytes: Buffer;
  /** What it is kept under. */
  name: string;
  keep: () => Promise<void>;
}

/** What is read of an upload, and what of it is kept: itself, or its rows where it had several records a line. Throws Unusable. */
async function tableOf(
  { config, files, database }: Pick<Context, 'config' | 'files' | 'database'>,
  subject: Subject,
  file: ReceivedFile,
): Promise<TableOfUpload> {
  if (subject.declared.isArchive) return tableInZip({ config, files }, subject, file);
  const asItCame = Buffer.from(await file.read());
  const longRows = await longRowsOf(database, subject, file.originalName, asItCame);
  if (!longRows) return { bytes: asItCame, name: file.systemFilename, keep: file.keep };
  const name = newSystemFilename('rows.csv');
  return { bytes: longRows, name, keep: () => files.write(name, longRows) };
}

/** A zip is read where files are kept: it is never in memory as a whole. */
async function tableInZip(place: Pick<Context, 'config' | 'files'>, subject: Subject, file: ReceivedFile) {
  const name = newSystemFilename('files.zip');
  await file.keepAs(name);
  try {
    const opened = await openImportFile(place, { subject: subject.declared.as, system_filename: name });
    opened!.close();
    return { bytes: opened!.bytes, name, keep: () => Promise.resolve() };
  } catch (error) {
    await place.files.remove(name);
    throw error;
  }
}

export async function sheetsAndSurvey(bytes: Buffer) {
  const sheets = isWorkbook(bytes) ? await sheetsOf(bytes) : [];
  return { sheets, sheet: sheets[0] ?? null, survey: await surveyOfFirst(bytes, sheets) };
}

/** Keeps a table that was surveyed, and how it begins to be understood; answers its number. */
export async function keepSurveyed(
  client: pg.PoolClient,
  subject: Subject,
  { sheets, sheet, survey, ...file }: SurveyedFile,
): Promise<number> {
  const headings = survey.columns.map(({ heading }) => heading);
  const hash = hashOfHeadings(headings);
  const mapping = (await remembered(client, subject.declared.as, hash))?.mapping ?? beginningOf(subject, headings);
  const { rows } = await client.query<{ import_file_ndx: number }>(keepFile, [
    subject.declared.as,
    file.fileName.slice(0, 200),
    file.systemFilename,
    file.sha256,
    JSON.stringify(sheets),
    sheet,
    survey.rows,
    storable(survey.columns),
    hash,
    JSON.stringify(mapping),
  ]);
  return rows[0]!.import_file_ndx;
}

interface SurveyedFile {
  fileName: string;
  systemFilename: string;
  sha256: string;
  sheets: string[];
  sheet: string | null;
  survey: Survey;
}

const keepFile = `
  insert into import_files
    (subject, file_name, system_filename, file_hash, sheets, sheet, row_count, columns, headings_hash, mapping)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning import_file_ndx`;

/** A first sheet that holds nothing does not keep the others from being chosen. */
async function surveyOfFirst(bytes: Buffer, sheets: readonly string[]): Promise<Survey> {
  try {
    return await surveyOf(bytes);
  } catch (error) {
    if (sheets.length < 2 || !(error instanceof Unusable)) throw error;
    return { rows: 0, columns: [] };
  }
}

async function surveyOf(bytes: Buffer, sheet?: string): Promise<Survey> {
  const survey = await surveyRows(await openRows(bytes, sheet), MOST_ROWS_OF_IMPORT);
  if (survey.rows === 0) throw new Unusable('The file has no rows below its headings.');
  return survey;
}

interface Remembered {
  import_ndx: number;
  at: string;
  mapping: SaidMapping;
}

/** How the last file of the same headings was understood that was brought in. */
async function remembered(
  client: Pick<pg.ClientBase, 'query'>,
  subject: string,
  headingsHash: string,
  before: number | null = null,
): Promise<Remembered | undefined> {
  const { rows } = await client.query<Remembered>(
    `select imports.import_ndx, finished_timestamp as at, files.mapping
     from import_files as files
     join import_runs as runs on runs.import_file_ndx = files.import_file_ndx and runs.kind = 'import'
     join imports on imports.import_ndx = runs.import_ndx
     where files.subject = $1 and headings_hash = $2 and finished_timestamp is not null
       and files.mapping not in ('{}', $4)
       and ($3::integer is null or files.import_file_ndx < $3)
     order by finished_timestamp desc
     limit 1`,
    [subject, headingsHash, before, JSON.stringify(nothingSaid)],
  );
  return rows[0];
}

/** `GET /api/import-files/{import_file_ndx}` */
export const answerImportFile = answer(oneImportFile, ({ params }, { database }) =>
  withClient(database, (client) => describeFile(client, params.import_file_ndx)),
);

async function describeFile(client: pg.PoolClient, importFileNdx: number): Promise<ImportFile> {
  const file = await readImportFile(client, importFileNdx);
  const runs = await readRuns(client, 'import_file_ndx = $1', [importFileNdx]);
  const preview = runs.find(({ kind }) => kind === 'preview');
  return {
    import_file_ndx: file.import_file_ndx,
    register: file.subject,
    file_name: file.file_name,
    rows: file.row_count,
    sheets: file.sheets,
    sheet: file.sheet,
    mode: file.mode,
    mapping: file.mapping,
    preview: preview ? await describeRun(client, preview) : null,
    import_ndx: runs.find(({ kind }) => kind === 'import')?.import_ndx ?? null,
    ...(file.subject === ADDRESSES
      ? { ...noColumns, problem: await sameAgain(client, file.file_hash) }
      : await describeColumns(client, file)),
  };
}

/** Nobody says how the columns of addresses are understood. */
const noColumns = {
  columns: [],
  names_people: false,
  taken: {},
  unclear: [],
  lacking: [],
  lists: {},
  remembered: null,
} satisfies Partial<ImportFile>;

/** How the columns of a table are understood. */
async function describeColumns(client: pg.PoolClient, file: StoredFile) {
  const subject = subjectNamed(file.subject);
  const headings = file.columns.map(({ heading }) => heading);
  const plan = planOf(subject, headings, { said: file.mapping, mode: file.mode });
  const used = headingsOf({ columns: plan.taken, joined: file.mapping.joined });
  const words = await lackingWords(client, subject, plan, file.columns);
  const choices = lackingChoices(subject, plan, file.columns);
  const last = await remembered(client, file.subject, file.headings_hash, file.import_file_ndx);
  return {
    columns: columnsOf(file.columns, ({ heading, isLikeKey }) => isLikeKey && !used.has(heading)),
    names_people: fieldOfPeople(subject, { columns: plan.taken, joined: file.mapping.joined }) !== undefined,
    taken: plan.taken,
    unclear: plan.unclear,
    problem: file.row_count === 0 ? EMPTY_SHEET : plan.problem,
    lacking: [...words.lacking, ...choices.lacking],
    lists: { ...words.lists, ...choices.lists },
    remembered: last ? { import_ndx: last.import_ndx, at: last.at } : null,
  };
}

/** `PUT /api/import-files/{import_file_ndx}`: a preview says nothing of another plan, and goes. */
export const answerPlanImport = answer(planImport, async ({ params, body, user, request }, context) => {
  const { database } = context;
  const { import_file_ndx } = params;
  const file = await readImportFile(database.pool, import_file_ndx);
  const mapping = body.mapping ?? file.mapping;
  const subject = subjectNamed(file.subject);
  await refusingUnusable(() => mappingOf(subject, mapping), 'mapping');
  const read =
    body.sheet !== undefined && body.sheet !== file.sheet ? await readSheet(context, file, body.sheet) : file;
  const headings = read.columns.map(({ heading }) => heading);
  await transaction(database, { sub: user.sub, requestId: request.id }, async (client) => {
    await readImportFile(client, import_file_ndx, 'for update');
    await refuseBroughtIn(client, import_file_ndx);
    await client.query("delete from import_runs where import_file_ndx = $1 and kind = 'preview'", [import_file_ndx]);
    await client.query(
      `update import_files
       set sheet = $2, row_count = $3, columns = $4, headings_hash = $5, mapping = $6, mode = $7
       where import_file_ndx = $1`,
      [
        import_file_ndx,
        read.sheet,
        read.row_count,
        storable(read.columns),
        hashOfHeadings(headings),
        JSON.stringify(read === file ? mapping : (body.mapping ?? beginningOf(subject, headings))),
        body.mode ?? file.mode,
      ],
    );
  });
  return withClient(database, (client) => describeFile(client, import_file_ndx));
});

async function readSheet(
  place: Parameters<typeof openImportFile>[0],
  file: StoredFile,
  sheet: string,
): Promise<StoredFile> {
  if (!file.sheets.includes(sheet)) throw invalid('sheet', `${file.file_name} has no sheet ${sheet}.`);
  const opened = await openImportFile(place, file);
  if (!opened) throw notFound('such file. Upload it again');
  opened.close();
  const { rows, columns } = await refusingUnusable(() => surveyOf(opened.bytes, sheet), 'sheet');
  return { ...file, sheet, row_count: rows, columns };
}

async function refuseBroughtIn(client: Parameters<typeof readImportFile>[0], importFileNdx: number) {
  const [done] = await readRuns(client, `import_file_ndx = $1 and kind = 'import'`, [importFileNdx]);
  if (done)
    throw invalid(
      'import_file_ndx',
      `This file was already imported as import ${done.import_ndx}. Upload it again to import it again.`,
    );
}

/** A file with what records that it comes in. Throws 400 where it cannot be brought in as it is understood. */
async function usable(client: pg.PoolClient, importFileNdx: number) {
  const file = await readImportFile(client, importFileNdx, 'for update');
  await refuseBroughtIn(client, importFileNdx);
  if (file.subject === ADDRESSES) {
    const problem = await sameAgain(client, file.file_hash);
    if (problem) throw invalid('file', problem);
    return { file, begin: () => refusingUnusable(() => beginAddresses(client, namesOf(file))) };
  }
  const subject = subjectNamed(file.subject);
  const headings = file.columns.map(({ heading }) => heading);
  const { mapping, problem } = planOf(subject, headings, { said: file.mapping, mode: file.mode });
  if (!mapping) throw invalid('mapping', problem!);
  if (file.row_count === 0) throw invalid('sheet', 'This sheet has no rows.');
  return { file, begin: () => recordImport(client, subject, namesOf(file), mapping, file.mode) };
}

const namesOf = (file: StoredFile) => ({ fileName: file.file_name, fileHash: file.file_hash });

/** `POST /api/import-files/{import_file_ndx}/preview` */
export const actPreviewImport = act(
  previewImport,
  async ({ params: { import_file_ndx }, client, user }) => {
    const { file } = await usable(client, import_file_ndx);
    const previews = await readRuns(client, `import_file_ndx = $1 and kind = 'preview'`, [import_file_ndx]);
    const underWay = previews.find(isUnderWay);
    if (underWay) return { import_run_ndx: underWay.import_run_ndx };
    await client.query("delete from import_runs where import_file_ndx = $1 and kind = 'preview'", [import_file_ndx]);
    const asked = { kind: 'preview', file: import_file_ndx, import: null, total: file.row_count, user } as const;
    return { import_run_ndx: await askForRun(client, asked) };
  },
  ({ jobs }) => jobs.begin(bringInFiles),
);

/** `POST /api/import-files/{import_file_ndx}/bring-in` */
export const actBringIn = act(
  bringIn,
  async ({ params: { import_file_ndx }, client, user }) => {
    const { file, begin } = await usable(client, import_file_ndx);
    const import_ndx = await begin();
    await askForRun(client, { kind: 'import', file: import_file_ndx, import: import_ndx, total: file.row_count, user });
    return { import_ndx };
  },
  ({ jobs }) => jobs.begin(bringInFiles),
);
