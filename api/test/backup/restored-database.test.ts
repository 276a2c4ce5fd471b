import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { postgresProgram } from '../../src/backup/postgres-program.ts';
import { ensureMigrated, migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { buildWell } from '../support/builders.ts';
import { emptyDatabase, freshDatabase } from '../support/fresh-database.ts';
import { serveProduct } from '../support/serve-product.ts';

const server = inject('databaseServer');
const run = promisify(execFile);
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** All that the application may do, as PostgreSQL itself says it. */
const rightsOf = async (database: Database) =>
  (
    await database.pool.query<{ right: string }>(
      `select format('%s %s.%s', privilege_type, relnamespace::regnamespace, relname) as right
       from pg_class, aclexplode(relacl) where grantee = 'artesian_app'::regrole
       union all
       select format('%s %s', privilege_type, nspname) from pg_namespace, aclexplode(nspacl)
       where grantee = 'artesian_app'::regrole
       union all
       select format('%s %s by %s', privilege_type, proname, case grantee when 0 then 'everybody' else grantee::regrole::text end)
       from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
       where proname = 'set_district_time_zone' and grantee <> proowner
       order by 1`,
    )
  ).rows.map(({ right }) => right);

// The embedded database has one user, who owns everything.
describe.skipIf(server === '')('a database restored for another login, without rights', () => {
  const login = 'restorer_of_tests';
  const folder = mkdtempSync(join(tmpdir(), 'artesian-restored-'));
  const admin = new pg.Client(server);
  let original: Database;
  let url: string;
  let well: { well_ndx: number };

  beforeAll(async () => {
    await admin.connect();
    original = await freshDatabase();
    const product = await serveProduct({ ...original, close: () => Promise.resolve() });
    well = await buildWell(await product.as('administrator'), { well_name: 'Restored' });
    await product.close();

    await admin.query(`drop role if exists ${login}`);
    await admin.query(`create role ${login} login`);
    await admin.query(`create database restored_of_tests owner ${login}`);
    url = Object.assign(new URL(server), { username: login, pathname: 'restored_of_tests' }).href;
    // What only a superuser can make, and has made once.
    const superuser = new pg.Client(Object.assign(new URL(server), { pathname: 'restored_of_tests' }).href);
    await superuser.connect();
    await superuser.query('create extension postgis');
    await superuser.end();
    const dump = join(folder, 'dump');
    const name = (await original.pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
    const from = Object.assign(new URL(server), { pathname: name }).href;
    await run(postgresProgram('pg_dump'), ['--format=custom', `--file=${dump}`, from]);
    // It says that what belongs to PostGIS is not this login's, and goes on.
    const words = await run(postgresProgram('pg_restore'), [
      '--no-owner',
      '--no-privileges',
      `--dbname=${url}`,
      dump,
    ]).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    );
    const unexpected = words.match(/ERROR: .*/g)?.filter((error) => !/extension postgis|spatial_ref_sys/.test(error));
    if (unexpected?.length) throw new Error(words);
  });
  afterAll(async () => {
    await admin.query('drop database if exists restored_of_tests with (force)');
    await admin.query(`drop role if exists ${login}`);
    await admin.end();
    await original.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says what a superuser is to run while the role of the application is another login’s', async () => {
    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => database.close());
    await expect(ensureMigrated(database)).rejects.toThrow(
      `As a superuser, run grant artesian_app to ${login} with admin option`,
    );
  });

  it('is made whole at the next start: the same rights, the same records, and tables made later can be read', async () => {
    await admin.query(`grant artesian_app to ${login} with admin option`);
    const database = await openDatabase({ url, dataDir: '' });
    await ensureMigrated(database);
    expect(await rightsOf(database)).toEqual(await rightsOf(original));

    cpSync(migrations, join(folder, 'migrations'), { recursive: true });
    writeFileSync(
      join(folder, 'migrations', '9999-later.sql'),
      'create table made_later (made_ndx integer generated always as identity, word text)',
    );
    await migrate(database, { migrations: join(folder, 'migrations') });
    await database.pool.query(`insert into made_later (word) values ('read')`);
    expect((await database.pool.query('select current_user as who, word from made_later')).rows).toEqual([
      { who: 'artesian_app', word: 'read' },
    ]);

    const product = await serveProduct(database);
    onTestFinished(() => product.close());
    const found = await product.fetch('administrator', `/api/list-wells/${well.well_ndx}`);
    expect(await found.json()).toMatchObject({ well_name: 'Restored' });
    await buildWell(await product.as('administrator'), { well_name: 'Made afterwards' });
  });
});

describe.skipIf(server === '')('an empty database', () => {
  it('whose login may not create what it needs says what a superuser is to run, and nothing else', async () => {
    const empty = await emptyDatabase();
    const login = 'beginner_of_tests';
    onTestFinished(async () => {
      await empty.asOwner((client) => client.query(`drop owned by ${login}; drop role ${login}`));
      await empty.close();
    });
    const name = (await empty.pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
    const tell = (sql: string) => empty.asOwner((client) => client.query(sql));
    const start = async () => {
      const database = await openDatabase({
        url: Object.assign(new URL(server), { username: login, pathname: name }).href,
        dataDir: '',
      });
      await ensureMigrated(database).finally(() => database.close());
    };
    await tell(
      `create role ${login} login; grant create on database ${name} to ${login}; grant create on schema public to ${login}`,
    );
    await expect(start()).rejects.toThrow(
      `The login ${login} may not create extensions: let a superuser run create extension postgis once in the database ${name}, then start again.`,
    );
    await tell('create extension postgis');
    await expect(start()).rejects.toThrow(`let a superuser run alter role ${login} createrole, then start again.`);
    await tell(`alter role ${login} createrole`);
    if (await needsGrant(empty)) {
      await expect(start()).rejects.toThrow(`As a superuser, run grant artesian_app to ${login} with admin option`);
      await tell(`grant artesian_app to ${login} with admin option`);
    }
    await start();
  });
});

/** From 16 on, who may make roles has no right over those that others made. */
async function needsGrant({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query(`select current_setting('server_version_num')::integer >= 160000 as needs`);
  return rows[0].needs;
}
