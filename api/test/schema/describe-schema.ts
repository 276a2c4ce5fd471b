import type { ClientBase } from 'pg';

/** A thing of the schema, and what must be there before. */
interface Thing {
  key: string;
  sql: string;
  needs: string[];
}

interface Table extends Thing {
  name: string;
  /** Where they point at a table that is laid later, they follow it. */
  foreign_keys: { name: string; definition: string; to: string }[];
  /** Indexes, statistics and triggers. */
  after: string[];
}

/**
 * What the migrations have made of an empty database, as SQL that makes the same: types, functions, and tables, each with its constraints,
 * indexes and triggers, then their first rows. What is needed stands before what needs it; else the order is that of the names.
 */
export async function describeSchema(client: ClientBase): Promise<string> {
  await client.query('set local search_path = public');
  const { rows: tables } = await client.query<Table>(tablesOf);
  const { rows: others } = await client.query<Thing>(othersOf);
  const { rows: schemas } = await client.query<{ sql: string }>(schemasOf);
  const rows = new Map(await inTurn(tables, async ({ key, name }) => [key, await rowsOf(client, name)] as const));

  const things = new Map<string, Thing | Table>([...others, ...tables].map((thing) => [thing.key, thing]));
  const laid = new Set<string>();
  const blocks: string[] = [];
  const late: string[] = [];
  const firstRows: string[] = [];
  const lay = (thing: Thing | Table, path: readonly string[]) => {
    if (laid.has(thing.key) || path.includes(thing.key)) return;
    const needed = [...thing.needs, ...('foreign_keys' in thing ? thing.foreign_keys.map(({ to }) => to) : [])];
    for (const key of needed) if (things.has(key)) lay(things.get(key)!, [...path, thing.key]);
    laid.add(thing.key);
    if (!('foreign_keys' in thing)) return void blocks.push(thing.sql);
    const [now, later] = [true, false].map((is) => thing.foreign_keys.filter(({ to }) => laid.has(to) === is));
    const lines = [thing.sql, ...now!.map(({ name, definition }) => `  constraint ${name} ${definition}`)];
    blocks.push([`create table ${thing.name} (\n${lines.join(',\n')}\n);`, ...thing.after].join('\n'));
    firstRows.push(...rows.get(thing.key)!);
    for (const { name, definition } of later!) {
      late.push(`alter table ${thing.name} add constraint ${name} ${definition};`);
    }
  };
  // Functions that no table needs stand last, for they need tables.
  for (const thing of [...others.filter(({ sql }) => !isRoutine(sql)), ...tables, ...others]) lay(thing, []);
  return (
    [
      // A function whose body is a text may speak of tables that come later.
      ['set local check_function_bodies = off;', ...schemas.map(({ sql }) => sql)].join('\n'),
      ...blocks,
      ...late,
      'set local check_function_bodies = on;',
      ...firstRows,
    ].join('\n\n') + '\n'
  );
}

const isRoutine = (sql: string) => sql.startsWith('CREATE OR REPLACE');

async function inTurn<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const thing of things) results.push(await act(thing));
  return results;
}

