import type pg from 'pg';
import type { Database } from './open-database.ts';

/** How transactions within are told inside the one that is open. What only reads could write there, and does not. */
const inside: Record<string, string> = {
  begin: 'savepoint within',
  commit: 'release savepoint within',
  rollback: 'rollback to savepoint within',
  'set transaction read only': 'select',
};

/** The same database by the connection of an open transaction: what has transactions of its own is done together with it, or not at all. */
export function within(database: Database, client: pg.PoolClient): Database {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const query = (statement: unknown, ...values: unknown[]) =>
    ask(typeof statement === 'string' ? (inside[statement] ?? statement) : statement, ...values);
  const one = new Proxy(client, {
    get: (of, name) => (name === 'query' ? query : name === 'release' ? () => undefined : Reflect.get(of, name, of)),
  });
  // Of the pool, work within uses these two alone.
  const pool = { query, connect: () => Promise.resolve(one) } as unknown as pg.Pool;
  return { ...database, pool };
}
