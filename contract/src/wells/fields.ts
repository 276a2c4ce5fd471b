import { locale, t } from '@artesian/domain/texts/translate';
import {
  date,
  decimal,
  flag,
  integer,
  key,
  latitude,
  longitude,
  lookup,
  optional,
  text,
  timestamp,
  year,
} from '../language/fields.ts';

/** What is said of wells in more than one place, each with its one label (spec 1 §2.5, 2 §2 and 3). */
export const wellFields = {
  well_ndx: key('Well Number', 'list-wells', {
    meaning: 'The well’s number in this system; it never changes.',
  }),
  district_well_id: text('District Well Id', 40, { meaning: 'The district’s identifier for the well.' }),
  state_well_num: optional(
    text('State Well Number', 7, {
      help: 'Seven digits, such as 5850301.',
      meaning: 'The Texas Water Development Board’s number.',
    }),
  ),
  usgs_site_num: optional(
    text('USGS Site Number', 15, {
      help: 'Digits alone, such as 300453097503101.',
      meaning: 'The U.S. Geological Survey’s number.',
    }),
  ),
  well_name: optional(text('Well Name', 120, { meaning: 'Common name of the well.' })),
  well_reference_name: optional(text('Well Reference Name', 120)),
  city: optional(text('City', 80, { meaning: 'The city of the address.' })),
  lat_dd: latitude('Latitude', { meaning: 'Decimal degrees north, WGS 84.' }),
  lon_dd: longitude('Longitude', { meaning: 'Decimal degrees east, WGS 84.' }),
  elevation_ft: optional(decimal('Elevation', 'ft', { min: -1500, max: 30000, decimals: 4 })),
  elevation_source: optional(text('Elevation Source', 120, { hidden: true })),
  tx_grid: optional(text('Texas Grid', 7, { help: 'Derived from the coordinates.' })),
  is_published: flag('Published'),
  published_version: optional(
    integer('Published Version', { hidden: true, meaning: 'The last published version; empty if none.' }),
  ),
  in_district: flag('In District', { meaning: 'Within the district boundary.' }),
  has_geo_log: flag('Has Geo Log', { meaning: 'A geologic log is on file.' }),
  directions_to_well: optional(text('Directions to Well', 2000, { meaning: 'How to get there.' })),
  primary_use_ndx: lookup('Primary Well Use', 'ui-list-wm-primary-well-use', { required: true }),
  secondary_use_ndx: lookup('Secondary Well Use', 'ui-list-wm-secondary-well-use'),
  well_class_ndx: lookup('Well Classification', 'ui-list-wm-well-classification'),
  well_subclass_ndx: lookup('Well Sub-Class', 'ui-list-wm-well-subclass'),
  well_status_ndx: lookup('Well Status', 'ui-list-wm-well-status'),
  monitoring_status_ndx: lookup('Monitoring Status', 'ui-list-wm-well-monitoring-status'),
  formation_ndx: lookup('Formation', 'ui-list-wm-formation'),
  permitted_well: flag('Permitted Well', { meaning: 'Under a permit today.' }),
  well_report_tracking_num: optional(text('Well Report Tracking Number', 40)),
  plugging_report_tracking_num: optional(text('Plugging Report Tracking Number', 40)),
  plugging_date: optional(date('Plugging Date', { usual: { from: '1900-01-01', to: 'today' } })),
  drilled_date: optional(
    date('Drilled Date', {
      isPast: true,
      usual: { from: '1850-01-01' },
      meaning: 'The day drilling ended.',
    }),
  ),
  drilled_year_only: flag('Only the Year is Known', {
    help: 'The date is then January 1 of that year.',
    meaning: 'Only the year that drilling ended is known.',
  }),
  monitoring_offered: flag('Offered for Monitoring', {
    meaning: 'The owner offers the well for scientific monitoring.',
  }),
  well_depth_ft: optional(
    decimal('Well Depth', 'ft', { min: 0, max: 30_000, usual: { to: 5_000 }, meaning: 'Below land surface.' }),
  ),
  pump_gpm: optional(decimal('Flow Rate', 'gpm', { min: 0, max: 100_000, usual: { to: 5_000 } })),
  pump_depth_ft: optional(decimal('Pump Depth', 'ft', { min: 0, max: 30_000, usual: { to: 2_500 } })),
  inspection_date: timestamp('Inspection Date'),
  ir_type_desc: optional(text('Visit Type')),
  inspected_by: text('Inspected By'),
};

/** What a well is called in words, where its record holds numbers of lookups and other records. */
export const wellWords = {
  owner_info: optional(text('Owner', 200, { meaning: 'The organization or person that owns the well.' })),
  well_contact: optional(text('Well Contact')),
  well_address: optional(text('Well Address', 200, { meaning: 'The well’s location.' })),
  county: optional(text('County', 80, { meaning: 'The well’s county.' })),
  district: optional(text('District')),
  drilled_date: optional(date('Drilled Date', { meaning: 'The day drilling ended; empty if only the year is known.' })),
  drilled_year: optional(year('Year Drilled', { meaning: 'The year in which drilling ended.' })),
  driller_name: optional(text('Driller', 120, { meaning: 'Who drilled the well.' })),
  well_class: optional(text('Well Class', 80, { meaning: 'How the district classifies the well.' })),
  well_subclass: optional(text('Well Subclass', 80, { meaning: 'The kind of permit or of well within the class.' })),
  well_status: optional(text('Well Status', 80, { meaning: 'The last status that the district recorded.' })),
  monitoring_status: optional(text('Monitoring Status', 80, { meaning: 'How the well is monitored.' })),
  primary_use: optional(text('Primary Use', 80, { meaning: 'Main use of the water.' })),
  secondary_use: optional(text('Secondary Use')),
  management_zone: optional(text('Management Zone', 80, { meaning: 'The well’s management zone.' })),
  aquifer_completion: optional(text('Aquifer Completion', 80, { meaning: 'The aquifer the well is completed in.' })),
  aquifer_setting: optional(text('Aquifer Setting', 80, { meaning: 'The setting of that aquifer at the well.' })),
  aquifer_name: optional(
    text('Aquifer Name', 80, { meaning: 'The aquifer that the well is counted under in reports.' }),
  ),
  aquifer: optional(text('Aquifer', 80, { meaning: 'The aquifer by its code and name.' })),
  pump_gpm: optional(
    decimal('Flow Rate', 'gpm', {
      meaning: 'What the pump gives. Empty where the district does not show the public how wells are built.',
    }),
  ),
  is_permited: flag('Is Permitted', { meaning: 'Currently under a permit.' }),
  has_production_data: flag('Has Production Data', { meaning: 'Meter readings were reported.' }),
  linked_well_identifier: text('Well', 200, { meaning: 'District Well Id and name.' }),
  concatenated_well_info: text('Well in One Line', 1000, { meaning: 'Text used to search for wells.' }),
};

/** A pump hangs in the well: said of its field where it would hang below the bottom. */
export const pumpBelowBottom = <F extends string>(field: F, depth: unknown, pump: unknown) =>
  typeof depth === 'number' && typeof pump === 'number' && pump > depth
    ? [
        {
          field,
          message: t('The pump cannot be below the bottom of the well, at {depth} ft.', {
            depth: depth.toLocaleString(locale()),
          }),
        },
      ]
    : [];

/** The District Well Id that some hundred wells do not exceed: lists of wells by it begin with those. */
export const firstWells = 'select district_well_id from public.wells order by district_well_id offset 500 limit 1';
