import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { transaction } from '../../src/platform/transaction.ts';
import { copyMigrated, freshDatabase } from '../support/fresh-database.ts';

const embedded = inject('databaseServer') === '';

/** One for all that do not end its engine. */
let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

describe('history', () => {
  it('holds who, in which call, from what to what, for every table of the district', async () => {
    const act = { sub: 'demo|administrator', requestId: 'request-1' };
    await transaction(database, act, (client) =>
      client.query(`insert into contacts (rolo_ndx, r_name) values (7001, 'Before')`),
    );
    await transaction(database, act, (client) =>
      client.query(`update contacts set r_name = 'After' where rolo_ndx = 7001`),
    );
    await transaction(database, act, (client) => client.query('delete from contacts where rolo_ndx = 7001'));
    const { rows } = await database.pool.query(
      `select who, request_id, operation, before ->> 'r_name' as before, after ->> 'r_name' as after
       from history.changes where table_name = 'contacts' and record_key = '7001' order by change_ndx`,
    );
    const entry = { who: 'demo|administrator', request_id: 'request-1' };
    expect(rows).toEqual([
      { ...entry, operation: 'insert', before: null, after: 'Before' },
      { ...entry, operation: 'update', before: 'Before', after: 'After' },
      { ...entry, operation: 'delete', before: 'After', after: null },
    ]);
  });

  it.each([
    'update history.changes set who = null',
    'delete from history.changes',
    'truncate history.changes',
    `insert into history.changes (who, table_name, record_key, operation) values ('x', 'x', 'x', 'insert')`,
    'alter table contacts disable trigger keep_history',
    'drop table history.changes',
    'insert into history.days (day, hash) select current_date, hash from history.days',
    'update history.fingerprints set day = day',
    'delete from history.days',
    'truncate history.fingerprints',
    `update user_changes set who = 'x'`,
    'delete from user_changes',
    `update activity_events set who = 'x'`,
    'delete from activity_events',
    'truncate activity_events',
    'delete from refused_attempts',
    'truncate refused_attempts',
    `update month_corrections set reason = 'x'`,
    'delete from month_corrections',
    'truncate month_corrections',
    `insert into month_corrections (permit_ndx, c_year, c_month, metered_before_gal, metered_after_gal, reason)
       select permit_ndx, 2025, 1, 0, 0, 'x' from permits`,
    'alter table permit_months disable trigger record_changed',
  ])('cannot be changed by the application: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is kept of every table that people change records in', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace
         and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'keep_history')
         and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
       order by relname`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      // Secrets, and hashes of links and codes, which no history should keep.
      'account_authenticators',
      'account_links',
      'account_passkeys',
      'account_recovery_codes',
      // What is done to users is in user_changes, without their passwords.
      'accounts',
      // A history itself: of what people did beside changing records.
      'activity_events',
      // House numbers of public files; each file that was brought in has a history.
      'address_streets',
      // What the public was told; what it was told of has a history. Addresses are to be gone when they end.
      'alert_events',
      'alert_mails',
      'alert_standings',
      'alert_subscriptions',
      // How often keys are used; the keys have a history.
      'api_key_days',
      'api_key_minutes',
      // Whoever asks for a code; what is done about it is among the claims.
      'claim_requests',
      // Computed from records that have a history.
      'daily_water_levels',
      'data_versions',
      // What a district file did; what it changed has a history.
      'district_files',
      // What SQL goes by of the settings, which have a history.
      'district_rules',
      'ended_sessions',
      // On their way; the attachments that they become have a history.
      'field_uploads',
      // What came of each night in which volumes were computed a second time.
      'figure_checks',
      'grouping_months',
      'idempotency_keys',
      // On their way; what they bring in has a history, and so has their import.
      'import_files',
      'import_outcomes',
      'import_runs',
      'import_unnamed_files',
      // What an import made of each reading, and what stood there before: what its undo goes by.
      'imported_readings',
      // Which record came from which row; the record has a history.
      'imported_records',
      'kind_months',
      // How words are spelled; computed as well.
      'known_words',
      // What went out about odd levels; what was found has a history.
      'level_mails',
      // Computed from days of levels.
      'level_months',
      // Computed from steps and marks, which have a history.
      'level_pieces',
      // What a change of the time zone has left to do.
      'level_recounts',
      'level_standings',
      'levels_to_count',
      // Computed from readings of loggers.
      'logger_blocks',
      // By the million; the history of their upload is theirs.
      'logger_readings',
      // What a merge moved, as it stood: what its undo goes by.
      'merge_rows',
      'migrations',
      // A history itself: which months a correction changed.
      'month_corrections',
      // Made each night from what has a history.
      'open_data_files',
      'permit_months',
      'permit_recounts',
      'permit_years',
      // What went out of saved queries; who asked for them has a history.
      'query_mail_sends',
      // What owners were asked by e-mail; the reading and its question have a history.
      'question_mails',
      'recounted_decisions',
      // How often somebody was refused, by the hour.
      'refused_attempts',
      // What went out to the sender of a registration; the registration itself has a history.
      'registration_mails',
      'report_runs',
      'secrets',
      // What people were told of changes to their sign-in; user_changes has them.
      'security_mails',
      // Addresses of pages, which never change.
      'short_links',
      'sign_in_failures',
      'sign_in_state',
      // From when on a setting holds, which has a history.
      'stage_rules',
      // House numbers of public files; each file that was brought in has a history.
      'street_addresses',
      // Empty for ever: standbys write something when its file is replaced.
      'timeline_marks',
      // A history itself, which the application can only add to.
      'user_changes',
      // Which accounts a file added; what is done to them is in user_changes.
      'user_file_accounts',
      'user_files',
      // What words held, as it stood: what their undo goes by. The words have a history.
      'word_acts',
    ]);
  });
});

describe('a transaction', () => {
  it('that fails leaves nothing behind, and the connection usable', async () => {
    const act = { sub: 'x', requestId: 'y' };
    const failing = transaction(database, act, async (client) => {
      await client.query(`insert into contacts (rolo_ndx, r_name) values (7002, 'Half')`);
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect((await database.pool.query('select from contacts where rolo_ndx = 7002')).rowCount).toBe(0);
    expect((await database.pool.query(`select current_setting('app.user', true) as user`)).rows[0].user || '').toBe('');
  });
});

describe('a statement that never ends', () => {
  const ENDLESS = 'select count(*) from generate_series(1, 100000000000)';
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase({ statementTimeoutMs: 2000 });
  });
  afterAll(() => database.close());

  it('is stopped, and the database goes on', async () => {
    await expect(database.pool.query(ENDLESS)).rejects.toMatchObject({ code: '57014' });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('takes its transaction with it, and nothing else', async () => {
    const act = { sub: 'x', requestId: 'y' };
    await transaction(database, act, (client) =>
      client.query(`insert into contacts (rolo_ndx, r_name) values (7003, 'Kept')`),
    );
    const runaway = transaction(database, act, async (client) => {
      await client.query(`insert into contacts (rolo_ndx, r_name) values (7004, 'Lost')`);
      await client.query(ENDLESS);
    });
    await expect(runaway).rejects.toMatchObject({ code: '57014' });
    const { rows } = await database.pool.query('select rolo_ndx from contacts where rolo_ndx in (7003, 7004)');
    expect(rows).toEqual([{ rolo_ndx: 7003 }]);
  });

  it('is the owner’s right: migrations and loading take the time they need', async () => {
    const { rows } = await database.asOwner((client) => client.query('select pg_sleep(1), 1 as one'));
    expect(rows).toMatchObject([{ one: 1 }]);
  });
});

describe('a connection that is given up', () => {
  it('leaves neither its transaction nor its settings to the next', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`select set_config('app.user', 'somebody', false)`);
    await client.query(`insert into contacts (rolo_ndx, r_name) values (7005, 'Half')`);
    client.release(true);
    const { rows } = await database.pool.query(
      `select coalesce(current_setting('app.user', true), '') as who, current_user as role,
              exists (select from contacts where rolo_ndx = 7005) as half`,
    );
    expect(rows).toEqual([{ who: '', role: 'artesian_app', half: false }]);
  });
});

describe('the version of the data', () => {
  it('moves with every change of a table, and with no other', async () => {
    const version = async (table: string) =>
      (
        await database.pool.query('select coalesce(sum(changes), 0) as sum from data_versions where table_name = $1', [
          table,
        ])
      ).rows[0].sum;
    const [contacts, wells] = [await version('contacts'), await version('wells')];
    await database.pool.query(`insert into contacts (rolo_ndx, r_name) values (7006, 'One')`);
    const inserted = await version('contacts');
    await database.pool.query(`update contacts set r_name = 'Two' where rolo_ndx = 7006`);
    const updated = await version('contacts');
    await database.pool.query(`delete from contacts where rolo_ndx = 7006`);
    expect([inserted > contacts, updated > inserted, (await version('contacts')) > updated]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await version('wells')).toBe(wells);
  });
});

it('no view is named like a table, so that a query means one thing whatever it finds first', async () => {
  const { rows } = await database.pool.query(
    `select views.relname from pg_class as views join pg_class as tables on tables.relname = views.relname
     where views.relnamespace = 'api'::regnamespace and tables.relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
});

