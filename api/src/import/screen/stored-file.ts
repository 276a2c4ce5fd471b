import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import type pg from 'pg';
import { notFound } from '../../platform/problems.ts';
import type { Mode } from '../mapping.ts';
import type { SurveyedColumn } from '../survey.ts';

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
