import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache-folder.ts';
import { hashOf, readSqlFiles, sqlPath } from './sql-files.ts';

/** Coordinate systems that Texas uses, beside the two of the web; leaving the other 8,000 out saves 6 MB. */
const TEXAS_SRIDS = [4326, 4269, 3857, 2275, 2276, 2277, 2278, 2279, 3081, 3083, 26914, 32614, 6578];

/**
 * Lays a database without a record into `folder`, copied in half a second: the one with the tables of this version that the installation
 * prepared, else an empty one with PostGIS, and when there is none either, after making it in about ten. The folder appears whole or not at all.
 */
export async function layDatabase(folder: string) {
  const migrated = migratedTemplate();
  await copyTo(folder, existsSync(migrated) ? migrated : await databaseTemplate());
}

/** The same, always without a table of ours. */
export const layEmptyDatabase = async (folder: string) => copyTo(folder, await databaseTemplate());

async function copyTo(folder: string, template: string) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await cp(template, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}

/** Where a database with the tables of this version is, once `prepare-template.ts` has made it. */
export const migratedTemplate = () => join(cacheFolder(), `${MIGRATED}${fingerprint()}-${hashOfTables()}`);

/** With what its name begins, whatever version it is of. */
export const MIGRATED = 'migrated-';

function hashOfTables(): string {
  const files = ['migrations', 'sql'].flatMap((folder) => readSqlFiles(sqlPath(folder)));
  const others = ['schema.sql', 'rights.sql'].map((file) => readFileSync(sqlPath(file), 'utf8'));
  return hashOf([...files.map(({ hash }) => hash), ...others].join());
}

/** The folder of the empty template, made when it is missing. */
export async function databaseTemplate(): Promise<string> {
  const path = join(cacheFolder(), `database-${fingerprint()}`);
  if (existsSync(path)) return path;
  const unfinished = `${path}.${process.pid}`;
  await makeDatabase(unfinished);
  if (existsSync(path)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, path);
  return path;
}

/** Names the template for what made it, so that another version of the engine makes its own. */
function fingerprint(): string {
  const manifest = readFileSync(fileURLToPath(new URL('../../../package.json', import.meta.url)), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const versions = [dependencies['@electric-sql/pglite'], dependencies['@electric-sql/pglite-postgis'], TEXAS_SRIDS];
  return createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 12);
}

async function makeDatabase(folder: string) {
  const [{ PGlite }, { postgis }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-postgis'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const engine = await PGlite.create({
    dataDir: folder,
    extensions: { postgis, btree_gist, pg_trgm },
    // The smallest segments of the log: a new database has 1 MB of them and not 16.
    initDbStartParams: ['--wal-segsize=1'],
  });
  await engine.exec('create extension postgis; create extension btree_gist; create extension pg_trgm');
  await engine.exec(`delete from spatial_ref_sys where srid not in (${TEXAS_SRIDS.join()})`);
  await engine.exec('vacuum full spatial_ref_sys');
  await engine.exec('checkpoint');
  await engine.close();
}
