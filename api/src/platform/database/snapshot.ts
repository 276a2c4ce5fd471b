import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { cacheFolder } from './postgis-bundle.ts';

/** Coordinate systems that Texas uses, beside the two of the web; leaving the other 8,000 out saves 6 MB. */
const TEXAS_SRIDS = [4326, 4269, 3857, 2275, 2276, 2277, 2278, 2279, 3081, 3083, 26914, 32614, 6578];

/** Named for what made it, so that another version of the engine makes its own. */
export function snapshotPath(): string {
  const manifest = readFileSync(fileURLToPath(new URL('../../../package.json', import.meta.url)), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const versions = [dependencies['@electric-sql/pglite'], dependencies['@electric-sql/pglite-postgis'], TEXAS_SRIDS];
  const made = createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 12);
  return join(cacheFolder, `database-${made}.tar.br`);
}

/** The snapshot when it has been made: an empty database with PostGIS in it, so that a first start takes two seconds and not ten. */
export function existingSnapshot(): string | undefined {
  const path = snapshotPath();
  return existsSync(path) ? path : undefined;
}

/** Makes the snapshot; takes about ten seconds. Does nothing when it is there. */
export async function makeSnapshot() {
  const path = snapshotPath();
  if (existsSync(path)) return;
  const [{ PGlite }, { postgis }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-postgis'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const engine = await PGlite.create({
    extensions: { postgis, btree_gist, pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
  });
  await engine.exec('create extension postgis; create extension btree_gist; create extension pg_trgm');
  await engine.exec(`delete from spatial_ref_sys where srid not in (${TEXAS_SRIDS.join()})`);
  await engine.exec('vacuum full spatial_ref_sys');
  await engine.exec('checkpoint');
  const archive = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 };
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, brotliCompressSync(archive, { params }));
  renameSync(`${path}.${process.pid}`, path);
  await engine.close();
}
