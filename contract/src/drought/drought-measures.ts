import { noSuch } from '../language/constraint-words.ts';
import { date, longText, lookup, optional, text, UNSET } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

/**
 * What a stage asks of households and of each kind of permit, as the public reads it, from a day on. One for an area takes the place of one for
 * all areas. Not in the specification: the path is ours.
 */
export const droughtMeasures = defineRegister({
  path: 'list-drought-measures',
  table: 'drought_measures',
  key: 'drought_measure_ndx',
  keys: { drought_measure_ndx: rowKey },
  title: 'Drought Measures',
  one: 'drought measure',
  label: 'drought_stage_name',
  alsoCalled: 'concerns',
  orderBy: ['drought_stage_ndx', 'concerns', 'drought_area_name', 'holds_from desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'drought-measures',
    key: [['drought_stage_ndx', 'drought_area_ndx', 'concerns', 'holds_from']],
    usualInKey: { drought_area_ndx: UNSET },
    headings: {
      drought_stage_ndx: ['stage'],
      drought_area_ndx: ['area', 'pool', 'zone'],
      concerns: ['for', 'group'],
      measure: ['restriction', 'rule'],
    },
  },
  computed: { drought_stage_name: text('Drought Stage'), drought_area_name: optional(text('Area')) },
  fields: {
    drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages', { required: true }),
    drought_area_ndx: lookup('Area', 'list-drought-areas', { help: 'Leave empty for all areas.' }),
    concerns: text('Who', 80, { help: 'For example: Households, or Historical permits.' }),
    measure: optional(
      longText('Measure', 400, {
        help: 'One sentence on what they may and may not do. Leave empty to end an earlier measure for the same people.',
      }),
    ),
    holds_from: date('Holds From', { help: 'Until a later measure for the same people, stage and area.' }),
    source_note: optional(text('Source')),
  },
  constraints: {
    drought_measures_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_measures_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_measures_stage_named: { field: 'drought_stage_ndx', message: 'Choose a drought stage.' },
    drought_measures_once: {
      field: 'holds_from',
      message: 'These people already have a measure for this stage and area from this day.',
    },
  },
});
