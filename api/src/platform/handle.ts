import { accessTable } from '@artesian/contract/access';
import type { Endpoint, Method } from '@artesian/contract/language/endpoint';
import { problem } from '@artesian/contract/language/problem';
import type { Access } from '@artesian/contract/language/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { despiteLostConnection } from './lost-connection.ts';
import { invalid } from './problems.ts';

interface Route {
  method: Method;
  /** With `{name}` where a parameter stands. */
  path: string;
  schema: FastifySchema & { summary: string; tags: string[] };
  handler: Handler;
  /** How long it may take before it is answered that it takes too long, in ms; as every call unless told. */
  patienceMs?: number | undefined;
}
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Mounts a call under the access that the one table gives it; a call without a row there does not start. */
export function mountRoute(app: FastifyInstance, { method, path, schema, handler, patienceMs }: Route) {
  const access = accessTable.get(`${method} ${path}`);
  if (access === undefined) throw new Error(`${method} ${path} has no row in the access table.`);
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access, ...(patienceMs !== undefined && { patienceMs }) },
    schema: {
      ...schema,
      ...(access !== 'open' && { security: [{ signIn: [] }] }),
      description: admitted[access],
      response: { ...(schema.response as object), '4xx': problem },
    },
    preValidation: async ({ params }) => refuseBlanks(params as Record<string, string>),
    handler: onceMore(handler),
  });
}

/** A call that may be repeated is, when it lost its connection: reading, and what comes with an Idempotency-Key. */
const onceMore =
  (handler: Handler): Handler =>
  (request, reply) => {
    const isRepeatable = request.method === 'GET' || request.headers['idempotency-key'] !== undefined;
    return isRepeatable ? despiteLostConnection(() => handler(request, reply)) : handler(request, reply);
  };

/** A blank would pass for the number 0. */
function refuseBlanks(params: Record<string, string>) {
  const blank = Object.keys(params).find((name) => params[name]!.trim() === '');
  if (blank !== undefined) throw invalid(blank, 'Name a value in the address; a blank is none.');
}

const admitted: Record<Access, string> = {
  open: 'Open to everybody.',
  'signed-in': 'For anybody who is signed in; a Well Owner receives what belongs to their own permits.',
  staff: 'For Administrators and Developers.',
};

type Answering<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer A>
    ? (
        request: FastifyRequest<{ Params: z.output<P>; Querystring: z.output<Q>; Body: z.output<B> }>,
        reply: FastifyReply,
      ) => Promise<z.input<A> | FastifyReply>
    : never;

/** Mounts an endpoint of the contract with what answers it. */
export function handle<E extends Endpoint>(app: FastifyInstance, endpoint: E, answer: Answering<E>) {
  const { method, path, summary, params, query, body, patienceMs } = endpoint as Endpoint;
  mountRoute(app, {
    method,
    path,
    schema: {
      summary,
      tags: [path.split('/')[2]!],
      ...(Object.keys(params.shape).length > 0 && { params }),
      ...(Object.keys(query.shape).length > 0 && { querystring: query }),
      ...(body && { body }),
      response: { 200: endpoint.answer },
    },
    handler: answer as Route['handler'],
    patienceMs,
  });
}
