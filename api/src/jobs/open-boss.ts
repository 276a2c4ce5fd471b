import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Config } from '../platform/config.ts';
import { despiteLostConnection, isLostConnection } from '../platform/lost-connection.ts';
import { jobs } from './all-jobs.ts';
import type { Job, PartsOfJobs } from './job.ts';

const MONTH_SECONDS = 30 * 86_400;
/** A job that has not ended by then belonged to a process that did not either. */
const LONGEST_SECONDS = 600;
/** A statement that finds no database is asked again after so long: were the end of a job lost, it would count as begun for LONGEST_SECONDS. */
const ASK_AGAIN_MS = 1000;
/** How often each process looks whether it is time for the nightly jobs. */
const CLOCK_SECONDS = 30;

/**
 * pg-boss at work, until it is stopped; its tables are laid by the migrations. While the database is away its statements wait, until
 * `isEnding`. Throws when the database cannot be asked.
 */
export async function openBoss(
  { database, config }: PartsOfJobs,
  log: FastifyBaseLogger,
  isEnding: () => boolean,
): Promise<PgBoss> {
  const statements = statementsOn(database.pool);
  let isOpen = false;
  const executeSql: PgBoss.Db['executeSql'] = async (text, values) => {
    for (;;) {
      try {
        return await despiteLostConnection(() => statements.executeSql(text, values));
      } catch (error) {
        if (!isOpen) throw error;
        const isLost = isLostConnection(error);
        if (!isLost) log.warn({ err: error }, 'a statement of the jobs failed');
        // pg-boss does not wait for the statement that ends a job: an error of it would end the process.
        if (!isLost || isEnding()) return NO_ANSWER;
        await sleep(ASK_AGAIN_MS, undefined, { ref: false });
      }
    }
  };
  // Loaded when the server listens already.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql },
    migrate: false,
    archiveFailedAfterSeconds: MONTH_SECONDS,
    cronMonitorIntervalSeconds: CLOCK_SECONDS,
    cronWorkerIntervalSeconds: CLOCK_SECONDS,
  });
  boss.on('error', (error) => log.debug({ err: error }, 'the jobs were disturbed'));
  // Before the boss starts, which looks at the clock at once.
  await declareQueues(boss);
  await declareNight(boss, executeSql, config);
  await boss.start();
  isOpen = true;
  return boss;
}

/** What pg-boss takes for a statement that found nothing. */
const NO_ANSWER = undefined as unknown as { rows: [] };

/** Its statements on connections of the pool. Some are whole transactions: a connection may be left in the middle of one that failed. */
export const statementsOn = (pool: pg.Pool): PgBoss.Db => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});

async function declareQueues(boss: PgBoss) {
  for (const { name, retries, retryAfterSeconds, backsOff = false, longestSeconds = LONGEST_SECONDS } of kinds) {
    const tries = { retryLimit: retries, retryDelay: retryAfterSeconds, retryBackoff: backsOff };
    const times = { ...tries, expireInSeconds: longestSeconds };
    // However many ask while it waits, it is done once.
    await boss.createQueue(name, { name, policy: 'short', ...times });
  }
}

/**
 * The job that begins all nightly ones. It alone is in the clock of pg-boss: at each look that reckons anew when what it holds was last due, which takes
 * the process some fifty milliseconds each.
 */
export const night = { name: 'night', retries: 5, retryAfterSeconds: 60 };

const kinds: readonly Pick<Job, 'name' | 'retries' | 'retryAfterSeconds' | 'backsOff' | 'longestSeconds'>[] = [
  ...jobs,
  night,
];

/** What the job of the night does. One that waits already will do. */
export async function beginNightly(boss: PgBoss): Promise<void> {
  for (const { name } of jobs.filter(({ nightly }) => nightly)) await boss.send(name, {});
}

async function declareNight(
  boss: PgBoss,
  executeSql: PgBoss.Db['executeSql'],
  { NIGHTLY_AT, DISTRICT_TIME_ZONE: tz }: Config,
) {
  const [hour, minute] = NIGHTLY_AT.split(':').map(Number);
  // Earlier versions had each nightly job in it.
  await executeSql('delete from pgboss.schedule where name <> $1', [night.name]);
  await boss.schedule(night.name, `${minute} ${hour} * * *`, {}, { tz });
}

/** The job of this kind that waits for its turn. */
export async function findWaiting(db: PgBoss.Db, name: string): Promise<string | null> {
  const { rows } = await db.executeSql(`select id from pgboss.job where name = $1 and state = 'created'`, [name]);
  return (rows[0] as { id: string } | undefined)?.id ?? null;
}
