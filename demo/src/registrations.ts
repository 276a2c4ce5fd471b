import { inventStreet, type Contact } from './people.ts';
import type { Random } from './random.ts';
import type { Size } from './size.ts';
import type { Well } from './wells.ts';

/**
 * What the public has sent in: new, completed with an owner and a well, looked at but incomplete, and to be disregarded. All are of
 * people and wells that are known, so that those who look at them are told. The first two came in together, the fifth was sent back,
 * the seventh may be a machine's.
 */
export function inventRegistrations(random: Random, contacts: Contact[], wells: Well[], { today }: Size) {
  const states = ['new', 'new', 'completed', 'completed', 'incomplete', 'disregarded'] as const;
  return Array.from({ length: Math.round(wells.length * 0.012) }, (_, index) => {
    const state = states[index % states.length]!;
    const well = wells[index * 11]!;
    const contact = contacts[index === 1 ? 0 : index * 7]!;
    const [first_name, ...rest] = contact.r_name.split(' ');
    return {
      reg_ndx: index + 1,
      reference: `R-${inHex(index + 1)}`,
      sent_in_with: `00000000-0000-4000-8000-${String(index === 1 ? 1 : index + 1).padStart(12, '0')}`,
      created_timestamp: `${daysBefore(today, 30 + index)}T15:00:00Z`,
      quarantined_because: index === 6 ? 'Demonstration: it was filled in within two seconds.' : null,
      sent_back_message:
        index === 4 ? 'Demonstration: the marker stands in the middle of the road. Where is the well?' : null,
      sent_back_timestamp: index === 4 ? `${daysBefore(today, 5)}T15:00:00Z` : null,
      new_owner: state === 'new',
      rolo_ndx: state === 'new' ? null : contact.rolo_ndx,
      create_new_well: state === 'completed',
      well_class_ndx: state === 'completed' ? well.well_class_ndx : 999,
      well_subclass_ndx: state === 'completed' ? well.well_subclass_ndx : 999,
      well_ndx: state === 'completed' ? well.well_ndx : null,
      completed: state === 'completed',
      disregard: state === 'disregarded',
      first_name,
      last_name: rest.join(' '),
      primary_phone: contact.r_phone,
      primary_email: contact.r_email,
      mailing_name: contact.r_organization,
      mailing_address: contact.r_mailing_address,
      mailing_city: contact.r_city,
      mailing_state: contact.r_state,
      mailing_zip: contact.r_zipcode,
      well_address: `${random.between(100, 9900)} ${inventStreet(random)}`,
      well_city: contact.r_city,
      county_ndx: well.county_ndx,
      well_use_ndx: random.pick([1, 1, 1, 2, 3]),
      aquifer_group_ndx: well.aquifer_ndx <= 2 ? 1 : 2,
      reg_lat_dd: well.lat_dd,
      reg_lon_dd: well.lon_dd,
      reg_well_elev_ft: well.elevation_ft,
      well_details_date_drilled: well.drilled_date,
      well_details_driller: random.chance(0.5) ? 'Example Drilling Company' : null,
      well_details_depth_well_ft: well.well_depth_ft,
      property_well_count: random.weighted([
        [1, 85],
        [2, 15],
      ] as const),
      scientific_monitoring_interest: random.chance(0.7),
      hardcopy_well_records: random.chance(0.3),
      other_notes: state === 'disregarded' ? 'Demonstration: sent in twice.' : null,
    };
  });
}

/** As references look: eight digits, told apart from their neighbors. */
function inHex(number: number): string {
  const digits = ((number * 0x9e3779b1) >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
