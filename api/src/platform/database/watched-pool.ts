import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How often the server is asked for a sign of life, and how long it may take: a slower one makes every call wait too long. */
const ASK_EVERY_MS = 2000;
const ANSWER_WITHIN_MS = 3000;
const TURN_MS = 100;

const SIGN_OF_LIFE = 'select pg_is_in_recovery() as is_standby';

/** As PostgreSQL says of a connection that is gone. */
class ServerAway extends Error {
  readonly code = '08006';
}

/** Whether a server answers, and how to stop asking. */
export interface Watch {
  isReachable: () => boolean;
  stop: () => void;
}

/** A pool with all connections that it has, also those that are only beginning. */
export interface WatchedPool {
  pool: pg.Pool;
  clients: ReadonlySet<pg.ClientBase>;
}

/**
 * Asks the server of a pool for a sign of life, over a connection of its own. While there is none, whoever wants a connection is refused
 * at once, and whoever waits for an answer is let go: nobody waits for a frozen server longer than it takes to notice. A server that is to
 * write (`writes`) and cannot counts as away: it became a standby, and another will answer at its address. No connection outlasts that.
 */
export function watchPool(
  { pool, clients }: WatchedPool,
  connection: pg.ClientConfig,
  { writes }: { writes: boolean },
): Watch {
  let isReachable = true;
  refuseWhileAway(pool, () => !isReachable);

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    clearTimeout(timer);
    isReachable = await ask.answers();
    if (!isReachable) for (const client of clients) cutOff(client);
    if (!isStopped) timer = setTimeout(() => void look(), ASK_EVERY_MS).unref();
  };
  const ask = signOfLife(connection, { writes }, () => void look());
  void look();
  return {
    isReachable: () => isReachable,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      ask.end();
    },
  };
}

/** `pool.query` takes its connections by `pool.connect` too. */
function refuseWhileAway(pool: pg.Pool, isAway: () => boolean) {
  const connect = pool.connect.bind(pool);
  const guarded = (callback?: (...args: unknown[]) => void) => {
    if (!isAway()) return callback ? connect(callback as never) : connect();
    const error = new ServerAway('PostgreSQL does not respond.');
    return callback ? callback(error) : Promise.reject(error);
  };
  pool.connect = guarded as typeof pool.connect;
}

/** Its statement fails at once, and the pool puts another connection in its place. */
function cutOff(client: pg.ClientBase) {
  // No other way out is offered of a connection that does not answer.
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } };
  connection.stream.destroy(new ServerAway('PostgreSQL does not respond.'));
}

/** `lost` is called when the connection breaks while nothing is asked. */
function signOfLife(connection: pg.ClientConfig, { writes }: { writes: boolean }, lost: () => void) {
  let client: pg.Client | undefined;
  let isAsking = false;
  let isEnded = false;
  const open = () => {
    const opened = new pg.Client({ ...connection, application_name: 'artesian watch' });
    opened.on('error', () => undefined);
    opened.on('end', () => {
      if (client !== opened) return;
      client = undefined;
      if (!isAsking) lost();
    });
    return opened;
  };
  const ask = async () => {
    if (!client) {
      client = open();
      await client.connect();
    }
    const { rows } = await client.query<{ is_standby: boolean }>(SIGN_OF_LIFE);
    return !writes || !rows[0]!.is_standby;
  };
  const close = () => {
    const closing = client;
    client = undefined;
    if (closing) cutOff(closing);
  };
  // A connection that broke says nothing of the server: only one that cannot be had again does.
  const askTwice = () =>
    ask().catch(() => {
      close();
      return isEnded ? false : ask().catch(() => false);
    });
  return {
    end: () => {
      isEnded = true;
      close();
    },
    async answers(): Promise<boolean> {
      isAsking = true;
      const answers = await inTime(askTwice());
      isAsking = false;
      if (!answers) close();
      return answers;
    },
  };
}

/**
 * What is answered in time; false after that. Counted in turns of this process: while it was busy itself, or stood still with its machine,
 * it could not have heard an answer.
 */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const stopped = new AbortController();
  const late = async () => {
    for (let waited = 0; waited < ANSWER_WITHIN_MS; waited += TURN_MS)
      await sleep(TURN_MS, undefined, { signal: stopped.signal, ref: false });
    return false;
  };
  try {
    return await Promise.race([answer, late()]);
  } finally {
    stopped.abort();
  }
}
