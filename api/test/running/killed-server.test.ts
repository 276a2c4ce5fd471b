import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import type { Database } from '../../src/platform/database/open-database.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { counted } from '../support/counted.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const KILLS = 50;
const ROWS = 60;
/** Some are killed before they have begun to write, and some when they are done. */
const LONGEST_MS = 400;

// The embedded database ends with its server: `database.test.ts` kills that.
describe.skipIf(inject('databaseServer') === '')(
  'a server that is killed while it saves many rows',
  { timeout: 1_200_000 },
  () => {
    let database: Database;
    let port: number;
    let server: ChildProcess;
    beforeAll(async () => {
      database = await freshDatabase({ demo: true });
      port = await freePort();
    });
    afterAll(async () => {
      server.kill('SIGKILL');
      await database.close();
    });
    const rowsOf = async <R extends object>(text: string, values: unknown[] = []) =>
      (await database.pool.query<R>(text, values)).rows;

    async function startServer() {
      const [{ name }] = (await rowsOf<{ name: string }>('select current_database() as name')) as [{ name: string }];
      const url = Object.assign(new URL(inject('databaseServer')), { pathname: name }).href;
      server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          DATABASE_URL: url,
          PORT: String(port),
          ORIGIN: `http://localhost:${port}`,
          DEMONSTRATION: 'true',
          LOG_LEVEL: 'error',
        },
        stdio: 'ignore',
      });
      const isReady = () =>
        fetch(`http://localhost:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 120_000, interval: 100 }).toBe(true);
    }
    async function kill() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    }

    it(`at ${KILLS} random moments has saved all of them or none, with their history`, async (context) => {
      await startServer();
      const token = await obtainToken(`http://localhost:${port}`, 'administrator');
      const readings = await rowsOf<{ meter_ndx: number; c_year: number; c_month: number }>(
        'select meter_ndx, c_year, c_month from meter_readings order by c_year desc, c_month desc, meter_ndx limit $1',
        [ROWS],
      );
      let whole = 0;
      for (let round = 0; round < KILLS; round++) {
        const notes = `Round ${round}`;
        const answered = fetch(`http://localhost:${port}/api/ui-meter-readings-edits/bulk-update`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(readings.map((reading) => ({ ...reading, notes }))),
        }).then(
          ({ status }) => status,
          () => undefined,
        );
        await sleep((LONGEST_MS * ((round * 7919) % KILLS)) / KILLS);
        await kill();
        const status = await answered;
        // What the killed process was doing in the database is rolled back, or was done.
        const isBusy = async () =>
          (
            await rowsOf(
              `select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
            )
          ).length;
        await expect.poll(isBusy, { timeout: 20_000 }).toBe(0);
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
        await startServer();
      }
      counted(context, KILLS, `${whole} saved whole, ${KILLS - whole} not at all`);
    });
  },
);
