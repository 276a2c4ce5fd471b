import { registrationStatus, type RegistrationStatus } from '@artesian/contract/registrations/calls';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { enteredColumns } from './rows.ts';

/** What proves that somebody sent a registration in. */
export interface Proof {
  reference: string;
  email: string;
}

/** `POST /api/registration-status` */
export const answerRegistrationStatus = answer(registrationStatus, async ({ body }, { database }) => {
  const found = await statusFor(database.pool, body);
  if (!found) throw notRegistered();
  return found;
});

/** An unknown reference and a wrong e-mail address are not told apart, so that nobody learns who registered a well. */
export const notRegistered = () =>
  notFound('registration with this reference and e-mail address. Enter both as shown in the confirmation');

/** What is in quarantine is received like any other. */
export const stateColumn = `
  case
    when completed then 'accepted'
    when disregard then 'closed'
    when sent_back_timestamp > coalesce(corrected_timestamp, '-infinity') then 'sent-back'
    when corrected_timestamp is not null then 'corrected'
    else 'received'
  end`;

const status = `
  select row_to_json(told) as told
  from (
    select reference, created_timestamp, well_address, well_city, state,
      case when state = 'sent-back' then
        json_build_object('message', sent_back_message, 'entered', (select row_to_json(entered) from (select ${enteredColumns}) as entered))
      end as to_correct
    from (select *, ${stateColumn} as state from registrations) as registration
    where reference = $1 and lower(primary_email) = lower($2) and not removed
  ) as told`;

/** What a sender may know of their registration; undefined for whoever cannot prove to be its sender. */
export async function statusFor(
  database: Pick<Pool, 'query'>,
  { reference, email }: Proof,
): Promise<RegistrationStatus | undefined> {
  const { rows } = await database.query<{ told: RegistrationStatus }>(status, [readReference(reference), email]);
  return rows[0]?.told;
}

/** As people type what they read or hear: `r 3f9a 21c7` is R-3F9A-21C7. */
export function readReference(typed: string): string {
  const [, first, last] = /^R?([\dA-F]{4})([\dA-F]{4})$/.exec(typed.toUpperCase().replaceAll(/[\s–-]/g, '')) ?? [];
  return first ? `R-${first}-${last}` : typed;
}
