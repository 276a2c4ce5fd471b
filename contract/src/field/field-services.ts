import { flag, key, optional, point, text } from '../language/fields.ts';
import type { Lookup } from '../language/lookup.ts';
import { kept, pick, removal, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';
import { carriedViews } from './carry.ts';
import { addInspection, changeInspection, inspectionForm, inspections, oneInspection } from './inspections.ts';
import { addFieldReading, changeFieldReading, meterReadingForm } from './meter-reading.ts';
import { beginUpload, sendPiece } from './files-in-pieces.ts';
import { addWaterLevel, waterLevelForm, waterLevels } from './water-levels.ts';
import { addWaterQuality, waterQualityForm, waterQualitySamples } from './water-quality.ts';
import {
  byWellId,
  changeWellRecord,
  createWell,
  createWellForm,
  createWellRecord,
  wellRecord,
  wellRecordForm,
} from './well-record.ts';

const words = (label: string) => optional(text(label));

const fieldWell = view({
  path: 'field-services/wells',
  access: 'staff',
  summary: 'One well by its District Well ID',
  by: byWellId,
  one: 'well',
  row: {
    ...pick(wellFields, 'well_ndx', 'district_well_id'),
    ...createWellForm.fields,
    is_published: wellFields.is_published,
    removed: removal.removed,
    ...kept,
  },
});

const fieldMapWells = view({
  path: 'field-services/map-wells',
  access: 'staff',
  summary: 'Every well for the field map, including unpublished ones',
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
    summary: `Options in the field: ${name}`,
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
    dataentry_primary: flag('Primary', { meaning: 'Preselected in every new sample.' }),
  }),
];

export const fieldViews = [
  fieldWell,
  wellRecord,
  inspections,
  oneInspection,
  waterLevels,
  waterQualitySamples,
  fieldMapWells,
  ...carriedViews,
  ...lists,
] as View[];

/** All that is filled in there. */
export const fieldForms = [
  createWellForm,
  wellRecordForm,
  inspectionForm,
  waterLevelForm,
  waterQualityForm,
  meterReadingForm,
] as const;

/** What is written down in the field. */
export const fieldCalls = {
  createWell,
  createWellRecord,
  changeWellRecord,
  addInspection,
  changeInspection,
  addWaterLevel,
  addWaterQuality,
  addFieldReading,
  changeFieldReading,
  beginUpload,
  sendPiece,
};

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
