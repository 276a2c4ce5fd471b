import { approveReading, questionReading, submissionAnswer } from '@artesian/contract/owners/submitted-readings';
import type pg from 'pg';
import type { z } from 'zod';
import { act } from '../platform/calls/act.ts';
import { Refusal } from '../platform/problems.ts';
import { keepReadings } from '../readings/save-readings.ts';
import { holdSubmission, refuseSettled } from './hold-submission.ts';
import { queueQuestionMail, sendQuestionMails } from './question-mail.ts';

type Answer = z.output<typeof submissionAnswer>;

/** `POST /api/submitted-readings/{submitted_reading_ndx}/approve`: the reading is saved by the very act that staff save one with. */
export const actApproveReading = act(approveReading, async ({ params, body, user, client }) => {
  const submission = await holdSubmission(client, user, params.submitted_reading_ndx);
  refuseSettled(submission, 'waiting');
  const { meter_ndx, c_year, c_month, meter_reading, notes } = submission;
  const reading = {
    meter_ndx,
    c_year,
    c_month,
    meter_reading,
    ...(notes && { notes }),
    version: body.standing_version,
  };
  const [saved] = await keepReadings(client, [reading]).catch((error: unknown) => {
    throw ofOneReading(error);
  });
  const answer = await settle(client, params.submitted_reading_ndx, 'approved', null);
  return { ...answer, calculated_gallons: saved!.calculated_gallons };
});

/** `POST /api/submitted-readings/{submitted_reading_ndx}/question` */
export const actQuestionReading = act(
  questionReading,
  async ({ params: { submitted_reading_ndx }, body, user, client }, { config }) => {
    refuseSettled(await holdSubmission(client, user, submitted_reading_ndx), 'waiting');
    const answer = await settle(client, submitted_reading_ndx, 'questioned', body.question);
    return { ...answer, told: await queueQuestionMail(client, config, submitted_reading_ndx) };
  },
  ({ jobs }) => jobs.begin(sendQuestionMails),
);

async function settle(
  client: pg.PoolClient,
  submission: number,
  state: 'approved' | 'questioned',
  question: string | null,
) {
  const { rows } = await client.query<Answer>(
    `update submitted_readings set state = $2, question = coalesce($3, question) where submitted_reading_ndx = $1
     returning submitted_reading_ndx, state, version`,
    [submission, state, question],
  );
  return rows[0]!;
}

/** What is said of the first of many rows, said of the one that there is. */
function ofOneReading(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { status, code, title, message, details } = error;
  const errors = details.errors?.map(({ field, message: words }) => ({
    field: field.replace(/^0\.?/, ''),
    message: words,
  }));
  return new Refusal(status, code, title, message, { ...details, ...(errors && { errors }) });
}
