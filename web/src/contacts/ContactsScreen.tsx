import { contacts } from '@artesian/contract/contacts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';

const columns = [
  'r_name',
  'r_organization',
  'is_permitee',
  'r_email',
  'r_phone',
  'r_mailing_address',
  'r_city',
  'r_zipcode',
  'precinct_num',
  'removed',
];
const initialFilters = { removed: 'no' };

/** Spec 3 §2 'Owners / contacts'. */
export default function ContactsScreen() {
  return (
    <RegisterScreen
      register={contacts}
      titles={{ list: 'Edit Owner Info', one: 'Edit Owner Info', crumb: 'Edit one contact' }}
      purpose="Owners and permittees: how to reach them, and whether they hold a permit."
      path="/data-management/well-owners/edit-owner-info"
      pageSize={10}
      initialFilters={initialFilters}
      columns={columns}
      addLabel="Add contact"
      creating="Creating New Contact"
      editing="Editing Existing Contact"
    />
  );
}
