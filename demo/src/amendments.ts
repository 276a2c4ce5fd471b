import type { Permit } from './permits.ts';
import type { Random } from './random.ts';
import { dayOf, monthOf, monthsAfter, type Size } from './size.ts';

const type = { volume: 15, use: 4, retirement: 7, holder: 6 };
const status = { inReview: 1, approved: 2, denied: 3 };
const board = 1;

/**
 * A few amendments of each type, in review, approved and denied. What was approved agrees with the permit as it is now, and
 * keeps what it was before; what is in review would take effect in the months to come.
 */
export function inventAmendments(random: Random, permits: Permit[], { contacts, today }: Size) {
  const candidates = permits.filter(
    ({ permit_status_ndx, permit_ndx }) => permit_status_ndx === 1 && permit_ndx % 4 === 1,
  );
  const retired = permits.filter(({ permit_status_ndx }) => permit_status_ndx === 3).map(retirement);
  const others = candidates.slice(0, Math.round(permits.length * 0.24)).map((permit, index) => {
    const year = random.between(Math.max(permit.permit_year + 1, 2012), 2025);
    const decidedFrom = dayOf({ year, month: random.between(1, 12) }, random.pick([1, 15]));
    const pamend_status_ndx = [status.approved, status.inReview, status.denied][index % 3]!;
    const upcoming = dayOf(monthsAfter(monthOf(today), random.between(1, 5)), 1);
    const decided = decision(pamend_status_ndx, pamend_status_ndx === status.inReview ? upcoming : decidedFrom);
    const kinds = [changeOfVolume, changeOfUse, changeOfHolder];
    return kinds[Math.floor(index / 3) % kinds.length]!(random, permit, decided, contacts);
  });
  return [...retired, ...others].map((amendment, index) => ({ ...blank, pamend_ndx: index + 1, ...amendment }));
}

/** What only some amendments have, so that all rows have the same columns. */
const blank = {
  proposed_volume_change: null,
  new_volume: null,
  saved_previous_volume: null,
  proposed_primary_use_ndx: null,
  saved_previous_primary_use_ndx: null,
  proposed_rolo_ndx: null,
  saved_previous_rolo_ndx: null,
  proposed_status_ndx: null,
  saved_previous_permit_status_ndx: null,
};

function decision(pamend_status_ndx: number, effective_date: string) {
  const isApproved = pamend_status_ndx === status.approved;
  return {
    pamend_status_ndx,
    effective_date,
    action_staff_reviewer: 'Ada Example',
    action_complete: pamend_status_ndx === status.inReview ? null : effective_date,
    approval_date: isApproved ? effective_date : null,
    approval_body_ndx: isApproved ? board : null,
  };
}
type Decision = ReturnType<typeof decision>;

function changeOfVolume(random: Random, permit: Permit, decided: Decision) {
  const now_gal = permit.authorized_volume_gal;
  const change_gal = Math.round(now_gal * random.pick([0.1, 0.25, -0.15]));
  const before_gal = decided.pamend_status_ndx === status.approved ? now_gal - change_gal : now_gal;
  return {
    ...decided,
    permit_ndx: permit.permit_ndx,
    pamend_type_ndx: type.volume,
    proposed_volume_change: change_gal,
    saved_previous_volume: before_gal,
    new_volume: before_gal + change_gal,
    amendment_notes: 'Demonstration: the demand of the permittee has changed.',
  };
}

function changeOfUse(random: Random, permit: Permit, decided: Decision) {
  const isApproved = decided.pamend_status_ndx === status.approved;
  const other = permit.primary_use_ndx === 3 ? 5 : 3;
  return {
    ...decided,
    permit_ndx: permit.permit_ndx,
    pamend_type_ndx: type.use,
    proposed_primary_use_ndx: isApproved ? permit.primary_use_ndx : other,
    saved_previous_primary_use_ndx: isApproved ? other : permit.primary_use_ndx,
    amendment_notes: `Demonstration: ${random.pick(['a nursery', 'a workshop', 'a playing field'])} takes over the well.`,
  };
}

function changeOfHolder(random: Random, permit: Permit, decided: Decision, contacts: number) {
  const isApproved = decided.pamend_status_ndx === status.approved;
  const other = random.between(1, contacts);
  return {
    ...decided,
    permit_ndx: permit.permit_ndx,
    pamend_type_ndx: type.holder,
    proposed_rolo_ndx: isApproved ? permit.rolo_ndx : other,
    saved_previous_rolo_ndx: isApproved ? other : permit.rolo_ndx,
    amendment_notes: 'Demonstration: the land was sold.',
  };
}

const retirement = (permit: Permit) => ({
  ...decision(status.approved, permit.ended_date ?? '2020-08-31'),
  permit_ndx: permit.permit_ndx,
  pamend_type_ndx: type.retirement,
  proposed_status_ndx: permit.permit_status_ndx,
  saved_previous_permit_status_ndx: 1,
  amendment_notes: 'Demonstration: the well field is on the city’s water now.',
});
