import { choice, email, flag, integer, key, optional, text } from '../language/fields.ts';

/** What is said of contacts in more than one place. */
export const contactFields = {
  rolo_ndx: key('Contact', 'list-rolodex'),
  is_permitee: flag('Permittee?', { help: 'Holds at least one permit.' }),
  r_name: optional(text('Name', 120)),
  r_organization: optional(text('Organization', 160)),
  r_email: optional(email('Email')),
  r_phone: optional(text('Phone', 40)),
  r_mailing_address: optional(text('Mailing address', 200)),
  r_city: optional(text('City', 80)),
  r_state: optional(text('State', 40)),
  r_zipcode: optional(text('ZIP code', 10)),
  language: optional(
    choice('Language', ['English', 'Spanish'], {
      help: 'Of letters and e-mails. Leave empty for the language they chose on the website.',
    }),
  ),
  no_reminders: flag('No reminders', {
    help: 'Gets no meter-reading reminders, but still gets drought-stage notices.',
  }),
  formatted_phones: optional(text('Phone', 60, { meaning: 'For example (512) 555-0100.' })),
  precinct_num: optional(integer('Director precinct', { min: 1, max: 99 })),
  concatenated_contact_info: optional(
    text('Contact in One Line', 1000, { meaning: 'Text used to search for contacts.' }),
  ),
};
