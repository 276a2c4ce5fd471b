import { relationOf, type View } from '@artesian/contract/language/view';
import type pg from 'pg';
import type { z } from 'zod';

/** The one row of a view that has this value in a column, as the view answers it. */
export async function readOne<R extends z.ZodObject>(
  client: pg.PoolClient,
  view: Pick<View<R>, 'row' | 'path' | 'relation'>,
  column: keyof z.output<R> & string,
  value: number | string,
): Promise<z.input<R>> {
  const columns = Object.keys(view.row.shape).map((name) => `"${name}"`);
  const { rows } = await client.query<{ found: z.input<R> }>(
    `select row_to_json(listed) as found
     from (select ${columns.join(', ')} from ${relationOf(view)} where "${column}" = $1) as listed`,
    [value],
  );
  return rows[0]!.found;
}
