import { optional, reference, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { wellFields, wellWords } from './fields.ts';
import { wellOptions } from './well-lists.ts';

/** Wells, basic information (spec 2 §3 'Well (basic)'). The other parts of a well are registers of their own on the same table. */
export const wells = defineRegister({
  path: 'list-wells',
  table: 'wells',
  key: 'well_ndx',
  keys: pick(wellFields, 'well_ndx'),
  title: 'Wells',
  one: 'well',
  label: 'district_well_id',
  read: 'staff',
  write: 'staff',
  list: 'signed-in',
  has: ['list', 'one', 'create', 'update', 'replace-by-array'],
  removable: true,
  mergeable: true,
  publication: 'is_published',
  alsoCalled: 'well_name',
  chosenFrom: wellOptions,
  import: {
    as: 'wells',
    key: ['district_well_id', 'state_well_num'],
    given: ['district_well_id'],
    // What a district shows its public is its wells.
    usually: { is_published: 'yes' },
    // Inventories of the state tell the aquifer alone: a well is completed in the one that it taps.
    follows: { aq_completion_ndx: 'aquifer_ndx' },
    mayLack: ['primary_use_ndx'],
    words: {
      aq_completion_ndx: { 'Edwards (Balcones Fault Zone)': 'Edwards', 'Edwards, saline': 'Edwards' },
    },
    headings: {
      district_well_id: ['well id', 'district id', 'local id'],
      state_well_num: ['state well number', 'state well no', 'swn', 'twdb number'],
      well_name: ['name', 'site name'],
      contact_ndx: ['contact id', 'owner id'],
      primary_use_ndx: ['primary use', 'use', 'well use', 'water use'],
      well_class_ndx: ['class', 'well class', 'classification'],
      well_subclass_ndx: ['subclass', 'sub class'],
      physical_location_address: ['address', 'location'],
      city: ['well city', 'town'],
      lat_dd: ['lat', 'latitude dd', 'decimal latitude', 'dec lat va'],
      lon_dd: ['lon', 'long', 'lng', 'longitude dd', 'long dd', 'decimal longitude', 'dec long va'],
      elevation_ft: ['land surface elevation', 'elev', 'elev ft', 'altitude', 'alt va'],
      is_published: ['public'],
      district_ndx: ['gcd', 'groundwater district', 'groundwater conservation district'],
      county_ndx: ['county name'],
      mgmtzone_ndx: ['zone'],
      well_status_ndx: ['status'],
      aquifer_ndx: ['aquifer name', 'producing aquifer'],
      drilled_date: [
        'date drilled',
        'drilled',
        'drilled year',
        'year drilled',
        'drill date',
        'completion date',
        'date completed',
        'year completed',
      ],
      well_depth_ft: ['depth', 'depth ft', 'total depth', 'well depth va'],
      pump_gpm: ['gpm', 'yield gpm', 'pump rate', 'pump rate gpm'],
    },
    mayMean: {
      // What a district's own sheet numbers its wells by.
      former_id: ['well no', 'well number', 'well num'],
      contact_ndx: ['owner', 'owner name', 'well owner', 'landowner', 'land owner'],
      county_ndx: ['co', 'cnty'],
      aquifer_ndx: ['aq', 'aquifer code'],
      elevation_ft: ['lsd', 'lse'],
      drilled_date: ['completed', 'completion', 'compl date'],
      well_depth_ft: ['td', 'td ft'],
      pump_gpm: ['yield', 'well yield'],
      pump_depth_ft: ['pump setting', 'pump set'],
      pump_size_hp: ['hp', 'horsepower', 'pump hp'],
      bore_diam_in: ['borehole diameter', 'hole diameter'],
      driller_ndx: ['driller name', 'drilled by', 'drilling company'],
    },
  },
  computed: pick(wellFields, 'district_well_id', 'tx_grid', 'published_version'),
  fields: {
    ...pick(wellFields, 'state_well_num', 'well_name'),
    well_name_logger: optional(text('Well Name (logger)', 120, { hidden: true })),
    ...pick(wellFields, 'primary_use_ndx', 'well_class_ndx', 'well_subclass_ndx'),
    physical_location_address: wellWords.well_address,
    city: wellFields.city,
    contact_ndx: optional(reference('Well Contact', 'list-rolodex')),
    ...pick(wellFields, 'lat_dd', 'lon_dd', 'elevation_ft', 'elevation_source', 'is_published'),
  },
  constraints: {
    wells_year_drilled_is_its_first_day: {
      field: 'drilled_date',
      message: 'If only the year is known, enter January 1 of that year.',
    },
    wells_plugged_after_drilled: {
      field: 'plugging_date',
      message: 'The plugging date cannot be before the drilled date.',
    },
    wells_merged_into_exists: { message: 'The well to merge into does not exist.' },
    wells_merged_is_removed: { message: 'This well was merged into another. Undo the merge to bring it back.' },
    wells_district_well_id_unique: { field: 'district_well_id', message: 'Another well has this District Well Id.' },
    wells_state_well_num_unique: { field: 'state_well_num', message: 'Another well has this State Well Number.' },
    wells_state_well_num_seven_digits: {
      field: 'state_well_num',
      message: 'A State Well Number has seven digits, such as 5850301.',
    },
    wells_latitude_in_range: { field: 'lat_dd', message: 'Invalid coordinate' },
    wells_longitude_in_range: { field: 'lon_dd', message: 'Invalid coordinate' },
    wells_primary_use_exists: {
      field: 'primary_use_ndx',
      message: 'This use does not exist. Choose one from the list.',
    },
    wells_class_exists: {
      field: 'well_class_ndx',
      message: 'This classification does not exist. Choose one from the list.',
    },
    wells_subclass_exists: {
      field: 'well_subclass_ndx',
      message: 'This sub-classification does not exist. Choose one from the list.',
    },
    wells_contact_exists: { field: 'contact_ndx', message: 'This contact does not exist. Choose one from the list.' },
  },
});
