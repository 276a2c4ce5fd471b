import type { Values } from '@artesian/contract/language/register';
import { UNSET } from '@artesian/contract/language/fields';
import type pg from 'pg';

/** A contact is known by a name or an organization; one of whom only an address is known yet gets a name that says so. */
const NAMELESS = 'Unnamed permittee';

const insert = `
  insert into contacts (
    r_name, r_organization, r_email, r_phone, r_mailing_address, r_city, r_state, r_zipcode, precinct_num)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning rolo_ndx`;

/** The contact that becomes of what was told of a new permittee (spec 3 §3). */
export async function addPermittee(client: pg.PoolClient, told: Values): Promise<number> {
  const {
    tmp_permittee_name: name,
    tmp_permittee_organization: organization,
    tmp_permittee_precinct_ndx: precinct,
  } = told;
  const { rows } = await client.query<{ rolo_ndx: number }>(insert, [
    name ?? (organization ? null : NAMELESS),
    organization,
    told.tmp_permittee_email,
    told.tmp_permittee_phone,
    told.tmp_permittee_address,
    told.tmp_permittee_city,
    told.tmp_permittee_state,
    told.tmp_permittee_zip,
    precinct === UNSET ? null : precinct,
  ]);
  return rows[0]!.rolo_ndx;
}
