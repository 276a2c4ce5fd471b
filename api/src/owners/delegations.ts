import { t } from '@artesian/domain/texts/translate';
import { delegatePermits, delegations, takeBackDelegation } from '@artesian/contract/owners/delegations';
import type { z } from 'zod';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { invalid, notFound } from '../platform/problems.ts';

type Delegations = z.output<typeof delegations.answer>;

/** Permits that were linked to an account itself. What was delegated to it, it cannot pass on. */
const own = `
  select permits.permit_ndx, permits.permit_number
  from api.account_permits_in_force as permits
  join account_permits as linked on linked.sub = permits.sub and linked.permit_ndx = permits.permit_ndx
  where permits.sub = $1
  order by permits.permit_number`;

/** The permits of a delegation that hold today, as JSON. */
const permitsOf = `(
  select coalesce(
    json_agg(json_build_object('permit_ndx', permits.permit_ndx, 'permit_number', permits.permit_number)
      order by permits.permit_number), '[]')
  from delegation_permits
  join api.account_permits_in_force as permits using (permit_ndx)
  join account_permits as linked on linked.sub = permits.sub and linked.permit_ndx = permits.permit_ndx
  where delegation_permits.delegation_ndx = delegations.delegation_ndx and permits.sub = delegations.sub
) as permits`;

const given = `
  select delegation_ndx, email, ${permitsOf}
  from delegations
  where sub = $1 and not removed
  order by lower(email)`;

const received = `
  select delegation_ndx, api.name_of_account(delegations.sub) as "from", ${permitsOf}
  from delegations
  join accounts on lower(accounts.email) = lower(delegations.email) and not accounts.blocked
  where accounts.sub = $1 and not removed
  order by 2, delegation_ndx`;

/** `GET /api/delegations` */
export const answerDelegations = answer(delegations, async ({ user }, { database: { pool } }) => {
  const read = async <K extends keyof Delegations>(text: string) =>
    (await pool.query<Delegations[K][number]>(text, [user.sub])).rows as Delegations[K];
  return { own: await read<'own'>(own), given: await read<'given'>(given), received: await read<'received'>(received) };
});

/** Somebody who is named again gets the permits that are named now. */
const hold = `
  insert into delegations as kept (sub, email) values ($1, $2)
  on conflict (sub, lower(email)) where not removed do update set email = kept.email
  returning delegation_ndx`;

/** `POST /api/delegations`: whether anybody has an account of this address is not looked up. */
export const actDelegatePermits = act(delegatePermits, async ({ body: { email, permits }, user, client }) => {
  const owned = await client.query<{ permit_ndx: number }>(own, [user.sub]);
  const known = new Set(owned.rows.map(({ permit_ndx }) => permit_ndx));
  const chosen = [...new Set(permits)];
  if (!chosen.every((permit) => known.has(permit)))
    throw invalid('permits', t('You can only give access to your own permits. Choose from the list.'));
  const self = await client.query('select from accounts where sub = $1 and lower(email) = lower($2)', [
    user.sub,
    email,
  ]);
  if (self.rowCount) throw invalid('email', t('This is your own address. Enter someone else’s address.'));
  const { rows } = await client.query<{ delegation_ndx: number }>(hold, [user.sub, email]);
  const { delegation_ndx } = rows[0]!;
  await client.query('delete from delegation_permits where delegation_ndx = $1 and permit_ndx <> all ($2)', [
    delegation_ndx,
    chosen,
  ]);
  await client.query(
    'insert into delegation_permits (delegation_ndx, permit_ndx) select $1, unnest($2::integer[]) on conflict do nothing',
    [delegation_ndx, chosen],
  );
  return { delegation_ndx };
});

/** `DELETE /api/delegations/{delegation_ndx}`: by who gave it or who received it. Ended twice is ended. */
export const actTakeBackDelegation = act(takeBackDelegation, async ({ params, user, client }) => {
  const { rowCount } = await client.query(
    `update delegations set removed = true
     where delegation_ndx = $1 and (sub = $2 or exists (
       select from accounts
       where accounts.sub = $2 and lower(accounts.email) = lower(delegations.email) and not accounts.blocked
     ))`,
    [params.delegation_ndx, user.sub],
  );
  if (rowCount === 0) throw notFound('such delegation');
});
