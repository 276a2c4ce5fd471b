import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache-folder.ts';

/** Coordinate systems that Texas uses, beside the two of the web; leaving the other 8,000 out saves 6 MB. */
const TEXAS_SRIDS = [4326, 4269, 3857, 2275, 2276, 2277, 2278, 2279, 3081, 3083, 26914, 32614, 6578];

/**
 * Lays an empty database with PostGIS into `folder`: copied from the template in half a second, or, when the
 * installation could not prepare one, after making it in about ten. The folder appears whole or not at all.
 */
export async function layDatabase(folder: string) {
  const template = await databaseTemplate();
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await cp(template, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}

/** The folder of the template, made when it is missing. */
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
