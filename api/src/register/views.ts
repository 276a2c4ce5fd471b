import type { View } from '@artesian/contract/endpoint';
import { isStaff } from '@artesian/contract/roles';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { mountRoute } from '../platform/handle.ts';

/** A `ui-…` list: the SQL view of the same name, without the columns that only staff receive. */
export function mountView(app: FastifyInstance, { cachedAnswers, database }: Context, view: View) {
  const { path, access, summary, row, staffOnly, reads } = view;
  const relation = `api.${path.replaceAll('-', '_')}`;
  const columnsFor = (staff: boolean) =>
    Object.keys(row.shape).filter((column) => staff || !staffOnly.includes(column));

  mountRoute(app, {
    method: 'GET',
    path: `/api/${path}`,
    schema: { summary, tags: [path], response: { 200: z.array(row) } },
    handler: (request, reply) => {
      const staff = isStaff(request.user?.roles);
      return cachedAnswers.send(request, reply, {
        key: `${path} for ${staff ? 'staff' : 'everybody'}`,
        tables: reads,
        shared: access === 'open' && !request.user,
        build: async () => {
          const columns = columnsFor(staff).map((name) => `"${name}"`);
          const { rows } = await database.pool.query<{ list: string }>(
            `select coalesce(json_agg(listed), '[]')::text as list from (select ${columns.join(', ')} from ${relation}) as listed`,
          );
          return rows[0]!.list;
        },
      });
    },
  });
}
