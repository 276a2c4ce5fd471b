import { drawFile } from '@artesian/demo/attachments';
import { loadDemonstration } from '@artesian/demo/load';
import { evaluateDrought } from './drought/triggers/evaluate-drought.ts';
import { noteLook } from './levels/rules/look-at-levels.ts';
import { CannotOpen } from './platform/database/cannot-open.ts';
import type { Database } from './platform/database/open-database.ts';
import type { Files } from './platform/files.ts';

/**
 * Fills an empty database with the demonstration district; of several processes that start at once, one does. Returns
 * whether it was this one.
 */
export async function prepareDemonstration(database: Database, { scale = 1 } = {}): Promise<boolean> {
  return database.asOwner(async (client) => {
    await client.query('begin');
    try {
      await client.query("select pg_advisory_xact_lock(hashtext('artesian demonstration'))");
      const isLoaded = await loadDemonstration(client, { scale });
      // What a night would find.
      if (isLoaded) {
        await noteLook(client);
        await evaluateDrought(client);
      }
      await client.query('commit');
      return isLoaded;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/**
 * The same for a server that starts. Throws CannotOpen where its login works with rows only and the district is not loaded yet, which
 * takes the owner.
 */
export async function ensureDemonstration(database: Database) {
  if (database.mayOwn) {
    await prepareDemonstration(database);
    return;
  }
  const { rowCount } = await database.pool.query('select from wells limit 1');
  if (rowCount === 0)
    throw new CannotOpen(
      'The demonstration district is not loaded, and the login in DATABASE_URL cannot load it. Run npm run demo with DATABASE_OWNER_URL first, or set DEMONSTRATION=false.',
    );
}

interface Drawn {
  system_filename: string;
  original_filename: string;
  content_type: string;
}

/** Draws the photos and documents of the demonstration that are not kept yet; those of people are theirs. */
export async function drawDemonstrationFiles({ pool }: Database, files: Files) {
  const { rows } = await pool.query<Drawn>(
    `select system_filename, original_filename, content_type from attachments where notes like 'Demonstration:%'`,
  );
  for (const attachment of rows) {
    if ((await files.size(attachment.system_filename)) === undefined)
      await files.write(attachment.system_filename, drawFile(attachment));
  }
}
