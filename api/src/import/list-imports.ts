import type { Database } from '../platform/database/open-database.ts';

export interface PastImport {
  import_ndx: number;
  subject: string;
  file_name: string;
  rows_read: number;
  rows_added: number;
  rows_changed: number;
  rows_known: number;
  rows_refused: number;
  created_timestamp: string;
  /** Null where it broke off. */
  finished_timestamp: string | null;
  undone_timestamp: string | null;
}

/** Every import so far, the latest first. */
export async function listImports(database: Database): Promise<PastImport[]> {
  const { rows } = await database.pool.query<PastImport>(
    `select import_ndx, subject, file_name, rows_read, rows_added, rows_changed, rows_known, rows_refused,
       created_timestamp, finished_timestamp, undone_timestamp
     from imports order by import_ndx desc`,
  );
  return rows;
}
