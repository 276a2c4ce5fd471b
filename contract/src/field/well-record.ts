import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import {
  called,
  decimal,
  email,
  flag,
  latitude,
  list,
  longitude,
  longText,
  lookup,
  optional,
  text,
  type Usual,
} from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { kept, pick, removal } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { wellFields, wellWords } from '../wells/fields.ts';

/** Wells are named by their District Well Id in the field. */
export const byWellId = z.object({ id: z.string().trim().min(1).max(40) });

const words = (label: string) => optional(text(label));
const notes = (label: string) => optional(longText(label));
const distance = (label: string) => fromNothing(label, 'ft', { to: 10_560 });
const inches = (label: string) => fromNothing(label, 'in');
const fromNothing = (label: string, unit: string, usual?: Usual) =>
  optional(decimal(label, unit, { min: 0, ...(usual && { usual }) }));
const choose = (label: string, list: string) => lookup(label, `field-services/lookup/${list}`);

const place = {
  lat_dd: latitude('Latitude', { meaning: 'Decimal degrees north, WGS 84.' }, 'Latitude must be between -90 and 90'),
  lon_dd: longitude(
    'Longitude',
    { meaning: 'Decimal degrees east, WGS 84.' },
    'Longitude must be between -180 and 180',
  ),
  elevation_ft: wellFields.elevation_ft,
  elevation_source: called('Elevation Source', wellFields.elevation_source, { hidden: false }),
};

const identity = {
  ...pick(wellFields, 'state_well_num', 'well_name', 'well_reference_name'),
  owner_primary_contact_name: words('Primary Contact Name'),
  owner_primary_contact_email: optional(email('Primary Contact Email')),
  owner_primary_contact_phone: words('Primary Contact Phone'),
  owner_primary_contact_address: words('Primary Contact Address'),
  owner_primary_contact_city: words('Primary Contact City'),
  owner_primary_contact_state: words('Primary Contact State'),
  owner_primary_contact_zip: words('Primary Contact ZIP'),
  owner_alternate_contact_name: words('Alternate Contact Name'),
  owner_alternate_contact_email: optional(email('Alternate Contact Email')),
  owner_alternate_contact_phone: words('Alternate Contact Phone'),
};

const location = {
  ...place,
  physical_location_address: wellWords.well_address,
  city: wellFields.city,
  directions_to_well: wellFields.directions_to_well,
  gate_code: words('Gate Code'),
  is_wellhouse: flag('Wellhouse'),
  access_notes: notes('Access Notes'),
};

const use = {
  primary_use_ndx: choose('Primary Well Use', 'well-uses'),
  secondary_use_ndx: choose('Secondary Well Use', 'well-uses'),
  well_status_ndx: wellFields.well_status_ndx,
  monitoring_status_ndx: choose('Monitoring Status', 'monitoring-statuses'),
};

const setbacks = {
  setback_property_line_ft: distance('Setback from Property Line'),
  setback_septic_system_ft: distance('Setback from Septic System'),
  setback_active_wells_ft: distance('Setback from Active Wells'),
  setback_contamination: words('Setback from Contamination'),
  setback_critical_environment: words('Setback from Critical Environment'),
  setback_notes: notes('Setback Notes'),
};

const meter = {
  is_metered: flag('Metered'),
  meter_sn: words('Meter Serial Number'),
  meter_nickname: words('Meter Nickname'),
  meter_accuracy_notes: notes('Meter Accuracy Notes'),
  other_meter_notes: notes('Other Meter Notes'),
};

const equipment = {
  total_borehole_depth_ft: fromNothing('Total Borehole Depth', 'ft', { to: 5_000 }),
  system_type_ndx: choose('System Type', 'system-types'),
  pump_motor_size_hp: fromNothing('Pump Motor Size', 'hp', { to: 500 }),
  pump_type_ndx: choose('Pump Type', 'pump-types'),
  pump_depth_ft: fromNothing('Pump Depth', 'ft', { to: 2_500 }),
  flow_rate_gpm: fromNothing('Flow Rate', 'gpm', { to: 5_000 }),
  equipment_notes: notes('Equipment Notes'),
};

const treatment = {
  is_pumpsaver: flag('Pumpsaver'),
  sampling_spigot_ndx: choose('Sampling Spigot', 'sampling-spigots'),
  storage_tank: words('Storage Tank'),
  other_treatments_ndx: choose('Other Treatments', 'other-treatments'),
  treatments_notes: notes('Treatments Notes'),
};

const surfaceCompletion = {
  casing_type_ndx: choose('Casing Type', 'casing-types'),
  casing_height_inches: inches('Casing Height'),
  casing_outside_diameter_inches: fromNothing('Casing Outside Diameter', 'in', { to: 60 }),
  is_slab: flag('Slab'),
  slab_thickness_inches: inches('Slab Thickness'),
  slab_length_inches: inches('Slab Length'),
  slab_width_inches: inches('Slab Width'),
  is_steel_sleeve: flag('Steel Sleeve'),
  sleeve_height_inches: inches('Sleeve Height'),
  sleeve_outside_diameter_inches: inches('Sleeve Outside Diameter'),
  surface_completion_notes: notes('Surface Completion Notes'),
};

