import { relationOf, type View } from '@artesian/contract/language/view';
import type pg from 'pg';

/** What the address of a view with parameters names for the record with the most rows among the first 20,000: the slowest to come. */
export async function busiestRecord(client: pg.ClientBase | pg.Pool, view: View): Promise<unknown[]> {
  const columns = Object.keys(view.by.shape).map((name) => `"${name}"`);
  if (columns.length === 0) return [];
  const names = columns.join(', ');
  const { rows } = await client.query<unknown[]>({
    rowMode: 'array',
    text: `select ${names} from (select ${names} from ${relationOf(view)} limit 20000) as records
           group by ${names} order by count(*) desc limit 1`,
  });
  return rows[0] ?? columns.map(() => 0);
}
