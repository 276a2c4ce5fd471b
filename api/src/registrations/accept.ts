import { makesOwner, makesWell, isAccepted } from '@artesian/contract/registrations/registrations';
import { UNSET } from '@artesian/contract/language/fields';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { noteInHistory } from '../platform/note-in-history.ts';
import type { Effects, Saving } from '../register/effect.ts';
import { findOrAddDriller } from '../wells/add-driller.ts';
import { readPlaces } from '../wells/places.ts';
import { withTexasGrid } from '../wells/derive-texas-grid.ts';

/** Who is new has no record yet that could be chosen. */
const withoutChosenOwner = (entered: Values, was: Values | undefined): Values =>
  entered.new_owner === true && was?.new_owner !== true ? { ...entered, rolo_ndx: null } : entered;

/**
 * A registration that is complete has its owner and its well: both are made in the transaction of the save, or the save is not. Whoever
 * asks for a well record completes the registration by it.
 */
export const acceptRegistration: Effects = {
  async before({ client, entered, was }: Saving) {
    const values = withoutChosenOwner(entered, was);
    const registration = { ...was, ...values };
    if (!makesOwner(registration) && !makesWell(registration)) return values;
    await noteInHistory(client, `Registration ${String(registration.reference)}`);
    const rolo_ndx = makesOwner(registration) ? await addOwner(client, registration) : registration.rolo_ndx;
    const owned = { ...registration, rolo_ndx };
    const well_ndx = makesWell(registration) ? await addWell(client, owned) : registration.well_ndx;
    return { ...values, rolo_ndx, well_ndx, completed: isAccepted(registration) };
  },
  async after({ client }) {
    await noteInHistory(client, null);
  },
};

/** What fits nowhere else in a contact stands in its notes. */
const addOwner = (client: pg.PoolClient, { first_name, last_name, ...registration }: Values) =>
  insert(client, 'contacts', 'rolo_ndx', {
    r_name: `${String(first_name)} ${String(last_name)}`,
    r_organization: registration.mailing_name,
    r_email: registration.primary_email,
    r_phone: registration.primary_phone,
    r_mailing_address: registration.mailing_address,
    r_city: registration.mailing_city,
    r_state: registration.mailing_state,
    r_zipcode: registration.mailing_zip,
    notes: secondWays(registration),
  });

function secondWays({ secondary_phone, secondary_email }: Values): string | null {
  const ways = [
    secondary_phone && `Secondary phone: ${String(secondary_phone)}`,
    secondary_email && `Secondary email: ${String(secondary_email)}`,
  ];
  return ways.filter(Boolean).join('\n') || null;
}

/** Not published: that is decided when its record was looked at. */
async function addWell(client: pg.PoolClient, registration: Values): Promise<number> {
  const driller = registration.well_details_driller;
  const place = { lat_dd: registration.reg_lat_dd, lon_dd: registration.reg_lon_dd };
  const [drawn] = await readPlaces(client, [place]);
  const aquifer = await aquiferOf(client, registration.aquifer_group_ndx);
  return insert(
    client,
    'wells',
    'well_ndx',
    withTexasGrid(
      {
        contact_ndx: registration.rolo_ndx,
        primary_use_ndx: registration.well_use_ndx,
        well_class_ndx: registration.well_class_ndx,
        well_subclass_ndx: registration.well_subclass_ndx,
        physical_location_address: registration.well_address,
        city: registration.well_city,
        county_ndx: registration.county_ndx,
        ...place,
        in_district: drawn!.in_district,
        mgmtzone_ndx: drawn!.mgmtzone_ndx ?? UNSET,
        aq_completion_ndx: aquifer.aq_completion_ndx ?? UNSET,
        aquifer_ndx: aquifer.aquifer_ndx ?? UNSET,
        elevation_ft: registration.reg_well_elev_ft,
        drilled_date: registration.well_details_date_drilled,
        drilled_year_only: registration.well_details_drilled_year_only,
        driller_ndx: driller ? await findOrAddDriller(client, driller) : UNSET,
        well_depth_ft: registration.well_details_depth_well_ft,
        pump_depth_ft: registration.well_details_depth_pump_ft,
        monitoring_offered: registration.scientific_monitoring_interest,
        comments: commentsOf(registration, aquifer),
      },
      undefined,
    ),
  );
}

interface RegisteredAquifer {
  group: string | null;
  aq_completion_ndx: number | null;
  aquifer_ndx: number | null;
}

/** The public names a group of aquifers; a list of the well has it where a word is the group's own, or the only one of the group. */
async function aquiferOf(client: pg.PoolClient, group: unknown): Promise<RegisteredAquifer> {
  const { rows } = await client.query<RegisteredAquifer>(
    `select
       groups.aquifer_group_name as group,
       (
         select min(completions.aq_completion_ndx)
         from aquifer_completions as completions
         where completions.aq_completion_desc = groups.aquifer_group_name
       ) as aq_completion_ndx,
       (
         select coalesce(
           min(aquifers.aquifer_ndx) filter (where aquifers.aquifer_desc = groups.aquifer_group_name),
           case when count(*) = 1 then min(aquifers.aquifer_ndx) end
         )
         from aquifers
         where aquifers.aquifer_group_ndx = groups.aquifer_group_ndx
       ) as aquifer_ndx
     from aquifer_groups as groups
     where groups.aquifer_group_ndx = $1`,
    [group],
  );
  return rows[0] ?? { group: null, aq_completion_ndx: null, aquifer_ndx: null };
}

/** Of an aquifer that the lists of the well do not tell, the name as it was sent in. */
function commentsOf({ other_notes }: Values, { group, aq_completion_ndx, aquifer_ndx }: RegisteredAquifer) {
  const isTold = aq_completion_ndx !== null || aquifer_ndx !== null;
  return [other_notes, !isTold && group && `Aquifer, as registered: ${group}`].filter(Boolean).join('\n') || null;
}

/** Adds a record and returns its key. Names are those of this file, never of a request. */
async function insert(client: pg.PoolClient, table: string, key: string, values: Values): Promise<number> {
  const names = Object.keys(values);
  const { rows } = await client.query<{ key: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning ${key} as key`,
    Object.values(values),
  );
  return rows[0]!.key;
}
