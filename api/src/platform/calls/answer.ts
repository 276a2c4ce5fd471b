import type { Endpoint } from '@artesian/contract/language/endpoint';
import type { Access } from '@artesian/contract/language/roles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { askedOf, type Asked, type Call } from './call.ts';
import { mountRoute } from './mount-route.ts';
import { readYourWrites } from './read-your-writes.ts';

/** Gives the answer, or sends it itself. */
type Answering<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
> = (asked: Asked<P, Q, B, X>, context: Context) => Promise<z.input<A> | FastifyReply>;

/**
 * Answers a call that reads, or whose effect lies outside the database's records. One that writes records is an `act`. Where there is a
 * standby, the context may be that of the standby.
 */
export function answer<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(endpoint: Endpoint<P, Q, B, A, X>, answering: Answering<P, Q, B, A, X>): Call {
  return answerPrepared(
    endpoint,
    () => (asked, context) => readYourWrites(endpoint, asked, context, (chosen) => answering(asked, chosen)),
  );
}

/** The same of a call that something must stand ready for: `prepare` is asked once, when the server is built. It reads from the primary. */
export function answerPrepared<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(
  endpoint: Endpoint<P, Q, B, A, X>,
  prepare: (app: FastifyInstance, context: Context) => Answering<P, Q, B, A, X>,
): Call {
  return {
    endpoint,
    mount(app, context) {
      const answering = prepare(app, context);
      mountRoute(app, endpoint, async (request, reply) => {
        const answered = await answering(askedOf(endpoint, request, reply), context);
        if (reply.sent || answered === reply) return reply;
        return endpoint.status === 204 ? reply.code(204).send() : reply.code(endpoint.status).send(answered);
      });
    },
  };
}
