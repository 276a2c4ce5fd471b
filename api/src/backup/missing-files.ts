import { PICTURES } from '@artesian/contract/settings/district-settings';
import { originOf, type Files } from '../platform/files.ts';
import type { Database } from '../platform/database/open-database.ts';

/** The files that records of the database name and that are kept nowhere, removed records included. */
export async function missingFiles(database: Database, files: Files): Promise<string[]> {
  const kept = new Set((await files.names()).map(originOf));
  const { rows } = await database.pool.query<{ name: string }>(
    `select system_filename as name from attachments
     union select system_filename from logger_files where system_filename is not null
     union select system_filename from open_data_files where system_filename is not null
     union select system_filename from import_files
     union select substr(value, length($1) + 1) from district_settings where value like $1 || '%'
     order by name`,
    [PICTURES],
  );
  return rows.map(({ name }) => name).filter((name) => !kept.has(name));
}
