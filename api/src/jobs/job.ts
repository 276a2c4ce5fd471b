import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Files } from '../platform/files.ts';

/** Work that outlasts a request, or that no request asks for. It may be done twice, so doing it again must do no harm. */
export interface Job {
  name: string;
  /** How often it is tried again after a failure, and after how long. */
  retries: number;
  retryAfterSeconds: number;
  /** Whether it waits twice as long each time. */
  backsOff?: boolean;
  /** After how long it belonged to a process that ended, where that is longer than usual. */
  longestSeconds?: number;
  /** Whether it is done every night, too. */
  nightly: boolean;
  /** What a person reads when it has failed for good. */
  failure: string;
  run: (parts: PartsOfJobs) => Promise<unknown>;
}

export interface PartsOfJobs {
  config: Config;
  database: Database;
  files: Files;
}

/** The work that outlasts requests, done by one of the processes that share a database. */
export interface Jobs {
  /**
   * Has a job done. Resolves when it is done, and when it takes longer than a call may wait: then it goes on. Refuses, in the job's
   * words, when it failed for good.
   */
  ask(job: Job): Promise<void>;
  /** Has a job done without waiting for it: what fails is in the log, and among the jobs that failed. */
  begin(job: Job): void;
}
