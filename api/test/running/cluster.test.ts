import { createClient, type Client } from '@artesian/contract/language/client';
import { contacts } from '@artesian/contract/people/contacts';
import { attachToWell } from '@artesian/contract/wells/attachments';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startPostgres, startStandby, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.mjs';
import { prepareDemonstration } from '../../src/demonstration.ts';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { buildWell } from '../support/builders.ts';
import { takePhoto } from '../support/photo.ts';
import { serveBucket } from '../support/serve-bucket.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';
import { hasBouncer, startBouncer, type Bouncer } from '../support/start-bouncer.ts';
import { fetchWithCookies } from '../support/fetch-with-cookies.ts';

const LOGIN = 'artesian_server';
const TIME_ZONE = 'America/Chicago';
/** What a visitor may ask of a map, of open data and of one well; none of it is asked before the primary is away. */
const ASKED_BY_VISITORS = [
  '/api/ui-map-wells',
  '/api/public-map/layers',
  '/api/public-map/sources',
  '/api/public-map/filters',
  '/api/settings',
  '/ogc/collections',
  '/ogc/collections/wells/items?limit=3',
];
const PATIENTLY = { timeout: 60_000, interval: 100 };

/**
 * Two servers on one bucket. Both reach the primary and its standby through PgBouncer, which lends by transaction, and never
 * learn where these are: the tests follow one another, from a cluster that is well to one of which the old primary is the standby.
 */
