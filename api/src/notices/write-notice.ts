import type { DraftedNotice } from '@artesian/contract/notices/letter';
import type { NoticeKind } from '@artesian/contract/notices/notices';
import type { PoolClient } from 'pg';
import type { Config } from '../platform/config.ts';

interface NoticeToWrite {
  kind: NoticeKind;
  drought_declaration_ndx?: number;
  reading_month?: string;
}

/** Its row is locked: two who send the same notice at once write its letters one after the other. */
const hold = `
  insert into notices as held (kind, drought_declaration_ndx, reading_month) values ($1, $2, $3)
  on conflict (kind, $column) do update set kind = held.kind
  returning notice_ndx`;

const write = `
  insert into letters (notice_ndx, rolo_ndx, message_id, addressee, organization, postal_address, r_email, about,
    language, subject, body, state)
  select $1, rolo_ndx, format('<notice-%s-%s@%s>', $1::integer, rolo_ndx, $2::text), addressee, organization, postal_address, r_email,
    about, language, subject, body, case when r_email is null then 'to post' else 'waiting' end
  from jsonb_to_recordset($3::jsonb) as drafted (rolo_ndx integer, addressee text, organization text, postal_address text,
    r_email text, about text, language text, subject text, body jsonb)
  where not exists (select from letters where letters.notice_ndx = $1 and letters.rolo_ndx = drafted.rolo_ndx)
  returning r_email is not null as by_email`;

/**
 * Writes the letters of a notice, to be sent afterwards. Whoever has a letter of it already gets no second one, however often it is
 * written; `draft` is asked when nobody else can write the notice any more.
 */
export async function writeNotice(
  client: PoolClient,
  { origin }: Config,
  { kind, drought_declaration_ndx, reading_month }: NoticeToWrite,
  draft: (notice: number) => Promise<DraftedNotice>,
) {
  const statement = hold.replace('$column', reading_month === undefined ? 'drought_declaration_ndx' : 'reading_month');
  const held = await client.query<{ notice_ndx: number }>(statement, [kind, drought_declaration_ndx, reading_month]);
  const { notice_ndx } = held.rows[0]!;
  const { letters } = await draft(notice_ndx);
  const values = [notice_ndx, new URL(origin).hostname, JSON.stringify(letters)];
  const { rows } = await client.query<{ by_email: boolean }>(write, values);
  const by_email = rows.filter((row) => row.by_email).length;
  return { notice_ndx, by_email, by_post: rows.length - by_email };
}
