import { callName } from '@artesian/contract/language/addresses';
import { hasEffect, type Endpoint } from '@artesian/contract/language/endpoint';
import { problem } from '@artesian/contract/language/problem';
import type { Access } from '@artesian/contract/language/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { operationIdOf } from '../documented-paths.ts';
import { despiteLostConnection } from '../lost-connection.ts';
import { invalid } from '../problems.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Mounts a call of the contract under its access; what its declaration says is checked before the handler is asked. */
export function mountRoute(app: FastifyInstance, endpoint: Endpoint, handler: Handler) {
  const { method, path, access, patienceMs, mostPerMinute, isExport } = endpoint;
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      access,
      call: callName(endpoint),
      hasEffect: hasEffect(endpoint),
      ...(patienceMs !== undefined && { patienceMs }),
      ...(mostPerMinute !== undefined && { rateLimit: { max: mostPerMinute, timeWindow: '1 minute' } }),
      ...(isExport && { isExport }),
    },
    schema: schemaOf(endpoint),
    preValidation: async ({ params }) => refuseBlanks(params as Record<string, string>),
    // A file comes once.
    handler: endpoint.upload ? handler : onceMore(handler),
  });
}

function schemaOf(endpoint: Endpoint) {
  const { method, path, summary, tag, access, params, query, body, status, answer, file, upload } = endpoint;
  return {
    summary,
    tags: [tag],
    operationId: operationIdOf(method, path),
    // A key only raises the limits.
    security: access === 'open' ? [{}, { apiKey: [] }] : [{ signIn: [] }],
    description: admitted[access],
    ...(Object.keys(params.shape).length > 0 && { params }),
    ...(Object.keys(query.shape).length > 0 && { querystring: query }),
    // What comes beside a file is known only when the file has been read.
    ...(body && !upload && { body }),
    ...(upload && { consumes: ['multipart/form-data'] }),
    ...(file && { produces: [file] }),
    response: { [status]: answer, '4xx': problem },
  } as FastifySchema;
}

const admitted: Record<Access, string> = {
  open: 'Public.',
  'signed-in': 'Requires sign-in. A Well Owner receives only data of their own permits.',
  staff: 'For Administrators and Developers.',
  developers: 'For Developers.',
};

/** A blank would pass for the number 0. */
function refuseBlanks(params: Record<string, string>) {
  const blank = Object.keys(params).find((name) => params[name]!.trim() === '');
  if (blank !== undefined) throw invalid(blank, 'Give a value in the address; it cannot be blank.');
}

/** A call that may be repeated is, when it lost its connection: reading, and what comes with an Idempotency-Key. */
const onceMore =
  (handler: Handler): Handler =>
  (request, reply) => {
    const isRepeatable = request.method === 'GET' || request.headers['idempotency-key'] !== undefined;
    return isRepeatable ? despiteLostConnection(() => handler(request, reply)) : handler(request, reply);
  };
