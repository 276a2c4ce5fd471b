import { language, t } from '@artesian/domain/texts/translate';
import type { Values } from '@artesian/contract/language/register';
import { sendInRegistration, type Receipt } from '@artesian/contract/registrations/calls';
import type { Pool } from 'pg';
import { act } from '../platform/calls/act.ts';
import { Refusal } from '../platform/problems.ts';
import { quarantineReason } from './quarantine-reason.ts';
import { queueRegistrationMail, sendRegistrationMails } from './mail.ts';
import { readOpenedForm } from './opened-form.ts';
import { enteredColumns, rowOfEntered } from './rows.ts';

type Queryable = Pick<Pool, 'query'>;

/** `POST /api/data-registrations`: what looks like a machine's is kept apart and answered like any other. */
export const actSendInRegistration = act(
  sendInRegistration,
  async ({ body, client }, { config }): Promise<Receipt> => {
    const { form: name, homepage, more_wells, ...first } = body;
    const rows = [
      rowOfEntered(first),
      ...more_wells.map((well, at) => rowOfEntered({ ...first, ...well }, `more_wells.${at}.`)),
    ];
    const form = await readOpenedForm(client, name);
    if (form) await refuseAgain(client, form.id, first.primary_email);
    const reason = await quarantineReason(client, {
      homepage,
      form,
      primary_email: first.primary_email,
      wells: rows.length,
    });
    const saved = await insert(client, rows, form?.id, reason);
    const receipt = saved[0]!;
    const has_mail = await queueRegistrationMail(client, config, 'confirmation', receipt.reg_ndx);
    return { ...receipt, together: saved.map(inShort), has_mail };
  },
  ({ jobs }) => jobs.begin(sendRegistrationMails),
);

type Saved = Omit<Receipt, 'together' | 'has_mail'>;
const inShort = ({ reference, well_address, well_city }: Saved) => ({ reference, well_address, well_city });

/** Held until the end of the transaction: of two that send the same form in at once, the second finds the first. */
const holdForm = "select pg_advisory_xact_lock(hashtextextended('registration form ' || $1, 0))";
const sentBefore = `
  select string_agg(reference, ', ' order by reg_ndx) as reference
  from registrations
  where sent_in_with = $1 and lower(primary_email) = lower($2)`;

/** Whose answer was lost, and who changed something since, would register the same well again. */
async function refuseAgain(client: Queryable, form: string, primary_email: string) {
  await client.query(holdForm, [form]);
  const { rows } = await client.query<{ reference: string | null }>(sentBefore, [form, primary_email]);
  const reference = rows[0]?.reference;
  if (!reference) return;
  const words = t(
    'This form was already submitted and received as {reference}. To change something, give the district office that reference. For another well, start a new form.',
    { reference },
  );
  throw new Refusal(409, 'sent-in-before', t('Already submitted'), words);
}

/** Adds registrations that were sent in together, in their order. */
async function insert(client: Queryable, rows: readonly Values[], form: string | undefined, reason: string | null) {
  const { rows: saved } = await client.query<{ saved: Saved }>(
    `with added as (
       insert into registrations (${enteredColumns}, sent_in_with, quarantined_because, language)
       select ${enteredColumns}, form.sent_in_with, $3, $4
       from jsonb_populate_recordset(null::registrations, $1) as entered,
         (select coalesce($2::uuid, gen_random_uuid()) as sent_in_with) as form
       returning reg_ndx, reference, created_timestamp, ${enteredColumns}
     )
     select row_to_json(added) as saved from added order by reg_ndx`,
    [JSON.stringify(rows), form ?? null, reason, language()],
  );
  return saved.map((row) => row.saved);
}
