/** What a visitor enters of one well and themselves; what may stay empty does. */
const enteredOwner = {
  first_name: 'Rita',
  last_name: 'Rivers',
  primary_phone: '(512) 555-0142',
  primary_email: 'rita@example.org',
  mailing_address: '1 Main Street',
  mailing_city: 'Buda',
  mailing_state: 'TX',
  mailing_zip: '78610',
};
export const enteredWell = {
  well_address: '12 Creek Road',
  well_city: 'Buda',
  county_ndx: 2,
  well_use_ndx: 1,
  aquifer_group_ndx: 2,
  reg_lat_dd: 30.08531,
  reg_lon_dd: -97.84021,
};
export const enteredRegistration = { ...enteredOwner, ...enteredWell, hardcopy_well_records: false };
