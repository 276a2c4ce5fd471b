import { fieldLookups } from './field-services.ts';
import { queryLookups } from './query-and-download.ts';
import type { Access } from './roles.ts';

/** A list to choose from: its rows hold the key and what a person reads. */
export interface Lookup {
  path: string;
  access: Access;
  table: string;
  value: string;
  label: string;
}

const lookup = (path: string, access: Access, table: string, value: string, label: string): Lookup => ({
  path,
  access,
  table,
  value,
  label,
});

/** Every lookup call of the specification that is one table, by path, access, table, key and label. */
export const lookups: Lookup[] = [
  lookup('ui-list-wm-primary-well-use', 'staff', 'well_uses', 'well_use_ndx', 'well_use_name'),
  lookup('ui-list-wm-secondary-well-use', 'staff', 'well_uses', 'well_use_ndx', 'well_use_name'),
  lookup('ui-list-wm-well-classification', 'open', 'well_classes', 'well_class_ndx', 'well_class_name'),
  lookup('ui-list-wm-well-subclass', 'open', 'well_subclasses', 'well_subclass_ndx', 'well_subclass_name'),
  lookup('ui-list-wm-gw-management-district', 'staff', 'districts', 'district_ndx', 'district_name'),
  lookup('ui-list-wm-county', 'staff', 'counties', 'county_ndx', 'county_name'),
  lookup('ui-list-wm-management-zone', 'staff', 'management_zones', 'mgmtzone_ndx', 'mgmtzone_name'),
  lookup('ui-list-wm-well-status', 'staff', 'well_statuses', 'well_status_ndx', 'well_status_name'),
  lookup(
    'ui-list-wm-well-monitoring-status',
    'staff',
    'monitoring_statuses',
    'monitoring_status_ndx',
    'monitoring_status_desc',
  ),
  lookup('ui-list-wm-aquifer-completion', 'staff', 'aquifer_completions', 'aq_completion_ndx', 'aq_completion_desc'),
  lookup('ui-list-wm-aquifer-production-zone', 'staff', 'aquifers', 'aquifer_ndx', 'aquifer_desc'),
  lookup('ui-list-wm-aquifer-setting', 'staff', 'aquifer_settings', 'aq_setting_ndx', 'aq_setting_desc'),
  lookup('ui-list-wm-watershed', 'staff', 'watersheds', 'watershed_ndx', 'watershed_name'),
  lookup('ui-list-wm-formation', 'staff', 'formations', 'formation_ndx', 'formation_name'),
  lookup('list-well-log-types', 'staff', 'well_log_types', 'well_log_type_ndx', 'well_log_type_desc'),
  lookup('ui-list-wm-driller', 'staff', 'drillers', 'driller_ndx', 'driller_name'),
  lookup(
    'ui-list-wm-well-construction-components',
    'staff',
    'well_component_types',
    'well_component_ndx',
    'well_component_desc',
  ),
  lookup('ui-list-wm-well-casing-material', 'staff', 'casing_materials', 'casing_material_ndx', 'casing_material_desc'),
  lookup('ui-list-wm-rolo-types', 'staff', 'rolo_types', 'rolo_type_ndx', 'rolo_type_desc'),
  lookup('ui-list-permit-amendment-types', 'staff', 'amendment_types', 'pamend_type_ndx', 'pamend_type_desc'),
  lookup('ui-list-permit-amendment-status', 'staff', 'amendment_statuses', 'pamend_status_ndx', 'pamend_status_desc'),
  lookup('ui-list-permits-uses', 'staff', 'well_uses', 'well_use_ndx', 'well_use_name'),
  lookup('ui-list-permits-permit-status', 'staff', 'permit_statuses', 'permit_status_ndx', 'permit_status_desc'),
  lookup('list-permit-approval-body', 'staff', 'approval_bodies', 'approval_body_ndx', 'approval_body_desc'),
  lookup('ui-list-director-precincts', 'staff', 'precincts', 'precinct_ndx', 'precinct_label'),
  lookup('ui-list-permits-permit-types', 'staff', 'permit_types', 'permit_type_ndx', 'permit_type_desc'),
  lookup('ui-list-permits-aquifer-groups', 'staff', 'aquifer_groups', 'aquifer_group_ndx', 'aquifer_group_name'),
  lookup(
    'list-allocation-distributions',
    'staff',
    'allocation_distributions',
    'allocation_distribution_ndx',
    'allocation_distribution_desc',
  ),
  lookup(
    'ui-list-meter-reading-adjustment-reason',
    'staff',
    'mr_adjustment_reasons',
    'mr_adjustment_reason_ndx',
    'mr_adjustment_reason_desc',
  ),
  lookup(
    'ui-list-meter-reading-report-status',
    'staff',
    'mr_report_statuses',
    'mr_report_status_ndx',
    'mr_report_status_desc',
  ),
  lookup('ui-lookup-list-aquifer-group', 'staff', 'aquifer_groups', 'aquifer_group_ndx', 'aquifer_group_name'),
  lookup('upload-logger-data/file-formats', 'staff', 'logger_file_formats', 'file_format_ndx', 'file_format_desc'),
  lookup('list-aqsci-units', 'staff', 'aqsci_units', 'aqsci_unit_ndx', 'unit_abbrev'),
  lookup('list-drought-stages', 'staff', 'drought_stages', 'drought_stage_ndx', 'drought_stage_name'),
  lookup('ui-list-permit-tiers', 'staff', 'permit_tiers', 'permit_tier_ndx', 'permit_tier_name'),
  ...queryLookups,
  ...fieldLookups,
];
