import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooSlow } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long an answer may take to begin, in ms. */
    patienceMs?: number;
  }
  interface FastifyRequest {
    deadline: NodeJS.Timeout | undefined;
  }
}

const PATIENCE_MS = 7500;

/**
 * Answers 503 to a call whose answer has not begun in time, whatever it waits for. The time that its body takes to arrive does not
 * count; nor does that of an answer which is being sent. What the call does goes on: a repeated key finds out what became of it.
 */
export function keepDeadlines(app: FastifyInstance) {
  app.decorateRequest('deadline', undefined);
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    request.deadline = setTimeout(() => {
      if (!reply.sent) void reply.send(tooSlow());
    }, request.routeOptions.config.patienceMs ?? PATIENCE_MS);
  };
  const end = (request: FastifyRequest) => clearTimeout(request.deadline);
  app.addHook('onRequest', async (request, reply) => begin(request, reply));
  app.addHook('preParsing', async (request) => (hasBody(request) ? end(request) : undefined));
  app.addHook('preValidation', async (request, reply) => (hasBody(request) ? begin(request, reply) : undefined));
  app.addHook('onSend', async (request) => end(request));
  app.addHook('onResponse', async (request) => end(request));
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