/** The schemas and things that migrations made: not those of PostgreSQL, of its extensions, and of `api`, which is laid anew. */
const ours = `
  with ours as (
    select oid, nspname from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'api')
  ), of_extensions as (
    select classid, objid from pg_depend where deptype = 'e'
  ), tables as (
    select pg_class.oid from pg_class join ours on ours.oid = relnamespace
    where relkind = 'r' and (nspname, relname) <> ('public', 'migrations')
      and ('pg_class'::regclass, pg_class.oid) not in (table of_extensions)
  ), sequences as (
    select pg_class.oid from pg_class join ours on ours.oid = relnamespace
    where relkind = 'S' and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('i', 'e')
    )
  ), routines as (
    select pg_proc.oid from pg_proc join ours on ours.oid = pronamespace
    where ('pg_proc'::regclass, pg_proc.oid) not in (table of_extensions)
  ), types as (
    select pg_type.oid, typtype from pg_type join ours on ours.oid = typnamespace
    where typtype in ('d', 'e') and ('pg_type'::regclass, pg_type.oid) not in (table of_extensions)
  ), collations as (
    select pg_collation.oid from pg_collation join ours on ours.oid = collnamespace
  ),
  -- Of what each thing consists, as PostgreSQL knows of what depends on what.
  parts (class, object, key) as (
    select 'pg_class'::regclass, oid, oid from (table tables union all table sequences) as relations
    union all
    select 'pg_proc'::regclass, oid, oid from routines
    union all
    select 'pg_type'::regclass, oid, oid from types
    union all
    select 'pg_type'::regclass, pg_type.oid, tables.oid from pg_type join tables on typrelid = tables.oid
    union all
    select 'pg_collation'::regclass, oid, oid from collations
    union all
    select 'pg_attrdef'::regclass, pg_attrdef.oid, adrelid from pg_attrdef
    union all
    select 'pg_constraint'::regclass, oid, case when conrelid = 0 then contypid else conrelid end
    from pg_constraint where contype <> 'f'
    union all
    select 'pg_class'::regclass, indexrelid, indrelid from pg_index
    union all
    select 'pg_trigger'::regclass, oid, tgrelid from pg_trigger
  ), needs as (
    select distinct needing.key, needed.key as needed
    from pg_depend
      join parts as needing on (needing.class, needing.object) = (classid, objid)
      join parts as needed on (needed.class, needed.object) = (refclassid, refobjid)
    where needing.key <> needed.key
  )`;

const needsOf = (key: string) =>
  `array(select needed::text from needs where needs.key = ${key} order by needed::regclass::text)`;

const schemasOf = `${ours}
  select format('create schema %I;', nspname) as sql from ours where nspname <> 'public' order by nspname`;

const othersOf = `${ours}
  select key, sql, needs from (
    select 1 as turn, oid::text as key, ${needsOf('oid')} as needs, collname::text as name,
      format('create collation %s (provider = icu, locale = %L);', oid::regcollation,
        coalesce(to_jsonb(pg_collation) ->> 'colllocale', to_jsonb(pg_collation) ->> 'colliculocale')) as sql
    from pg_collation where oid in (select oid from collations)
    union all
    select 2, oid::text, ${needsOf('oid')}, typname::text,
      case when typtype = 'e'
        then format('create type %s as enum (%s);', oid::regtype,
          (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
        else format('create domain %s as %s%s;', oid::regtype, format_type(typbasetype, typtypmod),
          (select string_agg(format(' constraint %I %s', conname, pg_get_constraintdef(oid, true)), '' order by conname)
           from pg_constraint where contypid = pg_type.oid))
      end
    from pg_type where oid in (select oid from types)
    union all
    select 3, seqrelid::text, ${needsOf('seqrelid')}, seqrelid::regclass::text,
      format('create sequence %s as %s;', seqrelid::regclass, seqtypid::regtype)
    from pg_sequence where seqrelid in (select oid from sequences)
    union all
    select 4, oid::text, ${needsOf('oid')}, oid::regprocedure::text, concat_ws(E'\\n', rtrim(pg_get_functiondef(oid), E'\\n') || ';',
        case when proacl is not null then format('revoke execute on routine %s from public;', oid::regprocedure) end,
        (select string_agg(format('grant execute on routine %s to %s;', oid::regprocedure, grantee::regrole), E'\\n')
         from aclexplode(proacl) where grantee not in (0, proowner)))
    from pg_proc where oid in (select oid from routines)
  ) as things
  order by turn, name`;

