import pg from 'pg';
import type { Config } from '../config.ts';
import { CannotOpen } from './cannot-open.ts';
import { openEmbeddedEngine } from './embedded-engine.ts';
import { EngineStream } from './engine-stream.ts';
import { APPLICATION_ROLE, maySetRole } from './prepare-for-owner.ts';
import { readAsJsonDoes } from './values.ts';
import { watchPool, type Watch, type WatchedPool } from './watched-pool.ts';

export interface Database {
  kind: 'embedded' | 'server';
  /** Whether the connection may act as the owner of the tables, or is that of a role that only works with their rows. */
  mayOwn: boolean;
  /** Connections that work as `artesian_app`: it may change the district's data and only add to its history. */
  pool: pg.Pool;
  /** The name of a statement that is asked often, for PostgreSQL to keep its plan; nothing where a pooler in between cannot. */
  named: (name: string) => { name?: string };
  /** Whether it answers, as far as is known; from `watch` on. */
  isReachable: () => boolean;
  /** From now on a database that does not answer lets nobody wait. */
  watch: () => void;
  /**
   * Runs `work` as the owner of the tables and without limits of time: migrations and loading. Throws CannotOpen where the
   * connection is of a role that may not.
   */
  asOwner<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
  statementTimeoutMs?: number;
  /** Whether a pooler lends its connections for a transaction at a time, and begins their sessions itself. */
  pooled?: boolean;
  /** Whether statements may be prepared under a name; not behind a pooler unless told. */
  prepared?: boolean | undefined;
}

type ServerConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOLED' | 'DATABASE_PREPARED' | 'DATA_DIR'>;

/** The database that a server works with, and the commands that do what a server does. Throws as `openDatabase` does. */
export const openServersDatabase = (config: ServerConfig): Promise<Database> => openDatabase(optionsOf(config));

const optionsOf = (config: ServerConfig): DatabaseOptions => ({
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  pooled: config.DATABASE_POOLED === 'true',
  prepared: config.DATABASE_PREPARED && config.DATABASE_PREPARED === 'true',
});

/** A standby of the settings, for reading. It need not answer: then its statements fail. A pooler before it is like that of the primary. */
export function openStandbysPool(url: string, config: ServerConfig): Database {
  const opening = openingOf(optionsOf(config));
  return serverDatabase(url, poolOf(url, opening), opening, { mayOwn: false, writes: false });
}

const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
const REOPEN_MS = 30_000;
const LEAST_VERSION = 15;

readAsJsonDoes();

/** Opens the database of the settings. Throws CannotOpen when it is in use, out of reach or too old. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opening = openingOf(options);
  return options.url ? openServer(options.url, opening) : openEmbedded(options.dataDir, opening);
}

interface Opening extends Pick<Database, 'named'> {
  statementTimeoutMs: number;
  pooled: boolean;
  onConnect: (client: pg.ClientBase) => Promise<void>;
}

function openingOf(options: DatabaseOptions): Opening {
  const pooled = options.pooled ?? false;
  const begin = pooled ? expectBegun : workAsApplication;
  return {
    statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    pooled,
    onConnect: (client) => startSession(client, () => begin(client)),
    named: (options.prepared ?? !pooled) ? (name) => ({ name }) : () => ({}),
  };
}

async function openServer(url: string, opening: Opening): Promise<Database> {
  const watched = poolOf(url, opening);
  try {
    // What an owner does takes a session, which a pooler does not give.
    const mayOwn = (await readRights(watched.pool)) && !opening.pooled;
    return serverDatabase(url, watched, opening, { mayOwn, writes: true });
  } catch (error) {
    await watched.pool.end();
    throw error;
  }
}

function poolOf(url: string, { statementTimeoutMs, pooled, onConnect }: Opening): WatchedPool {
  const clients = new Set<pg.ClientBase>();
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'artesian',
    // A pooler refuses what it cannot keep for each of its clients.
    ...(!pooled && limitsOf(statementTimeoutMs)),
    onConnect(client) {
      clients.add(client);
      client.once('end', () => clients.delete(client));
      return onConnect(client);
    },
  });
  return { pool: withoutIdleErrors(pool), clients };
}

function serverDatabase(
  url: string,
  watched: WatchedPool,
  { named }: Opening,
  { mayOwn, writes }: { mayOwn: boolean; writes: boolean },
): Database {
  const { pool } = watched;
  let watch: Watch | undefined;
  return {
    kind: 'server',
    mayOwn,
    pool,
    named,
    isReachable: () => watch?.isReachable() ?? true,
    watch: () => (watch ??= watchPool(watched, { connectionString: url }, { writes })),
    asOwner: (work) => (mayOwn ? asOwner(pool, work) : Promise.reject(new CannotOpen(NOT_THE_OWNER))),
    async close() {
      watch?.stop();
      await pool.end();
    },
  };
}

const limitsOf = (statementTimeoutMs: number): pg.PoolConfig => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 30_000,
  // Compiling pays for reports of minutes; here it costs more than the queries (measured: radius search 4 times slower with it).
  options: '-c jit=off',
});

const NOT_THE_OWNER =
  'The login in DATABASE_URL is not allowed to do this. Set DATABASE_OWNER_URL to the table owner’s login for this command.';

async function openEmbedded(dataDir: string, { statementTimeoutMs, onConnect, named }: Opening): Promise<Database> {
  const engine = await openEmbeddedEngine(dataDir, statementTimeoutMs);
  const pool = new pg.Pool({
    // One connection, so that a transaction never meets another's statements.
    max: 1,
    // Whoever waits may wait for a whole statement, its end by force and the folder being opened again.
    connectionTimeoutMillis: statementTimeoutMs + REOPEN_MS,
    idleTimeoutMillis: 0,
    ssl: false,
    stream: () => new EngineStream(engine),
    onConnect,
  });
  return {
    kind: 'embedded',
    mayOwn: true,
    pool: withoutIdleErrors(pool),
    named,
    // It is part of this process: a statement that takes too long is stopped, and the folder opened again.
    isReachable: () => true,
    watch: () => undefined,
    asOwner: (work) => asOwner(pool, (client) => engine.patiently(() => work(client))),
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

/** An idle connection that breaks is replaced by the pool at its next use. */
function withoutIdleErrors(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => undefined);
}

