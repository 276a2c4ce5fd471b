import type { Values } from '@artesian/contract/language/register';
import { linkPermits, permitGroups } from '@artesian/contract/permits/permit-groups';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { conflict, invalid, notFound } from '../platform/problems.ts';
import { recordFor, serveRegister } from '../register/served-register.ts';
import { everything } from '../sign-in/scope.ts';

const served = serveRegister(permitGroups, 'api.list_permit_groups');

/** In the order of their numbers, as whoever else changes several of them. */
const hold = `
  select from permits
  where permit_ndx = any ($1) or permit_group_ndx = $2
  order by permit_ndx
  for no key update`;

/** Those that cannot be linked, in words. */
const unfit = `
  select named.permit_ndx, permits.permit_number, permits.removed, permit_groups.permit_group_name as elsewhere
  from unnest($1::integer[]) as named (permit_ndx)
  left join permits on permits.permit_ndx = named.permit_ndx
  left join permit_groups
    on permit_groups.permit_group_ndx = permits.permit_group_ndx
    and permit_groups.permit_group_ndx <> $2
    and not permit_groups.removed
  where permits.permit_ndx is null or permits.removed or permit_groups.permit_group_ndx is not null
  order by permits.permit_number
  limit 1`;

/** A removed permit stays where it stood: nobody sees it in the list. */
const delink = `
  update permits set permit_group_ndx = null
  where permit_group_ndx = $2 and not removed and permit_ndx <> all ($1)`;
const link = `
  update permits set permit_group_ndx = $2
  where permit_ndx = any ($1) and permit_group_ndx is distinct from $2`;

/** Whoever based a change on the links as they were is told. */
const renew = 'update permit_groups set version = version where permit_group_ndx = $1';

/** `PATCH /api/list-permit-groups/{permit_group_ndx}`: the permits of a group, each of which stands in no other. */
export const actLinkPermits = act(linkPermits, async ({ params, body, client, user, version }) => {
  const group = params.permit_group_ndx;
  const named = [body.linked_permits, group];
  await served.store.lock(client, group);
  const was = await find(client, group);
  if (version !== undefined && version !== was.version) throw conflict(recordFor(served, user, was));
  await client.query(hold, named);
  const { rows } = await client.query<Unfit>(unfit, named);
  if (rows[0]) throw invalid('linked_permits', whyNot(rows[0]));
  const changed = [await client.query(delink, named), await client.query(link, named)];
  if (changed.some(({ rowCount }) => rowCount! > 0)) await client.query(renew, [group]);
  return recordFor(served, user, await find(client, group)) as Values as never;
});

async function find(client: pg.PoolClient, group: number) {
  const found = await served.store.find(client, everything, group);
  if (!found) throw notFound(permitGroups.one);
  return found;
}

interface Unfit {
  permit_ndx: number;
  permit_number: string | null;
  removed: boolean;
  elsewhere: string | null;
}

function whyNot({ permit_number, removed, elsewhere }: Unfit): string {
  if (permit_number === null) return 'There is no such permit. Choose one from the list.';
  if (removed) return `${permit_number} has been removed.`;
  return `${permit_number} stands in the group ${elsewhere} already. A permit counts in one group: delink it there first.`;
}
