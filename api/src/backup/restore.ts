import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase, type Database } from '../platform/database/open-database.ts';
import { prepareForOwner } from '../platform/database/prepare-for-owner.ts';
import { openFolder } from '../platform/file-store/folder.ts';
import { openFiles } from '../platform/file-store/open-files.ts';
import { verifyChecksums } from './checksums.ts';
import { copyData } from './copy-data.ts';
import { copyFiles } from './copy-files.ts';
import { placesIn, readManifest, type Manifest } from './manifest.ts';
import { missingFiles } from './missing-files.ts';
import { runProgram } from './postgres-program.ts';
import { UnusableBackup } from './unusable.ts';

export interface Restored {
  manifest: Manifest;
  wells: number;
  /** Files that records name and that neither the backup nor the place of the files has. */
  missing: string[];
}

/**
 * Brings the backup of `folder` into an empty database of the settings and its files into the data folder or the bucket, and the database to this
 * version. Nothing that is there is overwritten but files of the same name; a restore that failed can be run again. Throws
 * UnusableBackup and CannotOpen.
 */
export async function restore(config: Config, folder: string): Promise<Restored> {
  await verifyChecksums(folder);
  const manifest = readManifest(folder);
  const url = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
  refuseOtherKind(manifest, url);
  const places = placesIn(folder);
  if (!url) await layEmbedded(places.embedded, config.DATA_DIR);
  const database = await openDatabase({ url, dataDir: config.DATA_DIR });
  try {
    if (url) await refuseOccupied(database);
    await copyData(places.data, config.DATA_DIR, { files: !config.S3_BUCKET });
    const files = await openFiles(config);
    if (config.S3_BUCKET) await copyFiles(openFolder(places.files), files);
    if (url) await loadDump(database, places.dump, url);
    await migrate(database);
    const { rows } = await database.pool.query<{ wells: number }>('select count(*)::integer as wells from wells');
    return { manifest, wells: rows[0]!.wells, missing: await missingFiles(database, files) };
  } finally {
    await database.close();
  }
}

function refuseOtherKind({ database }: Manifest, url: string | undefined) {
  if (database === 'server' && !url)
    throw new UnusableBackup('This backup is from a PostgreSQL server. Set DATABASE_URL to an empty database there.');
  if (database === 'embedded' && url)
    throw new UnusableBackup(
      'This backup is from the embedded database. Restore it without DATABASE_URL, then use npm run move to copy it to a server.',
    );
}

async function refuseOccupied(database: Database) {
  const { rows } = await database.pool.query<{ is_occupied: boolean }>(
    `select to_regclass('public.migrations') is not null as is_occupied`,
  );
  if (rows[0]!.is_occupied)
    throw new UnusableBackup(
      'The database of DATABASE_URL already holds a district. Create an empty database and use it instead.',
    );
}

/** The folder appears whole or not at all. */
async function layEmbedded(from: string, dataDir: string) {
  const to = join(dataDir, 'pg');
  if (existsSync(to)) throw new UnusableBackup(`${dataDir} already has a database. Set DATA_DIR to an empty folder.`);
  const unfinished = `${to}.unfinished`;
  await cp(from, unfinished, { recursive: true });
  const unlock = await lockFolder(dataDir);
  renameSync(unfinished, to);
  unlock();
}

/** Entries that only a superuser could restore: extensions, which are there by now, and what belongs to PostGIS or to every database. */
const NOT_OURS =
  / (EXTENSION - |COMMENT - EXTENSION |TABLE DATA public spatial_ref_sys |SCHEMA - public |COMMENT - SCHEMA public)/;

/** All of it or nothing. */
async function loadDump(database: Database, dump: string, url: string) {
  await database.asOwner((client) => prepareForOwner(client, { isNew: false }));
  const work = mkdtempSync(join(tmpdir(), 'artesian-restore-'));
  try {
    const list = join(work, 'list');
    const entries = (await runProgram('pg_restore', ['--list', dump])).split('\n');
    writeFileSync(list, entries.filter((entry) => !NOT_OURS.test(entry)).join('\n'));
    const options = ['--no-owner', '--no-privileges', '--single-transaction', `--use-list=${list}`];
    await runProgram('pg_restore', [...options, dump], url);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
