import { decimal, flag, latitude, longitude, lookup, optional, reference, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { wellRecords } from './well-lists.ts';

/** Wells, basic information (spec 2 §3 'Well (basic)'). The other parts of a well are registers of their own on the same table. */
export const wells = defineRegister({
  path: 'list-wells',
  table: 'wells',
  key: 'well_ndx',
  title: 'Wells',
  one: 'well',
  label: 'district_well_id',
  read: 'staff',
  write: 'staff',
  list: 'signed-in',
  removable: true,
  search: ['well_name', 'state_well_num', 'physical_location_address', 'well_contact', 'permit_name'],
  searchView: wellRecords,
  computed: {
    district_well_id: text('District Well Id', 40),
    tx_grid: optional(text('Texas grid', 7, { help: 'Derived from the coordinates.' })),
  },
  fields: {
    state_well_num: optional(text('State Well Number', 7, { help: 'Seven digits, such as 5850301.' })),
    well_name: optional(text('Well Name', 120)),
    well_name_logger: optional(text('Well Name (logger)', 120, { hidden: true })),
    primary_use_ndx: lookup('Primary Well Use', 'ui-list-wm-primary-well-use', { required: true }),
    well_class_ndx: lookup('Well Classification', 'ui-list-wm-well-classification'),
    well_subclass_ndx: lookup('Well Sub-Class', 'ui-list-wm-well-subclass'),
    physical_location_address: optional(text('Physical Address', 200)),
    city: optional(text('City', 80)),
    contact_ndx: optional(reference('Contact', 'list-rolodex')),
    lat_dd: latitude('Latitude'),
    lon_dd: longitude('Longitude'),
    elevation_ft: optional(decimal('Elevation', 'ft', { min: -1500, max: 30000, decimals: 4 })),
    elevation_source: optional(text('Elevation Source', 120, { hidden: true })),
    is_published: flag('Published'),
  },
  constraints: {
    wells_district_well_id_unique: { field: 'district_well_id', message: 'Another well has this District Well Id.' },
    wells_state_well_num_unique: { field: 'state_well_num', message: 'Another well has this State Well Number.' },
    wells_state_well_num_seven_digits: {
      field: 'state_well_num',
      message: 'A State Well Number has seven digits, such as 5850301.',
    },
    wells_latitude_in_range: { field: 'lat_dd', message: 'Invalid coordinate' },
    wells_longitude_in_range: { field: 'lon_dd', message: 'Invalid coordinate' },
    wells_primary_use_exists: { field: 'primary_use_ndx', message: 'There is no such use. Choose one from the list.' },
    wells_class_exists: {
      field: 'well_class_ndx',
      message: 'There is no such classification. Choose one from the list.',
    },
    wells_subclass_exists: {
      field: 'well_subclass_ndx',
      message: 'There is no such sub-classification. Choose one from the list.',
    },
    wells_contact_exists: { field: 'contact_ndx', message: 'There is no such contact. Choose one from the list.' },
  },
});