it('what migrations laid needs nothing of the schema that is laid anew, so that either can change without the other', async () => {
  const { rows } = await database.pool.query(
    `select proname from pg_proc where pronamespace <> 'api'::regnamespace and prosrc ~ '\\mapi\\.'
     union
     select pg_describe_object(classid, objid, objsubid) from pg_depend
     where refclassid = 'pg_proc'::regclass and refobjid in (select oid from pg_proc where pronamespace = 'api'::regnamespace)
       and classid = 'pg_proc'::regclass and objid not in (select oid from pg_proc where pronamespace = 'api'::regnamespace)`,
  );
  expect(rows).toEqual([]);
});

describe('migrations', () => {
  it('run once, and refuse to start when one that has run was edited', async () => {
    expect(await migrate(database)).toEqual({ applied: [], views: 'unchanged' });
    const folder = mkdtempSync(join(tmpdir(), 'artesian-migrations-'));
    const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
    cpSync(migrations, folder, { recursive: true });
    writeFileSync(join(folder, '0001-foundation.sql'), 'select 1');
    await expect(migrate(database, { migrations: folder })).rejects.toThrow(
      /0001-foundation\.sql was edited after it ran/,
    );
    rmSync(folder, { recursive: true, force: true });
  });

  it('of a later version are not run past', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'artesian-migrations-'));
    cpSync(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true });
    rmSync(join(folder, '0002-sign-in.sql'));
    await expect(migrate(database, { migrations: folder })).rejects.toThrow(
      /belongs to a later version of Artesian, with the migration 0002-sign-in\.sql/,
    );
    rmSync(folder, { recursive: true, force: true });
  });

  it('that fail leave the database as it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'artesian-migrations-'));
    cpSync(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true });
    writeFileSync(join(folder, '9998-good.sql'), 'create table made_by_test (id integer)');
    writeFileSync(join(folder, '9999-bad.sql'), 'select no_such_function()');
    await expect(migrate(database, { migrations: folder })).rejects.toThrow(/^9999-bad\.sql: /);
    expect((await database.pool.query(`select to_regclass('made_by_test') as made`)).rows).toEqual([{ made: null }]);
    expect((await database.pool.query(`select to_regclass('api.ui_map_wells') is not null as kept`)).rows).toEqual([
      { kept: true },
    ]);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe.runIf(embedded)('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-folder-'));
  beforeAll(() => copyMigrated(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is held by one process at a time, says by which, and keeps what it was given', async () => {
    const database = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      new RegExp(`is in use by process ${process.pid}. Stop it first, or set DATABASE_URL`),
    );
    await database.pool.query(`insert into contacts (rolo_ndx, r_name) values (7007, 'Stays')`);
    await database.close();
    const again = await openDatabase({ dataDir: folder });
    expect((await again.pool.query('select r_name from contacts where rolo_ndx = 7007')).rows).toEqual([
      { r_name: 'Stays' },
    ]);
    await again.close();
  });

  it('keeps nothing of what it answered', async () => {
    const database = await openDatabase({ dataDir: folder });
    const ask = () => database.pool.query(`select repeat('x', 1000000) as text`);
    await ask();
    // What is no longer needed may wait for the collector on a busy machine, but not round after round: kept answers would grow each by 200 MB.
    const grownMb: number[] = [];
    for (let round = 0; round < 5 && !grownMb.some((megabytes) => megabytes < 100); round++) {
      const before = process.memoryUsage.rss();
      for (let asked = 0; asked < 200; asked++) await ask();
      grownMb.push((process.memoryUsage.rss() - before) / 1_000_000);
    }
    await database.close();
    expect(Math.min(...grownMb)).toBeLessThan(100);
  });

  it('loses nothing that was confirmed when its process is killed', async () => {
    const confirmed = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const writer = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          fileURLToPath(new URL('../support/write-contacts.ts', import.meta.url)),
          folder,
          String(round),
        ],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      await new Promise<void>((resolve) => {
        writer.stdout.on('data', (text: Buffer) => {
          for (const line of String(text).split('\n').filter(Boolean)) confirmed.add(Number(line));
          if (confirmed.size >= (round + 1) * 40) writer.kill('SIGKILL');
        });
        writer.once('exit', () => resolve());
      });
    }
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await database.pool.query<{ rolo_ndx: number }>(
      'select rolo_ndx from contacts where rolo_ndx >= 10000',
    );
    const found = new Set(rows.map(({ rolo_ndx }) => rolo_ndx));
    expect(confirmed.size).toBeGreaterThanOrEqual(120);
    expect([...confirmed].filter((key) => !found.has(key))).toEqual([]);
    await database.close();
  });
});
