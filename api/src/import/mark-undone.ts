import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { Unusable } from './unusable.ts';
import type { AddedWord } from './words.ts';

/** Marks an import as undone and answers what it kept. Throws Unusable when there is none or it was undone before. */
export async function markUndone<Kept>(client: pg.ClientBase, importNdx: number, subject: string): Promise<Kept> {
  const { rows } = await client.query<Kept & { undone_timestamp: string | null }>(
    'select undone_timestamp, mapping from imports where import_ndx = $1 and subject = $2 for update',
    [importNdx, subject],
  );
  const [found] = rows;
  if (!found) throw new Unusable(`Import ${importNdx} does not exist.`);
  if (found.undone_timestamp) throw new Unusable(`Import ${importNdx} was already undone.`);
  await client.query('update imports set undone_timestamp = now() where import_ndx = $1', [importNdx]);
  return found;
}

interface KeptImport {
  /** What it brought in: the name of a register, `layer` or `readings`. */
  subject: string;
  undone_timestamp: string | null;
  words_added: AddedWord[];
}

/** An import as it was recorded. Throws Unusable when there is none of this number. */
export async function findImport({ pool }: Database, importNdx: number): Promise<KeptImport> {
  const { rows } = await pool.query<KeptImport>(
    'select subject, undone_timestamp, words_added from imports where import_ndx = $1',
    [importNdx],
  );
  if (!rows[0]) throw new Unusable(`Import ${importNdx} does not exist.`);
  return rows[0];
}
