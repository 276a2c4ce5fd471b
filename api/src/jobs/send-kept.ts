import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import { stateOf, type Outbox } from '../platform/mail/hand-over.ts';
import type { Message } from '../platform/mail/open-mail.ts';
import type { Job } from './job.ts';
import { mailJob } from './mail-job.ts';

/** A table of messages that are written before they are sent: with `state`, `tries`, `failure`, `tried_at` and what `columns` names. */
interface KeptMails<M> {
  table: string;
  key: string & keyof M;
  columns: string;
  /** What each is about, joined to it, and when it may be sent. */
  about: string;
  only: string;
  messageOf: (pool: Pool, config: Config, mail: M) => Promise<Message>;
}

/** A job that hands what waits in a table to the mail server, if there is one. */
export const sendKept = <M extends object>(name: string, failure: string, mails: KeptMails<M>): Job =>
  mailJob({
    name,
    failure,
    before: ({ database }) => database.pool.query(doubtAbandoned(mails.table)),
    outbox: (pool, config) => outboxOf(pool, config, mails),
  });

/** The name that a message keeps however often it is tried. */
export const nameMessage = ({ origin }: Pick<Config, 'origin'>): string =>
  `<${randomUUID()}@${new URL(origin).hostname}>`;

/** No mail server is waited for that long. */
const doubtAbandoned = (table: string) => `
  update ${table} set state = 'unsure', failure = 'The server stopped while it was being sent.'
  where state = 'sending' and tried_at < now() - interval '5 minutes'`;

const take = <M>({ table, key, columns, about, only }: KeptMails<M>) => `
  update ${table} set state = 'sending', tries = tries + 1, tried_at = now()
  where ${key} = (
    select ${key}
    from ${table} as mails
    join ${about}
    where mails.state = 'waiting' and ${key} <> all ($1) and ${only}
    order by ${key}
    limit 1
    for update of mails skip locked
  )
  returning ${key}, ${columns}`;

const settle = ({ table, key }: { table: string; key: string }) =>
  `update ${table} set state = $2, failure = $3 where ${key} = $1 and state = 'sending'`;

function outboxOf<M extends object>(pool: Pool, config: Config, mails: KeptMails<M>): Outbox<M> {
  return {
    take: async (later) => (await pool.query<M>(take(mails), [later])).rows[0],
    keyOf: (mail) => mail[mails.key] as number,
    messageOf: (mail) => mails.messageOf(pool, config, mail),
    settle: (key, outcome) => pool.query(settle(mails), [key, ...stateOf(outcome)]),
  };
}
