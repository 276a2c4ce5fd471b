import { amendmentStatus, isInForce } from '@artesian/contract/permits/amendments';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { givenBy, holdPermit } from './amended-permit.ts';
import { putInForce, snapshotOf, withNewVolume } from './put-in-force.ts';
import { takeBack } from './take-back.ts';

/**
 * Brings the permit from what it is by the amendment as it was to what it is by the amendment as it becomes: taken back where it was in
 * force, put in force where it is to be. Answers what the amendment keeps of its permit.
 */
export async function settle(client: pg.PoolClient, was: Values | undefined, is: Values): Promise<Values> {
  const held = await holdPermit(client, is.permit_ndx);
  if (was && isInForce(was) && isInForce(is) && changesTheSame(was, is)) return {};
  const permit = was && isInForce(was) ? await takeBack(client, held, was) : held;
  if (was && isDecidedAlready(was, is)) return withNewVolume(is, { saved_previous_volume: was.saved_previous_volume });
  const kept = snapshotOf(permit, is);
  if (isInForce(is)) await putInForce(client, permit, { ...is, ...kept });
  return kept;
}

const changesTheSame = (was: Values, is: Values) =>
  was.effective_date === is.effective_date &&
  was.proposed_volume_change === is.proposed_volume_change &&
  JSON.stringify(givenBy({ ...was, new_volume: null })) === JSON.stringify(givenBy({ ...is, new_volume: null }));

/** Denied or withdrawn before: what the permit was then is what it was. */
const isDecidedAlready = (was: Values, is: Values) =>
  !isInForce(is) &&
  was.pamend_status_ndx === is.pamend_status_ndx &&
  was.pamend_status_ndx !== amendmentStatus.inReview &&
  was.saved_previous_volume !== null;
