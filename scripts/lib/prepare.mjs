import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root, typescript } from './run.mjs';

/**
 * Makes an empty database with PostGIS, so that the first start takes seconds. Without it a first start makes its own, only slower, so nothing
 * fails here. An installation without the packages of development is for production, and for a database that is elsewhere.
 */
export async function prepareDatabase() {
  if (!existsSync(join(root, 'node_modules/tsx'))) return;
  const { code, output } = await capture(
    process.execPath,
    typescript('api/src/platform/database/prepare-template.ts', []),
  );
  if (code !== 0)
    console.error(`The first start will take some seconds longer: no database could be prepared.\n${output}`);
}
