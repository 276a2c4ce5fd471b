import { noLanguage } from '../language/constraint-words.ts';
import { longText, optional } from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { contactOptions } from './contact-options.ts';
import { contactFields } from './fields.ts';

/** Owners and permittees, the district's rolodex (spec 3 §3 'Contact'). */
export const contacts = defineRegister({
  path: 'list-rolodex',
  table: 'contacts',
  key: 'rolo_ndx',
  keys: pick(contactFields, 'rolo_ndx'),
  title: 'Contacts',
  one: 'contact',
  label: 'r_name',
  saidOfSaves: messages.form,
  read: 'staff',
  write: 'staff',
  removable: true,
  mergeable: true,
  alsoCalled: 'r_organization',
  chosenFrom: contactOptions,
  import: {
    as: 'contacts',
    key: [],
    keyWithoutId: 'r_email',
    names: ['r_name'],
    headings: {
      r_name: ['contact name', 'full name', 'owner', 'owner name'],
      r_organization: ['company', 'organisation', 'business'],
      r_email: ['e-mail', 'email address', 'mail'],
      r_phone: ['telephone', 'phone number', 'phone no', 'tel', 'cell', 'mobile'],
      r_mailing_address: ['address', 'street', 'mailing street', 'address 1', 'mailing addr', 'addr'],
      r_city: ['mailing city', 'town'],
      r_state: ['mailing state', 'st'],
      r_zipcode: ['zip', 'postal code', 'zip code', 'mailing zip'],
      precinct_num: ['precinct'],
    },
  },
  computed: pick(contactFields, 'is_permitee'),
  fields: {
    ...pick(contactFields, 'r_name', 'r_organization', 'r_email', 'r_phone', 'r_mailing_address'),
    ...pick(contactFields, 'r_city', 'r_state', 'r_zipcode', 'precinct_num', 'language', 'no_reminders'),
    notes: optional(longText('Notes')),
  },
  constraints: {
    contacts_merged_into_exists: { message: 'The contact to merge into does not exist.' },
    contacts_merged_is_removed: { message: 'This contact was merged into another. Undo the merge to bring it back.' },
    contacts_language_known: noLanguage,
    contacts_named: { field: 'r_name', message: 'Enter a name or an organization.' },
  },
});
