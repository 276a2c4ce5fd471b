import type pg from 'pg';
import type { Reference } from './references.ts';

/** The move of all rows of a table that point at one record to another. */
export interface Move extends Reference {
  merge: number;
  keep: number;
  drop: number;
}

/** What the database allows but once: the columns or expressions of a unique index or an exclusion, and how each is compared. */
interface Once {
  elements: string[];
  operators: string[];
  predicate: string | null;
}

const onceOfColumn = `
  select
    array(select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnkeyatts) as place) as elements,
    coalesce(
      array(
        select oprname::text
        from pg_constraint
        cross join unnest(conexclop) with ordinality as compared (operator, place)
        join pg_operator on pg_operator.oid = operator
        where conindid = indexrelid and contype = 'x'
        order by place
      ),
      '{}'
    ) as operators,
    pg_get_expr(indpred, indrelid) as predicate
  from pg_index
  join pg_attribute on attrelid = indrelid and attname = $2 and attnum = any (indkey)
  where indrelid = $1::regclass and (indisunique or indisexclusion)`;

/** Rows that cannot stand beside one of the record to keep are taken out of their table. Their history, or else `merge_rows`, keeps them. */
export async function setAsideColliding(client: pg.PoolClient, move: Move) {
  const { rows } = await client.query<Once>(onceOfColumn, [move.table, move.column]);
  for (const once of rows) {
    const others = once.elements
      .map((element, place) => ({ element, operator: once.operators[place] ?? '=' }))
      .filter(({ element }) => element !== move.column);
    await joinDays(client, move, others);
    await setAside(client, move, others, once.predicate ?? 'true');
  }
}

/** Parts of the record that say the same in all columns are there once: two lists of the same rocks become one. */
export async function setAsideRepeated(client: pg.PoolClient, move: Move) {
  const { rows } = await client.query<{ element: string }>(
    `select quote_ident(attname) as element
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> all ($2) and attname !~ '^(version|(created|updated|removed)_(timestamp|by))$'`,
    [move.table, [...move.keys, move.column]],
  );
  const columns = rows.map(({ element }) => ({ element, operator: 'is not distinct from' }));
  await setAside(client, move, columns, 'true');
}

interface Compared {
  element: string;
  operator: string;
}

async function setAside(client: pg.PoolClient, move: Move, others: readonly Compared[], predicate: string) {
  const { table, column, hasHistory, merge, keep, drop } = move;
  const elements = others.map(({ element }, place) => `(${element}) as element_${place}`);
  const alike = others.map(({ operator }, place) => `gone.element_${place} ${operator} stays.element_${place}`);
  await client.query(
    `with
     beside as (
       select ${[`ctid as place`, `"${column}" as record`, ...elements].join(', ')}
       from ${table}
       where "${column}" in ($1, $2) and (${predicate})
     ),
     set_aside as (
       delete from ${table}
       where ctid in (
         select gone.place
         from beside as gone
         join beside as stays on ${['stays.record = $1', 'gone.record = $2', ...alike].join(' and ')}
       )
       returning to_jsonb(${table}) as row_before
     )
     insert into merge_rows (merge_ndx, table_name, row_before)
     select $3, $4, row_before from set_aside where not $5`,
    [keep, drop, merge, table, hasHistory],
  );
}

const ofDays = /^daterange\((\w+), (\w+), '\[\]'::text\)$/;

/**
 * Days of one and the same partner that overlap or adjoin become one time, from the first to the last of them: those of the record to
 * keep reach as far, so that water counts where it did.
 */
async function joinDays(client: pg.PoolClient, { table, column, keep, drop }: Move, others: readonly Compared[]) {
  const days = others.find(({ element }) => ofDays.test(element));
  if (!days) return;
  const [, from, to] = ofDays.exec(days.element)!;
  const partners = others.filter((other) => other !== days).map(({ element }) => element);
  const same = partners.map((partner) => `and times.${partner} = kept.${partner}`).join(' ');
  await client.query(
    `with
     times as (
       select ${partners.map((partner) => `${partner},`).join(' ')} unnest(range_agg(${days.element})) as days
       from ${table}
       where "${column}" in ($1, $2)
       group by ${partners.join(', ') || '()'}
     ),
     reaching as (
       select
         kept.ctid as place,
         case when row_number() over one_time = 1 then lower(times.days) else kept.${from} end as first_day,
         coalesce(lead(kept.${from}) over one_time, upper(times.days)) - 1 as last_day
       from ${table} as kept
       join times on times.days @> kept.${from} ${same}
       where kept."${column}" = $1
       window one_time as (partition by ${['times.days', ...partners.map((partner) => `times.${partner}`)].join(', ')} order by kept.${from})
     )
     update ${table} as kept
     set ${from} = first_day, ${to} = last_day
     from reaching
     where kept.ctid = place and (kept.${from}, kept.${to}) is distinct from (first_day, last_day)`,
    [keep, drop],
  );
}
