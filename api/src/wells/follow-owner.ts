import { NO_OWNER } from '@artesian/contract/language/fields';
import type { Effects } from '../register/effect.ts';

export const OWNER = 1;

/** The owner among the contacts of a well is the contact that stands in its record. */
export const recordOwner: Effects = {
  async after({ client, key }) {
    await client.query(
      `update wells set contact_ndx = nullif(owners.rolo_ndx, ${NO_OWNER})
       from well_contacts as owners
       where owners.ndx = $1 and owners.rolo_type_ndx = ${OWNER} and wells.well_ndx = owners.well_ndx
         and wells.contact_ndx is distinct from nullif(owners.rolo_ndx, ${NO_OWNER})`,
      [key],
    );
  },
};

/** The same from the other side, where the well has a row for its owner. */
export const followOwner: Effects = {
  async after({ client, key, entered, was }) {
    if (entered.contact_ndx === undefined || (!was && entered.contact_ndx === null)) return;
    await client.query(
      `update well_contacts set rolo_ndx = coalesce($2::integer, ${NO_OWNER})
       where well_ndx = $1 and rolo_type_ndx = ${OWNER} and rolo_ndx <> coalesce($2::integer, ${NO_OWNER})`,
      [key, entered.contact_ndx],
    );
  },
};

/**
 * Of two wells that become one, the owner is whom the record names that is kept; where days of levels that move there are counted by a former
 * time zone, they still wait to be counted anew.
 */
export const keepOwner: Effects = {
  async merging({ client, keep, drop }) {
    await client.query('delete from well_contacts where well_ndx = $1 and rolo_type_ndx = $2', [drop, OWNER]);
    await client.query(
      `insert into level_recounts (well_ndx, counted_in) select $1, counted_in from level_recounts where well_ndx = $2
       on conflict (well_ndx) do nothing`,
      [keep, drop],
    );
  },
};
