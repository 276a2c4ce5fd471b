import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { layEmptyDatabase } from '../../src/platform/database/template.ts';
import { path, runAllMigrations, schemaFileOf } from './made-by-migrations.ts';

// npm run schema    writes what the migrations make to api/schema.sql, by way of an embedded database, whose version is the same everywhere
const folder = mkdtempSync(join(tmpdir(), 'artesian-schema-'));
await layEmptyDatabase(join(folder, 'pg'));
const database = await openDatabase({ dataDir: folder });
await runAllMigrations(database);
writeFileSync(path('schema.sql'), await schemaFileOf(database));
await database.close();
rmSync(folder, { recursive: true });
