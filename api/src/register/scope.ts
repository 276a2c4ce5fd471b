import { isStaff } from '@artesian/contract/roles';
import type { User } from '../sign-in/authentication.ts';

/** A SQL condition on the rows of a table; `$1` stands for its only parameter. */
export interface Scope {
  condition: string;
  parameters: string[];
}

const everything: Scope = { condition: 'true', parameters: [] };
const nothing: Scope = { condition: 'false', parameters: [] };

const ownPermits = 'select permit_ndx from public.account_permits where sub = $1';
const ownWells = `select well_ndx from public.permit_wells where permit_ndx in (${ownPermits})`;

/** What a Well Owner sees of each table, through the permits of their account. A table without a row shows nothing. */
const ownerConditions: Record<string, string> = {
  wells: `well_ndx in (${ownWells})`,
  meters: `setup_well_ndx in (${ownWells})
    or meter_ndx in (select meter_ndx from public.meter_wells where well_ndx in (${ownWells}))`,
  contacts: `rolo_ndx in (select rolo_ndx from public.permits where permit_ndx in (${ownPermits}))`,
};

/** Which rows of a table this person may see. A row outside answers 404, as if it did not exist. */
export function scopeOf(user: User, table: string): Scope {
  if (isStaff(user.roles)) return everything;
  const condition = user.roles.includes('Well Owner') ? ownerConditions[table] : undefined;
  return condition ? { condition: `(${condition})`, parameters: [user.sub] } : nothing;
}
