import { callOfLookup } from '@artesian/contract/calls';
import type { Lookup } from '@artesian/contract/language/lookup';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';

/** One list to choose from, in the order of its words. */
export function answerLookup(lookup: Lookup): Call {
  const { path, access, table, value, label } = lookup;
  return answer(callOfLookup(lookup), ({ request, reply }, { cachedAnswers, database }) =>
    cachedAnswers.send(request, reply, {
      key: path,
      tables: [table],
      shared: access === 'open',
      build: async () => {
        const { rows } = await database.pool.query<{ list: string }>(
          `select coalesce(json_agg(listed), '[]')::text as list
           from (select ${value}, ${label} from ${table} order by ${label}, ${value}) as listed`,
        );
        return rows[0]!.list;
      },
    }),
  );
}
