import { contacts } from '@artesian/contract/people/contacts';
import { ContactGlance } from '../glance/glances.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { contactParts } from './contact-parts.ts';
import { ExportContact } from './ExportContact.tsx';

const columns = [
  'r_name',
  { id: 'r_organization', isPinned: true },
  'is_permitee',
  'r_email',
  'r_phone',
  'r_mailing_address',
  'r_city',
  'r_state',
  'r_zipcode',
  'precinct_num',
  'removed',
];

/** Spec 3 §2 'Owners / contacts'. */
export default function ContactsScreen() {
  return (
    <RegisterScreen
      register={contacts}
      purpose="Owners and permittees: how to reach them, and whether they hold a permit."
      columns={columns}
      pageSize={10}
      parts={contactParts}
      Glance={ContactGlance}
      Actions={ExportContact}
    />
  );
}
