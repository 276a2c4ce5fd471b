import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Config } from '../platform/config.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { openServersDatabase } from '../platform/database/open-database.ts';
import { openFolder } from '../platform/file-store/folder.ts';
import { openFiles } from '../platform/file-store/open-files.ts';
import { lastSeal, type Seal } from '../verify/seal-history.ts';
import { writeChecksums } from './checksums.ts';
import { copyData } from './copy-data.ts';
import { copyFiles } from './copy-files.ts';
import { placesIn, writeManifest } from './manifest.ts';
import { runProgram } from './postgres-program.ts';
import { UnusableBackup } from './unusable.ts';

/**
 * Writes database, files (of the data folder or the bucket) and the district's texts into `folder`, which is made or empty, and last a list of checksums. The database
 * comes first, so that no record in it names a file that was not there yet. A PostgreSQL server goes on working meanwhile; the embedded
 * database must not be in use. Throws UnusableBackup and CannotOpen. Answers how many files the backup has.
 */
export async function backUp(config: Config, folder: string): Promise<number> {
  refuseUnfit(config, folder);
  mkdirSync(folder, { recursive: true });
  const places = placesIn(folder);
  const url = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
  if (!url) refuseNothing(config.DATA_DIR);
  const sealed = await readSeal(config);
  if (url) await runProgram('pg_dump', ['--format=custom', `--file=${places.dump}`], url);
  else await copyEmbedded(config.DATA_DIR, places.embedded);
  await copyData(config.DATA_DIR, places.data, { files: !config.S3_BUCKET });
  if (config.S3_BUCKET) await copyFiles(await openFiles(config), openFolder(places.files));
  writeManifest(folder, {
    product: 'Artesian',
    version: config.version,
    madeAt: new Date().toISOString(),
    database: url ? 'server' : 'embedded',
    files: config.S3_BUCKET ? 'bucket' : 'folder',
    ...(sealed && { sealed }),
  });
  return writeChecksums(folder);
}

function refuseUnfit({ DATA_DIR }: Config, folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UnusableBackup(`${folder} is not empty. Use a new folder for each backup.`);
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(DATA_DIR)}${sep}`))
    throw new UnusableBackup(`${folder} is inside the data folder and would be lost with it. Choose another location.`);
}

const folderOf = (dataDir: string) => join(dataDir, 'pg');

function refuseNothing(dataDir: string) {
  if (!existsSync(folderOf(dataDir)))
    throw new UnusableBackup(`No database found in ${dataDir}. Check DATA_DIR and DATABASE_URL.`);
}

async function readSeal(config: Config): Promise<Seal | undefined> {
  const database = await openServersDatabase(config);
  try {
    return await lastSeal(database);
  } finally {
    await database.close();
  }
}

async function copyEmbedded(dataDir: string, to: string) {
  const unlock = await lockFolder(dataDir);
  try {
    await cp(folderOf(dataDir), to, { recursive: true });
  } finally {
    unlock();
  }
}
