import { amendmentType, isChosen } from '@artesian/contract/permits/amendments';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { invalid } from '../../platform/problems.ts';

/** What amendments change of a permit, and the column of the amendment that keeps what it was before. */
export const keptAs = {
  authorized_volume_gal: 'saved_previous_volume',
  primary_use_ndx: 'saved_previous_primary_use_ndx',
  secondary_use_ndx: 'saved_previous_secondary_use_ndx',
  permit_status_ndx: 'saved_previous_permit_status_ndx',
  rolo_ndx: 'saved_previous_rolo_ndx',
} as const;
export type Amended = keyof typeof keptAs;

/** A permit as amendments see it. */
export interface Permit extends Record<Amended, number | null> {
  permit_ndx: number;
  start_date: string;
  ended_date: string | null;
}

/** The permit as it stands, held until the transaction ends: of two amendments of one permit, the second sees the first. */
export async function holdPermit(client: pg.PoolClient, permit_ndx: unknown): Promise<Permit> {
  const { rows } = await client.query<Permit>(
    `select permit_ndx, start_date, ended_date, ${Object.keys(keptAs).join(', ')} from permits where permit_ndx = $1 for no key update`,
    [permit_ndx],
  );
  if (!rows[0]) throw invalid('permit_ndx', 'This permit does not exist. Choose one from the list.');
  return rows[0];
}

const amending = `
  select set_config('app.amending', 'on', true), set_config('app.holds_from', api.first_month_after($1)::text, true)`;
const amended = `select set_config('app.amending', '', true), set_config('app.holds_from', '', true)`;

/** Writes these columns as an amendment that takes effect on a day, and answers the permit as it is then. */
export async function changePermit(
  client: pg.PoolClient,
  permit: Permit,
  changes: Partial<Permit>,
  effective_date: unknown,
): Promise<Permit> {
  const names = Object.keys(changes);
  if (names.length === 0) return permit;
  const assignments = names.map((name, index) => `${name} = $${index + 2}`);
  await client.query(amending, [effective_date]);
  await client.query(`update permits set ${assignments.join(', ')} where permit_ndx = $1`, [
    permit.permit_ndx,
    ...Object.values(changes),
  ]);
  await client.query(amended);
  return holdPermit(client, permit.permit_ndx);
}

/** What its permit becomes by an amendment of each type. */
const gives: Record<number, (amendment: Values) => Partial<Record<Amended, unknown>>> = {
  [amendmentType.volume]: ({ new_volume }) => ({ authorized_volume_gal: new_volume }),
  [amendmentType.use]: (amendment) => ({
    ...(isChosen(amendment.proposed_primary_use_ndx) && { primary_use_ndx: amendment.proposed_primary_use_ndx }),
    ...(isChosen(amendment.proposed_secondary_use_ndx) && { secondary_use_ndx: amendment.proposed_secondary_use_ndx }),
  }),
  [amendmentType.retirement]: ({ proposed_status_ndx }) => ({ permit_status_ndx: proposed_status_ndx }),
  [amendmentType.holder]: ({ proposed_rolo_ndx }) => ({ rolo_ndx: proposed_rolo_ndx }),
};

export const givenBy = (amendment: Values) =>
  (gives[amendment.pamend_type_ndx as number]?.(amendment) ?? {}) as Partial<Record<Amended, number>>;
