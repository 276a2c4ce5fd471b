import { linkPermits, permitGroups } from '@artesian/contract/permits/permit-groups';
import type pg from 'pg';
import { invalid } from '../platform/problems.ts';
import { actOnRecord } from '../register/act-on-record.ts';
import { serveRegister } from '../register/served-register.ts';

const served = serveRegister(permitGroups, 'api.list_permit_groups');

/** In the order of their numbers, as whoever else changes several of them. */
const hold = `
  select from permits
  where permit_ndx = any ($1) or permit_ndx in (select permit_ndx from permit_memberships where permit_group_ndx = $2)
  order by permit_ndx
  for no key update`;

const inYear = '$3 between groupings.from_year and groupings.to_year';

/** Those that cannot be linked, in words. */
const unfit = `
  select named.permit_ndx, permits.permit_number, permits.removed, permit_groups.permit_group_name as elsewhere
  from unnest($1::integer[]) as named (permit_ndx)
  left join permits on permits.permit_ndx = named.permit_ndx
  left join api.permit_groupings as groupings on groupings.permit_ndx = named.permit_ndx and ${inYear}
  left join permit_groups
    on permit_groups.permit_group_ndx = groupings.permit_group_ndx
    and permit_groups.permit_group_ndx <> $2
    and not permit_groups.removed
  where permits.permit_ndx is null or permits.removed or permit_groups.permit_group_ndx is not null
  order by permits.permit_number
  limit 1`;

const onward = `
  on conflict on constraint permit_memberships_one_group_a_year
  do update set permit_group_ndx = excluded.permit_group_ndx`;
/** A removed permit stays where it stood: nobody sees it in the list. */
const delink = `
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx)
  select permits.permit_ndx, $3, null
  from api.permit_groupings as groupings
  join permits on permits.permit_ndx = groupings.permit_ndx
  where groupings.permit_group_ndx = $2 and ${inYear} and not permits.removed and permits.permit_ndx <> all ($1)
  ${onward}`;
const link = `
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx)
  select permit_ndx, $3, $2
  from api.permit_groupings as groupings
  where permit_ndx = any ($1) and ${inYear} and permit_group_ndx is distinct from $2
  ${onward}`;

/** Whoever based a change on the links as they were is told. */
const renew = 'update permit_groups set version = version where permit_group_ndx = $1';

/**
 * `PATCH /api/list-permit-groups/{permit_group_ndx}`: the permits of a group from a fiscal year on, each of which stands in no other then.
 * What was said of a later year holds from that year on.
 */
export const actLinkPermits = actOnRecord(served, linkPermits, async ({ params, body, client, saved }) => {
  const group = params.permit_group_ndx;
  const named = [body.linked_permits, group, await yearOf(client, body.fiscal_year)];
  await client.query(hold, named.slice(0, 2));
  const { rows } = await client.query<Unfit>(unfit, named);
  if (rows[0]) throw invalid('linked_permits', whyNot(rows[0]));
  const changed = [await client.query(delink, named), await client.query(link, named)];
  if (changed.some(({ rowCount }) => rowCount! > 0)) await client.query(renew, [group]);
  return saved();
});

async function yearOf(client: pg.PoolClient, asked: number | undefined): Promise<number> {
  const { rows } = await client.query<{ present: number }>('select api.fiscal_year(district_today()) as present');
  const { present } = rows[0]!;
  if (asked !== undefined && asked > present + 1)
    throw invalid('fiscal_year', `Name a fiscal year up to ${present + 1}, the next one.`);
  return asked ?? present;
}

interface Unfit {
  permit_ndx: number;
  permit_number: string | null;
  removed: boolean;
  elsewhere: string | null;
}

function whyNot({ permit_number, removed, elsewhere }: Unfit): string {
  if (permit_number === null) return 'This permit does not exist. Choose one from the list.';
  if (removed) return `${permit_number} has been removed.`;
  return `${permit_number} is already in the group ${elsewhere}. A permit can be in only one group in a fiscal year. Remove it there first.`;
}
