import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { newSystemFilename, type Files } from '../../platform/files.ts';
import { notFound } from '../../platform/problems.ts';
import type { Archive } from '../file/archive.ts';
import type { Mode } from '../mapping.ts';
import { openKeptArchive } from '../file/open-archive.ts';
import { findSubject } from '../subject.ts';
import type { SurveyedColumn } from '../file/survey.ts';

/** A file that was uploaded to be brought in. */
export interface StoredFile {
  import_file_ndx: number;
  subject: string;
  file_name: string;
  system_filename: string;
  file_hash: string;
  sheets: string[];
  sheet: string | null;
  row_count: number;
  columns: SurveyedColumn[];
  headings_hash: string;
  mapping: SaidMapping;
  mode: Mode;
}

/** A file as it is read: the bytes of its table, and where the files are that its rows are about. Close it in the end. */
export interface OpenedImportFile {
  bytes: Buffer;
  archive: Archive | undefined;
  close: () => void;
}

interface Place {
  config: Pick<Config, 'ATTACHMENT_MB'>;
  files: Files;
}

/** Once it was brought in whole, the table of a zip is kept without its files. */
const isZip = ({ subject, system_filename }: Pick<StoredFile, 'subject' | 'system_filename'>) =>
  findSubject(subject)?.declared.isArchive === true && system_filename.endsWith('.zip');

/** Undefined where it is not there any more. Throws Unusable for a zip that cannot be read. */
export async function openImportFile(
  { config, files }: Place,
  file: Pick<StoredFile, 'subject' | 'system_filename'>,
): Promise<OpenedImportFile | undefined> {
  if (isZip(file)) {
    const keeping = { files, mostBytes: config.ATTACHMENT_MB * 1_000_000 };
    const opened = await openKeptArchive(file.system_filename, keeping);
    return opened && { bytes: opened.table.bytes, archive: opened.archive, close: opened.close };
  }
  const bytes = await files.read(file.system_filename);
  return bytes && { bytes: Buffer.from(bytes), archive: undefined, close: () => undefined };
}

/** A zip whose files were all attached is kept no second time: its table alone stays, for the refused rows. */
export async function keepTableAlone(
  client: Pick<pg.ClientBase, 'query'>,
  files: Files,
  file: StoredFile,
  table: Buffer,
) {
  if (!isZip(file)) return;
  const name = newSystemFilename('index.csv');
  await files.write(name, table);
  await client.query('update import_files set system_filename = $2 where import_file_ndx = $1', [
    file.import_file_ndx,
    name,
  ]);
}

/** Throws 404 where there is none of this number. */
export async function readImportFile(
  client: Pick<pg.ClientBase, 'query'>,
  importFileNdx: number,
  hold: '' | 'for update' = '',
): Promise<StoredFile> {
  const { rows } = await client.query<StoredFile>(
    `select import_file_ndx, subject, file_name, system_filename, file_hash, sheets, sheet, row_count, columns, headings_hash,
       mapping, mode
     from import_files where import_file_ndx = $1 ${hold}`,
    [importFileNdx],
  );
  if (!rows[0]) throw notFound('such file. Upload it again');
  return { ...rows[0], mapping: { ...nothingSaid, ...rows[0].mapping } };
}