const tablesOf = `${ours}
  select oid::text as key, oid::regclass::text as name, ${needsOf('oid')} as needs,
    concat_ws(E',\\n',
      (select string_agg(
         concat_ws(' ', '  ' || quote_ident(attname), format_type(atttypid, atttypmod),
           case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
           case when attnotnull then 'not null' end,
           case attidentity when 'a' then 'generated always as identity' when 'd' then 'generated by default as identity' end,
           case attgenerated when 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid, true))
             else 'default ' || pg_get_expr(adbin, adrelid, true) end
         ), E',\\n' order by attnum)
       from pg_attribute
         join pg_type on pg_type.oid = atttypid
         left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid = tables.oid and attnum > 0 and not attisdropped),
      (select string_agg(format('  constraint %I %s', conname, pg_get_constraintdef(oid, true)), E',\\n'
         order by strpos('puxc', contype::text), conname)
       from pg_constraint where conrelid = tables.oid and contype in ('p', 'u', 'x', 'c'))
    ) as sql,
    coalesce(
      (select jsonb_agg(jsonb_build_object(
         'name', quote_ident(conname), 'definition', pg_get_constraintdef(oid, true), 'to', confrelid::text) order by conname)
       from pg_constraint where conrelid = tables.oid and contype = 'f'),
      '[]'
    ) as foreign_keys,
    array(
      select pg_get_indexdef(indexrelid) || ';' from pg_index
      where indrelid = tables.oid and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
      order by indexrelid::regclass::text
    ) || array(
      select pg_get_statisticsobjdef(oid) || ';' from pg_statistic_ext where stxrelid = tables.oid order by stxname
    ) || array(
      select pg_get_triggerdef(oid, true) || ';' from pg_trigger where tgrelid = tables.oid and not tgisinternal order by tgname
    ) as after
  from tables
  order by oid::regclass::text`;

/** Neither tells what follows from rows that are laid: counts of changes, and history. */
const FOLLOWING = ['data_versions', 'history.changes'];

/** What an insert says of a row; the rest is what a default or a trigger says of it. */
const columnsToldOf = `
  select quote_ident(attname) as name, typcategory in ('N', 'B') as is_bare,
    coalesce(case when attidentity = '' then pg_get_expr(adbin, adrelid) end, 'null') as fallback
  from pg_attribute
    join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and coalesce(pg_get_expr(adbin, adrelid), '') !~ '^(now|clock_timestamp|acting_user)\\('
    and not (
      attname in ('version', 'created_timestamp', 'created_by', 'updated_timestamp', 'updated_by')
      and exists (select from pg_trigger where tgrelid = attrelid and tgname = 'stamp_record')
    )
  order by attnum`;

/** How far the numbers of a table have been given. */
const numbersGiven = `
  select format('select setval(%L, %s);', sequence, last_value) as sql
  from pg_attribute, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    join pg_sequences on format('%I.%I', schemaname, sequencename) = sequence
  where attrelid = $1::regclass and attidentity <> '' and last_value is not null`;

async function rowsOf(client: ClientBase, table: string): Promise<string[]> {
  if (FOLLOWING.includes(table)) return [];
  const asArrays = async (columns: string, order = '') =>
    (await client.query<string[]>({ text: `select ${columns} from ${table} ${order}`, rowMode: 'array' })).rows;

  const { rows: columns } = await client.query<{ name: string; is_bare: boolean; fallback: string }>(columnsToldOf, [
    table,
  ]);
  const isTold = columns.map(
    ({ name, fallback }) => `coalesce(bool_or(${name} is distinct from ${fallback}), false)::text`,
  );
  const [told] = await asArrays(isTold.join());
  const chosen = columns.filter((_column, at) => told![at] === 'true');
  // A row of which nothing need be told is the only one of its table, if there is one.
  if (chosen.length === 0) return (await asArrays('1')).map(() => `insert into ${table} default values;`);
  const names = chosen.map(({ name }) => name).join(', ');
  const values = chosen.map(({ name, is_bare }) =>
    is_bare ? `coalesce(${name}::text, 'null')` : `coalesce(quote_literal(${name}::text), 'null')`,
  );
  const rows = await asArrays(values.join(), `order by ${names}`);
  const { rows: numbers } = await client.query<{ sql: string }>(numbersGiven, [table]);
  const lines = rows.map((row) => `  (${row.join(', ')})`);
  return [`insert into ${table} (${names}) values\n${lines.join(',\n')};`, ...numbers.map(({ sql }) => sql)];
}
