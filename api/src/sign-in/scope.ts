import { ownedColumns, type OwnedColumn, type View } from '@artesian/contract/language/view';
import { isStaff } from '@artesian/contract/language/roles';
import type { User } from './authentication.ts';

/** A SQL condition on the rows of a table or view; `$1` stands for its only parameter, the account. */
export interface Scope {
  condition: string;
  parameters: string[];
  /** Views and functions of the schema `api` that the condition reads. */
  reads: readonly string[];
}

export const everything: Scope = { condition: 'true', parameters: [], reads: [] };
const nothing: Scope = { condition: 'false', parameters: [], reads: [] };

/** What belongs to an account today, by the column that a row belongs to it by. */
const ownToday: Record<OwnedColumn, string> = {
  permit_ndx: 'api.account_permits_in_force',
  well_ndx: 'api.account_wells',
  meter_ndx: 'api.account_meters',
  rolo_ndx: 'api.account_contacts',
};

/** Rows of months are the account's by the links and permits of that month, whoever has the well today. */
const ownMonths = {
  // The offset keeps PostgreSQL from finding them out anew for each row.
  condition: `(meter_ndx, c_year, c_month) in (
    select meter_ndx, c_year, c_month from api.account_meter_months where sub = $1 offset 0
  )`,
  reads: ['api.account_meter_months'],
};

/**
 * Which rows this person may see, of a table or view that belongs to people by `column`. A row outside answers 404, as if
 * it did not exist; where there is no such column, a Well Owner sees nothing.
 */
export function scopeOf(user: User, column: string | undefined): Scope {
  if (!isOwned(column)) return ownedScope(user);
  const own = ownToday[column];
  return ownedScope(user, { condition: `${column} in (select ${column} from ${own} where sub = $1)`, reads: [own] });
}

/** The same of rows that each stand for a month of a meter: `meter_ndx`, `c_year` and `c_month`. */
export const scopeOfMonths = (user: User): Scope => ownedScope(user, ownMonths);

/** Which rows of a view this person may see; `user` is null for a visitor. */
export function scopeOfView(
  { access, ownedBy, shownIf }: Pick<View, 'access' | 'ownedBy' | 'shownIf'>,
  user: User | null,
): Scope {
  if (shownIf && !isStaff(user?.roles)) {
    return { condition: `(select api.${shownIf}())`, parameters: [], reads: [`api.${shownIf}`] };
  }
  if (access !== 'signed-in') return everything;
  return ownedBy === 'months' ? scopeOfMonths(user!) : scopeOf(user!, ownedBy);
}

function ownedScope(user: User, own?: Omit<Scope, 'parameters'>): Scope {
  if (isStaff(user.roles)) return everything;
  if (!user.roles.includes('Well Owner') || own === undefined) return nothing;
  return { ...own, parameters: [user.sub] };
}

const isOwned = (column: string | undefined): column is OwnedColumn =>
  (ownedColumns as readonly (string | undefined)[]).includes(column);
