import type { Database } from '../../src/platform/database/open-database.ts';

/** A line for everything that PostgreSQL keeps of our schemas, and one for each row; without when and in which version a row was written. */
export const catalogOf = (database: Database): Promise<string[]> =>
  database.asOwner(async (client) => {
    const linesOf = async (sql: string) => (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line);
    const tables = await linesOf(`
      select pg_class.oid::regclass::text as line from pg_class
      where relkind = 'r' and ${isOurs('pg_class', 'relnamespace')} and relnamespace <> 'api'::regnamespace
      order by line`);
    const lines = await linesOf(everything);
    for (const table of tables) {
      if (!FOLLOWING.includes(table)) lines.push(...(await linesOf(rowsOf(table))));
    }
    return lines;
  });

/** What follows from the rows of other tables. */
const FOLLOWING = ['data_versions', 'history.changes'];

/** When a row was written, in which version, and by whom it was changed since. */
const STAMPS = ['version', 'created_timestamp', 'updated_timestamp', 'updated_by', 'applied_at', 'last_run'];

const rowsOf = (table: string) => `
  select '${table}: ' || (to_jsonb(rows) - '{${STAMPS.join(',')}}'::text[])::text as line from ${table} as rows order by 1`;

const isOurs = (catalog: string, namespace: string) => `
  ${catalog}.${namespace} in (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ) and not exists (
    select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e'
  )`;

const rights = (acl: string) =>
  `(select string_agg(format('%s to %s by %s', privilege_type, grantee::regrole, grantor::regrole), ', '
     order by privilege_type, grantee) from aclexplode(${acl}))`;

const everything = `
  with relations as (
    select * from pg_class where relkind in ('r', 'v', 'S') and ${isOurs('pg_class', 'relnamespace')}
  ), described (what, name, detail) as (
    select 'schema', nspname::text, ${rights('nspacl')}
    from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    union all
    select 'relation', oid::regclass::text,
      concat_ws(' ', relkind, relpersistence, relrowsecurity, relreplident, reloptions, ${rights('relacl')})
    from relations
    union all
    select 'column', format('%s.%s', attrelid::regclass, attname),
      concat_ws(' ', row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod), attnotnull,
        attidentity, attgenerated, attcollation::regcollation, attstorage, attcompression, attstattarget, attoptions,
        pg_get_expr(adbin, adrelid), ${rights('attacl')})
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (select oid from relations where relkind <> 'S') and attnum > 0 and not attisdropped
    union all
    select 'sequence', seqrelid::regclass::text,
      concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
        pg_sequence_last_value(seqrelid),
        (select pg_describe_object(refclassid, refobjid, refobjsubid) from pg_depend
         where classid = 'pg_class'::regclass and objid = seqrelid and deptype in ('i', 'a')))
    from pg_sequence where seqrelid in (select oid from relations) and seqrelid <> 'history.changes_change_ndx_seq'::regclass
    union all
    -- The same condition can be written with fewer parentheses.
    select 'constraint', format('%s %s%s', conname, conrelid::regclass, nullif(contypid, 0)::regtype),
      concat_ws(' ', translate(pg_get_constraintdef(oid), '()', ''), condeferrable, condeferred, convalidated, conindid::regclass)
    from pg_constraint
    -- Only from 18 on does what a column must hold have a name, which PostgreSQL gives.
    where contype <> 'n' and ${isOurs('pg_constraint', 'connamespace')}
    union all
    select 'index', indexrelid::regclass::text, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisclustered)
    from pg_index where indrelid in (select oid from relations)
    union all
    select 'trigger', format('%s on %s', tgname, tgrelid::regclass), concat_ws(' ', pg_get_triggerdef(oid), tgenabled)
    from pg_trigger where not tgisinternal
    union all
    select 'routine', oid::regprocedure::text, concat_ws(' ', pg_get_functiondef(oid), ${rights('proacl')})
    from pg_proc where prokind in ('f', 'p') and ${isOurs('pg_proc', 'pronamespace')}
    union all
    select 'view', oid::regclass::text, pg_get_viewdef(oid) from relations where relkind = 'v'
    union all
    select 'type', oid::regtype::text,
      concat_ws(' ', typtype, format_type(typbasetype, typtypmod), typnotnull, typdefault, ${rights('typacl')},
        (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
    from pg_type where typtype in ('d', 'e') and ${isOurs('pg_type', 'typnamespace')}
    union all
    select 'collation', oid::regcollation::text, (to_jsonb(pg_collation) - '{oid}'::text[])::text
    from pg_collation where ${isOurs('pg_collation', 'collnamespace')}
    union all
    select 'statistics', stxname::text, pg_get_statisticsobjdef(oid) from pg_statistic_ext
    union all
    select 'default rights', coalesce(defaclnamespace::regnamespace::text, ''), concat_ws(' ', defaclobjtype, ${rights('defaclacl')})
    from pg_default_acl
    union all
    select 'comment', pg_describe_object(classoid, objoid, objsubid), description
    from pg_description
    where objoid >= 16384 and not exists (select from pg_depend where classid = classoid and objid = objoid and deptype = 'e')
    union all
    select 'extension', extname::text, null from pg_extension
  )
  select concat_ws(' ', what, name || ':', detail) as line from described order by what, name, detail`;
