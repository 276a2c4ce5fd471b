import type { Endpoint } from '@artesian/contract/language/endpoint';
import type { Access } from '@artesian/contract/language/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod';
import { signedIn, type User } from '../../sign-in/authentication.ts';
import type { Context } from '../context.ts';
import { invalid } from '../problems.ts';
import { onceOnly, type Answer } from '../repeated-calls.ts';
import { transaction } from '../transaction.ts';
import type { Call } from './call.ts';
import { mountRoute } from './mount-route.ts';

/** What is asked of a call that writes, and the transaction to write in. */
export interface Act<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  user: User;
  /** Use this one alone: the embedded database has a single connection. */
  client: pg.PoolClient;
  /** The version that the save is based on, from If-Match. */
  version: number | undefined;
}

/**
 * Answers a call that writes: all in one transaction on behalf of who is signed in, and once only for an Idempotency-Key. What
 * `perform` returns is the answer; its `version` becomes the ETag.
 */
export function act<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Exclude<Access, 'open'>,
>(
  endpoint: Endpoint<P, Q, B, A, X>,
  perform: (asked: Act<P, Q, B>, context: Context) => Promise<z.input<A> | void>,
): Call {
  const declared = endpoint as unknown as Endpoint;
  return {
    endpoint: declared,
    mount(app, context) {
      mountRoute(app, declared, async (request, reply) => {
        const user = signedIn(request);
        const version = baseVersion(request);
        const { params, query, body } = request as { params: z.output<P>; query: z.output<Q>; body: z.output<B> };
        const actor = { sub: user.sub, requestId: request.id };
        const answered = await transaction(context.database, actor, (client) =>
          onceOnly(client, repeatable(request, user), async () => ({
            status: endpoint.status,
            body: await perform({ params, query, body, user, client, version }, context),
          })),
        );
        return send(reply, answered);
      });
    },
  };
}

const repeatable = (request: FastifyRequest, user: User) => ({
  key: repeatedKey(request),
  who: user.sub,
  call: `${request.method} ${request.url}`,
  body: request.body,
});

function send(reply: FastifyReply, { status, body }: Answer) {
  void reply.code(status).header('cache-control', 'private, no-cache');
  const { version } = (body ?? {}) as { version?: unknown };
  if (typeof version === 'number') void reply.header('etag', `"${version}"`);
  return status === 204 ? reply.send() : reply.send(body);
}

function baseVersion({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw invalid('If-Match', 'If-Match must be the version of the record in quotes, such as "3".');
  return Number(version);
}

function repeatedKey({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w:.-]{8,200}$/.test(header)) {
    throw invalid('Idempotency-Key', 'An Idempotency-Key has 8 to 200 letters, digits, hyphens, dots or colons.');
  }
  return header;
}
