import { apiKeyHeader } from '@artesian/contract/api-keys/api-keys';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { Refusal } from '../platform/problems.ts';
import { KnownKeys } from './known-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it came with a key that is good: then the limits of the key hold in place of those of its address. */
    hasApiKey: boolean;
    /** Whether it came with a key that nobody has: it is refused, once it was counted as a call of its address. */
    hasUnknownKey: boolean;
  }
}

const WRITE_EVERY_MS = 20_000;

/** Holds calls that come with a key to the limits of the key, and counts them; a key that is none is refused with 401. */
export function limitApiKeys(app: FastifyInstance, { config, database }: { config: Config; database: Database }) {
  const keys = new KnownKeys(database.pool, () => startOfTomorrow(config.DISTRICT_TIME_ZONE));
  const write = () =>
    keys
      .write()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the calls with API keys could not be written yet'));
  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers[apiKeyHeader];
    if (given === undefined) return;
    const key = await keys.find(String(given));
    if (!key) {
      request.hasUnknownKey = true;
      return;
    }
    request.hasApiKey = true;
    const { limit, remaining, over } = await keys.count(key);
    void reply.headers({ 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining });
    if (!over) return;
    void reply.header('retry-after', over.seconds);
    throw new Refusal(429, 'too-many-calls', 'Too many requests', over.sentence);
  });
  // The limits of addresses are looked at in between: whoever tries keys has no more tries than calls.
  app.addHook('preParsing', async ({ hasUnknownKey }) => {
    if (hasUnknownKey) throw unknownKey();
  });
}

const unknownKey = () =>
  new Refusal(
    401,
    'unknown-api-key',
    'Unknown API key',
    `The key in ${apiKeyHeader} is unknown, has expired or was revoked. Ask the district for a new key, or leave it out.`,
  );

const HOUR_MS = 3_600_000;

/** When the next day begins there, in ms: the clock of the place is read, since some days have 23 or 25 hours. */
function startOfTomorrow(timeZone: string): number {
  const dayOf = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone });
  const now = Date.now();
  const today = dayOf(now);
  let at = Math.floor(now / HOUR_MS) * HOUR_MS;
  while (dayOf(at) === today) at += HOUR_MS / 4;
  return at;
}
