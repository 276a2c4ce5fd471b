import { permitFields } from '@artesian/contract/permits/fields';
import { fieldMeta } from '@artesian/contract/language/fields';
import type { Values } from '@artesian/contract/language/register';
import { amendmentType } from '@artesian/contract/permits/amendments';
import { permits } from '@artesian/contract/permits/permits';
import type pg from 'pg';
import type { z } from 'zod';
import { invalid } from '../../platform/problems.ts';
import { changePermit, givenBy, keptAs, type Amended, type Permit } from './amended-permit.ts';

/** The first one of the same type that changed the permit after this one. */
const standingOnIt = `
  select later.effective_date, amendment_types.pamend_type_desc
  from permit_amendments as later
  join permit_amendments as this on this.pamend_ndx = $1
  join amendment_types on amendment_types.pamend_type_ndx = later.pamend_type_ndx
  where later.permit_ndx = this.permit_ndx and later.pamend_type_ndx = this.pamend_type_ndx
    and later.pamend_status_ndx = 2 and not later.removed
    and (coalesce(later.approval_order, 0), later.approval_date, later.pamend_ndx)
      > (coalesce(this.approval_order, 0), this.approval_date, this.pamend_ndx)
  order by later.approval_order nulls first, later.approval_date, later.pamend_ndx
  limit 1`;

/** Gives the permit back what it was before the amendment, unless something stands on that. Answers the permit as it is then. */
export async function takeBack(client: pg.PoolClient, permit: Permit, amendment: Values): Promise<Permit> {
  const { rows } = await client.query<{ effective_date: string; pamend_type_desc: string }>(standingOnIt, [
    amendment.pamend_ndx,
  ]);
  if (rows[0]) throw standsOnIt(rows[0]);
  const given = Object.entries(givenBy(amendment)) as [Amended, number][];
  const before = given.map(([name, value]) => [name, asItWas(permit, amendment, name, value)]);
  const changes = { ...(Object.fromEntries(before) as Partial<Permit>), ...endBefore(permit, amendment) };
  return changePermit(client, permit, changes, amendment.effective_date);
}

/** The end date from before a retirement. */
function endBefore(permit: Permit, amendment: Values): Pick<Permit, 'ended_date'> | undefined {
  if (amendment.pamend_type_ndx !== amendmentType.retirement) return undefined;
  if (permit.ended_date !== amendment.effective_date) throw changedSince(labelIn(permits.fields, 'ended_date'));
  return { ended_date: (amendment.saved_previous_ended_date as string | null | undefined) ?? null };
}

function asItWas(permit: Permit, amendment: Values, name: Amended, given: number): unknown {
  if (permit[name] !== given) throw changedSince(labelIn(permitFields, name));
  const before = amendment[keptAs[name]] ?? null;
  // A permit may have been nobody's before; anything else it must have been.
  if (before === null && name !== 'rolo_ndx') throw unknownBefore(labelIn(permitFields, name));
  return before;
}

const standsOnIt = ({ effective_date, pamend_type_desc }: { effective_date: string; pamend_type_desc: string }) =>
  invalid(
    'pamend_status_ndx',
    `A later approved amendment depends on this one: ${pamend_type_desc}, effective ${effective_date}. Undo that one first.`,
  );

const changedSince = (label: string) =>
  invalid(
    'pamend_status_ndx',
    `${label} of the permit was changed after this amendment, so the amendment cannot be undone. Change it back on the permit first, or add another amendment.`,
  );

const unknownBefore = (label: string) =>
  invalid(
    'pamend_status_ndx',
    `The earlier ${label} of the permit was not recorded, so this amendment cannot be undone. Add another amendment instead.`,
  );

const labelIn = <N extends string>(fields: Record<N, z.ZodType>, name: N) => fieldMeta.get(fields[name])!.label;
