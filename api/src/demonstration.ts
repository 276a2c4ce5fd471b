import { drawFile } from '@artesian/demo/attachments';
import { loadDemonstration } from '@artesian/demo/load';
import { declareEvaluated, loadPreset } from '@artesian/demo/preset/load-preset';
import { applyFile } from './district/apply-file.ts';
import { readPresets } from './district/presets.ts';
import { readDistrictFile } from './district/read-file.ts';
import { evaluateDrought } from './drought/triggers/evaluate-drought.ts';
import type pg from 'pg';
import { countLevelsBy } from './levels/count-levels.ts';
import { noteLook } from './levels/rules/look-at-levels.ts';
import type { Config } from './platform/config.ts';
import { CannotOpen } from './platform/database/cannot-open.ts';
import type { Database } from './platform/database/open-database.ts';
import type { Files } from './platform/files.ts';
import { openLiveConfig } from './settings/live-config.ts';

/**
 * Fills an empty database with the demonstration district; of several processes that start at once, one does. Returns
 * whether it was this one.
 */
export async function prepareDemonstration(database: Database, { scale = 1 } = {}): Promise<boolean> {
  return loading(database, async (client) => {
    const isLoaded = await loadDemonstration(client, { scale });
    // What a night would find.
    if (isLoaded) {
      await noteLook(client);
      await countLevelsBy(client);
      await evaluateDrought(client);
    }
    return isLoaded;
  });
}

/** In one transaction of the owner of the tables; of several processes that start at once, one after another. */
function loading(database: Database, load: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
  return database.asOwner(async (client) => {
    await client.query('begin');
    try {
      await client.query("select pg_advisory_xact_lock(hashtext('artesian demonstration'))");
      const isLoaded = await load(client);
      await client.query('commit');
      return isLoaded;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/**
 * Makes an empty database the example district of this name: its file is applied as anybody's would be, then wells, permits and readings are
 * invented for it. Returns whether it was this process.
 */
export async function prepareDistrict(database: Database, config: Config, name: string): Promise<boolean> {
  const { rowCount } = await database.pool.query('select from wells limit 1');
  if (rowCount) return false;
  const preset = (await readPresets()).find((one) => one.name === name)!;
  const live = await openLiveConfig(config, database);
  live.close();
  const applying = { database, live, fileName: `${name}.yaml`, text: preset.text };
  const { problems } = await applyFile(readDistrictFile(preset.text), applying);
  if (problems[0]) throw new CannotOpen(`districts/${name}.yaml, line ${problems[0].line}: ${problems[0].words}`);
  return loading(database, async (client) => {
    const isLoaded = await loadPreset(client);
    if (isLoaded) {
      await countLevelsBy(client);
      await evaluateDrought(client);
      await declareEvaluated(client);
    }
    return isLoaded;
  });
}

/**
 * The same for a server that starts. Throws CannotOpen where its login works with rows only and the district is not loaded yet, which
 * takes the owner.
 */
export async function ensureDemonstration(database: Database, config: Config) {
  if (database.mayOwn) {
    const { DEMONSTRATION_DISTRICT: name } = config;
    await (name === undefined ? prepareDemonstration(database) : prepareDistrict(database, config, name));
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
