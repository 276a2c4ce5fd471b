import { callName } from '@artesian/contract/language/addresses';
import type { Endpoint } from '@artesian/contract/language/endpoint';
import type { Access } from '@artesian/contract/language/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { signedIn, type User } from '../../sign-in/authentication.ts';
import type { Context } from '../context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers: `GET /api/me`. */
    call?: string;
  }
}

/** A call of the contract with what answers it. */
export interface Call {
  endpoint: Endpoint;
  mount: (app: FastifyInstance, context: Context) => void;
}

/** What is asked, as the endpoint declares it. Only a call that is open has visitors. */
export interface Asked<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, X extends Access> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  user: X extends 'open' ? User | null : User;
  request: FastifyRequest;
  reply: FastifyReply;
}

export function askedOf<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, X extends Access>(
  { access }: Endpoint<P, Q, B, z.ZodType, X>,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<P, Q, B, X> {
  const user = access === 'open' ? request.user : signedIn(request);
  const { params, query, body } = request;
  return { params, query, body, user, request, reply } as Asked<P, Q, B, X>;
}

/** The names of the calls that are mounted from now on. */
export function answeredCalls(app: FastifyInstance): ReadonlySet<string> {
  const names = new Set<string>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.call !== undefined) names.add(config.call);
  });
  return names;
}

/** Throws where the contract has a call that nothing answers, so that it does not start. */
export function refuseUnanswered(wanted: readonly Endpoint[], answered: ReadonlySet<string>) {
  const unanswered = wanted.map(callName).filter((name) => !answered.has(name));
  if (unanswered.length > 0) throw new Error(`Nothing answers ${unanswered.join(', ')}.`);
}
