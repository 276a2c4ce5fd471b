import { email, flag, integer, longText, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';

/** Owners and permittees, the district's rolodex (spec 3 §3 'Contact'). */
export const contacts = defineRegister({
  path: 'list-rolodex',
  table: 'contacts',
  key: 'rolo_ndx',
  title: 'Contacts',
  one: 'contact',
  label: 'r_name',
  read: 'staff',
  write: 'staff',
  removable: true,
  search: ['r_organization', 'r_city', 'r_email', 'r_phone'],
  reads: ['permits'],
  computed: {
    is_permitee: flag('Permittee', { help: 'Holds at least one permit.' }),
  },
  fields: {
    r_name: optional(text('Name', 120)),
    r_organization: optional(text('Organization', 160)),
    r_email: optional(email('Email')),
    r_phone: optional(text('Phone', 40)),
    r_mailing_address: optional(text('Mailing address', 200)),
    r_city: optional(text('City', 80)),
    r_state: optional(text('State', 40)),
    r_zipcode: optional(text('ZIP code', 10)),
    precinct_num: optional(integer('Director precinct', { min: 1, max: 99 })),
    notes: optional(longText('Notes')),
  },
  constraints: {
    contacts_named: { field: 'r_name', message: 'Enter a name or an organization.' },
  },
});
