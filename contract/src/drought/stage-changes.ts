import { noSuch } from '../language/constraint-words.ts';
import { date, defaulted, lookup, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';
import { FIRST_AREA } from './drought-areas.ts';

/**
 * From which day on a stage is in force in an area. From the first row on, reductions of the area count by the days that stages were in force,
 * and a year loses the mean over its days. Not in the specification: the path is ours.
 */
export const droughtStageChanges = defineRegister({
  path: 'list-drought-stage-changes',
  table: 'drought_stage_changes',
  key: 'drought_stage_change_ndx',
  keys: { drought_stage_change_ndx: rowKey },
  title: 'Stages by Day',
  one: 'stage change',
  label: 'drought_stage_name',
  alsoCalled: 'from_day',
  orderBy: ['from_day desc', 'drought_area_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'drought-stage-changes',
    key: [['drought_area_ndx', 'from_day']],
    usualInKey: { drought_area_ndx: FIRST_AREA },
    headings: { from_day: ['date', 'day'], drought_stage_ndx: ['stage'], drought_area_ndx: ['area', 'pool', 'zone'] },
  },
  computed: { drought_stage_name: text('Drought Stage'), drought_area_name: text('Area', 80) },
  fields: {
    drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages', { required: true }),
    drought_area_ndx: defaulted(lookup('Area', 'list-drought-areas', { required: true }), FIRST_AREA),
    from_day: date('From', { help: 'The first day at this stage, until the next change in the area.' }),
    source_note: optional(text('Source')),
  },
  constraints: {
    drought_stage_changes_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_stage_changes_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_stage_changes_stage_before_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_stage_changes_declaration_exists: noSuch('declaration', 'drought_stage_ndx'),
    drought_stage_changes_named: { field: 'drought_stage_ndx', message: 'Choose a drought stage and an area.' },
    drought_stage_changes_once: { field: 'from_day', message: 'This area already has a stage from this day.' },
  },
});
