import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastFailures } from '../../src/jobs/last-failures.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startProduct, type Product } from '../support/product.ts';
import { serveProduct } from '../support/serve-product.ts';
import type { Database } from '../../src/platform/database/open-database.ts';

const owning = (database: Database, statements: string) => database.asOwner((client) => client.query(statements));

/** Puts other work in the place of publishing; a sequence counts how often it is begun, whatever is rolled back. */
const publishBy = (database: Database, work: string) =>
  owning(
    database,
    `drop sequence if exists public.begun;
     create sequence public.begun;
     grant usage, select on public.begun to artesian_app;
     create or replace function api.publish_water_levels() returns void language plpgsql as $$
     declare
       try bigint := nextval('public.begun');
     begin
       ${work}
     end $$`,
  );
async function timesBegun({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ times: number }>(
    'select case when is_called then last_value else 0 end as times from public.begun',
  );
  return rows[0]!.times;
}
async function ends({ pool }: Database, job: string): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1 order by created_on',
    [job],
  );
  return rows.map(({ state }) => state);
}

describe('a call whose work is a job', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterEach(() => product.database.pool.query('delete from pgboss.job'));
  afterAll(() => product.close());

  async function publish() {
    const response = await product.fetch('administrator', '/api/publish-data/publish-water-levels', { method: 'POST' });
    return { status: response.status, text: await response.text() };
  }

  it('answers when the job is done', async () => {
    await publishBy(product.database, `perform pg_sleep(0.2);`);
    expect(await publish()).toEqual({ status: 204, text: '' });
    // That it ended is written after the call is answered.
    await expect.poll(() => ends(product.database, 'publish-water-levels')).toEqual(['completed']);
    expect(await timesBegun(product.database)).toBe(1);
  });

  it('answers so too when the job works only when it is tried again', async () => {
    await publishBy(product.database, `if try = 1 then raise exception 'the disk is busy'; end if;`);
    expect((await publish()).status).toBe(204);
    expect(await timesBegun(product.database)).toBe(2);
    expect(await lastFailures(product.database.pool)).toEqual([]);
  });

  it('says in words that the job failed, and what failed last can be asked', async () => {
    await publishBy(product.database, `raise exception 'no room for %', try;`);
    const { status, text } = await publish();
    expect([status, JSON.parse(text)]).toEqual([
      500,
      expect.objectContaining({
        code: 'job-failed',
        detail: 'The water levels were not published. Graphs show the earlier data. Try again later.',
      }),
    ]);
    expect(await timesBegun(product.database)).toBe(2);
    expect(await lastFailures(product.database.pool)).toEqual([
      {
        job: 'publish-water-levels',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        failure: 'The water levels were not published. Graphs show the earlier data. Try again later.',
        reason: 'no room for 2',
      },
    ]);
  });

  it('is made by many at once, and all are answered when their work is done', async () => {
    await publishBy(product.database, `perform pg_sleep(0.2);`);
    const answers = await Promise.all(Array.from({ length: 10 }, publish));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(await timesBegun(product.database)).toBeGreaterThan(0);
    const all = async () => new Set(await ends(product.database, 'publish-water-levels'));
    await expect.poll(all, { timeout: 50_000 }).toEqual(new Set(['completed']));
  });

  it('does not wait for a long job longer than a call may take, and the job goes on', async () => {
    await publishBy(product.database, `perform pg_sleep(8);`);
    expect((await publish()).status).toBe(204);
    await expect.poll(() => ends(product.database, 'publish-water-levels'), { timeout: 50_000 }).toEqual(['completed']);
  });
});

describe('a server that stops', () => {
  it('ends the job that it is doing', async () => {
    const product = await startProduct();
    await publishBy(product.database, `perform pg_sleep(1);`);
    const call = product.fetch('administrator', '/api/publish-data/publish-water-levels').catch(() => undefined);
    await expect.poll(() => ends(product.database, 'publish-water-levels'), { timeout: 20_000 }).toHaveLength(1);
    await product.app.close();
    await call;
    await expect.poll(() => ends(product.database, 'publish-water-levels'), { timeout: 20_000 }).toEqual(['completed']);
    await product.close();
  });
});

describe('at night', () => {
  // Three quarters of an hour beside every other clock.
  const zone = 'Asia/Kathmandu';
  const now = () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format();

  it('by the clock of the district, several servers do the work of the night once', async () => {
    // Before the last quarter of a minute, so that all of them start in it.
    while (new Date().getSeconds() > 44) await sleep(500);
    const database = await freshDatabase();
    const settings = { DISTRICT_TIME_ZONE: zone, NIGHTLY_AT: now() };
    const first = await serveProduct(database, settings);
    const second = await serveProduct({ ...database, close: async () => undefined }, settings);
    await expect.poll(() => ends(database, 'publish-water-levels'), { timeout: 50_000 }).toEqual(['completed']);
    await expect.poll(() => ends(database, 'keep-house'), { timeout: 20_000 }).toEqual(['completed']);
    await expect.poll(() => ends(database, 'rebuild-map-wells'), { timeout: 20_000 }).toEqual(['completed']);
    await second.close();
    await first.close();
  });

  it('all begins at three, in the district, unless the settings say otherwise, and nothing at the times of earlier versions', async () => {
    const database = await freshDatabase();
    await database.pool.query("select pgboss.create_queue('rebuild-map-wells', '{}')");
    await database.pool.query("insert into pgboss.schedule (name, cron) values ('rebuild-map-wells', '0 4 * * *')");
    const product = await serveProduct(database, { DISTRICT_TIME_ZONE: zone });
    const planned = async () => (await database.pool.query('select name, cron, timezone from pgboss.schedule')).rows;
    await expect.poll(planned, { timeout: 20_000 }).toEqual([{ name: 'night', cron: '0 3 * * *', timezone: zone }]);
    await product.close();
  });

  it('of another district nothing is done', async () => {
    const database = await freshDatabase();
    const product = await serveProduct(database, { DISTRICT_TIME_ZONE: 'America/Chicago', NIGHTLY_AT: now() });
    // Looking at the clock is the last thing that a server does when it starts.
    await expect
      .poll(async () => (await database.pool.query('select from pgboss.version where cron_on is not null')).rowCount, {
        timeout: 20_000,
      })
      .toBe(1);
    await sleep(1000);
    expect(await ends(database, '__pgboss__send-it')).toEqual([]);
    await product.close();
  });
});

it('the tables of the jobs are those that pg-boss plans', async () => {
  const database = await freshDatabase();
  await owning(database, PgBoss.getConstructionPlans('planned'));
  const columnsOf = async (schema: string) => {
    const { rows } = await database.pool.query(
      `select relname, attname, format_type(atttypid, atttypmod) as type, attnotnull,
         pg_get_expr(adbin, adrelid) as value
       from pg_class join pg_attribute on attrelid = pg_class.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where relnamespace = $1::regnamespace and relkind in ('r', 'p') and attnum > 0
       order by relname, attnum`,
      [schema],
    );
    return JSON.stringify(rows).replaceAll(schema, '…');
  };
  expect(await columnsOf('pgboss')).toBe(await columnsOf('planned'));
  const versionOf = async (schema: string) =>
    (await database.asOwner((client) => client.query(`select version from ${schema}.version`))).rows;
  expect(await versionOf('pgboss')).toEqual(await versionOf('planned'));
  await database.close();
});
