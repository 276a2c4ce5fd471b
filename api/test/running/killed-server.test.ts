import { attachToWell } from '@artesian/contract/wells/attachments';
import { createClient, type Client } from '@artesian/contract/language/client';
import { randomBytes } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sweepFiles } from '../../src/jobs/sweep-files.ts';
import type { PartsOfJobs } from '../../src/jobs/job.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { openFolder } from '../../src/platform/file-store/folder.ts';
import { counted } from '../support/counted.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { spawnedServer, type SpawnedServer } from '../support/spawned-server.ts';

const KILLS_OF_SAVES = 50;
const KILLS_OF_FILES = 30;
const ENDS = 10;
const ROWS = 60;
/** Some are killed before they have begun to write, and some when they are done. */
const LONGEST_MS = 400;
const ARRIVES_WITHIN_MS = 100;
/** It waits for jobs for ten seconds at most: they are done again by the next server. */
const LONGEST_END_MS = 15_000;

// The embedded database ends with its server: `database.test.ts` kills that.
describe.skipIf(inject('databaseServer') === '')('a server', { timeout: 1_200_000 }, () => {
  let database: Database;
  let server: SpawnedServer;
  let token: string;
  let staff: Client;
  let readings: { meter_ndx: number; c_year: number; c_month: number }[];
  beforeAll(async () => {
    database = await freshDatabase({ demo: true });
    readings = await rowsOf(
      'select meter_ndx, c_year, c_month from meter_readings order by c_year desc, c_month desc, meter_ndx limit $1',
      [ROWS],
    );
    server = await spawnedServer(database);
    await server.start();
    staff = createClient({ baseUrl: server.origin, token: async () => token });
  });
  // One lasts for a quarter of an hour.
  beforeEach(async () => {
    token = await server.tokenOfAdministrator();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const rowsOf = async <R extends object>(text: string, values: unknown[] = []) =>
    (await database.pool.query<R>(text, values)).rows;
  /** What a killed process was doing in the database is rolled back, or was done. */
  const isQuiet = () =>
    expect
      .poll(
        () =>
          rowsOf(
            `select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
          ),
        { timeout: 20_000 },
      )
      .toEqual([]);
  const saveReadings = (notes: string) =>
    fetch(`${server.origin}/api/ui-meter-readings-edits/bulk-update`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(readings.map((reading) => ({ ...reading, notes }))),
    });
  /** From nothing to the longest, in an order that is the same in every run. */
  const moment = (round: number, rounds: number) => sleep((LONGEST_MS * ((round * 7919) % rounds)) / rounds);

  it('that is killed while it saves many rows has saved all of them or none, with their history', async (context) => {
    let whole = 0;
    for (let round = 0; round < KILLS_OF_SAVES; round++) {
      const notes = `Round ${round}`;
      const answered = saveReadings(notes).then(
        ({ status }) => status,
        () => undefined,
      );
      await moment(round, KILLS_OF_SAVES);
      await server.end('SIGKILL');
      const status = await answered;
      await isQuiet();
      const [{ saved, told }] = (await rowsOf<{ saved: number; told: number }>(
        `select
           (select count(*)::integer from meter_readings where notes = $1) as saved,
           (select count(*)::integer from history.changes where table_name = 'meter_readings' and after ->> 'notes' = $1) as told`,
        [notes],
      )) as [{ saved: number; told: number }];
      expect([0, ROWS]).toContain(saved);
      expect(told).toBe(saved);
      if (status === 200) expect(saved).toBe(ROWS);
      if (saved === ROWS) whole += 1;
      await server.start();
    }
    counted(context, KILLS_OF_SAVES, `${whole} saved whole, ${KILLS_OF_SAVES - whole} not at all`);
  });

  it('that is killed while a file arrives has no row without its file; a file without a row is taken away', async (context) => {
    const [{ well_ndx }] = (await rowsOf<{ well_ndx: number }>('select min(well_ndx) as well_ndx from wells')) as [
      { well_ndx: number },
    ];
    const noise = { raw: { width: 600, height: 600, channels: 3 as const } };
    const photo = await sharp(randomBytes(600 * 600 * 3), noise)
      .png()
      .toBuffer();
    const store = openFolder(server.folder);
    const attached = async () =>
      (await rowsOf<{ name: string }>('select system_filename as name from attachments')).map(({ name }) => name);
    const demonstration = new Set(await attached());
    let confirmed = 0;
    for (let round = 0; round < KILLS_OF_FILES; round++) {
      const file = new File([Uint8Array.from(photo)], `photo-${round}.png`);
      const answered = staff.upload(attachToWell, { fields: { well_ndx, tags: '[7]' }, file }).then(
        () => 1,
        () => 0,
      );
      await moment(round, KILLS_OF_FILES);
      await server.end('SIGKILL');
      confirmed += await answered;
      await isQuiet();
      await server.start();
    }
    const rows = (await attached()).filter((name) => !demonstration.has(name));
    expect(rows.length).toBeGreaterThanOrEqual(confirmed);
    for (const name of rows) expect([name, await store.size(name)]).toEqual([name, photo.length]);

    const uploaded = async () =>
      (await store.names()).filter((name) => !name.endsWith('.webp') && !demonstration.has(name)).toSorted();
    const before = await uploaded();
    const yesterday = (Date.now() - 25 * 3_600_000) / 1000;
    for (const name of readdirSync(server.folder)) utimesSync(join(server.folder, name), yesterday, yesterday);
    await store.sweep();
    await sweepFiles.run({ database, files: store } as PartsOfJobs);
    expect(await uploaded()).toEqual(rows.toSorted());
    expect(readdirSync(server.folder).length).toBe((await store.names()).length);
    counted(
      context,
      KILLS_OF_FILES,
      `${rows.length} rows with their files, ${before.length - rows.length} files without`,
    );
  });

  it('that is told to end answers what it has accepted, and then ends', async (context) => {
    let answered = 0;
    for (let round = 0; round < ENDS; round++) {
      let toldAt = Infinity;
      const lost: string[] = [];
      const caller = async () => {
        for (;;) {
          const begunAt = performance.now();
          // One of these saves takes longer than it takes to arrive.
          const wasAccepted = () => begunAt < toldAt - ARRIVES_WITHIN_MS;
          try {
            const { status } = await saveReadings('While the server ends');
            if (status === 200) answered += 1;
            else if (wasAccepted()) lost.push(String(status));
            else return;
          } catch (error) {
            if (wasAccepted()) lost.push(String(error));
            return;
          }
        }
      };
      const callers = Array.from({ length: 4 }, caller);
      await sleep(1000);
      toldAt = performance.now();
      const tookMs = await server.end('SIGTERM');
      await Promise.all(callers);
      expect(lost).toEqual([]);
      expect(tookMs).toBeLessThan(LONGEST_END_MS);
      await server.start();
    }
    counted(context, ENDS, `${answered} calls answered`);
  });
});
