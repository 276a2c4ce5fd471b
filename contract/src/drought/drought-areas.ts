import { noSuch } from '../language/constraint-words.ts';
import { date, lookup, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

/** The area of all aquifer groups that were not put into another. */
export const FIRST_AREA = 1;

/**
 * Which area of drought stages the permits of an aquifer group belong to, from a month on: the pools of an aquifer, for example. A group without
 * a row belongs to the first area. Not in the specification: the path is ours.
 */
export const droughtAreaGroups = defineRegister({
  path: 'list-drought-area-groups',
  table: 'drought_area_groups',
  key: 'drought_area_group_ndx',
  keys: { drought_area_group_ndx: rowKey },
  title: 'Drought Areas',
  one: 'area assignment',
  label: 'aquifer_group_name',
  alsoCalled: 'holds_from',
  orderBy: ['aquifer_group_name', 'holds_from desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'drought-area-groups',
    key: [['aquifer_group_ndx', 'holds_from']],
    headings: { aquifer_group_ndx: ['group'], drought_area_ndx: ['area', 'pool', 'zone'] },
  },
  computed: {
    aquifer_group_name: text('Aquifer Group'),
    drought_area_name: text('Area'),
  },
  fields: {
    aquifer_group_ndx: lookup('Aquifer Group', 'ui-list-permits-aquifer-groups', { required: true }),
    drought_area_ndx: lookup('Area', 'list-drought-areas', { required: true, help: 'Add areas in Lists of Terms.' }),
    holds_from: date('Holds From', { help: 'First day of a month. Until a later row for the same aquifer group.' }),
    source_note: optional(text('Source')),
  },
  constraints: {
    drought_area_groups_group_exists: noSuch('aquifer group', 'aquifer_group_ndx'),
    drought_area_groups_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_area_groups_from_first_of_month: { field: 'holds_from', message: 'Enter the first day of a month.' },
    drought_area_groups_once: {
      field: 'holds_from',
      message: 'This aquifer group already has an area from this month.',
    },
    drought_area_groups_named: { field: 'drought_area_ndx', message: 'Choose an aquifer group and an area.' },
  },
});
