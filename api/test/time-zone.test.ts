import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { CannotOpen } from '../src/platform/database/cannot-open.ts';
import { openServersDatabase } from '../src/platform/database/open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-zone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const openIn = (zone: string) =>
  openServersDatabase(readConfig({ DATA_DIR: folder, DISTRICT_TIME_ZONE: zone, NODE_ENV: 'test' }, {}));

it('a time zone that this program knows and PostgreSQL does not stops the start in plain words', async () => {
  // Links of old that one keeps and the other gave up.
  const opening = openIn('US/Pacific-New');
  await expect(opening).rejects.toBeInstanceOf(CannotOpen);
  await expect(opening).rejects.toThrow(
    /^PostgreSQL does not know the time zone US\/Pacific-New: set DISTRICT_TIME_ZONE/,
  );
  // The folder is free again.
  const database = await openIn('America/Chicago');
  await database.close();
});
