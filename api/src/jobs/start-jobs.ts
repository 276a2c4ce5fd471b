import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type PgBoss from 'pg-boss';
import { jobs } from './all-jobs.ts';
import { awaitEnd } from './await-end.ts';
import { firstLookForAlerts } from '../alerts/find-alerts.ts';
import { goOnCounting } from './count-levels.ts';
import type { Job, Jobs, PartsOfJobs } from './job.ts';
import { keepHouse } from './keep-house.ts';
import { beginNightly, findWaiting, night, openBoss, statementsOn } from './open-boss.ts';
import { goOnRecounting } from './recount-permits.ts';

/** For what another process was asked, or is to be tried again: what this one is asked for begins at once. */
const LOOK_EVERY_SECONDS = 2;
const START_AGAIN_MS = 30_000;
/** How long a job may hold up the end of this process; then another process does it again. */
const LAST_MS = 5000;

/** Does jobs from when `app` listens until it closes. House is kept before it listens, too: no call meets what is outdated. */
export function startJobs(app: FastifyInstance, parts: PartsOfJobs): Jobs {
  const crew = new Crew(parts, app.log);
  app.addHook('onReady', () =>
    keepHouse.run(parts).then(undefined, (error: unknown) => app.log.warn({ err: error }, keepHouse.failure)),
  );
  app.addHook('onListen', async () => crew.start());
  app.addHook('onClose', () => crew.stop());
  return crew;
}

class Crew implements Jobs {
  readonly #parts: PartsOfJobs;
  readonly #log: FastifyBaseLogger;
  readonly #workers = new Map<string, string>();
  #boss: Promise<PgBoss> | undefined;
  #again: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(parts: PartsOfJobs, log: FastifyBaseLogger) {
    this.#parts = parts;
    this.#log = log;
  }

  /** A database that is away now will be back. What a killed process left of figures and levels is gone on with at once. */
  start() {
    this.#opened()
      .then(() => this.#parts.database.pool.query(goOnRecounting))
      .then(() => this.#parts.database.pool.query(goOnCounting))
      .then(() => this.#parts.database.pool.query(firstLookForAlerts))
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the jobs could not start yet');
        this.#again = setTimeout(() => this.start(), START_AGAIN_MS).unref();
      });
  }

  async stop() {
    this.#isEnding = true;
    const boss = await this.#boss?.catch(() => undefined);
    clearTimeout(this.#again);
    await boss?.stop({ timeout: LAST_MS });
  }

  async ask(job: Job) {
    const boss = await this.#opened();
    const db = statementsOn(this.#parts.database.pool);
    // One that waits already will do; it may also begin before it is found.
    let id: string | null = null;
    while (id === null) id = (await boss.send(job.name, {}, { db })) ?? (await findWaiting(db, job.name));
    boss.notifyWorker(this.#workers.get(job.name)!);
    await awaitEnd(boss, db, job, id);
  }

  begin(job: Job) {
    this.ask(job).catch((error: unknown) => this.#log.warn({ err: error, job: job.name }, 'a job did not end well'));
  }

  #opened(): Promise<PgBoss> {
    this.#boss ??= this.#open().catch((error: unknown) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  async #open(): Promise<PgBoss> {
    const boss = await openBoss(this.#parts, this.#log, () => this.#isEnding);
    const options = { includeMetadata: true as const, pollingIntervalSeconds: LOOK_EVERY_SECONDS };
    for (const job of jobs) {
      this.#workers.set(job.name, await boss.work<object>(job.name, options, ([asked]) => this.#do(job, asked!)));
    }
    await boss.work(night.name, { pollingIntervalSeconds: LOOK_EVERY_SECONDS }, () => beginNightly(boss));
    return boss;
  }

  async #do(job: Job, { retryCount, retryLimit }: PgBoss.JobWithMetadata) {
    try {
      await job.run(this.#parts);
    } catch (error) {
      const said = { err: error, job: job.name };
      if (retryCount < retryLimit) this.#log.warn(said, 'a job failed and will be tried again');
      else this.#log.error(said, job.failure);
      throw error;
    }
  }
}
