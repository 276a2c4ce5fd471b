import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept } from '../language/register.ts';

const number = z.number().nullable();
const words = z.string().nullable();
const day = z.iso.date().nullable();
const code = z.int();
const ofOneWell = z.object({ well_ndx: recordNumber });

/** A part of the one record of a well: the parts share its version. */
const part = <S extends z.ZodRawShape>(path: string, summary: string, columns: S) =>
  view({
    path,
    access: 'staff',
    summary,
    by: ofOneWell,
    one: 'well',
    row: z.object({ well_ndx: z.int(), ...columns, ...kept }),
  });

/** Rows of a table that belong to one well. */
const rowsOf = <S extends z.ZodRawShape>(path: string, summary: string, orderBy: string[], columns: S) =>
  view({ path, access: 'staff', summary, by: ofOneWell, orderBy, row: z.object(columns) });

export const wellLocationDetails = part('list-wells-location-details', 'Where a well is, beside its coordinates', {
  in_district: z.boolean(),
  district_ndx: code,
  county_ndx: code,
  well_reference_name: words,
  dist_property_line_ft: number,
  dist_septic_ft: number,
  directions_to_well: words,
});

/** `permitted_well` follows from the permits; the three lists name all records that belong to the well. */
export const wellDetails = part('list-wells-details', 'Uses, status and reports of a well', {
  index_well: z.boolean(),
  secondary_use_ndx: code,
  mgmtzone_ndx: code,
  has_geo_log: z.boolean(),
  well_status_ndx: code,
  well_report_tracking_num: words,
  plugging_date: day,
  monitoring_status_ndx: code,
  permitted_well: z.boolean(),
  plugging_report_tracking_num: words,
  assoc_permit_ndx: z.array(z.int()),
  assoc_inspection_record_ndx: z.array(z.int()),
  assoc_enforcement_ndx: z.array(z.int()),
});

export const wellHydrogeology = part('list-wells-hydrogeology', 'The aquifer and rocks of a well, and its logs', {
  aq_completion_ndx: code,
  aquifer_ndx: code,
  aq_setting_ndx: code,
  formation_ndx: code,
  watershed_ndx: code,
  available_logs_list: z.array(z.int()),
});

export const wellCompletion = part('list-wells-completion', 'How a well was drilled and is equipped', {
  driller_ndx: code,
  drilled_date: day,
  well_depth_ft: number,
  pump_gpm: number,
  bore_diam_in: number,
  pump_depth_ft: number,
  pump_size_hp: number,
  pump_type: words,
  notes_grout_types_methods: words,
});

const rowsOfWell = { ndx: z.int(), well_ndx: z.int() };

export const wellFormations = rowsOf(
  'list-wells-hydrogeology-formations',
  'The rocks that a well passes, from the top down',
  ['ft_to_top', 'ft_to_bottom', 'ndx'],
  { ...rowsOfWell, formation_ndx: code, ft_to_top: number, ft_to_bottom: number, ...kept },
);

export const wellComponents = rowsOf(
  'list-wells-completion-components',
  'Casing, screens and seals of a well, from the top down',
  ['top_depth_ft', 'bottom_depth_ft', 'ndx'],
  {
    ...rowsOfWell,
    well_component_ndx: code,
    top_depth_ft: number,
    bottom_depth_ft: number,
    diameter_inches: number,
    casing_material_ndx: code,
    screen_material_notes: words,
    ...kept,
  },
);

/** One row for each kind of contact, also where nobody is named (999999, and no `ndx` yet). */
export const wellContacts = rowsOf(
  'list-wells-associated-contacts',
  'Who is what at a well',
  ['rolo_type_ndx', 'ndx'],
  {
    ndx: z.int().nullable(),
    well_ndx: z.int(),
    rolo_type_ndx: code,
    rolo_ndx: z.int(),
    version: z.int().nullable(),
  },
);

export const associatedPermits = rowsOf(
  'ui-list-wm-associated-permits',
  'The permits that a well was ever linked to, those of today first',
  ['is_current desc', 'permit_number'],
  { permit_ndx: z.int(), permit_number: z.string(), is_current: z.boolean() },
);

export const otherOwnerWells = rowsOf(
  'ui-list-wm-other-owner-wells',
  'Other wells of the same owner',
  ['district_well_id'],
  { other_well_ndx: z.int(), district_well_id: z.string() },
);

export const associatedInspections = rowsOf(
  'ui-list-wm-associated-inspections',
  'Visits to a well, the latest first',
  ['inspection_date desc', 'ir_ndx desc'],
  {
    ir_ndx: z.int(),
    inspection_date: z.iso.datetime({ offset: true }),
    ir_type_desc: words,
    inspected_by: z.string(),
  },
);

export const associatedActiveMeters = rowsOf(
  'ui-list-wm-associated-meters-active',
  'Meters that measure a well today',
  ['meter_id'],
  { meter_ndx: z.int(), meter_id: z.string() },
);

/** `system_filepath` is the address of the file itself. */
export const wellAttachments = rowsOf(
  'assoc-wells-to-attachments',
  'Photos and documents of a well, the latest first',
  ['att_ndx desc'],
  {
    att_ndx: z.int(),
    well_ndx: z.int(),
    original_filename: z.string(),
    system_filename: z.string(),
    system_filepath: z.string(),
    content_type: z.string(),
    size_bytes: z.int(),
    tags: code,
    notes: words,
    photo_gallery: z.boolean(),
    photo_date: day,
    photo_taken_by: words,
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
