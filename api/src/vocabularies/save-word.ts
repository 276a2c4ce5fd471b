import type { Vocabulary } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { moveColors } from '../map/filters.ts';

/** Changes columns of a word, also its name: the color that the map gives it stays with it. */
export async function saveWord(
  client: pg.PoolClient,
  { table, value, label }: Vocabulary['list'],
  was: { key: number; word: string },
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(changes);
  if (columns.length === 0) return;
  await client.query(
    `update ${table} set ${columns.map((name, place) => `${name} = $${place + 2}`).join(', ')} where ${value} = $1`,
    [was.key, ...Object.values(changes)],
  );
  const word = changes[label];
  if (typeof word === 'string') await moveColors(client, table, was.word, word);
}
