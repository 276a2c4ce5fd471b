import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { patiently } from '../platform/database/patiently.ts';
import type { Seal } from './seal-history.ts';

export interface Verified {
  /** Changes that are what they were when their day was sealed, and how many came since. */
  changes: number;
  unsealed: number;
  days: number;
  last: Seal | undefined;
  /** Records that are what history says of them last. */
  records: number;
  /** Each in a sentence; at most some hundreds of a kind. */
  problems: string[];
}

/**
 * Compares history with its fingerprints and seals, the seals with one another and with one that was kept elsewhere, and every record
 * with what history says of it last. Records that history never told of, such as those that were loaded, are not compared.
 */
export const verifyHistory = (database: Database, kept?: Seal): Promise<Verified> =>
  patiently(database, async (client) => {
    const told = (await rowsOf<Counts>(client, counts))[0]!;
    const altered = await rowsOf<Altered>(client, alteredChanges);
    const broken = await rowsOf<{ day: string }>(client, brokenSeals);
    const { compared, problems } = await compareTables(client);
    return {
      ...told,
      last: told.last_day === null ? undefined : { day: told.last_day, hash: told.last_hash! },
      records: compared,
      problems: [
        ...altered.map(wordsOf),
        ...broken.map(({ day }) => `The seal of ${day} is not that of its changes and of the day before.`),
        ...(await compareSeal(client, kept)),
        ...problems,
      ],
    };
  });

const rowsOf = async <R extends object>(client: pg.PoolClient, text: string, values: unknown[] = []): Promise<R[]> =>
  (await client.query<R>(text, values)).rows;

interface Counts {
  changes: number;
  unsealed: number;
  days: number;
  last_day: string | null;
  last_hash: string | null;
}

const counts = `
  select
    (select count(*)::integer from history.fingerprints) as changes,
    (select count(*)::integer from history.changes where api.day_of_change(at) > coalesce(last.day, '-infinity')) as unsealed,
    (select count(*)::integer from history.days) as days,
    last.day::text as last_day,
    encode(last.hash, 'hex') as last_hash
  from (select) as once
  left join (select * from history.days order by day desc limit 1) as last on true`;

interface Altered {
  change_ndx: string;
  day: string;
  table_name: string | null;
  record_key: string | null;
  what: 'altered' | 'missing' | 'added';
}

const MOST_TOLD = 200;

const alteredChanges = `
  select
    prints.change_ndx, prints.day::text, changes.table_name, changes.record_key,
    case when changes.change_ndx is null then 'missing' else 'altered' end as what
  from history.fingerprints as prints
  left join history.changes as changes using (change_ndx)
  where changes.change_ndx is null or prints.hash <> api.fingerprint_of(changes)
  union all
  select changes.change_ndx, api.day_of_change(changes.at)::text, changes.table_name, changes.record_key, 'added'
  from history.changes as changes
  where api.day_of_change(changes.at) <= (select max(day) from history.days)
    and not exists (select from history.fingerprints as prints where prints.change_ndx = changes.change_ndx)
  order by change_ndx
  limit ${MOST_TOLD}`;

const HAPPENED: Record<Altered['what'], string> = {
  altered: 'was altered since that day was sealed',
  missing: 'is missing since that day was sealed',
  added: 'was added after that day was sealed, or when the clock of the server was wrong',
};

const wordsOf = ({ change_ndx, day, table_name, record_key, what }: Altered): string =>
  `Change ${change_ndx} of ${day}${table_name === null ? '' : ` (${table_name}, ${record_key})`} ${HAPPENED[what]}.`;

const brokenSeals = `
  select day::text
  from (select day, hash, api.seal_of_day(day, lag(hash) over (order by day)) as due from history.days) as days
  where hash <> due
  order by day
  limit ${MOST_TOLD}`;

async function compareSeal(client: pg.PoolClient, kept: Seal | undefined): Promise<string[]> {
  if (!kept) return [];
  const [now] = await rowsOf<Seal>(
    client,
    "select day::text, encode(hash, 'hex') as hash from history.days where day = $1",
    [kept.day],
  );
  return now?.hash === kept.hash ? [] : [`The seal of ${kept.day} is not the one that the backup kept.`];
}

interface Told {
  table: string;
  key: string;
}

/** The tables with history whose rows are told apart by the column that names them there. */
const toldTables = `
  select
    relations.oid::regclass::text as table,
    quote_ident(keys.attname) as key
  from pg_trigger as triggers
  join pg_class as relations on relations.oid = triggers.tgrelid
  join pg_attribute as keys
    on keys.attrelid = relations.oid
    and keys.attname = split_part(encode(triggers.tgargs, 'escape'), '\\000', 1)
  where triggers.tgfoid = 'history.write_change()'::regprocedure
    and exists (
      select from pg_index
      where indrelid = relations.oid and indisunique and indnkeyatts = 1 and indkey[0] = keys.attnum and indpred is null
    )
  order by 1`;

async function compareTables(client: pg.PoolClient) {
  const problems: string[] = [];
  let compared = 0;
  for (const told of await rowsOf<Told>(client, toldTables)) {
    const { table } = told;
    const [found] = await rowsOf<{ compared: number; different: string[] }>(client, comparison(told), [table]);
    compared += found!.compared;
    problems.push(
      ...found!.different.map((key) => `The record ${key} of ${table} is not what history says of it last.`),
    );
  }
  return { compared, problems };
}

/** Read back into the types of the table, so that moments are the same in every time zone. Columns that are gone or new are left out. */
const comparison = ({ table, key }: Told): string => `
  select
    count(*)::integer as compared,
    coalesce((array_agg(record_key) filter (where differs))[:${MOST_TOLD}], '{}') as different
  from (
    select
      last.record_key,
      (records.${key} is null) <> (last.operation = 'delete') or exists (
        select from jsonb_each(to_jsonb(jsonb_populate_record(null::${table}, last.after))) as was
        join jsonb_each(to_jsonb(records)) as is_now on is_now.key = was.key
        where last.after ? was.key and is_now.value <> was.value
      ) as differs
    from (
      select distinct on (record_key) record_key, operation, after
      from history.changes
      where table_name = $1
      order by record_key, change_ndx desc
    ) as last
    left join ${table} as records on records.${key}::text = last.record_key
  ) as records`;
