import { z } from 'zod';
import { called, decimal, flag, list, longText, lookup, lookups, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { pumpBelowBottom, wellFields } from './fields.ts';

/** A part of the one record of a well (spec 2 §3). */
const ofTheWell = {
  table: 'wells',
  key: 'well_ndx',
  keys: pick(wellFields, 'well_ndx'),
  one: 'well',
  label: 'well_ndx',
  read: 'staff',
  write: 'staff',
  partOf: 'list-wells',
} as const;

/** A few miles at most: nobody measures further. */
const distance = { min: 0, max: 1_000_000, usual: { to: 10_560 } };

export const wellLocationDetails = defineRegister({
  ...ofTheWell,
  path: 'list-wells-location-details',
  title: 'Well Location Details',
  has: ['one', 'create', 'update'],
  fields: {
    in_district: wellFields.in_district,
    district_ndx: lookup('District', 'ui-list-wm-gw-management-district'),
    county_ndx: lookup('County', 'ui-list-wm-county'),
    well_reference_name: wellFields.well_reference_name,
    dist_property_line_ft: optional(decimal('Distance to Property Line', 'ft', distance)),
    dist_septic_ft: optional(decimal('Distance to Septic', 'ft', distance)),
    directions_to_well: wellFields.directions_to_well,
  },
});

/** `permitted_well` follows from the permits; the three lists name all records that belong to the well. */
export const wellDetails = defineRegister({
  ...ofTheWell,
  path: 'list-wells-details',
  title: 'Well Details',
  has: ['one', 'create', 'update'],
  computed: {
    permitted_well: wellFields.permitted_well,
    assoc_permit_ndx: list('Associated Permits', z.int(), { to: 'list-permits' }),
    assoc_inspection_record_ndx: list('Associated Inspection Records', z.int()),
    assoc_enforcement_ndx: list('Associated Enforcement Records', z.int()),
  },
  fields: {
    index_well: flag('Index Well'),
    secondary_use_ndx: wellFields.secondary_use_ndx,
    mgmtzone_ndx: lookup('Management Zone', 'ui-list-wm-management-zone'),
    ...pick(
      wellFields,
      'has_geo_log',
      'well_status_ndx',
      'well_report_tracking_num',
      'plugging_date',
      'monitoring_status_ndx',
      'plugging_report_tracking_num',
      'monitoring_offered',
    ),
    comments: optional(longText('Comments')),
  },
});

export const wellHydrogeology = defineRegister({
  ...ofTheWell,
  path: 'list-wells-hydrogeology',
  title: 'Well Hydrogeology',
  has: ['one', 'update'],
  fields: {
    aq_completion_ndx: lookup('Aquifer Completion', 'ui-list-wm-aquifer-completion'),
    aquifer_ndx: lookup('Production Zone', 'ui-list-wm-aquifer-production-zone'),
    aq_setting_ndx: lookup('Aquifer Setting', 'ui-list-wm-aquifer-setting'),
    formation_ndx: called('Surface Geology', wellFields.formation_ndx),
    watershed_ndx: lookup('Watershed', 'ui-list-wm-watershed'),
    available_logs_list: lookups('Available Logs', 'list-well-log-types'),
  },
});

/** Whether a driller is entered who is in no list yet. */
const addsDriller = (values: Record<string, unknown>) => values.driller_add_new === true;

export const wellCompletion = defineRegister({
  ...ofTheWell,
  path: 'list-wells-completion',
  title: 'Well Construction',
  has: ['one', 'update'],
  fields: {
    driller_ndx: lookup('Driller', 'ui-list-wm-driller'),
    driller_add_new: flag('Add New Driller'),
    temp_new_driller: optional(text('New Driller', 120)),
    ...pick(wellFields, 'drilled_date', 'drilled_year_only', 'well_depth_ft', 'pump_gpm'),
    bore_diam_in: optional(decimal('Bore Diameter', 'in', { min: 0, max: 1_000, usual: { to: 60 } })),
    pump_depth_ft: wellFields.pump_depth_ft,
    pump_size_hp: optional(decimal('Pump Size', 'hp', { min: 0, max: 10_000, usual: { to: 500 } })),
    pump_type: optional(text('Pump Type')),
    notes_grout_types_methods: optional(longText('Notes on Grout Types and Methods')),
  },
  elsewhere: ['driller_add_new', 'temp_new_driller'],
  rules: {
    shown: {
      driller_ndx: (values) => !addsDriller(values),
      temp_new_driller: addsDriller,
      drilled_year_only: ({ drilled_date }) => drilled_date != null,
    },
    needs: { temp_new_driller: addsDriller },
    check: ({ well_depth_ft: depth, pump_depth_ft: pump }) => pumpBelowBottom('pump_depth_ft', depth, pump),
  },
});
