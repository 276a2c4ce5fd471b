import type { DistrictYear } from '@artesian/domain/fiscal-year';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { readConfig } from '../../platform/config.ts';
import { openFiles } from '../../platform/file-store/open-files.ts';
import type { Archive } from './archive.ts';
import type { MappingFile } from '../mapping.ts';
import { openRows } from './open-rows.ts';
import { openArchive, type OpenedArchive } from './open-archive.ts';
import { readBytes, readFileOfRows, readTable, type Table } from './read-table.ts';
import type { Subject } from '../subject.ts';
import { surveyRows } from './survey.ts';
import type { TableRow } from './table-row.ts';
import { unfold } from './unfold.ts';

export type RowsOfFile = Iterable<TableRow> | AsyncIterable<TableRow>;

/** The rows of a file as records of their own, with the files that they are about, where those come with it in a zip. Close it in the end. */
export interface Source {
  fileName: string;
  fileHash: string;
  columns: string[];
  count: number;
  /** The columns that say something else in every row, as ids do. */
  likeKeys: string[];
  /** A large file is read again each time: it is never in memory as rows. */
  rows: () => RowsOfFile;
  /** The sheet as it stood, where its cells became rows. */
  sheet: Table['sheet'];
  /** The files of the zip that it came in. */
  archive?: Archive;
  close: () => void;
}

/** Throws Unusable when the file is missing, empty or none of rows. */
export async function readSource(
  subject: Subject,
  path: string,
  { sheet, given, years }: { sheet: string | undefined; given: MappingFile; years: DistrictYear },
): Promise<Source> {
  const { isArchive, across } = subject.declared;
  if (isArchive) {
    const config = readConfig();
    const opened = await openArchive(path, {
      files: await openFiles(config),
      mostBytes: config.ATTACHMENT_MB * 1_000_000,
    });
    const { archive, close } = opened;
    return { ...(await sourceOf(await readArchive(path, opened, sheet))), archive, close };
  }
  const table = across && unfold(subject, await readTable(path, sheet), years, given);
  return table?.sheet ? sourceOf(table) : readAgain(path, sheet);
}

/** The table of a zip, each row with where its file is. */
export async function readArchive(
  path: string,
  { table: { bytes }, archive }: Pick<OpenedArchive, 'table' | 'archive'>,
  sheet?: string,
): Promise<Table> {
  const table = await readFileOfRows(basename(path), bytes, { sheet });
  return { ...table, rows: table.rows.map((row) => ({ ...row, archive })) };
}

async function readAgain(path: string, sheet: string | undefined): Promise<Source> {
  const bytes = readBytes(path);
  const { columns, rows } = await openRows(bytes, sheet);
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const again = async function* () {
    yield* (await openRows(bytes, sheet)).rows;
  };
  return describe({ fileName: basename(path), fileHash, columns, rows }, again);
}

/** A table that is in memory. */
export const sourceOf = (table: Table): Promise<Source> => describe(table, () => table.rows);

async function describe(
  { fileName, fileHash, columns, rows, sheet }: Omit<Table, 'rows'> & { rows: RowsOfFile },
  again: () => RowsOfFile,
): Promise<Source> {
  const survey = await surveyRows({ columns, rows });
  const likeKeys = survey.columns.filter(({ isLikeKey }) => isLikeKey).map(({ heading }) => heading);
  return { fileName, fileHash, columns, count: survey.rows, likeKeys, rows: again, sheet, close: () => undefined };
}
