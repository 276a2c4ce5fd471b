import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { decimal, flag, key, list, lookup, optional, point, text } from '../language/fields.ts';
import type { Lookup } from '../language/lookup.ts';
import { kept, pick, removal, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';

const words = (label: string) => optional(text(label));
const feet = (label: string) => optional(decimal(label, 'ft'));
const inches = (label: string) => optional(decimal(label, 'in'));
/** Wells are named by their District Well Id in the field. */
const byWellId = z.object({ id: z.string().trim().min(1).max(40) });

const basics = {
  ...pick(
    wellFields,
    'well_ndx',
    'district_well_id',
    'state_well_num',
    'well_name',
    'well_class_ndx',
    'well_subclass_ndx',
    'primary_use_ndx',
  ),
  physical_location_address: wellWords.well_address,
  ...pick(wellFields, 'city', 'lat_dd', 'lon_dd', 'elevation_ft', 'elevation_source'),
};

const fieldWell = view({
  path: 'field-services/wells',
  access: 'staff',
  summary: 'One well by its District Well Id',
  by: byWellId,
  one: 'well',
  row: { ...basics, is_published: wellFields.is_published, removed: removal.removed, ...kept },
});

/** Everything that a field crew may write down of a well (spec 2 §3 'Full well record'). */
const wellRecord = view({
  path: 'field-services/well-actions/well-record',
  access: 'staff',
  summary: 'The full record of a well by its District Well Id',
  by: byWellId,
  one: 'well',
  row: {
    ...basics,
    well_reference_name: wellFields.well_reference_name,
    owner_primary_contact_name: words('Primary Contact Name'),
    owner_primary_contact_email: words('Primary Contact Email'),
    owner_primary_contact_phone: words('Primary Contact Phone'),
    owner_primary_contact_address: words('Primary Contact Address'),
    owner_primary_contact_city: words('Primary Contact City'),
    owner_primary_contact_state: words('Primary Contact State'),
    owner_primary_contact_zip: words('Primary Contact ZIP'),
    owner_alternate_contact_name: words('Alternate Contact Name'),
    owner_alternate_contact_email: words('Alternate Contact Email'),
    owner_alternate_contact_phone: words('Alternate Contact Phone'),
    directions_to_well: wellFields.directions_to_well,
    gate_code: words('Gate Code'),
    is_wellhouse: flag('Wellhouse'),
    access_notes: words('Access Notes'),
    ...pick(wellFields, 'secondary_use_ndx', 'well_status_ndx', 'monitoring_status_ndx'),
    setback_property_line_ft: feet('Setback from Property Line'),
    setback_septic_system_ft: feet('Setback from Septic System'),
    setback_active_wells_ft: feet('Setback from Active Wells'),
    setback_contamination: words('Setback from Contamination'),
    setback_critical_environment: words('Setback from Critical Environment'),
    setback_notes: words('Setback Notes'),
    is_metered: flag('Metered'),
    meter_sn: words('Meter Serial Number'),
    meter_nickname: words('Meter Nickname'),
    meter_accuracy_notes: words('Meter Accuracy Notes'),
    other_meter_notes: words('Other Meter Notes'),
    active_assoc_meters_ndx: list('Active Associated Meters', z.int(), { to: 'list-meters' }),
    total_borehole_depth_ft: feet('Total Borehole Depth'),
    system_type_ndx: lookup('System Type', 'field-services/lookup/system-types'),
    pump_motor_size_hp: optional(decimal('Pump Motor Size', 'hp')),
    pump_type_ndx: lookup('Pump Type', 'field-services/lookup/pump-types'),
    pump_depth_ft: wellFields.pump_depth_ft,
    flow_rate_gpm: optional(decimal('Flow Rate', 'gpm')),
    equipment_notes: words('Equipment Notes'),
    is_pumpsaver: flag('Pumpsaver'),
    sampling_spigot_ndx: lookup('Sampling Spigot', 'field-services/lookup/sampling-spigots'),
    storage_tank: words('Storage Tank'),
    other_treatments_ndx: lookup('Other Treatments', 'field-services/lookup/other-treatments'),
    treatments_notes: words('Treatments Notes'),
    casing_type_ndx: lookup('Casing Type', 'field-services/lookup/casing-types'),
    casing_height_inches: inches('Casing Height'),
    casing_outside_diameter_inches: inches('Casing Outside Diameter'),
    is_slab: flag('Slab'),
    slab_thickness_inches: inches('Slab Thickness'),
    slab_length_inches: inches('Slab Length'),
    slab_width_inches: inches('Slab Width'),
    is_steel_sleeve: flag('Steel Sleeve'),
    sleeve_height_inches: inches('Sleeve Height'),
    sleeve_outside_diameter_inches: inches('Sleeve Outside Diameter'),
    surface_completion_notes: words('Surface Completion Notes'),
    ...pick(wellFields, 'permitted_well', 'well_report_tracking_num', 'plugging_report_tracking_num'),
    tx_grid_deg: words('Texas Grid, 1 Degree'),
    tx_grid_sevmin: words('Texas Grid, 7½ Minutes'),
    tx_grid_twomin: words('Texas Grid, 2½ Minutes'),
    removed_timestamp: removal.removed_timestamp,
    ...kept,
  },
});

const inspection = {
  ir_ndx: key('Inspection'),
  ...pick(wellFields, 'well_ndx', 'inspection_date'),
  ir_type_ndx: lookup('Visit Type', 'field-services/lookup/inspection-types'),
  ...pick(wellFields, 'ir_type_desc', 'inspected_by'),
  field_notes: words('Field Notes'),
  chk_identity: flag('Contact Information'),
  chk_location: flag('Location'),
  chk_use: flag('Use'),
  chk_setbacks: flag('Setbacks'),
  chk_meter: flag('Meter'),
  chk_equipment: flag('Equipment'),
  chk_treatment: flag('Treatment'),
  chk_surf_compl: flag('Surface Completion'),
  chk_classification: flag('Classification'),
  ...kept,
};

const inspections = view({
  path: 'field-services/well-actions/{wellNdx}/inspections',
  relation: 'field_inspections',
  access: 'staff',
  summary: 'The inspections of a well, the latest first',
  by: z.object({ wellNdx: recordNumber }),
  orderBy: ['inspection_date desc', 'ir_ndx desc'],
  row: inspection,
});

const oneInspection = view({
  path: 'field-services/well-actions/{wellNdx}/inspections/{ir_ndx}',
  relation: 'field_inspections',
  access: 'staff',
  summary: 'One inspection of a well',
  by: z.object({ wellNdx: recordNumber, ir_ndx: recordNumber }),
  one: 'inspection',
  row: inspection,
});

const fieldMapWells = view({
  path: 'field-services/map-wells',
  access: 'staff',
  summary: 'Every well for the map of the field crews, also unpublished ones',
  orderBy: ['well_id'],
  row: {
    well_ndx: wellFields.well_ndx,
    well_id: wellFields.district_well_id,
    location_geometry: point('Location'),
    ...pick(wellFields, 'well_name', 'well_reference_name'),
    ...pick(wellWords, 'well_address', 'owner_info'),
    owner_name: words('Owner Name'),
    ...pick(wellWords, 'well_subclass', 'well_status', 'well_class', 'primary_use'),
    ...pick(wellFields, 'lat_dd', 'lon_dd'),
  },
});

const listed = <F extends Fields>(name: string, relation: string, orderBy: string[], columns: F) =>
  view({
    path: `field-services/lookup/${name}`,
    relation,
    access: 'staff',
    summary: `To choose from in the field: ${name}`,
    orderBy,
    row: columns,
  });

/** Lists of more than a key and its word. */
const lists = [
  listed('well-statuses', 'field_well_statuses', ['status_type_desc'], {
    status_ndx: key('Well Status'),
    status_type_desc: text('Well Status'),
  }),
  listed('meters', 'field_meters', ['meter_info'], {
    meter_ndx: meterFields.meter_ndx,
    meter_info: text('Meter'),
    meter_sn: words('Meter Serial Number'),
    meter_nickname: words('Meter Nickname'),
  }),
  listed(
    'ui-lookup-mr-filters-years-new',
    'ui_lookup_mr_filters_years',
    ['fiscal_year desc'],
    pick(meterFields, 'fiscal_year'),
  ),
  listed('list-months', 'list_months', ['month_number'], pick(meterFields, 'month_number', 'month_name')),
  listed(
    'ui-lookup-mr-filters-permitgroupings',
    'ui_lookup_mr_filters_permitgroupings',
    ['grouping_name', 'fiscal_year'],
    { ...pick(permitFields, 'grouping_ndx', 'grouping_name'), fiscal_year: meterFields.fiscal_year },
  ),
  listed('ui-list-wq-parameters', 'ui_list_wq_parameters', ['display_order', 'parameter_ndx'], {
    parameter_ndx: key('Parameter'),
    param_abbrev: text('Abbreviation'),
    parameter_name: text('Parameter Name'),
    unit_abbrev: words('Units'),
    dataentry_primary: flag('Primary', { meaning: 'Stands in every new sample.' }),
  }),
];

export const fieldViews = [fieldWell, wellRecord, inspections, oneInspection, fieldMapWells, ...lists] as View[];

const choices = (name: string, table: string, value: string, label: string): Lookup => ({
  path: `field-services/lookup/${name}`,
  access: 'staff',
  table,
  value,
  label,
});

/** Lists of one table, under the table's name with dashes. */
export const fieldLookups: Lookup[] = [
  choices('well-uses', 'well_uses', 'well_use_ndx', 'well_use_name'),
  choices('monitoring-statuses', 'monitoring_statuses', 'monitoring_status_ndx', 'monitoring_status_desc'),
  choices('system-types', 'system_types', 'system_type_ndx', 'system_type_desc'),
  choices('pump-types', 'pump_types', 'pump_type_ndx', 'pump_type_desc'),
  choices('well-classes', 'well_classes', 'well_class_ndx', 'well_class_name'),
  choices('well-subclasses', 'well_subclasses', 'well_subclass_ndx', 'well_subclass_name'),
  choices('sampling-spigots', 'sampling_spigots', 'sampling_spigot_ndx', 'sampling_spigot_desc'),
  choices('other-treatments', 'other_treatments', 'other_treatments_ndx', 'other_treatments_desc'),
  choices('casing-types', 'casing_types', 'casing_type_ndx', 'casing_type_desc'),
  choices('mr-adjustment-reasons', 'mr_adjustment_reasons', 'mr_adjustment_reason_ndx', 'mr_adjustment_reason_desc'),
  choices('mr-report-statuses', 'mr_report_statuses', 'mr_report_status_ndx', 'mr_report_status_desc'),
  choices('inspection-types', 'inspection_types', 'ir_type_ndx', 'ir_type_desc'),
  choices('wl-meas-methods', 'wl_meas_methods', 'wl_meas_method_ndx', 'wl_meas_method_desc'),
  choices('wl-meas-froms', 'wl_meas_froms', 'wl_meas_from_ndx', 'wl_meas_from_desc'),
  choices('aqsci-data-sources', 'aqsci_data_sources', 'aqsci_data_source_ndx', 'aqsci_data_source_desc'),
  choices('ui-list-wq-sources', 'aqsci_data_sources', 'aqsci_data_source_ndx', 'aqsci_data_source_desc'),
  choices('ui-list-wq-labs', 'aqsci_labs', 'aqsci_lab_ndx', 'aqsci_lab_desc'),
];
