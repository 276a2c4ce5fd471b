import { lookups } from '@artesian/contract/lookups';
import { open, well } from './records.ts';
import type { Answers } from './fake-api.ts';

const { version, created_timestamp, created_by, updated_timestamp, updated_by } = well();
const ofTheWell = { well_ndx: 11, version, created_timestamp, created_by, updated_timestamp, updated_by };

/** The other parts of a well as the API answers them. */
export const wellPart = {
  location: (changes: object = {}) =>
    open({
      ...ofTheWell,
      in_district: true,
      district_ndx: 999,
      county_ndx: 1,
      well_reference_name: null,
      dist_property_line_ft: 50,
      dist_septic_ft: null,
      directions_to_well: null,
      ...changes,
    }),
  details: (changes: object = {}) =>
    open({
      ...ofTheWell,
      permitted_well: false,
      assoc_permit_ndx: [],
      assoc_inspection_record_ndx: [],
      assoc_enforcement_ndx: [],
      index_well: false,
      secondary_use_ndx: 999,
      mgmtzone_ndx: 999,
      has_geo_log: false,
      well_status_ndx: 999,
      well_report_tracking_num: null,
      plugging_date: null,
      monitoring_status_ndx: 999,
      plugging_report_tracking_num: null,
      ...changes,
    }),
  hydrogeology: (changes: object = {}) =>
    open({
      ...ofTheWell,
      aq_completion_ndx: 999,
      aquifer_ndx: 999,
      aq_setting_ndx: 999,
      formation_ndx: 999,
      watershed_ndx: 1,
      available_logs_list: [1],
      ...changes,
    }),
  construction: (changes: object = {}) =>
    open({
      ...ofTheWell,
      driller_ndx: 1,
      driller_add_new: false,
      temp_new_driller: null,
      drilled_date: '1988-05-01',
      well_depth_ft: 420,
      pump_gpm: null,
      bore_diam_in: null,
      pump_depth_ft: null,
      pump_size_hp: null,
      pump_type: null,
      notes_grout_types_methods: null,
      ...changes,
    }),
};

/** Rows that belong to a well. */
export const wellRow = {
  formation: (changes: object = {}) => ({
    ...ofTheWell,
    ndx: 3,
    formation_ndx: 1,
    ft_to_top: 0,
    ft_to_bottom: 120,
    ...changes,
  }),
  component: (changes: object = {}) => ({
    ...ofTheWell,
    ndx: 5,
    well_component_ndx: 1,
    top_depth_ft: 0,
    bottom_depth_ft: 300,
    diameter_inches: 6,
    casing_material_ndx: 1,
    screen_material_notes: null,
    ...changes,
  }),
  /** Nobody is named yet, so there is no row. */
  contact: (changes: object = {}) => ({
    ...ofTheWell,
    ndx: null,
    rolo_type_ndx: 4,
    rolo_ndx: 999999,
    ...changes,
  }),
};

/** Without a row, where nothing else is said of them. */
export const everyLookup: Answers = Object.fromEntries(lookups.map(({ path }) => [`GET /api/${path}`, []]));

/** All parts and rows of the well, and the lists that they choose from. */
export const wellWithParts: Answers = {
  'GET /api/list-wells-location-details/11': wellPart.location(),
  'GET /api/list-wells-details/11': wellPart.details(),
  'GET /api/list-wells-hydrogeology/11': wellPart.hydrogeology(),
  'GET /api/list-wells-completion/11': wellPart.construction(),
  'GET /api/list-wells-hydrogeology-formations/11': [wellRow.formation()],
  'GET /api/list-wells-completion-components/11': [],
  'GET /api/list-wells-associated-contacts/11': [wellRow.contact()],
  'GET /api/ui-list-wm-associated-permits/11': [],
  'GET /api/ui-list-wm-associated-meters-active/11': [],
  'GET /api/ui-list-wm-other-owner-wells/11': [],
  'GET /api/ui-list-wm-associated-inspections/11': [],
  'GET /api/assoc-wells-to-attachments/11': [],
  'GET /api/ui-graph-daily-waterlevels/11': [],
  'GET /api/ui-list-wm-well-construction-components': [
    { well_component_ndx: 1, well_component_desc: 'Casing' },
    { well_component_ndx: 2, well_component_desc: 'Screen' },
  ],
  'GET /api/ui-list-wm-well-casing-material': [{ casing_material_ndx: 1, casing_material_desc: 'Steel' }],
  'GET /api/list-well-log-types': [
    { well_log_type_ndx: 1, well_log_type_desc: 'Gamma' },
    { well_log_type_ndx: 2, well_log_type_desc: 'Caliper' },
  ],
  'GET /api/ui-list-wm-formation': [{ formation_ndx: 1, formation_name: 'Edwards' }],
  'GET /api/ui-list-wm-rolo-types': [{ rolo_type_ndx: 4, rolo_type_desc: 'Driller' }],
  'GET /api/ui-list-wm-driller': [
    { driller_ndx: 1, driller_name: 'Hill Country Drilling' },
    { driller_ndx: 2, driller_name: 'Deep Wells' },
  ],
};
