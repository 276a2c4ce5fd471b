import type { Database } from '../platform/database/open-database.ts';

/** The rows of a query as they are answered, in its order. */
export async function readList<T>({ pool }: Database, query: string, values: unknown[]): Promise<T[]> {
  const { rows } = await pool.query<{ list: T[] }>(
    `select coalesce(json_agg(listed), '[]') as list from (${query} offset 0) as listed`,
    values,
  );
  return rows[0]!.list;
}
