import { t } from '@artesian/domain/texts/translate';
import type { SubmissionState } from '@artesian/contract/owners/submitted-readings';
import type pg from 'pg';
import { notFound, Refusal } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { scopeOf } from '../sign-in/scope.ts';

interface Submission {
  submitted_reading_ndx: number;
  meter_ndx: number;
  c_year: number;
  c_month: number;
  meter_reading: number;
  notes: string | null;
  state: SubmissionState;
}

/** A reading that was sent in, held until the end of the transaction; 404 where it is of a permit of others. */
export async function holdSubmission(client: pg.PoolClient, user: User, submission: number): Promise<Submission> {
  const { condition, parameters } = scopeOf(user, 'permit_ndx');
  const { rows } = await client.query<Submission>(
    `select * from submitted_readings where ${condition} and submitted_reading_ndx = $${parameters.length + 1} for update`,
    [...parameters, submission],
  );
  if (!rows[0]) throw notFound('such reading');
  return rows[0];
}

const since: Record<SubmissionState, string> = {
  waiting: t('This reading is waiting for review.'),
  approved: t('The district has approved this reading.'),
  questioned: t('The district has a question about this reading. Submit another reading to answer it.'),
  withdrawn: t('This reading was withdrawn.'),
};

/** What was decided since it was looked at is not decided again. */
export function refuseSettled({ state }: Pick<Submission, 'state'>, ...open: readonly SubmissionState[]) {
  if (!open.includes(state)) throw new Refusal(409, 'settled', t('Settled already'), since[state]);
}
