import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { MIGRATED, migratedTemplate } from './template.ts';

// Makes what every new embedded database is copied from. Those of other versions are deleted.
const template = migratedTemplate();
if (!existsSync(template)) {
  const dataDir = mkdtempSync(join(cacheFolder(), 'unfinished-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.close();
  for (const name of readdirSync(cacheFolder())) {
    if (name.startsWith(MIGRATED)) rmSync(join(cacheFolder(), name), { recursive: true, force: true });
  }
  if (!existsSync(template)) renameSync(join(dataDir, 'pg'), template);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
