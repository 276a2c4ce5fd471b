import { date, decimal, flag, lookup, optional, text, type FieldMeta } from '@artesian/contract/language/fields';
import { metaOf } from '@artesian/contract/language/register';
import { wells } from '@artesian/contract/wells/wells';
import type { z } from 'zod';

const { contact_ndx: _people, ...basic } = wells.fields;

/** What a file may say about a well: columns of the table, with what each accepts. People are no part of it. */
export const wellFields: Record<string, z.ZodType> = {
  district_well_id: optional(text('District Well Id', 40)),
  ...basic,
  in_district: flag('In District'),
  district_ndx: lookup('Groundwater District', 'ui-list-wm-gw-management-district'),
  county_ndx: lookup('County', 'ui-list-wm-county'),
  well_reference_name: optional(text('Well Reference Name', 120)),
  directions_to_well: optional(text('Directions to Well', 4000)),
  secondary_use_ndx: lookup('Secondary Well Use', 'ui-list-wm-secondary-well-use'),
  mgmtzone_ndx: lookup('Management Zone', 'ui-list-wm-management-zone'),
  well_status_ndx: lookup('Well Status', 'ui-list-wm-well-status'),
  monitoring_status_ndx: lookup('Monitoring Status', 'ui-list-wm-well-monitoring-status'),
  well_report_tracking_num: optional(text('Well Report Tracking Number', 40)),
  plugging_report_tracking_num: optional(text('Plugging Report Tracking Number', 40)),
  plugging_date: optional(date('Plugging Date')),
  aq_completion_ndx: lookup('Aquifer Completion', 'ui-list-wm-aquifer-completion'),
  aquifer_ndx: lookup('Aquifer', 'ui-list-wm-aquifer-production-zone'),
  aq_setting_ndx: lookup('Aquifer Setting', 'ui-list-wm-aquifer-setting'),
  drilled_date: optional(date('Date Drilled')),
  well_depth_ft: optional(decimal('Well Depth', 'ft', { min: 0 })),
  pump_gpm: optional(decimal('Pump Rate', 'gpm', { min: 0 })),
  pump_depth_ft: optional(decimal('Pump Depth', 'ft', { min: 0 })),
  bore_diam_in: optional(decimal('Bore Diameter', 'in', { min: 0 })),
};

export const wellFieldMeta = (field: string): FieldMeta => metaOf({ fields: wellFields }, field);

/** Headings that files use, besides a field's own name and label; compared without spaces, signs and capitals. */
export const usualHeadings: Record<string, string[]> = {
  district_well_id: ['well id', 'district id', 'local id'],
  state_well_num: ['state well number', 'state well no', 'swn', 'twdb number'],
  well_name: ['name', 'site name'],
  primary_use_ndx: ['primary use', 'use', 'well use', 'water use'],
  well_class_ndx: ['class', 'well class', 'classification'],
  well_subclass_ndx: ['subclass', 'sub class'],
  physical_location_address: ['address', 'well address', 'location'],
  city: ['well city', 'town'],
  lat_dd: ['lat', 'latitude dd', 'decimal latitude', 'dec lat va'],
  lon_dd: ['lon', 'long', 'lng', 'longitude dd', 'long dd', 'decimal longitude', 'dec long va'],
  elevation_ft: ['land surface elevation', 'elev', 'elev ft', 'altitude', 'alt va'],
  is_published: ['public'],
  district_ndx: ['gcd', 'district', 'groundwater conservation district'],
  county_ndx: ['county name'],
  mgmtzone_ndx: ['zone'],
  well_status_ndx: ['status'],
  aquifer_ndx: ['aquifer name', 'producing aquifer'],
  drilled_date: ['drilled', 'drilled year', 'year drilled', 'drill date', 'completion date', 'date completed'],
  well_depth_ft: ['depth', 'depth ft', 'total depth', 'well depth va'],
  pump_gpm: ['gpm', 'yield gpm', 'pump rate gpm'],
};

/** Words that files use for a word of a field's list; a word that the list has itself stands for itself. */
export const usualWords: Record<string, Record<string, string>> = {
  aq_completion_ndx: { 'Edwards (Balcones Fault Zone)': 'Edwards', 'Edwards, saline': 'Edwards' },
};

export const lookupFields = Object.keys(wellFields).filter((field) => wellFieldMeta(field).kind === 'lookup');
