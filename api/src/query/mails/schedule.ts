import {
  keepQueryMail,
  queriesTable,
  queryMails,
  stopQueryMail,
  type QueryMail,
} from '@artesian/contract/query/query-mails';
import type { Pool } from 'pg';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import type { Config } from '../../platform/config.ts';
import { hasMail } from '../../platform/mail/open-mail.ts';
import { notFound } from '../../platform/problems.ts';

/** Those of an account (`$1`), each with what became of the last one. */
const readMails = `
  select saved_view_ndx, rhythm, mails.day, (
    select json_build_object('due_on', due_on, 'state', state, 'failure', failure)
    from query_mail_sends as sends
    where sends.query_mail_ndx = mails.query_mail_ndx
    order by due_on desc
    limit 1
  ) as last
  from query_mails as mails
  join saved_views as queries using (saved_view_ndx)
  where mails.sub = $1 and (queries.sub = $1 or queries.is_shared) and ($2::integer is null or saved_view_ndx = $2)
  order by saved_view_ndx`;

async function read(on: Pick<Pool, 'query'>, sub: string, saved_view_ndx: number | null): Promise<QueryMail[]> {
  return (await on.query<QueryMail>(readMails, [sub, saved_view_ndx])).rows;
}

export const answerListQueryMails = answer(queryMails, async ({ user }, { config, database }) => ({
  hindrance: hindranceIn(config) ?? null,
  mails: await read(database.pool, user.sub, null),
}));

/** Why no query can be sent by e-mail; undefined where it can. */
export function hindranceIn(config: Config): string | undefined {
  if (!hasMail(config))
    return 'No mail server is set up, so nothing can be sent. The server administrator can set SMTP_URL and MAIL_FROM.';
  if (!config.embeddedSignIn && !config.DIRECTORY_KIND)
    return 'Accounts are managed by the identity provider, and the server cannot check who may still see a query. The server administrator can set DIRECTORY_KIND.';
  return undefined;
}

const keep = `
  insert into query_mails (saved_view_ndx, sub, rhythm, day)
  select saved_view_ndx, $1, $3, $4
  from saved_views
  where saved_view_ndx = $2 and table_path = '${queriesTable}' and (sub = $1 or is_shared)
  on conflict on constraint query_mails_once do update
    set rhythm = excluded.rhythm, day = excluded.day, asked_on = excluded.asked_on`;

export const actKeepQueryMail = act(keepQueryMail, async ({ params, body, user, client }) => {
  const { saved_view_ndx } = params;
  const { rowCount } = await client.query(keep, [user.sub, saved_view_ndx, body.rhythm, body.day]);
  if (rowCount === 0) throw notFound('such saved query');
  return (await read(client, user.sub, saved_view_ndx))[0]!;
});

export const actStopQueryMail = act(stopQueryMail, async ({ params, user, client }) => {
  const { rowCount } = await client.query('delete from query_mails where sub = $1 and saved_view_ndx = $2', [
    user.sub,
    params.saved_view_ndx,
  ]);
  if (rowCount === 0) throw notFound('such query by e-mail');
});
