import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { handOver, type Outbox } from '../platform/mail/hand-over.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import type { Job, PartsOfJobs } from './job.ts';

interface MailJob<M> extends Pick<Job, 'name' | 'failure'> {
  /** What is done first, with or without a mail server. */
  before?: (parts: PartsOfJobs) => Promise<unknown>;
  outbox: (pool: Pool, config: Config, database: Database) => Outbox<M> | Promise<Outbox<M>>;
}

/** A job that hands all that wait in an outbox to the mail server. Tries follow each other fast at first, then for an hour, then at night. */
export const mailJob = <M>({ name, failure, before, outbox }: MailJob<M>): Job => ({
  name,
  retries: 10,
  retryAfterSeconds: 3,
  backsOff: true,
  nightly: true,
  failure,
  run: async (parts) => {
    await before?.(parts);
    const mail = openMail(parts.config);
    if (!mail) return;
    try {
      await handOver(mail, await outbox(parts.database.pool, parts.config, parts.database));
    } finally {
      mail.close();
    }
  },
});
