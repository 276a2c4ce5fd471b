import pg from 'pg';
import { openEmbeddedEngine } from './embedded-engine.ts';
import { EngineStream } from './engine-stream.ts';

export { DatabaseInUse } from './folder-lock.ts';

export interface Database {
  kind: 'embedded' | 'server';
  /** Connections that work as `artesian_app`: it may change the district's data and only add to its history. */
  pool: pg.Pool;
  /** Runs `work` as the owner of the tables: migrations and loading. */
  asOwner<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
  statementTimeoutMs?: number;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const SEARCH_PATH = 'public, api';

readAsJsonDoes();

/** Opens the database of the settings. Throws DatabaseInUse when another process has the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  return options.url ? openServer(options.url, statementTimeoutMs) : openEmbedded(options.dataDir, statementTimeoutMs);
}

function openServer(url: string, statementTimeoutMs: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'artesian',
    onConnect: workAsApplication,
  });
  return databaseOf(pool, 'server', () => pool.end());
}

async function openEmbedded(dataDir: string, statementTimeoutMs: number): Promise<Database> {
  const engine = await openEmbeddedEngine(dataDir, statementTimeoutMs);
  const pool = new pg.Pool({
    // One connection, so that a transaction never meets another's statements.
    max: 1,
    connectionTimeoutMillis: statementTimeoutMs * 2,
    idleTimeoutMillis: 0,
    stream: () => new EngineStream(engine) as never,
    onConnect: workAsApplication,
  });
  return databaseOf(pool, 'embedded', async () => {
    await pool.end();
    await engine.close();
  });
}

function databaseOf(pool: pg.Pool, kind: Database['kind'], close: () => Promise<void>): Database {
  // An idle connection that breaks is replaced by the pool at its next use.
  pool.on('error', () => undefined);
  return {
    kind,
    pool,
    close,
    async asOwner(work) {
      const client = await pool.connect();
      try {
        await client.query('reset role');
        return await work(client);
      } finally {
        await workAsApplication(client).then(
          () => client.release(),
          (error: Error) => client.release(error),
        );
      }
    },
  };
}

/** The role is made by the first migration; before it there is nothing to protect. */
async function workAsApplication(client: pg.ClientBase) {
  await client.query(`set search_path = ${SEARCH_PATH}; set timezone = 'UTC'`);
  const { rowCount } = await client.query("select from pg_roles where rolname = 'artesian_app'");
  if (rowCount) await client.query('set role artesian_app');
}

/** Values as JSON has them, the same on both kinds of database: no Date objects, no numbers in strings. */
function readAsJsonDoes() {
  const { types } = pg;
  const isoTime = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  types.setTypeParser(types.builtins.DATE, (text) => text);
  types.setTypeParser(types.builtins.TIMESTAMP, isoTime);
  types.setTypeParser(types.builtins.TIMESTAMPTZ, isoTime);
}
