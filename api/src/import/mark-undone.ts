import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { Unusable } from './unusable.ts';

/** Marks an import as undone and answers what it kept. Throws Unusable when there is none or it was undone before. */
export async function markUndone<Kept>(client: pg.ClientBase, importNdx: number, subject: string): Promise<Kept> {
  const { rows } = await client.query<Kept & { undone_timestamp: string | null }>(
    'select undone_timestamp, words_added, mapping from imports where import_ndx = $1 and subject = $2 for update',
    [importNdx, subject],
  );
  const [found] = rows;
  if (!found) throw new Unusable(`There is no import ${importNdx}.`);
  if (found.undone_timestamp) throw new Unusable(`Import ${importNdx} was undone before.`);
  await client.query('update imports set undone_timestamp = now() where import_ndx = $1', [importNdx]);
  return found;
}

/** What an import brought in, `wells` or `layer`. Throws Unusable when there is no such import. */
export async function subjectOf({ pool }: Database, importNdx: number): Promise<string> {
  const { rows } = await pool.query<{ subject: string }>('select subject from imports where import_ndx = $1', [
    importNdx,
  ]);
  if (!rows[0]) throw new Unusable(`There is no import ${importNdx}.`);
  return rows[0].subject;
}
