import { date, decimal, lookup, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';

const flow = optional(
  decimal('Spring Flow', 'cfs', { min: 0, max: 10_000, decimals: 1, meaning: 'The mean of ten days.' }),
);
const level = optional(decimal('Index Well Level', 'ft msl', { decimals: 1, meaning: 'Feet above mean sea level.' }));
const source = optional(text('Source'));

/** What the two indicators of drought read. Not in the specification: the path is ours. */
export const droughtIndicators = defineRegister({
  path: 'list-drought-indicators',
  table: 'drought_indicators',
  key: 'drought_indicator_ndx',
  keys: { drought_indicator_ndx: rowKey },
  title: 'Drought Indicators',
  one: 'reading of the indicators',
  label: 'read_on',
  orderBy: ['read_on desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  fields: { read_on: date('Day'), flow_cfs: flow, level_ft_msl: level, source_note: source },
  constraints: {
    drought_indicators_once_a_day: { field: 'read_on', message: 'The indicators of this day are entered already.' },
    drought_indicators_flow_not_negative: { field: 'flow_cfs', message: 'Enter 0 or more.' },
    drought_indicators_say_something: { field: 'flow_cfs', message: 'Enter the spring flow, the level or both.' },
  },
});

/** What a stage is entered at, from a day on. Not in the specification: the path is ours. */
export const droughtTriggers = view({
  path: 'ui-list-drought-triggers',
  access: 'staff',
  summary: 'Spring flow and level of the index well at which each drought stage is entered',
  orderBy: ['drought_stage_ndx', 'valid_from'],
  row: {
    drought_trigger_ndx: rowKey,
    drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages'),
    drought_stage_name: text('Drought Stage'),
    valid_from: date('Holds From'),
    flow_cfs: flow,
    level_ft_msl: level,
    source_note: source,
  },
});
