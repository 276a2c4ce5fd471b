import type pg from 'pg';
import type { Effects } from '../register/effect.ts';

/** The driller of that name, who is added when there is none yet. Vocabularies keep number 999 for 'unset'. */
const findOrAdd = `
  with added as (
    insert into drillers (driller_ndx, driller_name)
    select number + (number >= 999)::integer, $1
    from (select coalesce(max(driller_ndx) filter (where driller_ndx <> 999), 0) + 1 as number from drillers) as next
    where not exists (select from drillers where lower(driller_name) = lower($1))
    returning driller_ndx
  )
  select driller_ndx from added
  union all
  select driller_ndx from drillers where lower(driller_name) = lower($1)
  limit 1`;

/** The driller of that name, added when there is none. */
export async function findOrAddDriller(client: pg.PoolClient, name: unknown): Promise<number> {
  await client.query("select pg_advisory_xact_lock(hashtext('drillers'))");
  const { rows } = await client.query<{ driller_ndx: number }>(findOrAdd, [name]);
  return rows[0]!.driller_ndx;
}

/** 'Add New Driller': the name that was typed becomes a driller, and the well's. */
export const addDriller: Effects = {
  async before({ client, entered }) {
    if (entered.driller_add_new !== true) return entered;
    return { ...entered, driller_ndx: await findOrAddDriller(client, entered.temp_new_driller) };
  },
};
