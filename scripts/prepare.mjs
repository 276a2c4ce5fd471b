import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root, typescript } from './lib/run.mjs';

// Part of the installation: an empty database with PostGIS, so that the first start takes seconds.
// Without it a first start makes its own, only slower, so an installation never fails here. One without the packages of development is
// for production, and for a database that is elsewhere.
if (!existsSync(join(root, 'node_modules/tsx'))) process.exit();
const { code, output } = await capture(
  process.execPath,
  typescript('api/src/platform/database/prepare-template.ts', []),
);
if (code !== 0)
  console.error(`The first start will take some seconds longer: no database could be prepared.\n${output}`);