async function startSession(client: pg.ClientBase, begin: () => Promise<void>) {
  // A connection that breaks in the middle of a transaction fails its statements; nobody else need hear of it.
  client.on('error', () => undefined);
  await begin();
}

async function asOwner<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('reset role; set statement_timeout = 0; set lock_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    // A connection of its own kind: none that the application uses was ever the owner's.
    client.release(true);
  }
}

/** Before the first start of a database there may be no such role, or not for this login, and nothing to protect. */
async function workAsApplication(client: pg.ClientBase) {
  await client.query(
    `select set_config('search_path', 'public, api', false), set_config('timezone', 'UTC', false),
            (select set_config('role', rolname, false) from pg_roles where rolname = $1 and ${maySetRole('oid')})`,
    [APPLICATION_ROLE],
  );
}

/**
 * Behind a pooler a session is nobody's own: `begin_session` of the migrations began it. Throws CannotOpen where it did not. The clock is
 * set to UTC all the same: PgBouncer keeps that for each client, and would go back to that of the server.
 */
async function expectBegun(client: pg.ClientBase) {
  const { rows } = await client.query<{ is_begun: boolean }>(
    `select set_config('timezone', 'UTC', false),
            current_user = $1 and current_setting('search_path') = 'public, api' as is_begun`,
    [APPLICATION_ROLE],
  );
  if (rows[0]!.is_begun) return;
  throw new CannotOpen(
    `The pooler of DATABASE_URL does not begin its sessions as Artesian needs them: run npm run migrate with DATABASE_OWNER_URL, give the database connect_query='select begin_session()' in pgbouncer.ini and a login that is a member of ${APPLICATION_ROLE}, then restart PgBouncer.`,
  );
}

/** The server's version, and whether this connection could make the tables or is a member of the role that did. */
const readServer = `
  select
    current_setting('server_version_num')::integer / 10000 as version,
    coalesce(
      (select pg_has_role(session_user, relowner, 'member') from pg_class where oid = to_regclass('public.migrations')),
      has_schema_privilege(session_user, 'public', 'create')
    ) as may_own`;

/** Whether the connection may act as the owner. Throws CannotOpen for a server that is out of reach or too old. */
async function readRights(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ version: number; may_own: boolean }>(readServer).catch((error: unknown) => {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(`The PostgreSQL server of DATABASE_URL cannot be reached: ${(error as Error).message}.`, {
      cause: error,
    });
  });
  const { version, may_own } = rows[0]!;
  if (version >= LEAST_VERSION) return may_own;
  throw new CannotOpen(
    `Artesian needs PostgreSQL ${LEAST_VERSION} or later; the server of DATABASE_URL is ${version}.`,
  );
}
