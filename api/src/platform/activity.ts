import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether whoever is signed in and receives its file is noted. */
    isExport?: boolean;
  }
}

interface Activity {
  act: 'signed in' | 'signed out' | 'exported' | 'key generated';
  about?: string;
  /** Who did it, where that is not who is signed in. */
  who?: string;
}

/** Whoever sees as another does what they do as themselves. */
const callerOf = ({ seenBy, user }: FastifyRequest): string | undefined => seenBy?.sub ?? user?.sub;

/** Adds to the activity log what somebody did. */
export const noteActivity = (on: Pool | PoolClient, request: FastifyRequest, { act, about, who }: Activity) =>
  on.query('insert into activity_events (who, request_id, act, about, from_address) values ($1, $2, $3, $4, $5)', [
    who ?? callerOf(request),
    request.id,
    act,
    about,
    normalizeIP(request.ip),
  ]);

/** Counts a refused sign-in to an account; undefined where there is none. */
export const noteRefusedSignIn = (pool: Pool, request: FastifyRequest, who: string | undefined, why: string) =>
  countRefusal(pool, request, ['sign-in refused', who ?? '', why]);

/** Counts a call that the account is not admitted to. */
export function noteRefusedCall(pool: Pool, request: FastifyRequest) {
  const { config, schema } = request.routeOptions;
  const { summary } = schema as { summary?: string };
  return countRefusal(pool, request, ['access refused', callerOf(request) ?? '', `${summary} (${config.call})`]);
}

/** With others of the same hour. A refusal stays one although it cannot be counted. */
async function countRefusal(pool: Pool, request: FastifyRequest, [act, who, about]: [string, string, string]) {
  try {
    await pool.query(
      `insert into refused_attempts as kept (hour, act, who, from_address, about) values (date_trunc('hour', now()), $1, $2, $3, $4)
       on conflict (hour, act, who, from_address, about) do update set times = kept.times + 1, last_at = now()`,
      [act, who, normalizeIP(request.ip), about],
    );
  } catch (error) {
    request.log.error({ err: error }, 'What was refused could not be noted');
  }
}

/** Notes each file of records that somebody who is signed in receives, by its name. */
export function noteExports(app: FastifyInstance, pool: Pool) {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.routeOptions.config.isExport || !request.user || reply.statusCode !== 200) return;
    const name = /filename="([^"]*)"/.exec(String(reply.getHeader('content-disposition')))?.[1];
    await noteActivity(pool, request, { act: 'exported', about: name ?? request.routeOptions.config.call! });
  });
}