describe.skipIf(inject('databaseServer') === '' || !hasBouncer)('a cluster', { timeout: 120_000 }, () => {
  let east: ThrowAwayPostgres;
  let west: ThrowAwayPostgres;
  let bouncer: Bouncer;
  let bucket: Awaited<ReturnType<typeof serveBucket>>;
  let servers: Product[];
  let token: string;

  const leading = (primary: ThrowAwayPostgres, standby: ThrowAwayPostgres) => ({
    artesian: primary.url,
    artesian_read: standby.url,
  });

  beforeAll(async () => {
    [east, bucket] = await Promise.all([startPostgres(), serveBucket()]);
    const owner = await openDatabase({ url: east.url, dataDir: '' });
    await ensureMigrated(owner, { timeZone: TIME_ZONE });
    await prepareDemonstration(owner);
    await owner.close();
    await at(east, `create role ${LOGIN} login in role artesian_app`);
    west = await startStandby(east.url);
    bouncer = await startBouncer(leading(east, west), {
      connections: 4,
      logins: [LOGIN],
      begin: 'select begin_session()',
    });
    // Before the last quarter of a minute, so that both start in it.
    while (new Date().getSeconds() > 44) await sleep(500);
    const settings = {
      ...bucket.settings,
      DATABASE_URL: bouncer.urlOf('artesian', LOGIN),
      DATABASE_READ_URL: bouncer.urlOf('artesian_read', LOGIN),
      DATABASE_POOLED: 'true',
      DISTRICT_TIME_ZONE: TIME_ZONE,
      NIGHTLY_AT: new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'short' }).format(),
      ANSWER_SECONDS: '8',
    };
    const open = () => openDatabase({ url: settings.DATABASE_URL, dataDir: '', pooled: true });
    const first = await serveProduct(await open(), settings);
    // A proxy before both gives them one address.
    servers = [first, await serveProduct(await open(), { ...settings, ORIGIN: first.origin })];
    token = await obtainToken(first.origin, 'administrator');
    await become('used');
  }, 180_000);
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await bouncer?.close();
    for (const server of [west, east]) await server?.stop();
    await bucket?.close();
  });

  const standing = (server: Product) =>
    server.fetch('visitor', '/health/ready').then(async (answer) => ((await answer.json()) as Ready).standbys?.[0]);
  /** Undefined while they are not ready. */
  const become = (wanted: Standing | undefined) =>
    vi.waitFor(async () => expect(await Promise.all(servers.map(standing))).toEqual([wanted, wanted]), PATIENTLY);

  /** What its superuser says to a server. */
  async function at(server: ThrowAwayPostgres, sql: string) {
    const client = new pg.Client(server.url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** An administrator whose browser keeps its cookies, and is led to either server. */
  function somebody(): [Client, Client] {
    const browser = fetchWithCookies();
    const clientOf = ({ origin }: Product) =>
      createClient({ baseUrl: origin, token: () => Promise.resolve(token), around: () => browser });
    return [clientOf(servers[0]!), clientOf(servers[1]!)];
  }
  const write = (to: Client, r_name: string, key?: string) => to.register(contacts).create({ r_name }, key);
  const names = async (from: Client) => (await from.register(contacts).list()).map(({ r_name }) => r_name);
  const ends = (server: ThrowAwayPostgres, job: string) =>
    at(server, `select state, retry_count from pgboss.job where name = '${job}'`);
  const ONCE = [{ state: 'completed', retry_count: 0 }];

  it('does the work of the night once', async () => {
    for (const job of ['publish-water-levels', 'rebuild-map-wells'])
      await expect.poll(() => ends(east, job), PATIENTLY).toEqual(ONCE);
  });

  it('shows everybody what they have written, whichever server they are led to', async () => {
    const author = somebody();
    for (let turn = 0; turn < 20; turn++) {
      await write(author[turn % 2]!, `Turn ${turn}`);
      expect(await names(author[(turn + 1) % 2]!)).toContain(`Turn ${turn}`);
    }
  });

  it('has a photo at one server that the other received, and tiles at both', async () => {
    const author = somebody();
    const taken = await takePhoto();
    const { well_ndx } = await buildWell(author[0], { well_name: 'With a photo' });
    const file = new File([taken], 'Well head.jpg', { type: 'image/jpeg' });
    await author[0].upload(attachToWell, { fields: { well_ndx, tags: '[7]' }, file });
    const [attachment] = await author[1].view(wellAttachments, { params: { well_ndx } });
    const original = await fetch(`${servers[1]!.origin}/api/originals/${attachment!.system_filename}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await original.arrayBuffer()).equals(taken)).toBe(true);
    for (const server of servers)
      expect((await server.fetch('visitor', '/api/public-map/tiles/0/0/0')).status).toBe(200);
  });

  it('answers while its standby lags: readers what that has, writers what they wrote; then all from the primary', async () => {
    const [author, reader] = [somebody(), somebody()];
    await at(west, 'select pg_wal_replay_pause()');
    await write(author[0], 'While it lags');
    expect(await names(author[1])).toContain('While it lags');
    expect(await names(reader[1])).not.toContain('While it lags');
    await become('not used');
    expect(await names(reader[1])).toContain('While it lags');
    await at(west, 'select pg_wal_replay_resume()');
    await become('used');
  });

  describe('whose primary is lost with what the standby never got', () => {
    const key = crypto.randomUUID();
    const sendAgain = () => write(somebody()[0], 'Sent again', key);

    it('answers visitors from the standby, and says to others that it cannot', async () => {
      await at(west, `alter system set primary_conninfo = ''`);
      await at(west, 'select pg_reload_conf()');
      await expect.poll(() => at(west, 'select pid from pg_stat_wal_receiver'), PATIENTLY).toEqual([]);
      const author = somebody();
      await write(author[0], 'Never arrived');
      await write(author[0], 'Nor this');
      expect(await names(author[0])).toContain('Nor this');
      // Servers have seen by then what the standby lacks, yet not for so long that they leave it alone.
      await sleep(3000);
      await east.crash();
      // Longer than a standby may be behind.
      for (const until = Date.now() + 15_000; Date.now() < until; await sleep(1000)) await expectPublicAnswers();
      await expect(sendAgain()).rejects.toMatchObject({ status: 503 });
      const said = await fetch(`${servers[1]!.origin}${contacts.calls.create!.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ r_name: 'Refused' }),
      });
      expect([said.status, said.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await said.text()).toContain('Your entries are kept');
    });

    async function expectPublicAnswers() {
      const [{ well_ndx } = { well_ndx: 0 }] = await at(west, 'select max(well_ndx) as well_ndx from api.ui_map_wells');
      for (const server of servers) {
        for (const path of [...ASKED_BY_VISITORS, `/api/ui-map-wells/${String(well_ndx)}`]) {
          const answer = await server.fetch('visitor', path);
          // Not what a server had in memory, which would say how old it is.
          expect({ path, status: answer.status, asOf: answer.headers.get('x-as-of') }).toEqual({
            path,
            status: 200,
            asOf: null,
          });
        }
      }
    }

    it('works again when the standby is promoted and PgBouncer leads there, with no server started again', async () => {
      await at(west, `alter system reset primary_conninfo`);
      await west.promote();
      bouncer.lead(leading(west, west));
      await become('not used');
      await sendAgain();
      await sendAgain();
      // As many changes as were lost: a list that counts them is that of the lost primary.
      await write(somebody()[1], 'After the promotion');
      for (const reader of somebody()) {
        const found = await names(reader);
        expect(found.filter((name) => name === 'Sent again')).toHaveLength(1);
        expect(found).toContain('After the promotion');
        expect(found).not.toContain('Never arrived');
      }
      const publish = () =>
        fetch(`${servers[1]!.origin}/api/publish-data/publish-water-levels`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        });
      await expect.poll(async () => (await publish()).status, PATIENTLY).toBe(204);
      await expect.poll(() => ends(west, 'publish-water-levels'), PATIENTLY).toEqual([...ONCE, ...ONCE]);
    });

    it('has the old primary back as the standby of the new', async () => {
      await at(west, 'checkpoint');
      await east.follow(west.url);
      bouncer.lead(leading(west, east));
      await become('used');
      const [author, reader] = [somebody(), somebody()];
      expect(await names(reader[0])).not.toContain('Never arrived');
      await at(east, 'select pg_wal_replay_pause()');
      await write(author[0], 'At the new primary');
      expect(await names(author[1])).toContain('At the new primary');
      expect(await names(reader[1])).not.toContain('At the new primary');
      await at(east, 'select pg_wal_replay_resume()');
      await expect.poll(() => names(reader[1]), PATIENTLY).toContain('At the new primary');
    });

    it('takes a standby at the address of the primary for none, until a primary is there again', async () => {
      bouncer.lead(leading(east, east));
      await become(undefined);
      await expect(write(somebody()[0], 'To a standby')).rejects.toMatchObject({ status: 503 });
      await expectPublicAnswers();
      bouncer.lead(leading(west, east));
      await become('used');
      await write(somebody()[0], 'To the primary');
    });
  });
});

type Standing = 'used' | 'not used';

interface Ready {
  standbys?: Standing[];
}
