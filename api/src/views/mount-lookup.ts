import type { Lookup } from '@artesian/contract/language/lookup';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { mountRoute } from '../platform/handle.ts';

/** One list to choose from, in the order of its words. */
export function mountLookup(app: FastifyInstance, { cachedAnswers, database }: Context, lookup: Lookup) {
  const { path, access, table, value, label } = lookup;
  mountRoute(app, {
    method: 'GET',
    path: `/api/${path}`,
    schema: {
      summary: `To choose from: ${label}`,
      tags: ['lookups'],
      response: { 200: z.array(z.object({ [value]: z.int(), [label]: z.string() })) },
    },
    handler: (request, reply) =>
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
  });
}
