import type { ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/open-database.ts';
import { freshDatabase } from '../support/fresh-database.ts';

// Whoever mends a row by hand, with psql or by a script, comes without the search path of the application.

interface Table {
  name: string;
  /** Every column that can be written. */
  columns: string[];
}

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ demo: true });
});
afterAll(() => database.close());

describe.each(['"$user", public', "''"])('with the search path %s', (path) => {
  it.each(['owner', 'artesian_app'])('rows of every table can be written by %s', (role) =>
    database.asOwner(async (client) => {
      await client.query(`set search_path = ${path}`);
      if (role !== 'owner') await client.query(`set role ${role}`);
      const failed: string[] = [];
      for (const table of await tablesToWrite(client)) {
        const error = await errorOfWriting(client, table);
        if (error) failed.push(`${table.name}: ${error}`);
      }
      expect(failed).toEqual([]);
    }),
  );
});

it('functions whose names are looked up as they run bring their path along, or name the schema of what is ours', () =>
  database.asOwner(async (client) => {
    const functions = await functionsWithoutPath(client);
    const ours = await ownNames(client);
    const unqualified = functions.flatMap(({ name, body }) =>
      mentioned(body)
        .filter((word) => ours.has(word))
        .map((word) => `${name} says ${word}`),
    );
    expect(functions.length).toBeGreaterThan(10);
    expect(unqualified).toEqual([]);
  }));

async function tablesToWrite(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname)) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid
    where nspname = 'public' and relkind = 'r' and has_table_privilege(pg_class.oid, 'update')
      and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by name`);
  return rows;
}

/** Writes a row as it is, and takes it back: triggers do their work, whether anything changes or not. */
async function errorOfWriting(client: ClientBase, { name, columns }: Table): Promise<string | undefined> {
  await client.query('begin');
  try {
    const same = columns.map((column) => `${column} = ${column}`).join(', ');
    await client.query(`update ${name} set ${same} where ctid = any (array(select ctid from ${name} limit 1))`);
    await client.query('set constraints all immediate');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.query('rollback');
  }
}

const OF_US = `not exists (select from pg_depend where objid = made.oid and deptype = 'e')`;

/** Functions that are kept as text: the names in those with `begin atomic` or `return` were looked up when they were made. */
async function functionsWithoutPath(client: ClientBase) {
  const { rows } = await client.query<{ name: string; body: string }>(`
    select made.oid::regprocedure::text as name, prosrc as body
    from pg_proc as made
    where pronamespace = any (array['public', 'api', 'history']::regnamespace[]) and prokind <> 'a' and prosqlbody is null
      and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
      and ${OF_US}`);
  return rows;
}

async function ownNames(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(`
    select proname as name from pg_proc as made
    where pronamespace = any (array['public', 'api', 'history']::regnamespace[]) and ${OF_US}
    union
    select relname from pg_class as made
    where relnamespace = any (array['public', 'api', 'history']::regnamespace[]) and relkind in ('r', 'v', 'S') and ${OF_US}`);
  return new Set(rows.map(({ name }) => name));
}

/** What a body calls, reads or writes without a schema. */
function mentioned(body: string): string[] {
  const code = body.replaceAll(/--.*$/gm, '');
  const called = code.matchAll(/(?<![.\w])(\w+)\s*\(/g);
  const tables = code.matchAll(/\b(?:from|join|into|update|table|nextval\(')\s*(\w+)\b(?!\.)/gi);
  return [...called, ...tables].map(([, word]) => word!);
}
