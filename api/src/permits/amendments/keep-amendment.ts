import { amendmentType } from '@artesian/contract/permits/amendments';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { invalid } from '../../platform/problems.ts';
import type { Effects } from '../../register/effect.ts';
import { addPermittee } from '../add-permittee.ts';
import { settle } from './settle.ts';

/** An amendment and the permit that it changes, in one transaction. */
export const keepAmendment: Effects = {
  async before({ client, entered, was }) {
    const { pamend_type_ndx: type } = entered;
    if (was && type !== undefined && type !== was.pamend_type_ndx)
      throw invalid('pamend_type_ndx', 'The type of a saved amendment cannot be changed.');
    const named = await namesOf(client, { ...was, ...entered });
    const whole = { ...was, ...entered, ...named };
    return { ...entered, ...named, ...(await settle(client, was, { ...whole, removed: whole.removed ?? false })) };
  },
};

/** What is not chosen from a list: a permittee who is in none yet, and the usual end of a permit. */
export async function namesOf(client: pg.PoolClient, whole: Values): Promise<Values> {
  const { rows } = await client.query<{ today: string }>('select district_today() as today');
  const effective_date = whole.effective_date ?? rows[0]!.today;
  if (whole.permittee_add_new === true) return { effective_date, proposed_rolo_ndx: await addPermittee(client, whole) };
  if (whole.pamend_type_ndx !== amendmentType.retirement) return { effective_date };
  return { effective_date, proposed_status_ndx: await endingStatus(client, whole.proposed_status_ndx) };
}

/** The one that is named, if it ends a permit; the first that does where none is named. */
async function endingStatus(client: pg.PoolClient, named: unknown): Promise<number> {
  const { rows } = await client.query<{ permit_status_ndx: number }>(
    'select permit_status_ndx from permit_statuses where ends_permit and $1::integer in (permit_status_ndx, 0) order by 1 limit 1',
    [named ?? 0],
  );
  if (!rows[0]) throw invalid('proposed_status_ndx', 'Choose a status that ends the permit.');
  return rows[0].permit_status_ndx;
}
