import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Job } from '../jobs/job.ts';
import { publishWaterLevels } from '../jobs/publish-water-levels.ts';
import { rebuildMapWells } from '../jobs/rebuild-map-wells.ts';
import type { Context } from '../platform/context.ts';

/** `/api/publish-data/rebuild-map-wells-layer` */
export const answerRebuildMapWells = (context: Context) => publishing(context, rebuildMapWells);

/** `/api/publish-data/publish-water-levels` */
export const answerPublishWaterLevels = (context: Context) => publishing(context, publishWaterLevels);

const publishing =
  ({ jobs }: Context, job: Job) =>
  async (_request: FastifyRequest, reply: FastifyReply) => {
    await jobs.ask(job);
    return reply.code(204).send();
  };
