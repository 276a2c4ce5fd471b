import type { Database } from '../platform/database/open-database.ts';

/** What the views and functions of the schema `api` are computed from, as PostgreSQL knows it. */
export interface Dependencies {
  /** Whether there is such a view or function: `api.ui_map_wells`. */
  has: (name: string) => boolean;
  /** The tables behind these views, functions and tables (`public.wells`), each once. Throws for a name that is none. */
  tablesOf: (...names: string[]) => string[];
}

/**
 * Followed through views and through the bodies of SQL functions (`begin atomic` or `return`), which PostgreSQL reads when it makes
 * them. A body that is text hides its tables: no view may call such a function on the way to one.
 */
const followed = `
  with recursive
  -- Once for all rounds; PostgreSQL would look it up in each of them.
  uses as materialized (
    -- A view uses what its rule does.
    select 'pg_class'::regclass::oid as classid, pg_rewrite.ev_class as objid, refclassid, refobjid
    from pg_rewrite
    join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and pg_depend.objid = pg_rewrite.oid
    where refclassid in ('pg_class'::regclass, 'pg_proc'::regclass)
    union
    select classid, objid, refclassid, refobjid
    from pg_depend
    where classid = 'pg_proc'::regclass and refclassid in ('pg_class'::regclass, 'pg_proc'::regclass)
  ),
  reached as (
    select 'api.' || relname as name, 'pg_class'::regclass::oid as classid, oid as objid
    from pg_class
    where relnamespace = 'api'::regnamespace and relkind = 'v'
    union
    select 'api.' || proname, 'pg_proc'::regclass, oid
    from pg_proc
    where pronamespace = 'api'::regnamespace
    union
    select reached.name, uses.refclassid, uses.refobjid
    from reached
    join uses using (classid, objid)
  )
  select name, coalesce(array_agg(distinct tables.relname::text) filter (where tables.oid is not null), '{}') as tables
  from reached
  left join pg_class as tables
    on reached.classid = 'pg_class'::regclass and tables.oid = reached.objid and tables.relkind = 'r'
  group by name`;

/** Asked once, when the product starts: views change with its version alone. */
export async function readDependencies({ pool }: Pick<Database, 'pool'>): Promise<Dependencies> {
  const { rows } = await pool.query<{ name: string; tables: string[] }>(followed);
  const tables = new Map(rows.map((row) => [row.name, row.tables]));
  const tablesOfOne = (name: string): string[] => {
    if (name.startsWith('public.')) return [name.slice('public.'.length)];
    const known = tables.get(name);
    if (!known) throw new Error(`There is no view or function ${name}.`);
    return known;
  };
  return {
    has: (name) => tables.has(name),
    tablesOf: (...names) => [...new Set(names.flatMap(tablesOfOne))],
  };
}
