import { noSuch } from '../language/constraint-words.ts';
import { date, fraction, lookup, optional, text, UNSET } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

const ofAll = (what: string) => ({ help: `Leave empty for all ${what}.` });

/**
 * What a stage takes away from permits of a type, a use or an area in place of the factor of their type, from a month on. Of several that fit
 * a permit, one for its use comes first, then one for its type, then one for its area. Not in the specification: the path is ours.
 */
export const droughtReductions = defineRegister({
  path: 'list-drought-reductions',
  table: 'drought_reductions',
  key: 'drought_reduction_ndx',
  keys: { drought_reduction_ndx: rowKey },
  title: 'Special Reductions',
  one: 'special reduction',
  label: 'drought_stage_name',
  alsoCalled: 'holds_from',
  orderBy: ['drought_stage_name', 'permit_type_name', 'primary_use_name', 'drought_area_name', 'holds_from desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'drought-reductions',
    key: [['drought_stage_ndx', 'permit_type_ndx', 'primary_use_ndx', 'drought_area_ndx', 'holds_from']],
    usualInKey: { permit_type_ndx: UNSET, primary_use_ndx: UNSET, drought_area_ndx: UNSET },
    headings: {
      drought_stage_ndx: ['stage'],
      permit_type_ndx: ['type'],
      primary_use_ndx: ['use'],
      drought_area_ndx: ['area', 'pool', 'zone'],
    },
  },
  computed: {
    drought_stage_name: text('Drought Stage'),
    permit_type_name: optional(text('Permit Type')),
    primary_use_name: optional(text('Primary Use')),
    drought_area_name: optional(text('Area')),
  },
  fields: {
    drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages', { required: true }),
    permit_type_ndx: lookup('Permit Type', 'ui-list-permits-permit-types', ofAll('permit types')),
    primary_use_ndx: lookup('Primary Use', 'ui-list-permits-uses', ofAll('uses')),
    drought_area_ndx: lookup('Area', 'list-drought-areas', ofAll('areas')),
    holds_from: date('Holds From', {
      help: 'The first day of a month. Applies until a later row for the same permits and stage.',
    }),
    reduction: optional(
      fraction('Reduction', {
        meaning: 'The stage’s reduction of the month’s volume.',
        help: 'From 0 to 1. Leave empty to end an earlier special reduction for the same permits.',
      }),
    ),
    source_note: optional(text('Source')),
  },
  constraints: {
    drought_reductions_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_reductions_type_exists: noSuch('permit type', 'permit_type_ndx'),
    drought_reductions_use_exists: noSuch('use', 'primary_use_ndx'),
    drought_reductions_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_reductions_from_first_of_month: { field: 'holds_from', message: 'Enter the first day of a month.' },
    reduction_from_nothing_to_all: { field: 'reduction', message: 'Enter a fraction from 0 to 1.' },
    drought_reductions_once: {
      field: 'holds_from',
      message: 'These permits already have a special reduction for this stage from this month.',
    },
  },
});
