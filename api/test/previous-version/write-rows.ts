import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';

// Keeps the rows that this version of Artesian makes of a small district, for later versions to open: rows/<its last migration>.

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const level = readdirSync(file('../../migrations')).toSorted().at(-1)!;
const folder = mkdtempSync(join(tmpdir(), 'artesian-version-'));
const database = await openDatabase({ dataDir: join(folder, 'data') });
await migrate(database);
const rows = await database.asOwner(async (owner) => {
  const laid = await readTables(owner);
  await owner.query('set search_path = public, api');
  await owner.query(readFileSync(file('district.sql'), 'utf8'));
  const filled = await readTables(owner);
  const changed = [...filled].filter(([table, insertion]) => laid.get(table) !== insertion);
  return [...changed.map(([, insertion]) => insertion), await continueNumbers(owner)].join('\n');
});
writeFileSync(
  file(`rows/${level}`),
  `-- Rows of a district at this migration, as write-rows.ts found them.\n\n${rows}`,
);
await database.close();
rmSync(folder, { recursive: true });

/** By table the statements that make its rows, but of those that are no rows of the district. */
async function readTables(owner: ClientBase): Promise<Map<string, string>> {
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(
    `select attrelid::regclass::text as name, array_agg(quote_ident(attname) order by attnum) as columns
     from pg_attribute
     join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'history') and attnum > 0
       and not attisdropped and attgenerated = ''
       and relname not in ('migrations', 'secrets', 'sign_in_state', 'spatial_ref_sys')
     group by attrelid
     order by attrelid::regclass::text`,
  );
  const insertions = new Map<string, string>();
  for (const { name, columns } of tables) insertions.set(name, await readTable(owner, name, columns));
  return insertions;
}

async function readTable(owner: ClientBase, table: string, all: string[]): Promise<string> {
  const columns = await neededColumns(owner, table, all);
  if (columns.length === 0) return `delete from ${table};\n`;
  const values = columns.map((column) => `quote_nullable(${column}::text)`).join(', ');
  const { rows: lines } = await owner.query<{ line: string }>(
    `select '  (' || concat_ws(', ', ${values}) || ')' as line from ${table} as listed order by listed::text`,
  );
  const list = lines.map(({ line }) => line).join(',\n');
  return `delete from ${table};\ninsert into ${table} (${columns.join(', ')}) overriding system value values\n${list};\n`;
}

/** None of an empty table; else those that a row fills, or that something else would fill: a well has a hundred. */
async function neededColumns(owner: ClientBase, table: string, all: string[]): Promise<string[]> {
  const counts = all.map((column) => `count(${column}) > 0`).join(', ');
  const { rows: found } = await owner.query<{ size: number; filled: boolean[]; defaulted: string[] }>(
    `select count(*)::integer as size, array[${counts}] as filled,
       array(select quote_ident(attname) from pg_attribute where attrelid = '${table}'::regclass and atthasdef) as defaulted
     from ${table}`,
  );
  const { size, filled, defaulted } = found[0]!;
  return size === 0 ? [] : all.filter((column, place) => filled[place] || defaulted.includes(column));
}

/** Numbers go on after those that were given. */
async function continueNumbers(owner: ClientBase): Promise<string> {
  const { rows: sequences } = await owner.query<{ line: string }>(
    `select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as line
     from pg_sequences where last_value is not null and schemaname in ('public', 'history') order by 1`,
  );
  return sequences.map(({ line }) => `${line}\n`).join('');
}
