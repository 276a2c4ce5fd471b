import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { called, decimal, flag, key, list, longText, lookup, optional, reference, text } from '../language/fields.ts';
import { kept, pick, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { attachmentFields } from './attachment-fields.ts';
import { wellFields } from './fields.ts';

const ofOneWell = z.object({ well_ndx: recordNumber });
const { well_ndx } = wellFields;

/** A part of the one record of a well: the parts share its version. */
const part = <F extends Fields>(path: string, summary: string, columns: F) =>
  view({
    path,
    access: 'staff',
    summary,
    by: ofOneWell,
    one: 'well',
    row: { well_ndx, ...columns, ...kept },
  });

/** Rows of a table that belong to one well. */
const rowsOf = <F extends Fields>(path: string, summary: string, orderBy: string[], columns: F) =>
  view({ path, access: 'staff', summary, by: ofOneWell, orderBy, row: columns });

export const wellLocationDetails = part('list-wells-location-details', 'Where a well is, beside its coordinates', {
  in_district: wellFields.in_district,
  district_ndx: lookup('District', 'ui-list-wm-gw-management-district'),
  county_ndx: lookup('County', 'ui-list-wm-county'),
  well_reference_name: wellFields.well_reference_name,
  dist_property_line_ft: optional(decimal('Distance to Property Line', 'ft')),
  dist_septic_ft: optional(decimal('Distance to Septic', 'ft')),
  directions_to_well: wellFields.directions_to_well,
});

/** `permitted_well` follows from the permits; the three lists name all records that belong to the well. */
export const wellDetails = part('list-wells-details', 'Uses, status and reports of a well', {
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
    'permitted_well',
    'plugging_report_tracking_num',
  ),
  assoc_permit_ndx: list('Associated Permits', z.int(), { to: 'list-permits' }),
  assoc_inspection_record_ndx: list('Associated Inspection Records', z.int()),
  assoc_enforcement_ndx: list('Associated Enforcement Records', z.int()),
});

export const wellHydrogeology = part('list-wells-hydrogeology', 'The aquifer and rocks of a well, and its logs', {
  aq_completion_ndx: lookup('Aquifer Completion', 'ui-list-wm-aquifer-completion'),
  aquifer_ndx: lookup('Production Zone', 'ui-list-wm-aquifer-production-zone'),
  aq_setting_ndx: lookup('Aquifer Setting', 'ui-list-wm-aquifer-setting'),
  formation_ndx: called('Surface Geology', wellFields.formation_ndx),
  watershed_ndx: lookup('Watershed', 'ui-list-wm-watershed'),
  available_logs_list: list('Available Logs', z.int(), { to: 'list-well-log-types' }),
});

export const wellCompletion = part('list-wells-completion', 'How a well was drilled and is equipped', {
  driller_ndx: lookup('Driller', 'ui-list-wm-driller'),
  ...pick(wellFields, 'drilled_date', 'well_depth_ft'),
  pump_gpm: optional(decimal('Flow Rate', 'gpm')),
  bore_diam_in: optional(decimal('Bore Diameter', 'in')),
  pump_depth_ft: wellFields.pump_depth_ft,
  pump_size_hp: optional(decimal('Pump Size', 'hp')),
  pump_type: optional(text('Pump Type')),
  notes_grout_types_methods: optional(longText('Notes on Grout Types and Methods')),
});

const rowsOfWell = { ndx: key('Row'), well_ndx };

export const wellFormations = rowsOf(
  'list-wells-hydrogeology-formations',
  'The rocks that a well passes, from the top down',
  ['ft_to_top', 'ft_to_bottom', 'ndx'],
  {
    ...rowsOfWell,
    formation_ndx: wellFields.formation_ndx,
    ft_to_top: optional(decimal('Depth to Top', 'ft')),
    ft_to_bottom: optional(decimal('Depth to Bottom', 'ft')),
    ...kept,
  },
);

export const wellComponents = rowsOf(
  'list-wells-completion-components',
  'Casing, screens and seals of a well, from the top down',
  ['top_depth_ft', 'bottom_depth_ft', 'ndx'],
  {
    ...rowsOfWell,
    well_component_ndx: lookup('Component', 'ui-list-wm-well-construction-components'),
    top_depth_ft: optional(decimal('Top Depth', 'ft')),
    bottom_depth_ft: optional(decimal('Bottom Depth', 'ft')),
    diameter_inches: optional(decimal('Diameter', 'in')),
    casing_material_ndx: lookup('Casing Material', 'ui-list-wm-well-casing-material'),
    screen_material_notes: optional(text('Screen Material Notes')),
    ...kept,
  },
);

/** One row for each kind of contact, also where nobody is named (999999, and no `ndx` yet). */
export const wellContacts = rowsOf(
  'list-wells-associated-contacts',
  'Who is what at a well',
  ['rolo_type_ndx', 'ndx'],
  {
    ndx: optional(rowsOfWell.ndx),
    well_ndx,
    rolo_type_ndx: lookup('Kind of Contact', 'ui-list-wm-rolo-types'),
    rolo_ndx: reference('Contact', 'list-rolodex'),
    version: optional(kept.version),
  },
);

export const associatedPermits = rowsOf(
  'ui-list-wm-associated-permits',
  'The permits that a well was ever linked to, those of today first',
  ['is_current desc', 'permit_number'],
  {
    ...pick(permitFields, 'permit_ndx', 'permit_number'),
    is_current: flag('Is Current', { meaning: 'The well stands under the permit today.' }),
  },
);

export const otherOwnerWells = rowsOf(
  'ui-list-wm-other-owner-wells',
  'Other wells of the same owner',
  ['district_well_id'],
  { other_well_ndx: well_ndx, district_well_id: wellFields.district_well_id },
);

export const associatedInspections = rowsOf(
  'ui-list-wm-associated-inspections',
  'Visits to a well, the latest first',
  ['inspection_date desc', 'ir_ndx desc'],
  { ir_ndx: key('Inspection'), ...pick(wellFields, 'inspection_date', 'ir_type_desc', 'inspected_by') },
);

export const associatedActiveMeters = rowsOf(
  'ui-list-wm-associated-meters-active',
  'Meters that measure a well today',
  ['meter_id'],
  pick(meterFields, 'meter_ndx', 'meter_id'),
);

export const wellAttachments = rowsOf(
  'assoc-wells-to-attachments',
  'Photos and documents of a well, the latest first',
  ['att_ndx desc'],
  {
    att_ndx: attachmentFields.att_ndx,
    well_ndx,
    ...pick(
      attachmentFields,
      'original_filename',
      'system_filename',
      'system_filepath',
      'content_type',
      'size_bytes',
      'tags',
      'notes',
      'photo_gallery',
      'photo_date',
      'photo_taken_by',
    ),
    ...kept,
  },
);

/** The parts of one well, and what belongs to it (spec 2 §3). */
export const wellPartViews = [
  wellLocationDetails,
  wellDetails,
  wellHydrogeology,
  wellCompletion,
  wellFormations,
  wellComponents,
  wellContacts,
  associatedPermits,
  otherOwnerWells,
  associatedInspections,
  associatedActiveMeters,
  wellAttachments,
] as View[];
