import type { Endpoint } from '@artesian/contract/language/endpoint';
import { hasEffect } from '@artesian/contract/language/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/open-database.ts';
import { inTurn, readWritten } from '../database/standby.ts';
import { Refusal } from '../problems.ts';

/** The cookie that says up to which position of the primary a reader must be answered. */
const COOKIE = 'artesian-written';
/** A standby is behind for seconds. A position that no standby reaches, such as that of a lost primary, is forgotten some day. */
const KNOWN_SECONDS = 24 * 60 * 60;
/** After what may still be written, or cannot be told, the primary answers for so long. */
const UNKNOWN_SECONDS = 60;
const EVERYTHING = 'all';

/** Tells whoever has written how far the database was by then, whatever became of the call: it reads nothing older from then on. */
export function rememberWrites(app: FastifyInstance, { database, config }: { database: Database; config: Config }) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${config.origin.startsWith('https:') ? '; Secure' : ''}`;
  app.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config.hasEffect) return;
    // What was given up may be written all the same, later.
    const position = reply.statusCode < 500 ? await readWritten(database.pool).catch(() => undefined) : undefined;
    const said = position === undefined ? EVERYTHING : String(position);
    const seconds = position === undefined ? UNKNOWN_SECONDS : KNOWN_SECONDS;
    reply.header('set-cookie', `${COOKIE}=${said}; Max-Age=${seconds}; ${attributes}`);
  });
}

/**
 * Answers a call that reads from a standby, if there is one that holds what the reader has written; else from the primary, which is also
 * asked for what the standby failed to answer, or does not have yet.
 */
export async function readYourWrites<T>(
  endpoint: Pick<Endpoint, 'method' | 'effect'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  primary: Context,
  read: (context: Context) => Promise<T>,
): Promise<T> {
  const standby = hasEffect(endpoint) ? undefined : await chooseFor(request, primary);
  if (!standby) return read(primary);
  try {
    return await read(standby);
  } catch (error) {
    if (reply.sent || !mayBeOtherwise(error)) throw error;
    return read(primary);
  }
}

/** The context of the first standby that holds what the reader has written. */
async function chooseFor({ headers }: FastifyRequest, { readingFrom }: Context): Promise<Context | undefined> {
  const standbys = inTurn(readingFrom);
  const written = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  if (written === undefined) return standbys[0]?.context;
  if (!/^\d{1,20}$/.test(written)) return undefined;
  for (const { standby, context } of standbys)
    if (await standby.holds(BigInt(written)).catch(() => false)) return context;
  return undefined;
}

/** What was refused was refused, and what took too long would again. */
const mayBeOtherwise = (error: unknown): boolean =>
  error instanceof Refusal ? error.status === 404 : (error as { code?: string }).code !== '57014';
