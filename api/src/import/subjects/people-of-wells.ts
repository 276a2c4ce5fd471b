import { NO_OWNER } from '@artesian/contract/language/fields';
import { OWNER } from '../../wells/follow-owner.ts';
import type { ImportHooks } from '../file/sheet-row.ts';

const HAS_OWNER = 'The well record determines the owner. Import a wells file to change it.';

/** Owners that an import put into the records of their wells, gone from there with it. */
const forgetOwners = `
  update wells set contact_ndx = (changes.before ->> 'contact_ndx')::integer
  from history.changes
  where changes.table_name = 'wells' and changes.request_id = $1 and changes.operation = 'update'
    and changes.record_key = wells.well_ndx::text
    and changes.before ->> 'contact_ndx' is distinct from changes.after ->> 'contact_ndx'
    and wells.contact_ndx is not distinct from (changes.after ->> 'contact_ndx')::integer
    and not exists (
      select from well_contacts as owners
      where owners.well_ndx = wells.well_ndx and owners.rolo_type_ndx = ${OWNER} and owners.rolo_ndx <> ${NO_OWNER}
    )`;

/** Who is what at a well. An owner stands in the record of the well too, where that may name one already. */
export const hooksOfPeopleOfWells: ImportHooks = {
  name: `(select district_well_id from wells where wells.well_ndx = records.well_ndx)
    || ', ' || (select rolo_type_desc from rolo_types where rolo_types.rolo_type_ndx = records.rolo_type_ndx)`,
  async examine(client, records) {
    const owners = records.filter(({ was, values }) => !was && values.rolo_type_ndx === OWNER);
    const { rows } = await client.query<{ well_ndx: number; contact_ndx: number }>(
      'select well_ndx, contact_ndx from wells where well_ndx = any($1) and contact_ndx is not null',
      [owners.map(({ values }) => values.well_ndx)],
    );
    const named = new Map(rows.map(({ well_ndx, contact_ndx }) => [well_ndx, contact_ndx]));
    for (const { row, values } of owners) {
      const owner = named.get(values.well_ndx as number);
      if (owner !== undefined && owner !== values.rolo_ndx) row.refusals.push({ subject: HAS_OWNER, words: HAS_OWNER });
    }
  },
  tidy: (client, request) => client.query(forgetOwners, [request]),
};
