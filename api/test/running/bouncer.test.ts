import { contacts } from '@artesian/contract/people/contacts';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { takePortions } from '../../src/query/take-portions.ts';
import { buildWell } from '../support/builders.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';
import { hasBouncer, keepsStatements, startBouncer, type Bouncer } from '../support/start-bouncer.ts';

const LOGIN = 'artesian_pooled_of_tests';
const CONNECTIONS = 2;
const TIME_ZONE = 'America/Chicago';
const server = inject('databaseServer');

/** Whether statements are prepared under names. */
const kinds = [false, ...(keepsStatements ? [true] : [])].map((prepared) => ({ prepared }));

describe.skipIf(server === '' || !hasBouncer).each(kinds)(
  'behind PgBouncer, which lends two connections by transaction, prepared: $prepared',
  ({ prepared }) => {
    let owner: Database;
    let name: string;
    let bouncer: Bouncer;
    let product: Product;

    beforeAll(async () => {
      owner = await freshDatabase();
      name = (await owner.pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
      await owner.asOwner((client) =>
        client.query(
          `do $$ begin create role ${LOGIN} login in role artesian_app; exception when duplicate_object then null; end $$;
         alter database ${name} set timezone = 'Asia/Tokyo'`,
        ),
      );
      bouncer = await startBouncer(
        { '*': server },
        {
          connections: CONNECTIONS,
          logins: [LOGIN],
          begin: 'select begin_session()',
        },
      );
      product = await serveProduct(await open(bouncer), { DISTRICT_TIME_ZONE: TIME_ZONE });
    });
    afterAll(async () => {
      await product.close();
      await bouncer.close();
      await owner.close();
    });

    const open = (through: Bouncer) =>
      openDatabase({ url: through.urlOf(name, LOGIN), dataDir: '', pooled: true, prepared });

    /** How many statements of the product sleep; only an owner sees what others ask. */
    const sleeping = async () => {
      const { rows } = await owner.asOwner((client) =>
        client.query<{ count: number }>(
          `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep'`,
        ),
      );
      return rows[0]!.count;
    };

    it('lists, saves, and writes the history of each save with its author', async () => {
      const authors = ['administrator', 'developer'] as const;
      const saves = Array.from({ length: 40 }, async (_, index) => {
        const author = authors[index % 2]!;
        const staff = await product.as(author);
        return { author, contact: await staff.register(contacts).create({ r_name: `By ${author}` }) };
      });
      for (const { author, contact } of await Promise.all(saves)) {
        const { rows } = await owner.pool.query<{ who: string; request_id: string | null }>(
          `select who, request_id from history.changes where table_name = 'contacts' and record_key = $1`,
          [String(contact.rolo_ndx)],
        );
        expect(rows).toEqual([{ who: `demo|${author}`, request_id: expect.any(String) }]);
      }
      const listed = await product.fetch('administrator', '/api/list-rolodex');
      expect(((await listed.json()) as unknown[]).length).toBeGreaterThanOrEqual(40);
      expect((await product.fetch('visitor', '/api/ui-map-wells')).status).toBe(200);
    });

    it('works as the role of the application, by the time zone of the district, whichever connection is lent', async () => {
      const look = () =>
        product.database.pool.query(
          `select current_user as role, current_setting('search_path') as path, current_setting('timezone') as clock,
                district_time_zone() as zone, current_setting('statement_timeout') as longest,
                pg_sleep(0.05) is null as is_slow`,
        );
      const looks = await Promise.all(Array.from({ length: 30 }, look));
      expect(new Set(looks.map(({ rows }) => JSON.stringify(rows)))).toEqual(
        new Set([
          JSON.stringify([
            {
              role: 'artesian_app',
              path: 'public, api',
              clock: 'UTC',
              zone: TIME_ZONE,
              longest: '30s',
              is_slow: false,
            },
          ]),
        ]),
      );
      const { rows } = await owner.pool.query('select count(*) from pg_stat_activity where usename = $1', [LOGIN]);
      expect(Number(rows[0].count)).toBeLessThanOrEqual(CONNECTIONS);
      expect(product.database.pool.totalCount).toBeGreaterThan(CONNECTIONS);
    });

    it('has statements prepared where that was set, and nowhere else', async () => {
      const look = () =>
        product.database.pool.query('select count(*)::integer as count, pg_sleep(0.05) from pg_prepared_statements');
      const looks = await Promise.all(Array.from({ length: CONNECTIONS }, look));
      expect(looks.some(({ rows }) => rows[0].count > 0)).toBe(prepared);
    });

    it('has a time zone that is changed on every connection at once', async () => {
      const developer = await product.as('developer');
      const zones = async () => {
        const look = () =>
          product.database.pool.query<{ zone: string }>({
            ...product.database.named('zone'),
            text: 'select district_time_zone() as zone, pg_sleep(0.05)',
          });
        const looks = await Promise.all(Array.from({ length: 10 }, look));
        return new Set(looks.map(({ rows }) => rows[0]!.zone));
      };
      const move = (value: string | null) =>
        developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_TIME_ZONE' }, body: { value } });
      expect(await zones()).toEqual(new Set([TIME_ZONE]));
      await move('America/New_York');
      expect(await zones()).toEqual(new Set(['America/New_York']));
      await move(null);
      expect(await zones()).toEqual(new Set([TIME_ZONE]));
      await product.fetch('administrator', '/api/publish-data/publish-water-levels', { method: 'POST' });
    });

    it('leaves nothing of one transaction to the next that is lent its connection', async () => {
      const { rows } = await product.database.pool.query(
        `select coalesce(current_setting('app.user', true), '') as author, coalesce(current_setting('app.note', true), '') as note`,
      );
      expect(rows).toEqual([{ author: '', note: '' }]);
    });

    it('does a job once', async () => {
      await owner.asOwner((client) => client.query('delete from pgboss.job'));
      const publish = await product.fetch('administrator', '/api/publish-data/publish-water-levels', {
        method: 'POST',
      });
      expect(publish.status).toBe(204);
      const { rows } = await owner.asOwner((client) =>
        client.query(
          `select state, count(*)::integer from pgboss.job where name = 'publish-water-levels' group by state`,
        ),
      );
      expect(rows).toEqual([{ state: 'completed', count: 1 }]);
    });

    it('counts and downloads', async () => {
      await buildWell(await product.as('administrator'), { well_name: 'Pooled' });
      const ask = (path: string) =>
        product.fetch('administrator', `/api/query-and-download/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
      expect(await (await ask('count-data/q-d-data-wells')).json()).toEqual({ count: 1 });
      expect(await (await ask('fetch-data-csv/q-d-data-wells')).text()).toContain('Pooled');
    });

    it.each([
      ['behind the pooler', () => product.database],
      ['over a connection of its own', () => owner],
    ])('a query that nobody waits for ends, %s', async (_where, databaseOf) => {
      const gone = new AbortController();
      const query = { text: 'select pg_sleep(20)', values: [] };
      const taken = takePortions(databaseOf(), query, gone.signal).next();
      taken.catch(() => undefined);
      await expect.poll(sleeping, { timeout: 5000 }).toBe(1);
      gone.abort(new Error('Gone.'));
      // Long before it would have slept enough.
      await expect.poll(sleeping, { timeout: 5000 }).toBe(0);
      await expect(taken).rejects.toThrow(/canceling statement/);
    });

    it('leaves the tables to their owner, over a connection of its own', async () => {
      await ensureMigrated(product.database);
      await expect(product.database.asOwner(() => Promise.resolve())).rejects.toThrow(/Set DATABASE_OWNER_URL/);
    });

    it('goes on with a pooler that was told of the time zone, as earlier versions needed it', async () => {
      const earlier = await startBouncer(
        { '*': server },
        { connections: CONNECTIONS, logins: [LOGIN], begin: `select begin_session('Asia/Tokyo')` },
      );
      const database = await open(earlier);
      try {
        const { rows } = await database.pool.query('select district_time_zone() as zone, current_user as role');
        expect(rows).toEqual([{ zone: TIME_ZONE, role: 'artesian_app' }]);
      } finally {
        await database.close();
        await earlier.close();
      }
    });

    it('does not start where the pooler does not begin its sessions, and says what to do', async () => {
      const careless = await startBouncer({ '*': server }, { connections: CONNECTIONS, logins: [LOGIN] });
      try {
        await expect(open(careless)).rejects.toThrow(`connect_query='select begin_session()'`);
      } finally {
        await careless.close();
      }
    });
  },
);
