import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import type { Lookup } from '../language/lookup.ts';
import { longitudeLatitude } from '../map/map.ts';
import { kept } from '../language/register.ts';

const words = z.string().nullable();
const number = z.number().nullable();
const code = z.int();
const flag = z.boolean();
/** Wells are named by their District Well Id in the field. */
const byWellId = z.object({ id: z.string().trim().min(1).max(40) });

const basics = {
  well_ndx: z.int(),
  district_well_id: z.string(),
  state_well_num: words,
  well_name: words,
  well_class_ndx: code,
  well_subclass_ndx: code,
  primary_use_ndx: code,
  physical_location_address: words,
  city: words,
  lat_dd: z.number(),
  lon_dd: z.number(),
  elevation_ft: number,
  elevation_source: words,
};

const fieldWell = view({
  path: 'field-services/wells',
  access: 'staff',
  summary: 'One well by its District Well Id',
  by: byWellId,
  one: 'well',
  row: z.object({ ...basics, is_published: flag, removed: flag, ...kept }),
});

/** Everything that a field crew may write down of a well (spec 2 §3 'Full well record'). */
const wellRecord = view({
  path: 'field-services/well-actions/well-record',
  access: 'staff',
  summary: 'The full record of a well by its District Well Id',
  by: byWellId,
  one: 'well',
  row: z.object({
    ...basics,
    well_reference_name: words,
    owner_primary_contact_name: words,
    owner_primary_contact_email: words,
    owner_primary_contact_phone: words,
    owner_primary_contact_address: words,
    owner_primary_contact_city: words,
    owner_primary_contact_state: words,
    owner_primary_contact_zip: words,
    owner_alternate_contact_name: words,
    owner_alternate_contact_email: words,
    owner_alternate_contact_phone: words,
    directions_to_well: words,
    gate_code: words,
    is_wellhouse: flag,
    access_notes: words,
    secondary_use_ndx: code,
    well_status_ndx: code,
    monitoring_status_ndx: code,
    setback_property_line_ft: number,
    setback_septic_system_ft: number,
    setback_active_wells_ft: number,
    setback_contamination: words,
    setback_critical_environment: words,
    setback_notes: words,
    is_metered: flag,
    meter_sn: words,
    meter_nickname: words,
    meter_accuracy_notes: words,
    other_meter_notes: words,
    active_assoc_meters_ndx: z.array(z.int()),
    total_borehole_depth_ft: number,
    system_type_ndx: code,
    pump_motor_size_hp: number,
    pump_type_ndx: code,
    pump_depth_ft: number,
    flow_rate_gpm: number,
    equipment_notes: words,
    is_pumpsaver: flag,
    sampling_spigot_ndx: code,
    storage_tank: words,
    other_treatments_ndx: code,
    treatments_notes: words,
    casing_type_ndx: code,
    casing_height_inches: number,
    casing_outside_diameter_inches: number,
    is_slab: flag,
    slab_thickness_inches: number,
    slab_length_inches: number,
    slab_width_inches: number,
    is_steel_sleeve: flag,
    sleeve_height_inches: number,
    sleeve_outside_diameter_inches: number,
    surface_completion_notes: words,
    permitted_well: flag,
    well_report_tracking_num: words,
    plugging_report_tracking_num: words,
    tx_grid_deg: words,
    tx_grid_sevmin: words,
    tx_grid_twomin: words,
    removed_timestamp: z.iso.datetime({ offset: true }).nullable(),
    ...kept,
  }),
});

const inspection = z.object({
  ir_ndx: z.int(),
  well_ndx: z.int(),
  inspection_date: z.iso.datetime({ offset: true }),
  ir_type_ndx: code,
  ir_type_desc: words,
  inspected_by: z.string(),
  field_notes: words,
  chk_identity: flag,
  chk_location: flag,
  chk_use: flag,
  chk_setbacks: flag,
  chk_meter: flag,
  chk_equipment: flag,
  chk_treatment: flag,
  chk_surf_compl: flag,
  chk_classification: flag,
  ...kept,
});

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
  reads: ['wells', 'contacts', 'well_classes', 'well_subclasses', 'well_statuses', 'well_uses'],
  orderBy: ['well_id'],
  row: z.object({
    well_ndx: z.int(),
    well_id: z.string(),
    location_geometry: z.object({ type: z.literal('Point'), coordinates: longitudeLatitude }),
    well_name: words,
    well_reference_name: words,
    well_address: words,
    owner_info: words,
    owner_name: words,
    well_subclass: words,
    well_status: words,
    well_class: words,
    primary_use: words,
    lat_dd: z.number(),
    lon_dd: z.number(),
  }),
});

const listed = <S extends z.ZodRawShape>(
  name: string,
  relation: string,
  reads: string[],
  orderBy: string[],
  columns: S,
) =>
  view({
    path: `field-services/lookup/${name}`,
    relation,
    access: 'staff',
    summary: `To choose from in the field: ${name}`,
    reads,
    orderBy,
    row: z.object(columns),
  });

/** Lists of more than a key and its word. */
const lists = [
  listed('well-statuses', 'field_well_statuses', ['well_statuses'], ['status_type_desc'], {
    status_ndx: code,
    status_type_desc: z.string(),
  }),
  listed('meters', 'field_meters', ['meters', 'wells'], ['meter_info'], {
    meter_ndx: z.int(),
    meter_info: z.string(),
    meter_sn: words,
    meter_nickname: words,
  }),
  listed('ui-lookup-mr-filters-years-new', 'ui_lookup_mr_filters_years', ['permits'], ['fiscal_year desc'], {
    fiscal_year: z.int(),
  }),
  listed('list-months', 'list_months', ['months'], ['month_number'], { month_number: z.int(), month_name: z.string() }),
  listed(
    'ui-lookup-mr-filters-permitgroupings',
    'ui_lookup_mr_filters_permitgroupings',
    ['permits', 'permit_groups'],
    ['grouping_name', 'fiscal_year'],
    { grouping_ndx: z.int(), grouping_name: z.string(), fiscal_year: z.int() },
  ),
  listed('ui-list-wq-parameters', 'ui_list_wq_parameters', ['aqsci_parameters'], ['display_order', 'parameter_ndx'], {
    parameter_ndx: z.int(),
    param_abbrev: z.string(),
    parameter_name: z.string(),
    unit_abbrev: words,
    dataentry_primary: flag,
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
