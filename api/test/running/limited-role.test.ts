import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { ensureDemonstration } from '../../src/demonstration.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { buildWell } from '../support/builders.ts';
import { serveProduct, type Product } from '../support/serve-product.ts';

// A login of its own, as the README makes it: it is a member of the role of the application and of nothing else.
const LOGIN = 'artesian_server_of_tests';
const server = inject('databaseServer');

// The embedded database has one user, who owns everything.
describe.skipIf(server === '')('a server whose connection only works with rows', () => {
  let owner: Database;
  let url: string;
  let product: Product;
  let limited: pg.Pool;

  beforeAll(async () => {
    owner = await freshDatabase();
    const name = (await owner.pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
    await owner.asOwner((client) =>
      client.query(
        `do $$ begin create role ${LOGIN} login in role artesian_app; exception when duplicate_object then null; end $$`,
      ),
    );
    url = Object.assign(new URL(server), { username: LOGIN, pathname: name }).href;
    product = await serveProduct(await openDatabase({ url, dataDir: '' }));
    limited = new pg.Pool({ connectionString: url });
  });
  afterAll(async () => {
    await limited.end();
    await product.close();
    await owner.close();
  });

  it('starts on a database that the owner has migrated, and does its work', async () => {
    const staff = await product.as('administrator');
    const well = await buildWell(staff, { well_name: 'Limited' });
    expect(well.created_by).toBe('demo|administrator');
    expect((await product.fetch('administrator', `/api/history/list-wells/${well.well_ndx}`)).status).toBe(200);
  });

  it('does jobs, too', async () => {
    const publish = await product.fetch('administrator', '/api/publish-data/publish-water-levels', { method: 'POST' });
    expect(publish.status).toBe(204);
    const states = async () => (await limited.query('select distinct state from pgboss.job')).rows;
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'completed' }]);
  });

  it('does not start on one that the owner has not brought to its version, and says what to do', async () => {
    await ensureMigrated(product.database);
    await owner.asOwner((client) => client.query(`update migrations set hash = 'older' where name = 'the views'`));
    await expect(ensureMigrated(product.database)).rejects.toThrow(/Run npm run migrate with DATABASE_OWNER_URL/);
    await expect(product.database.asOwner(() => Promise.resolve())).rejects.toThrow(/Set DATABASE_OWNER_URL/);
  });

  it('serves a demonstration that the owner has loaded, and says how to load one that is not there', async () => {
    await ensureDemonstration(product.database, readConfig({}, {}));
    const empty = await freshDatabase();
    const { name } = (await empty.pool.query<{ name: string }>('select current_database() as name')).rows[0]!;
    const rowsOnly = await openDatabase({ url: Object.assign(new URL(url), { pathname: name }).href, dataDir: '' });
    await expect(ensureDemonstration(rowsOnly, readConfig({}, {}))).rejects.toThrow(
      /Run npm run demo with DATABASE_OWNER_URL first/,
    );
    await rowsOnly.close();
    await empty.close();
  });

  it.each([
    ['reads of the passwords of PostgreSQL', 'select rolpassword from pg_authid'],
    ['reads of its shadow table', 'select * from pg_shadow'],
    ['reads of files of the machine', `select pg_read_file('/etc/passwd')`],
    ['looks into folders of the machine', `select pg_ls_dir('.')`],
    ['programs of the machine', `copy wells to program 'cat'`],
    ['files from a table', `copy wells to '/tmp/wells'`],
    ['the owner of the tables', 'set role artesian'],
    ['the session of another', 'set session authorization artesian'],
    ['a role', 'create role intruder login superuser'],
    ['a higher role', `alter role ${LOGIN} superuser`],
    ['membership of the owner', `grant artesian to ${LOGIN}`],
    ['a table', 'create table public.mine (id integer)'],
    ['a schema', 'create schema mine'],
    ['another way to say where the district is', 'alter function set_district_time_zone security invoker'],
    [
      'a time zone by hand',
      `create or replace function public.district_time_zone() returns text language sql stable return 'UTC'`,
    ],
    ['a function', 'create function public.mine() returns integer language sql return 1'],
    ['another view of the API', 'create or replace view api.list_permits as select 1'],
    ['the end of the API', 'drop schema api cascade'],
    ['the end of a table', 'drop table wells'],
    ['a table emptied', 'truncate contacts cascade'],
    ['a column', 'alter table wells add column mine text'],
    ['a trigger switched off', 'alter table wells disable trigger all'],
    ['a trigger taken away', 'drop trigger keep_history on wells'],
    ['triggers passed by', 'set session_replication_role = replica'],
    [
      'an invented history',
      `insert into history.changes (who, table_name, record_key, operation) values ('x', 'wells', '1', 'update')`,
    ],
    ['a changed history', `update history.changes set who = 'x'`],
    ['a shortened history', 'delete from history.changes'],
    ['a history emptied', 'truncate history.changes'],
    ['an extension', 'create extension dblink'],
    ['settings of the server', 'alter system set fsync = off'],
    ['a database', 'create database mine'],
    ['another version of the tables of jobs', 'insert into pgboss.version (version) values (25)'],
    ['a table of jobs', 'create table pgboss.mine (id integer)'],
    ['another version of the product', `insert into migrations (name, hash) values ('9999', '')`],
  ])('is refused %s', async (_what, statement) => {
    await expect(limited.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|2BP01|0L000)$/),
    });
  });

  it('gains nothing by resetting its role', async () => {
    const client = await product.database.pool.connect();
    try {
      await client.query('reset role');
      await expect(client.query('drop table wells')).rejects.toMatchObject({ code: '42501' });
      await expect(client.query('delete from history.changes')).rejects.toMatchObject({ code: '42501' });
    } finally {
      client.release(true);
    }
  });
});
