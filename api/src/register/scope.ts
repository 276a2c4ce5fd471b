import { ownedColumns, type OwnedColumn } from '@artesian/contract/endpoint';
import { isStaff } from '@artesian/contract/roles';
import type { User } from '../sign-in/authentication.ts';

/** A SQL condition on the rows of a table or view; `$1` stands for its only parameter. */
export interface Scope {
  condition: string;
  parameters: string[];
}

export const everything: Scope = { condition: 'true', parameters: [] };
const nothing: Scope = { condition: 'false', parameters: [] };

const ownPermits = 'select permit_ndx from public.account_permits where sub = $1';
const ownWells = `select well_ndx from public.permit_wells where permit_ndx in (${ownPermits})`;
const ownMeters = `select meter_ndx from public.meters where setup_well_ndx in (${ownWells})
  union select meter_ndx from public.meter_wells where well_ndx in (${ownWells})`;
const ownContacts = `select rolo_ndx from public.permits where permit_ndx in (${ownPermits})`;

/** What a Well Owner sees, through the permits of their account, by the column that a row belongs to them by. */
const own: Record<OwnedColumn, string> = {
  well_ndx: ownWells,
  permit_ndx: ownPermits,
  meter_ndx: ownMeters,
  rolo_ndx: ownContacts,
};

/** A change of one of these changes what a Well Owner sees. */
export const tablesOfScopes = ['account_permits', 'permit_wells', 'permits', 'meters', 'meter_wells'];

/**
 * Which rows this person may see, of a table or view that belongs to people by `column`. A row outside answers 404, as if
 * it did not exist; where there is no such column, a Well Owner sees nothing.
 */
export function scopeOf(user: User, column: string | undefined): Scope {
  if (isStaff(user.roles)) return everything;
  if (!user.roles.includes('Well Owner') || !isOwned(column)) return nothing;
  return { condition: `${column} in (${own[column]})`, parameters: [user.sub] };
}

const isOwned = (column: string | undefined): column is OwnedColumn =>
  (ownedColumns as readonly (string | undefined)[]).includes(column);
