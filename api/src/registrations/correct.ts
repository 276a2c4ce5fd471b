import { t } from '@artesian/domain/texts/translate';
import { correctRegistration } from '@artesian/contract/registrations/calls';
import { act } from '../platform/calls/act.ts';
import { Refusal } from '../platform/problems.ts';
import { enteredColumns, rowOfEntered } from './rows.ts';
import { notRegistered, readReference, statusFor, type Proof } from './status.ts';

const hold = 'select from registrations where reference = $1 for no key update';

const correct = `
  update registrations
  set (${enteredColumns}, corrected_timestamp) = (select ${enteredColumns}, now() from jsonb_populate_record(null::registrations, $2))
  where reference = $1
  returning primary_email as email`;

/** `POST /api/registration-corrections`: once for each time that it was sent back. */
export const actCorrectRegistration = act(correctRegistration, async ({ body, client }) => {
  const { reference, email, ...entered } = body;
  await client.query(hold, [readReference(reference)]);
  const was = await statusFor(client, { reference, email });
  if (!was) throw notRegistered();
  if (was.state !== 'sent-back')
    throw new Refusal(
      409,
      'not-sent-back',
      t('Not sent back'),
      t('This registration is no longer waiting for a correction. Check its status.'),
    );
  const row = rowOfEntered(entered);
  const { rows } = await client.query<Pick<Proof, 'email'>>(correct, [was.reference, JSON.stringify(row)]);
  return (await statusFor(client, { reference: was.reference, email: rows[0]!.email }))!;
});
