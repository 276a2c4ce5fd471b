import type { Pool } from 'pg';

/** What is made at the first start and then kept. Of several processes that start at once, the first one's stays. */
export async function secret<T>(pool: Pool, name: string, make: () => Promise<T>): Promise<T> {
  const read = () => pool.query<{ value: T }>('select value from secrets where name = $1', [name]);
  const kept = (await read()).rows[0];
  if (kept) return kept.value;
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(await make()),
  ]);
  return (await read()).rows[0]!.value;
}
