import { noSuch } from '../language/constraint-words.ts';
import { date, decimal, defaulted, lookup, optional, text } from '../language/fields.ts';
import { defineRegister, type Values } from '../language/register.ts';
import { FIRST_AREA } from './drought-areas.ts';
import { rowKey } from '../language/rows.ts';

const flow = optional(decimal('Spring Flow', 'cfs', { min: 0, max: 10_000, decimals: 1, meaning: 'Ten-day mean.' }));
const level = optional(decimal('Index Well Level', 'ft msl', { decimals: 1, meaning: 'Feet above mean sea level.' }));
const source = optional(text('Source'));
/** The first one where there are no others. */
const ofArea = defaulted(lookup('Area', 'list-drought-areas', { required: true }), FIRST_AREA);
const areaName = text('Area', 80);
const noArea = { field: 'drought_area_ndx', message: 'Choose an area.' };
const noIndicator = 'Enter the spring flow, the level or both.';

/** What the two indicators of drought read. Not in the specification: the path is ours. */
export const droughtIndicators = defineRegister({
  path: 'list-drought-indicators',
  table: 'drought_indicators',
  key: 'drought_indicator_ndx',
  keys: { drought_indicator_ndx: rowKey },
  title: 'Drought Indicators',
  one: 'reading of the indicators',
  label: 'read_on',
  orderBy: ['read_on desc', 'drought_area_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  import: {
    as: 'drought-indicators',
    key: [['drought_area_ndx', 'read_on']],
    usualInKey: { drought_area_ndx: FIRST_AREA },
    headings: { read_on: ['date'], flow_cfs: ['flow', 'cfs'], drought_area_ndx: ['area', 'pool', 'zone'] },
  },
  computed: { drought_area_name: areaName },
  fields: { read_on: date('Day'), drought_area_ndx: ofArea, flow_cfs: flow, level_ft_msl: level, source_note: source },
  constraints: {
    drought_indicators_once_a_day: { field: 'read_on', message: 'Indicators for this day are already entered.' },
    drought_indicators_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_indicators_area_named: noArea,
    drought_indicators_flow_not_negative: { field: 'flow_cfs', message: 'Enter 0 or more.' },
    drought_indicators_say_something: { field: 'flow_cfs', message: noIndicator },
  },
});

const saysNothing = ({ flow_cfs, level_ft_msl }: Values) => flow_cfs === null && level_ft_msl === null;

/** What a stage is entered at, from a day on. Not in the specification: the path is ours. */
export const droughtTriggers = defineRegister({
  path: 'list-drought-triggers',
  table: 'drought_triggers',
  key: 'drought_trigger_ndx',
  keys: { drought_trigger_ndx: rowKey },
  title: 'Drought Triggers',
  one: 'trigger',
  label: 'drought_stage_name',
  alsoCalled: 'valid_from',
  orderBy: ['valid_from desc', 'drought_area_ndx', 'drought_stage_ndx'],
  read: 'staff',
  write: 'staff',
  removable: true,
  import: {
    as: 'drought-triggers',
    key: [['drought_area_ndx', 'drought_stage_ndx', 'valid_from']],
    usualInKey: { drought_area_ndx: FIRST_AREA },
    headings: { drought_stage_ndx: ['stage'], drought_area_ndx: ['area', 'pool', 'zone'] },
  },
  computed: { drought_stage_name: text('Drought Stage'), drought_area_name: areaName },
  fields: {
    drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages', { required: true }),
    drought_area_ndx: ofArea,
    valid_from: date('Holds From', { help: 'Until a later trigger for the same stage takes effect.' }),
    flow_cfs: flow,
    level_ft_msl: level,
    source_note: source,
  },
  rules: {
    needs: { source_note: () => true },
    check: (values) => (saysNothing(values) ? [{ field: 'flow_cfs', message: noIndicator }] : []),
  },
  constraints: {
    drought_triggers_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_triggers_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_triggers_area_named: noArea,
    drought_triggers_once: { field: 'valid_from', message: 'This stage already has a trigger from this day.' },
    drought_triggers_flow_not_negative: { field: 'flow_cfs', message: 'Enter 0 or more.' },
  },
});
