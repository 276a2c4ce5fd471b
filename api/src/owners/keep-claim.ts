import type { Claim } from '@artesian/contract/owners/claims';
import type { PoolClient } from 'pg';
import { findRecipients } from '../notices/find-recipients.ts';
import type { Config } from '../platform/config.ts';
import { hasMail } from '../platform/mail/open-mail.ts';

/** The permits that a claim of a contact is for. A contact that was merged into another has those of that one. */
export const permitsOfContact = `
  select permit_ndx, permit_number
  from permits
  where rolo_ndx = coalesce((select merged_into from contacts where rolo_ndx = $1), $1)
    and rolo_ndx <> 999999
    and not removed
    and (ended_date is null or ended_date >= district_today())
  order by permit_number`;

/** A letter for a contact: to be mailed where there is a usable address, else to be printed. */
export async function keepClaim(client: PoolClient, config: Config, contact: number) {
  const [recipient] = await findRecipients(client, [contact]);
  const address = hasMail(config) ? (recipient?.r_email ?? null) : null;
  const { rows } = await client.query<Pick<Claim, 'claim_ndx' | 'state'>>(
    'insert into claims (rolo_ndx, r_email, state) values ($1, $2, $3) returning claim_ndx, state',
    [contact, address, address === null ? 'to post' : 'waiting'],
  );
  return rows[0]!;
}
