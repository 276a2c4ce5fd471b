import type pg from 'pg';
import { transaction } from '../transaction.ts';
import type { Database } from './open-database.ts';

const nobody = { sub: 'system', requestId: 'system' };

/** Does work that may take longer than a call may wait: as the owner, where the login is, and otherwise in one transaction. */
export const patiently = <T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  database.mayOwn
    ? database.asOwner(work)
    : transaction(database, nobody, async (client) => {
        await client.query('set local statement_timeout = 0');
        return work(client);
      });
