import { addWells } from '@artesian/demo/add-wells';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDemonstration } from '../../src/demonstration.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { counted } from '../support/counted.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { spawnedServer, type SpawnedServer } from '../support/spawned-server.ts';

const WELLS = 50_000;
const TILE_ZOOM = 11;
const SECONDS = 180;
const VISITORS = 100;
const STAFF = 30;
const SEARCHES_PER_SECOND = 50;
/** What a person takes to look at an answer. */
const PAUSE_MS = 1000;
const ALL_PUMPAGE = '/api/query-and-download/fetch-data-csv/q-d-data-pumpage';
const EVERY_ROW = { conditions: {}, excludeFields: [], excludePatterns: [] };

interface Answered {
  kind: string;
  path: string;
  status: number;
  ms: number;
}
interface Asked {
  kind: 'read' | 'write' | 'repeat';
  path: string;
  init?: RequestInit;
}

// How long things take is printed, never asserted: `npm run checks -- sixty L` is read by people.
describe.skipIf(inject('databaseServer') === '')(
  'in a district of 50,000 wells, 2,000 permits and a million readings',
  { timeout: 1_800_000 },
  () => {
    let database: Database;
    let server: SpawnedServer;
    let places: { well_ndx: number; lat_dd: number; lon_dd: number }[];
    let permits: number[];

    beforeAll(async () => {
      database = await freshDatabase();
      await prepareDemonstration(database, { scale: 10 });
      await database.asOwner((client) => addWells(client, WELLS));
      ({ rows: places } = await database.pool.query(
        'select well_ndx, lat_dd, lon_dd from wells where is_published and not removed order by well_ndx limit 500',
      ));
      const listed = await database.pool.query<{ permit_ndx: number }>(
        'select permit_ndx from permits where not removed order by permit_ndx limit 200',
      );
      permits = listed.rows.map(({ permit_ndx }) => permit_ndx);
      server = await spawnedServer(database, { RATE_LIMIT: '100000000' });
      await server.start();
    }, 1_800_000);
    afterAll(async () => {
      await server.close();
      await database.close();
    });

    const placeOf = (turn: number) => places[(turn * 7919) % places.length]!;

    async function ask({ kind, path, init }: Asked): Promise<Answered & { response: Response }> {
      const begun = performance.now();
      const response = await fetch(`${server.origin}${path}`, init);
      await response.arrayBuffer();
      return { kind, path, status: response.status, ms: performance.now() - begun, response };
    }

    /** So many people at once, each with a pause after each answer. */
    async function people(count: number, seconds: number, act: (person: number, turn: number) => Promise<Answered>) {
      const until = performance.now() + seconds * 1000;
      const one = async (person: number) => {
        const answers: Answered[] = [];
        await sleep((person * PAUSE_MS) / count);
        for (let turn = 0; performance.now() < until; turn++) {
          answers.push(await act(person, turn));
          await sleep(PAUSE_MS);
        }
        return answers;
      };
      return (await Promise.all(Array.from({ length: count }, (_, person) => one(person)))).flat();
    }

    const headersOfStaff = async () => ({
      authorization: `Bearer ${await server.tokenOfAdministrator()}`,
      'content-type': 'application/json',
    });

    /** The staff at work: of five calls of each person four read and one saves. */
    async function staff(seconds: number) {
      const headers = await headersOfStaff();
      const reads = [
        '/api/ui-list-permits-active',
        '/api/find?q=well',
        '/api/list-rolodex/1',
        '/api/ui-dashboard-late-meter-readings',
        '/api/ui-dashboard-permit-balances',
      ];
      return people(STAFF, seconds, async (person, turn) => {
        const well = 1 + ((person * 101 + turn * 7) % 3000);
        if ((person + turn) % 5 === 4) {
          const body = JSON.stringify({ directions_to_well: `Past gate ${person} and ${turn}` });
          return ask({ kind: 'write', path: `/api/list-wells/${well}`, init: { method: 'PUT', headers, body } });
        }
        const path = (person + turn) % 5 === 0 ? `/api/list-wells/${well}` : reads[turn % reads.length]!;
        return ask({ kind: 'read', path, init: { headers } });
      });
    }

    function expectNoneFailed(answers: readonly Answered[]) {
      expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    }

    it('a hundred visitors are all answered, and what did not change is not sent again', async (context) => {
      const known = Array.from({ length: VISITORS }, () => new Map<string, string>());
      const answers = await people(VISITORS, SECONDS, async (visitor, turn) => {
        const { well_ndx, lat_dd, lon_dd } = placeOf(visitor + turn);
        const tile = tileAt(placeOf(visitor));
        const path = [
          tile,
          '/api/public-map/sources',
          '/api/public-map/layers',
          '/api/public-map/filters',
          `/api/ui-map-wells/${well_ndx}`,
          `/api/adjacent-wells/${lat_dd}/${lon_dd}/2000`,
          `/api/public-map/wells-in-view?west=${lon_dd - 0.05}&south=${lat_dd - 0.05}&east=${lon_dd + 0.05}&north=${lat_dd + 0.05}`,
        ][(visitor + turn) % 7]!;
        const etag = known[visitor]!.get(path);
        const kind = etag && path === tile ? 'repeat' : 'read';
        const { response, ...answered } = await ask({
          kind,
          path,
          ...(etag && { init: { headers: { 'if-none-match': etag } } }),
        });
        if (response.headers.has('etag')) known[visitor]!.set(path, response.headers.get('etag')!);
        return answered;
      });
      expectNoneFailed(answers);
      const repeats = answers.filter(({ kind }) => kind === 'repeat');
      const unchanged = repeats.filter(({ status }) => status === 304).length;
      expect(repeats.length).toBeGreaterThan(0);
      expect(unchanged / repeats.length).toBeGreaterThanOrEqual(0.9);
      counted(context, answers.length, `${within95(answers)}, ${unchanged} of ${repeats.length} tiles not sent again`);
    });

    it('thirty of the staff, who save with each fifth call, are all answered', async (context) => {
      const answers = await staff(SECONDS);
      expectNoneFailed(answers);
      counted(context, answers.length, timesOfStaff(answers));
    });

    it('fifty searches a second around any place are all answered', async (context) => {
      const searches: Promise<Answered>[] = [];
      for (let turn = 0; turn < SEARCHES_PER_SECOND * 60; turn++) {
        const { lat_dd, lon_dd } = placeOf(turn);
        searches.push(ask({ kind: 'read', path: `/api/adjacent-wells/${lat_dd}/${lon_dd}/2000` }));
        await sleep(1000 / SEARCHES_PER_SECOND);
      }
      const answers = await Promise.all(searches);
      expectNoneFailed(answers);
      counted(context, answers.length, within95(answers));
    });

    it('a file of all readings and 200 certificates keep nobody of the staff from an answer', async (context) => {
      const headers = await headersOfStaff();
      const file = (leaving = new AbortController()) =>
        fetch(`${server.origin}${ALL_PUMPAGE}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(EVERY_ROW),
          signal: leaving.signal,
        });
      const certificates = () =>
        ask({
          kind: 'read',
          path: '/api/ui-list-permits-certificate-print-info',
          init: { method: 'POST', headers, body: JSON.stringify({ permitNdxArray: permits }) },
        });
      const quiet = await staff(30);
      let lines = 0;
      let printed = 0;
      let mostMemory = 0;
      const ended = new AbortController();
      const large = async () => {
        while (!ended.signal.aborted) {
          lines = Math.max(lines, await linesOf(await file()));
          const { status } = await certificates();
          if (status === 200) printed += 1;
          mostMemory = Math.max(mostMemory, server.memoryMb());
        }
      };
      const [answers] = await Promise.all([staff(90).finally(() => ended.abort()), large()]);
      expectNoneFailed([...quiet, ...answers]);
      expect(lines).toBeGreaterThan(900_000);
      expect(printed).toBeGreaterThan(0);

      // Whoever turns away from a file leaves nothing that goes on.
      const leaving = new AbortController();
      const begun = await file(leaving);
      await begun.body!.getReader().read();
      expect(await exporting()).toBeGreaterThan(0);
      const left = performance.now();
      leaving.abort();
      await expect.poll(exporting, { timeout: 60_000, interval: 50 }).toBe(0);
      const freed = ((performance.now() - left) / 1000).toFixed(1);
      const details = [
        `alone ${timesOfStaff(quiet)}`,
        `beside ${timesOfStaff(answers)}`,
        `${mostMemory.toFixed(0)} MB`,
        `freed after ${freed} s`,
      ];
      counted(context, answers.length, details.join('; '));
    });

    /** How many sessions read what goes into files. */
    async function exporting() {
      const { rows } = await database.asOwner((client) =>
        client.query<{ sessions: number }>(
          `select count(*)::integer as sessions from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query like '%from taken%' and state <> 'idle'`,
        ),
      );
      return rows[0]!.sessions;
    }
  },
);

/** The address of the tile of wells there, in Web Mercator. */
function tileAt({ lat_dd, lon_dd }: { lat_dd: number; lon_dd: number }): string {
  const across = 2 ** TILE_ZOOM;
  const north = Math.asinh(Math.tan((lat_dd * Math.PI) / 180)) / Math.PI;
  return `/api/public-map/tiles/${TILE_ZOOM}/${Math.floor(((lon_dd + 180) / 360) * across)}/${Math.floor(((1 - north) / 2) * across)}`;
}

async function linesOf(response: Response): Promise<number> {
  let lines = 0;
  for await (const chunk of response.body!) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
}

function within95(answers: readonly Answered[]): string {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return `95 % within ${times[Math.floor(times.length * 0.95)]!.toFixed(0)} ms`;
}

const timesOfStaff = (answers: readonly Answered[]) =>
  (['read', 'write'] as const)
    .map((asked) => `${asked}s ${within95(answers.filter(({ kind }) => kind === asked))}`)
    .join(', ');
