import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';

/** `/api/publish-data/rebuild-map-wells-layer`: whoever asks for the map next gets wells and tiles made anew. */
export const answerRebuildMapWells = ({ database }: Context) => publishing(() => database.pool.query(rebuild));

/** `/api/publish-data/publish-water-levels`: the graphs show every level that was measured until now. */
export const answerPublishWaterLevels = ({ database }: Context) =>
  publishing(() => database.pool.query('select api.publish_water_levels()'));

/** What is kept of the map is as old as the last change of the wells; this counts as one. */
const rebuild = `
  insert into data_versions as versions (table_name, backend, changes) values ('wells', pg_backend_pid(), 1)
  on conflict (table_name, backend) do update set changes = versions.changes + 1`;

const publishing = (publish: () => Promise<unknown>) => async (_request: FastifyRequest, reply: FastifyReply) => {
  await publish();
  return reply.code(204).send();
};
