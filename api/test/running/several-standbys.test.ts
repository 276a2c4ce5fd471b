import { createClient } from '@artesian/contract/language/client';
import { contacts } from '@artesian/contract/people/contacts';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startPostgres, startStandby, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.mjs';
import { prepareDemonstration } from '../../src/demonstration.ts';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { fetchWithCookies } from '../support/fetch-with-cookies.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';
import { hasHaproxy, startHaproxy } from '../support/start-haproxy.ts';

const LOGIN = 'artesian_server';
const PATIENTLY = { timeout: 60_000, interval: 100 };
const [USED, NOT_USED] = ['used', 'not used'] as const;

/**
 * Three servers of PostgreSQL, of which one is the primary. HAProxy leads to it, for the product and for the standbys alike; the product
 * reads from all of them that are standbys. No setting changes: the tests follow one another through two failovers.
 */
describe.skipIf(inject('databaseServer') === '' || !hasHaproxy)('several standbys', { timeout: 120_000 }, () => {
  let east: ThrowAwayPostgres;
  let west: ThrowAwayPostgres;
  let north: ThrowAwayPostgres;
  let haproxy: Awaited<ReturnType<typeof startHaproxy>>;
  let product: Product;
  let token: string;
  let metricsPort: number;

  beforeAll(async () => {
    east = await startPostgres();
    const owner = await openDatabase({ url: east.url, dataDir: '' });
    await ensureMigrated(owner);
    await prepareDemonstration(owner);
    await owner.close();
    await at(east, `create role ${LOGIN} login in role artesian_app; create role artesian_check login`);
    const ports = { east: Number(new URL(east.url).port), west: await freePort(), north: await freePort() };
    haproxy = await startHaproxy(ports);
    const primary = haproxy.urlOf('artesian');
    await vi.waitFor(() => at({ url: primary }, 'select 1'), PATIENTLY);
    [west, north] = [await startStandby(primary, ports.west), await startStandby(primary, ports.north)];
    metricsPort = await freePort();
    const DATABASE_URL = haproxy.urlOf(LOGIN);
    const readUrls = [east, west, north].map(({ url }) => url.replace('artesian@', `${LOGIN}@`));
    product = await serveProduct(await openDatabase({ url: DATABASE_URL, dataDir: '' }), {
      DATABASE_URL,
      DATABASE_READ_URL: readUrls.join(' '),
      METRICS_PORT: String(metricsPort),
    });
    await become([NOT_USED, USED, USED]);
    token = await obtainToken(product.origin, 'administrator');
  }, 180_000);
  afterAll(async () => {
    await product?.close();
    await haproxy?.close();
    for (const server of [north, west, east]) await server?.stop();
  });

  /** How east, west and north stand; undefined while the server is not ready. */
  const standing = async () => ((await (await product.fetch('visitor', '/health/ready')).json()) as Ready).standbys;
  const become = (wanted: Ready['standbys']) =>
    vi.waitFor(async () => expect(await standing()).toEqual(wanted), PATIENTLY);

  /** What its superuser says to a server. */
  async function at({ url }: { url: string }, sql: string) {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const pause = (server: ThrowAwayPostgres) => at(server, 'select pg_wal_replay_pause()');
  const resume = (server: ThrowAwayPostgres) => at(server, 'select pg_wal_replay_resume()');

  /** An administrator with a browser, which keeps its cookies. */
  function somebody() {
    const browser = fetchWithCookies();
    const options = { baseUrl: product.origin, token: () => Promise.resolve(token), around: () => browser };
    return createClient(options).register(contacts);
  }
  const names = async (from = somebody()) => (await from.list()).map(({ r_name }) => r_name);
  /** Whoever writes finds it with each reading that follows. */
  async function writeAndRead(r_name: string) {
    const author = somebody();
    await author.create({ r_name });
    for (let turn = 0; turn < 6; turn++) expect(await names(author)).toContain(r_name);
  }

  /** Reads often, and waits until each of the servers counts its part of those readings. */
  async function areReadFrom(servers: ThrowAwayPostgres[]) {
    const transactions = async (server: ThrowAwayPostgres) => {
      const rows = await at(
        server,
        `select xact_commit::integer as done from pg_stat_database where datname = 'postgres'`,
      );
      return Number(rows[0]!['done']);
    };
    const before = await Promise.all(servers.map(transactions));
    for (let reading = 0; reading < 200; reading++) await names();
    const more = async () => {
      const after = await Promise.all(servers.map(transactions));
      return Math.min(...after.map((count, server) => count - before[server]!));
    };
    await expect.poll(more, PATIENTLY).toBeGreaterThan(180 / servers.length);
  }

  it('are read from in turn, and the metrics tell which', async () => {
    await areReadFrom([west, north]);

    const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const lines = told.split('\n').filter((line) => line.startsWith('artesian_standby_used{'));
    expect(lines).toEqual([
      'artesian_standby_used{standby="1"} 0',
      'artesian_standby_used{standby="2"} 1',
      'artesian_standby_used{standby="3"} 1',
    ]);
    expect(await (await product.fetch('visitor', '/health/ready')).text()).not.toContain('127.0.0.1');
  });

  it('are left alone one by one: those behind, until the primary answers everything', async () => {
    await pause(west);
    await writeAndRead('West lacks it');
    await become([NOT_USED, NOT_USED, USED]);
    for (let turn = 0; turn < 4; turn++) expect(await names()).toContain('West lacks it');

    await pause(north);
    await writeAndRead('Both lack it');
    await become([NOT_USED, NOT_USED, NOT_USED]);
    expect(await names()).toContain('Both lack it');

    await Promise.all([resume(west), resume(north)]);
    await become([NOT_USED, USED, USED]);
    await vi.waitFor(async () => expect(await names()).toContain('Both lack it'), PATIENTLY);
  });

  it('are left alone when they are lost, and read from when they are back', async () => {
    await north.crash();
    for (let turn = 0; turn < 4; turn++) expect(await names()).toContain('Both lack it');
    await become([NOT_USED, USED, NOT_USED]);
    await writeAndRead('North is away');
    await west.crash();
    await become([NOT_USED, NOT_USED, NOT_USED]);
    await writeAndRead('Both are away');
    await Promise.all([north.start(), west.start()]);
    await become([NOT_USED, USED, USED]);
    await vi.waitFor(async () => expect(await names()).toContain('Both are away'), PATIENTLY);
  });

  it('go through a failover: one is promoted, HAProxy leads to it, and the other follows it', async () => {
    await east.crash();
    await become(undefined);
    expect((await product.fetch('visitor', '/api/ui-map-wells')).status).toBe(200);
    await expect(somebody().create({ r_name: 'Refused' })).rejects.toMatchObject({ status: 503 });

    await west.promote();
    await vi.waitFor(() => writeAndRead('At west'), PATIENTLY);
    await become([NOT_USED, NOT_USED, USED]);
    await areReadFrom([north]);
  });

  it('are not taken for primaries when the old one comes back as what it was', async () => {
    await east.start();
    const sql = 'select pg_is_in_recovery() as is_standby';
    for (const server of [east, west]) expect(await at(server, sql)).toEqual([{ is_standby: false }]);
    // HAProxy asks each of them every second; a new connection each time is led to the one that was led to before.
    for (let turn = 0; turn < 20; turn++) {
      await sleep(150);
      await writeAndRead(`Turn ${turn}`);
      expect(await at({ url: haproxy.urlOf('artesian') }, 'show port')).toEqual(await at(west, 'show port'));
    }
    const written = `select count(*)::integer as count from contacts where r_name like 'Turn %'`;
    expect([await at(east, written), await at(west, written)]).toEqual([[{ count: 0 }], [{ count: 20 }]]);

    await east.crash();
    await at(west, 'checkpoint');
    await east.follow(haproxy.urlOf('artesian'));
    await become([USED, NOT_USED, USED]);
    await vi.waitFor(async () => expect(await names()).toContain('Turn 19'), PATIENTLY);
  });

  it('that have what the promoted one never got are read from by nobody', async () => {
    await at(east, `alter system set primary_conninfo = ''`);
    await at(east, 'select pg_reload_conf()');
    await expect.poll(() => at(east, 'select pid from pg_stat_wal_receiver'), PATIENTLY).toEqual([]);
    await writeAndRead('North alone got it');
    const arrived = `select 1 as one from contacts where r_name = 'North alone got it'`;
    await expect.poll(() => at(north, arrived), PATIENTLY).toHaveLength(1);
    await west.crash();
    await become(undefined);

    await east.promote();
    await become([NOT_USED, NOT_USED, NOT_USED]);
    await writeAndRead('At east again');
    expect(await names()).not.toContain('North alone got it');
  });
});

interface Ready {
  standbys?: ('used' | 'not used')[];
}
