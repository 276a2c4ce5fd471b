import { loadDemonstration } from '@artesian/demo/load';
import type { Database } from './database/open-database.ts';

/** Fills an empty database with the demonstration district; of several processes that start at once, one does. */
export async function prepareDemonstration(database: Database) {
  await database.asOwner(async (client) => {
    await client.query('begin');
    try {
      await client.query("select pg_advisory_xact_lock(hashtext('artesian demonstration'))");
      await loadDemonstration(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}
