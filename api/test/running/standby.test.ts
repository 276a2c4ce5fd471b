import { contacts } from '@artesian/contract/people/contacts';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { createClient } from '@artesian/contract/language/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startPostgres, startStandby, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.mjs';
import { prepareDemonstration } from '../../src/demonstration.ts';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { serveProduct, type Caller, type Product } from '../support/serve-product.ts';
import { fetchWithCookies } from '../support/fetch-with-cookies.ts';
import { callEverything, lineOf, type Answered } from '../spec-calls/call-everything.ts';
import { hasSpecification } from '../spec-calls/specification.ts';

const A_MINUTE = 60_000;
/** As of somebody who must be answered by the primary. */
const BY_PRIMARY = { cookie: 'artesian-written=all' };

describe.skipIf(inject('databaseServer') === '')('with a standby that calls read from', () => {
  let primary: ThrowAwayPostgres;
  let standby: ThrowAwayPostgres;
  let product: Product;

  beforeAll(async () => {
    primary = await startPostgres();
    const database = await openDatabase({ url: primary.url, dataDir: '' });
    await ensureMigrated(database);
    await prepareDemonstration(database);
    standby = await startStandby(primary.url);
    product = await serveProduct(database, { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url });
    await becomes('used');
  }, 120_000);
  afterAll(async () => {
    await product.close();
    await standby.stop();
    await primary.stop();
  });

  const standing = async () =>
    ((await (await product.fetch('visitor', '/health/ready')).json()) as Ready).standbys?.[0];
  const becomes = (wanted: Standing | undefined) =>
    vi.waitFor(async () => expect(await standing()).toBe(wanted), { timeout: 40_000, interval: 100 });

  /** What its superuser tells the standby; its replay stands still between two of these. */
  const atStandby = async (sql: string) => {
    const client = new pg.Client(standby.url);
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const pause = () => atStandby('select pg_wal_replay_pause()');
  const resume = () => atStandby('select pg_wal_replay_resume()');

  /** An administrator with a browser, which keeps its cookies. */
  async function somebody() {
    const token = await obtainToken(product.origin, 'administrator');
    const browser = fetchWithCookies();
    return createClient({
      baseUrl: product.origin,
      token: () => Promise.resolve(token),
      around: () => browser,
    }).register(contacts);
  }
  type Contacts = Awaited<ReturnType<typeof somebody>>;
  const names = async (from: Contacts) => (await from.list()).map(({ r_name }) => r_name);

  it('whoever wrote reads what was written, and whoever has not, what the standby has', async () => {
    const [author, reader] = [await somebody(), await somebody()];
    await pause();
    const { rolo_ndx, version } = await author.create({ r_name: 'Written just now' });
    expect(await names(author)).toContain('Written just now');
    expect(await names(reader)).not.toContain('Written just now');
    // What one has made is not given to the other.
    expect(await names(author)).toContain('Written just now');
    expect((await author.get(rolo_ndx)).version).toBe(version);

    await expect(author.update(rolo_ndx, { r_name: 'Too late' }, version + 1)).rejects.toMatchObject({ status: 412 });
    expect(await names(reader)).not.toContain('Written just now');
    await resume();
    await expect.poll(() => names(reader)).toContain('Written just now');
  });

  it('goes by another time zone as soon as it has it, in sessions that are open and by plans that are kept', async () => {
    const developer = await product.as('developer');
    const move = (value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_TIME_ZONE' }, body: { value } });
    const open = new pg.Client(standby.url);
    await open.connect();
    try {
      const zone = async () =>
        (await open.query<{ zone: string }>({ name: 'zone', text: 'select district_time_zone() as zone' })).rows[0]!
          .zone;
      expect(await zone()).toBe('America/Denver');
      await move('Pacific/Honolulu');
      await expect.poll(zone).toBe('Pacific/Honolulu');
      await move(null);
      await expect.poll(zone).toBe('America/Denver');
    } finally {
      await open.end();
    }
  });

  it('what the standby does not have yet is asked of the primary', async () => {
    const [author, reader] = [await somebody(), await somebody()];
    await pause();
    const { rolo_ndx } = await author.create({ r_name: 'Told of by telephone' });
    expect((await reader.get(rolo_ndx)).r_name).toBe('Told of by telephone');
    await resume();
  });

  it('never shows less than was just written, many times over', async () => {
    const author = await somebody();
    for (let turn = 0; turn < 30; turn++) {
      await author.create({ r_name: `Turn ${turn}` });
      expect(await names(author)).toContain(`Turn ${turn}`);
    }
  });

  it.skipIf(!hasSpecification)(
    'every reading call of the specification answers everybody there what it answers at the primary',
    async () => {
      const [different, wrong]: [string[], string[]] = [[], []];
      const twice = async (caller: Caller, path: string, init: RequestInit) => {
        const headers = { ...(init.headers as Record<string, string>), 'x-request-id': 'asked-at-both' };
        const response = await product.fetch(caller, path, { ...init, headers });
        const other = await product.fetch(caller, path, { ...init, headers: { ...headers, ...BY_PRIMARY } });
        if ((await response.clone().text()) !== (await other.text())) different.push(`${caller} ${path}`);
        return response;
      };
      const note = (answered: Answered) => {
        if (answered.wrong.length > 0) wrong.push(lineOf(answered));
      };
      const { calls: before } = await readStatements();
      await callEverything({ database: product.database, fetch: twice }, note);
      expect(wrong).toEqual([]);
      expect(different).toEqual([]);
      expect((await readStatements()).calls).toBeGreaterThan(before + 100);
    },
    180_000,
  );

  /** Transactions that the standby has answered. */
  async function readStatements() {
    const rows = await atStandby(
      'select (xact_commit + xact_rollback)::text as calls from pg_stat_database where datname = current_database()',
    );
    return { calls: Number(rows[0]!['calls']) };
  }

  it(
    'one that falls behind is left alone until it has caught up',
    async () => {
      const [author, reader] = [await somebody(), await somebody()];
      await pause();
      await author.create({ r_name: 'Long ago' });
      expect(await names(reader)).not.toContain('Long ago');
      await becomes('not used');
      expect(await names(reader)).toContain('Long ago');
      await resume();
      await becomes('used');
      expect(await names(reader)).toContain('Long ago');
    },
    A_MINUTE,
  );

  it(
    'one that is promoted goes ways of its own and is not asked; one that goes away neither; a new one is',
    async () => {
      const [author, reader] = [await somebody(), await somebody()];
      await standby.promote();
      await becomes('not used');
      await author.create({ r_name: 'At the primary' });
      expect(await names(reader)).toContain('At the primary');

      const { port } = new URL(standby.url);
      await standby.stop();
      expect(await names(reader)).toContain('At the primary');
      expect(await standing()).toBe('not used');

      standby = await startStandby(primary.url, Number(port));
      await becomes('used');
      expect(await names(reader)).toContain('At the primary');
    },
    A_MINUTE,
  );

  it('a server begins without its standby, and answers', async () => {
    const alone = await serveProduct(await openDatabase({ url: primary.url, dataDir: '' }), {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: 'postgres://artesian@127.0.0.1:9/postgres',
    });
    try {
      expect((await alone.fetch('visitor', '/api/ui-map-wells')).status).toBe(200);
      expect(await (await alone.fetch('visitor', '/health/ready')).json()).toMatchObject({ standbys: ['not used'] });
    } finally {
      await alone.close();
    }
  });
});

type Standing = 'used' | 'not used';

interface Ready {
  standbys?: Standing[];
}
