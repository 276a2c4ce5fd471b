import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf } from '../platform/problems.ts';
import type { ErrorService } from './error-service.ts';

/** Tells the service which calls failed by our fault, and how long calls took. */
export function tellOfCalls(app: FastifyInstance, service: ErrorService) {
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (call !== undefined) ends.set(request, service.time(call));
  });
  app.addHook('onResponse', async (request) => ends.get(request)?.());
  app.addHook('onError', async (request, _reply, error) => {
    const isOurs = refusalOf(error).status >= 500;
    if (isOurs) service.tell(error, { id: request.id, where: request.routeOptions.config.call ?? 'no call' });
  });
  app.addHook('onClose', () => service.close());
}
