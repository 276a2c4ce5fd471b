import { amendmentType } from '@artesian/contract/permits/amendments';
import type { Values } from '@artesian/contract/language/register';
import { amendedVolume_gal, VolumeBelowZero } from '@artesian/domain/amended-volume';
import type pg from 'pg';
import { invalid } from '../../platform/problems.ts';
import { changePermit, givenBy, keptAs, type Amended, type Permit } from './amended-permit.ts';

/** What an amendment keeps of its permit: what it was before, and of a change of volume what it becomes. Never below nothing. */
export function snapshotOf(permit: Permit, amendment: Values): Values {
  const kept = Object.entries(keptAs).map(([name, kept]) => [kept, permit[name as Amended]]);
  return withNewVolume(amendment, {
    ...(Object.fromEntries(kept) as Values),
    saved_previous_ended_date: permit.ended_date,
  });
}

/** The volume that follows from the one before. */
export function withNewVolume(amendment: Values, kept: Values): Values {
  if (amendment.pamend_type_ndx !== amendmentType.volume) return { ...kept, new_volume: null };
  const previous_gal = kept.saved_previous_volume as number;
  const proposed_change_gal = amendment.proposed_volume_change as number;
  if (!Number.isSafeInteger(previous_gal + proposed_change_gal))
    throw invalid('proposed_volume_change', 'The new volume would be too large.');
  try {
    return { ...kept, new_volume: amendedVolume_gal({ previous_gal, proposed_change_gal }) };
  } catch (error) {
    throw error instanceof VolumeBelowZero ? invalid('proposed_volume_change', error.message) : error;
  }
}

/** Changes the permit as the amendment says. */
export async function putInForce(client: pg.PoolClient, permit: Permit, amendment: Values) {
  if (amendment.pamend_type_ndx === amendmentType.retirement) return retire(client, permit, amendment);
  return changePermit(client, permit, givenBy(amendment), amendment.effective_date);
}

/** The permit ends on the day that the amendment takes effect; that month counts whole. */
async function retire(client: pg.PoolClient, permit: Permit, amendment: Values) {
  const { effective_date: day, proposed_status_ndx } = amendment as {
    effective_date: string;
    proposed_status_ndx: number;
  };
  if (permit.ended_date !== null && permit.ended_date <= day)
    throw invalid('effective_date', `The permit already ended on ${permit.ended_date}.`);
  if (day < permit.start_date)
    throw invalid('effective_date', `The permit starts on ${permit.start_date}; it cannot end before.`);
  return changePermit(client, permit, { permit_status_ndx: proposed_status_ndx, ended_date: day }, day);
}
