import { decimal, lookup, optional, reference, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';
import { wellFields } from './fields.ts';

/** Rows of a table that belong to one well (spec 2 §3). */
const ofOneWell = {
  key: 'ndx',
  of: 'well_ndx',
  keys: { ndx: rowKey, well_ndx: wellFields.well_ndx },
  read: 'staff',
  write: 'staff',
} as const;

/** Below land surface; a casing begins above it. */
const depth = { min: 0, max: 30_000, usual: { to: 5_000 } };

export const wellFormations = defineRegister({
  ...ofOneWell,
  path: 'list-wells-hydrogeology-formations',
  table: 'well_formations',
  title: 'Geological Contacts',
  one: 'geological contact',
  label: 'formation_ndx',
  orderBy: ['ft_to_top', 'ft_to_bottom', 'ndx'],
  has: ['list', 'create', 'update', 'delete'],
  import: { as: 'formations', key: [['well_ndx', 'formation_ndx', 'ft_to_top']] },
  fields: {
    formation_ndx: wellFields.formation_ndx,
    ft_to_top: optional(decimal('Depth to Top', 'ft', depth)),
    ft_to_bottom: optional(decimal('Depth to Bottom', 'ft', depth)),
  },
});

/** Casing, screens and seals of a well, from the top down. */
export const wellComponents = defineRegister({
  ...ofOneWell,
  path: 'list-wells-completion-components',
  table: 'well_components',
  title: 'Well Construction Components',
  one: 'component',
  label: 'well_component_ndx',
  orderBy: ['top_depth_ft', 'bottom_depth_ft', 'ndx'],
  has: ['list', 'create', 'update', 'delete'],
  import: { as: 'components', key: [['well_ndx', 'well_component_ndx', 'top_depth_ft']] },
  fields: {
    well_component_ndx: lookup('Component', 'ui-list-wm-well-construction-components'),
    top_depth_ft: optional(decimal('Top Depth', 'ft', { ...depth, min: -20, usual: { from: -5, to: 5_000 } })),
    bottom_depth_ft: optional(decimal('Bottom Depth', 'ft', { ...depth, min: -20 })),
    diameter_inches: optional(decimal('Diameter', 'in', { min: 0, max: 1_000, usual: { to: 60 } })),
    casing_material_ndx: lookup('Casing Material', 'ui-list-wm-well-casing-material'),
    screen_material_notes: optional(text('Screen Material Notes')),
  },
});

/** One row for each kind of contact, also where nobody is named (999999, and no `ndx` yet). */
export const wellContacts = defineRegister({
  ...ofOneWell,
  path: 'list-wells-associated-contacts',
  table: 'well_contacts',
  title: 'Contacts of a Well',
  one: 'contact of a well',
  label: 'rolo_type_ndx',
  orderBy: ['rolo_type_ndx', 'ndx'],
  has: ['list', 'update'],
  listedBefore: ['well_ndx', 'rolo_type_ndx'],
  import: {
    as: 'well-contacts',
    adds: true,
    key: [['well_ndx', 'rolo_type_ndx']],
    headings: {
      well_ndx: ['well', 'well id', 'district well id', 'state well number', 'swn', 'well no', 'well number'],
      rolo_type_ndx: ['kind', 'type', 'role', 'contact type'],
      rolo_ndx: ['contact id', 'e-mail', 'email'],
    },
  },
  fields: {
    rolo_type_ndx: lookup('Kind of Contact', 'ui-list-wm-rolo-types'),
    rolo_ndx: reference('Contact', 'list-rolodex'),
  },
});
