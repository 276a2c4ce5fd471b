import type pg from 'pg';

/** Writes down that a file comes in, before anything of it does: what comes names the import. Its counts follow. */
export async function recordImport(
  client: pg.ClientBase,
  subject: string,
  { fileName, fileHash }: { fileName: string; fileHash: string },
): Promise<number> {
  const { rows } = await client.query<{ import_ndx: number }>(
    `insert into imports (subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused)
     values ($1, $2, $3, '{}', 0, 0, 0, 0) returning import_ndx`,
    [subject, fileName, fileHash],
  );
  return rows[0]!.import_ndx;
}
