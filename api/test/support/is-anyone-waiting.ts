import type { Database } from '../../src/platform/database/open-database.ts';

/** Whether a call waits for what another connection holds: on the embedded database for the only one, on a server for a lock. */
export async function isAnyoneWaiting({ kind, pool }: Database): Promise<boolean> {
  if (kind === 'embedded') return pool.waitingCount > 0;
  const { rowCount } = await pool.query(
    'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
  );
  return rowCount! > 0;
}
