import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { stateOf, type Outbox } from '../platform/mail/hand-over.ts';
import { hasMail, type Message } from '../platform/mail/open-mail.ts';
import type { Job, PartsOfJobs } from './job.ts';
import { mailJob } from './mail-job.ts';

/** A table of messages that are written before they are sent: with `state`, `tries`, `failure`, `tried_at` and what `columns` names. */
interface KeptMails<M> {
  table: string;
  key: string & keyof M;
  columns: string;
  /** What each is about, joined to it, and what must hold of that for it to be sent; without, it is sent whenever it waits. */
  about?: { joined: string; where: string };
  /** Writes what is due now, where nobody else does; asked only where there is a mail server. */
  writeDue?: (parts: PartsOfJobs) => Promise<unknown>;
  /** Why a message that was taken is not to be sent any more; undefined where it is. */
  withdrawn?: (pool: Pool, config: Config, mail: M) => Promise<string | undefined>;
  messageOf: (pool: Pool, config: Config, mail: M, database: Database) => Promise<Message>;
}

/** A job that hands what waits in a table to the mail server, if there is one. */
export const sendKept = <M extends object>(name: string, failure: string, mails: KeptMails<M>): Job =>
  mailJob({
    name,
    failure,
    before: async (parts) => {
      await parts.database.pool.query(warningAbandoned(mails.table));
      if (hasMail(parts.config)) await mails.writeDue?.(parts);
    },
    outbox: (_pool, config, database) => outboxOf(database, config, mails),
  });

/** The name that a message keeps however often it is tried. */
export const nameMessage = ({ origin }: Pick<Config, 'origin'>): string =>
  `<${randomUUID()}@${new URL(origin).hostname}>`;

/** No mail server is waited for that long. */
const warningAbandoned = (table: string) => `
  update ${table} set state = 'unsure', failure = 'The server stopped while it was being sent.'
  where state = 'sending' and tried_at < now() - interval '5 minutes'`;

const take = <M>({ table, key, columns, about }: KeptMails<M>) => `
  update ${table} set state = 'sending', tries = tries + 1, tried_at = now()
  where ${key} = (
    select ${key}
    from ${table} as mails
    ${about ? `join ${about.joined}` : ''}
    where mails.state = 'waiting' and ${key} <> all ($1) ${about ? `and ${about.where}` : ''}
    order by ${key}
    limit 1
    for update of mails skip locked
  )
  returning ${key}, ${columns}`;

const settle = ({ table, key }: { table: string; key: string }) =>
  `update ${table} set state = $2, failure = $3 where ${key} = $1 and state = 'sending'`;

function outboxOf<M extends object>(database: Database, config: Config, mails: KeptMails<M>): Outbox<M> {
  const { pool } = database;
  const keyOf = (mail: M) => mail[mails.key] as number;
  const keep = (mail: M, state: string, failure: string | null) =>
    pool.query(settle(mails), [keyOf(mail), state, failure]);
  /** One of which nobody can say yet whether it may go is put back. */
  const whyWithdrawn = async (mail: M): Promise<string | undefined> => {
    try {
      return await mails.withdrawn?.(pool, config, mail);
    } catch (error) {
      await keep(mail, 'waiting', (error as Error).message.slice(0, 400));
      throw error;
    }
  };
  return {
    take: async (later) => {
      for (;;) {
        const mail = (await pool.query<M>(take(mails), [later])).rows[0];
        if (mail === undefined) return undefined;
        const why = await whyWithdrawn(mail);
        if (why === undefined) return mail;
        await keep(mail, 'withdrawn', why);
      }
    },
    keyOf,
    messageOf: (mail) => mails.messageOf(pool, config, mail, database),
    settle: (key, outcome) => pool.query(settle(mails), [key, ...stateOf(outcome)]),
  };
}