const classification = {
  well_class_ndx: choose('Well Classification', 'well-classes'),
  well_subclass_ndx: choose('Well Sub-Class', 'well-subclasses'),
  ...pick(wellFields, 'well_report_tracking_num', 'plugging_report_tracking_num'),
};

/** What nobody enters of the record: the server works it out. */
const workedOut = {
  district_well_id: wellFields.district_well_id,
  active_assoc_meters_ndx: list('Active Associated Meters', z.int(), { to: 'list-meters' }),
  permitted_well: wellFields.permitted_well,
  tx_grid_deg: words('Texas Grid, 1 Degree'),
  tx_grid_sevmin: words('Texas Grid, 7½ Minutes'),
  tx_grid_twomin: words('Texas Grid, 2½ Minutes'),
  is_published: wellFields.is_published,
};

/** The steps of the full record with the fields of each, in the order of the specification (2 §3); `read` is only read. */
export const wellRecordSteps = [
  { title: 'Identity and Ownership', fields: Object.keys(identity), read: ['district_well_id'] },
  { title: 'Location', fields: Object.keys(location), read: [] },
  { title: 'Use', fields: Object.keys(use), read: [] },
  { title: 'Setbacks', fields: Object.keys(setbacks), read: [] },
  { title: 'Meter', fields: Object.keys(meter), read: ['active_assoc_meters_ndx'] },
  { title: 'Equipment', fields: Object.keys(equipment), read: [] },
  { title: 'Treatment', fields: Object.keys(treatment), read: [] },
  { title: 'Surface Completion', fields: Object.keys(surfaceCompletion), read: [] },
  {
    title: 'Classification and Reference',
    fields: Object.keys(classification),
    read: ['permitted_well', 'tx_grid_deg', 'tx_grid_sevmin', 'tx_grid_twomin', 'district_well_id'],
  },
] as const;

const ofWells = {
  table: 'wells',
  key: 'well_ndx',
  keys: pick(wellFields, 'well_ndx'),
  one: 'well',
  label: 'district_well_id',
  read: 'staff',
  write: 'staff',
  has: [],
} as const;

/** What is entered of a new well in the field (spec 2 §3 'Field-services well'). */
export const createWellForm = defineRegister({
  ...ofWells,
  path: 'field-services/create-well',
  title: 'Create a New Well',
  fields: {
    ...pick(wellFields, 'state_well_num', 'well_name'),
    ...pick(classification, 'well_class_ndx', 'well_subclass_ndx'),
    primary_use_ndx: use.primary_use_ndx,
    physical_location_address: wellWords.well_address,
    city: wellFields.city,
    ...place,
  },
});

/** What is entered of the full record of a well: the same row that the office edits, in parts, as `list-wells…`. */
export const wellRecordForm = defineRegister({
  ...ofWells,
  path: 'field-services/well-actions/well-record',
  title: 'Well Record',
  computed: workedOut,
  fields: {
    ...identity,
    ...location,
    ...use,
    ...setbacks,
    ...meter,
    ...equipment,
    ...treatment,
    ...surfaceCompletion,
    ...classification,
  },
});

/** Everything that a field crew may write down of a well, and what follows from it. */
export const recordRow = { well_ndx: wellFields.well_ndx, ...workedOut, ...wellRecordForm.fields, ...removal, ...kept };

export const wellRecord = view({
  path: 'field-services/well-actions/well-record',
  access: 'staff',
  summary: 'The full record of a well by its District Well ID',
  by: byWellId,
  one: 'well',
  row: recordRow,
});

/** The new well, with the District Well Id that it was given. */
export const createWell = endpoint({
  method: 'POST',
  path: '/api/field-services/create-well',
  access: 'staff',
  summary: 'Create a well in the field; it is not published',
  body: createWellForm.draft,
  answer: wellRecord.row,
  status: 201,
});

export const createWellRecord = endpoint({
  method: 'POST',
  path: '/api/field-services/well-actions/well-record',
  access: 'staff',
  summary: 'Create a well with its full record; it is not published',
  body: wellRecordForm.draft,
  answer: wellRecord.row,
  status: 201,
});

/**
 * If-Match names the version that the change is based on. Fields that nobody else changed after it are saved; where somebody else changed
 * one of them to another value, all of it is refused with 409 `conflict` (`conflicts` has both values, who and when; `current` the record as
 * it stands). A well that was removed since is refused with 409 `removed`. To put one's own in the place of the other's, send it again based
 * on the version of `current`.
 */
export const changeWellRecord = endpoint({
  method: 'PUT',
  path: '/api/field-services/well-actions/well-record/{id}',
  access: 'staff',
  summary: 'Change the record of a well: only the fields sent change; other people’s changes to other fields stay',
  params: byWellId,
  body: wellRecordForm.change,
  answer: wellRecord.row,
});
