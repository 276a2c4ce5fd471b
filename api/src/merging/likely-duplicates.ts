import {
  likelyDuplicates,
  likelyDuplicatesOf,
  sayWhetherSame,
  type LikelyDuplicate,
} from '@artesian/contract/merging/likely-duplicates';
import type { Register } from '@artesian/contract/language/register';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { invalid } from '../platform/problems.ts';
import { mergeableAt, nameOf, namesOf } from './mergeable.ts';

/** More are not gone through at one time. */
const MOST_PAIRS = 200;
const MOST_OF_ONE = 20;

/** Pairs that nobody said are two. `$1` is the table. */
const pairsOf = ({ table, key }: Register) => `
  select pairs.${key} as one, other_ndx as other, likeness::double precision as likeness, reasons
  from ${likelySame(table)} as pairs
  where not exists (
    select from distinct_records
    where table_name = $1 and distinct_records.one = least(pairs.${key}, other_ndx)
      and distinct_records.other = greatest(pairs.${key}, other_ndx)
  )`;

const likelySame = (table: string) => `api.likely_same_${table}`;

/** `GET /api/likely-duplicates/{register}/{key}` */
export const answerLikelyDuplicatesOf = answer(likelyDuplicatesOf, async ({ params }, { database }) => {
  const register = mergeableAt(params.register);
  await nameOf(database.pool, register, params.key);
  const { rows } = await database.pool.query<LikelyDuplicate>(
    `select other as key, label, known_by, likeness, reasons
     from (${pairsOf(register)} and pairs.${register.key} = $2 order by likeness desc, other limit ${MOST_OF_ONE}) as found
     join ${namesOf(register)} as named on named.${register.key} = other
     order by likeness desc, other`,
    [register.table, params.key],
  );
  return rows;
});

/** `GET /api/likely-duplicates/{register}`: worked out once for each state of the data. */
export const answerLikelyDuplicates = answer(
  likelyDuplicates,
  async ({ params, request, reply }, { cachedAnswers, database, dependencies }) => {
    const register = mergeableAt(params.register);
    return cachedAnswers.send(request, reply, {
      key: likelyDuplicates.path.replace('{register}', register.path),
      tables: dependencies.tablesOf(likelySame(register.table), namesOf(register), 'public.distinct_records'),
      shared: false,
      build: async () => {
        const { rows } = await database.pool.query<{ answer: string }>(allPairs(register), [register.table]);
        return rows[0]!.answer;
      },
    });
  },
);

const allPairs = (register: Register) => `
  with
  found as materialized (${pairsOf(register)} and pairs.${register.key} < other_ndx),
  likeliest as materialized (select * from found order by likeness desc, one, other limit ${MOST_PAIRS}),
  named as materialized (
    select ${register.key} as key, label, known_by
    from ${namesOf(register)}
    where ${register.key} in (select one from likeliest union select other from likeliest)
  )
  select json_build_object(
    'count', (select count(*) from found),
    'pairs', coalesce(
      json_agg(
        json_build_object('one', one_named, 'other', other_named, 'likeness', likeness, 'reasons', reasons)
        order by likeness desc, one, other
      ),
      '[]'
    )
  )::text as answer
  from likeliest
  join named as one_named on one_named.key = one
  join named as other_named on other_named.key = other`;

/** `PUT /api/likely-duplicates/{register}/{key}/{other}`: said twice, it is so once. */
export const actSayWhetherSame = act(sayWhetherSame, async ({ params, body, client }) => {
  const register = mergeableAt(params.register);
  const { key, other } = params;
  if (key === other) throw invalid('other', `This is the same ${register.one}. Choose two different ones.`);
  await nameOf(client, register, key);
  await nameOf(client, register, other);
  const pair = [register.table, Math.min(key, other), Math.max(key, other)];
  await client.query(
    body.are_distinct
      ? 'insert into distinct_records (table_name, one, other) values ($1, $2, $3) on conflict do nothing'
      : 'delete from distinct_records where table_name = $1 and one = $2 and other = $3',
    pair,
  );
});
