import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotOpen } from '../../src/platform/database/cannot-open.ts';
import { lockFolder } from '../../src/platform/database/folder-lock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { prepareExample } from './prepare-example.ts';

/**
 * An embedded database with the demonstration district, or an example district of this name, to copy, in the folder of a run of tests: made
 * by whoever of its processes asks first, while the others wait. Loading it takes as long as many tests.
 */
export async function demonstrationIn(run: string, district: string): Promise<string> {
  const folder = join(run, district || 'demonstration');
  const unlock = await lockWhenFree(`${folder}.lock`);
  try {
    if (!existsSync(folder)) await makeDemonstration(folder, district);
  } finally {
    unlock();
  }
  return folder;
}

async function makeDemonstration(folder: string, district: string) {
  const unfinished = `${folder}.unfinished`;
  const database = await openDatabase({ dataDir: unfinished });
  await migrate(database);
  await prepareExample(database, district);
  await database.close();
  renameSync(unfinished, folder);
}

async function lockWhenFree(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      await sleep(100);
    }
  }
}
