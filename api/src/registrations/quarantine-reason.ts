import type { Pool } from 'pg';
import type { OpenedForm } from './opened-form.ts';

/** Nobody fills in a form of thirty fields in less. */
const SHORTEST_MS = 5_000;
/** Counted over all addresses: more come in only when machines send them, as no district has so many wells. */
const MOST_AN_HOUR = 60;
/** What one e-mail address is told of: nobody's mailbox is filled by others through this form. */
const MOST_A_DAY_OF_ADDRESS = 10;

interface Arrival {
  /** What the field holds that people do not see. */
  homepage: string | undefined;
  form: OpenedForm | undefined;
  primary_email: string;
  /** How many registrations come in together. */
  wells: number;
}

/** What is accepted counts; what machines send in keeps no person out. */
const recent = `
  select
    (select count(*)::integer from registrations
      where created_timestamp > now() - interval '1 hour' and quarantined_because is null) as of_hour,
    (select count(distinct sent_in_with)::integer from registrations
      where created_timestamp > now() - interval '1 day' and lower(primary_email) = lower($1)) as of_address,
    exists (select from registrations where sent_in_with = $2) as is_known`;

interface Recent {
  of_hour: number;
  of_address: number;
  is_known: boolean;
}

/** Why staff should doubt that a person sent this in; null where nothing speaks for that. */
export async function quarantineReason(client: Pick<Pool, 'query'>, arrival: Arrival): Promise<string | null> {
  const { homepage, form, primary_email, wells } = arrival;
  if (homepage?.trim()) return 'A hidden field was filled in.';
  if (!form) return 'It was not submitted from the form.';
  if (form.openForMs < SHORTEST_MS) return 'It was submitted within seconds of opening the form.';
  const { rows } = await client.query<Recent>(recent, [primary_email, form.id]);
  const { of_hour, of_address, is_known } = rows[0]!;
  if (is_known) return 'The same form was already submitted.';
  if (of_address >= MOST_A_DAY_OF_ADDRESS) return 'Many registrations used this e-mail address within a day.';
  return of_hour + wells > MOST_AN_HOUR ? 'Many registrations arrived within an hour.' : null;
}
