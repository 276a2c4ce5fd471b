import { callOfLookup } from '@artesian/contract/calls';
import type { Lookup } from '@artesian/contract/language/lookup';
import { vocabularyOf } from '@artesian/contract/vocabularies';
import { answer } from '../platform/calls/answer.ts';
import { inTheirOrder } from '../vocabularies/words.ts';
import type { Call } from '../platform/calls/call.ts';

/** One list to choose from, in the order that staff put its words in or else in that of the alphabet. */
export function answerLookup(lookup: Lookup): Call {
  const { path, access, table } = lookup;
  return answer(callOfLookup(lookup), ({ request, reply }, { cachedAnswers, database }) =>
    cachedAnswers.send(request, reply, {
      key: path,
      tables: [table],
      shared: access === 'open',
      build: async () => {
        const { rows } = await database.pool.query<{ list: string }>(
          vocabularyOf(table) ? edited(lookup) : plain(lookup),
        );
        return rows[0]!.list;
      },
    }),
  );
}

const plain = ({ table, value, label }: Lookup) => `
  select coalesce(json_agg(listed), '[]')::text as list
  from (select ${value}, ${label} from ${table} order by ${label}, ${value}) as listed`;

/** Retired words are said to be: records that hold them still show them. */
const edited = (lookup: Lookup) => {
  const { table, value, label } = lookup;
  return `
  select coalesce(json_agg(json_strip_nulls(to_json(listed))), '[]')::text as list
  from (
    select ${value}, ${label}, nullif(word_retired, false) as retired
    from ${table}
    order by ${inTheirOrder(lookup)}
  ) as listed`;
};
