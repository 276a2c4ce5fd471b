import { noCoordinate, noLanguage, noSuch, notBelowNothing, type WordsOfTables } from '../language/constraint-words.ts';
import { userWords } from './user-words.ts';

/** What to tell a person who breaks a rule of registrations and of accounts. */
export const peopleConstraints: WordsOfTables = {
  registrations: {
    registrations_owner_exists: noSuch('owner', 'rolo_ndx'),
    registrations_well_exists: noSuch('well', 'well_ndx'),
    registrations_class_exists: noSuch('classification', 'well_class_ndx'),
    registrations_subclass_exists: noSuch('sub-classification', 'well_subclass_ndx'),
    registrations_county_exists: noSuch('county', 'county_ndx'),
    registrations_use_exists: noSuch('use', 'well_use_ndx'),
    registrations_aquifer_exists: noSuch('aquifer', 'aquifer_group_ndx'),
    registrations_language_known: noLanguage,
    registrations_latitude_in_range: noCoordinate('reg_lat_dd'),
    registrations_longitude_in_range: noCoordinate('reg_lon_dd'),
    registrations_well_depth_not_negative: notBelowNothing('well_details_depth_well_ft'),
    registrations_pump_depth_not_negative: notBelowNothing('well_details_depth_pump_ft'),
    registrations_well_count_positive: { field: 'property_well_count', message: 'Enter 1 or more.' },
    registrations_reference_once: { message: 'Another registration has this reference. Try again.' },
    registrations_reference_form: { message: 'A reference looks like R-3F9A-21C7.' },
    registrations_sent_back_with_message: { field: 'message', message: 'Describe what needs correction.' },
  },
  account_permits: {
    account_permits_permit_exists: noSuch('permit', 'permits'),
  },
  accounts: {
    accounts_language_known: noLanguage,
    accounts_roles_known: { field: 'role', message: userWords.noSuchRole },
    accounts_deleted_cannot_sign_in: { field: 'blocked', message: 'A deleted user cannot sign in.' },
    accounts_email_unique: { field: 'email', message: userWords.emailTaken },
  },
};
