import { comparisons, entersWhen, leavesWhen } from '@artesian/domain/drought-triggers';
import { z } from 'zod';
import { noSuch } from '../language/constraint-words.ts';
import { endpoint } from '../language/endpoint.ts';
import {
  choice,
  date,
  decimal,
  defaulted,
  integer,
  key,
  list,
  lookup,
  optional,
  text,
  year,
} from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { FIRST_AREA } from './drought-areas.ts';
import { droughtStage } from './declarations.ts';
import { indicator, namesOfIndicator, noIndicator } from './indicators.ts';

/** The first one where there are no others. */
const ofArea = defaulted(lookup('Area', 'list-drought-areas', { required: true }), FIRST_AREA);
const areaName = text('Area', 80);
const noArea = { field: 'drought_area_ndx', message: 'Choose an area.' };
const usualArea = { drought_area_ndx: FIRST_AREA };
const headingsOfArea = { drought_area_ndx: ['area', 'pool', 'zone'] };
const sourceNote = optional(text('Source'));
const days = { unit: 'days', min: 1, max: 366 };
const withinAYear = (field: string) => ({ field, message: 'Enter a number of days from 1 to 366.' });
const oneOf = (field: string, words: readonly string[]) => ({ field, message: `Choose one of: ${words.join(', ')}.` });

const watched = {
  window_days: integer('Mean Of', { ...days, help: 'The mean of this many days is compared; 1 compares each day.' }),
  comparison: choice('Met When', comparisons),
};

/** What a stage is entered at, by indicator, from a day on. Not in the specification: the path is ours. */
export const droughtTriggers = defineRegister({
  path: 'list-drought-triggers',
  table: 'drought_triggers',
  key: 'drought_trigger_ndx',
  keys: { drought_trigger_ndx: rowKey },
  title: 'Drought Triggers',
  one: 'trigger',
  label: 'drought_stage_name',
  alsoCalled: 'indicator',
  orderBy: ['drought_area_ndx', 'drought_stage_ndx', 'indicator', 'window_days', 'valid_from desc'],
  read: 'staff',
  write: 'staff',
  removable: true,
  import: {
    as: 'drought-triggers',
    key: [['drought_area_ndx', 'drought_stage_ndx', 'indicator_ndx', 'window_days', 'valid_from']],
    usualInKey: usualArea,
    headings: { drought_stage_ndx: ['stage'], ...headingsOfArea },
  },
  computed: { drought_stage_name: text('Drought Stage'), drought_area_name: areaName, ...namesOfIndicator },
  fields: {
    drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages', { required: true }),
    drought_area_ndx: ofArea,
    indicator_ndx: indicator,
    window_days: defaulted(watched.window_days, 10),
    comparison: defaulted(watched.comparison, 'At or Below'),
    threshold: optional(
      decimal('Threshold', '', {
        decimals: 2,
        meaning: 'In the unit of the indicator. If empty, an earlier trigger ends.',
        help: 'In the unit of the indicator. Leave empty to end an earlier trigger.',
      }),
    ),
    valid_from: date('Holds From', { help: 'Until a later trigger for the same stage, indicator and number of days.' }),
    source_note: sourceNote,
  },
  rules: { needs: { source_note: () => true } },
  constraints: {
    drought_triggers_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_triggers_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_triggers_area_named: noArea,
    drought_triggers_indicator_exists: noSuch('indicator', 'indicator_ndx'),
    drought_triggers_indicator_named: noIndicator,
    drought_triggers_within_a_year: withinAYear('window_days'),
    drought_triggers_comparison_known: oneOf('comparison', comparisons),
    drought_triggers_once: {
      field: 'valid_from',
      message: 'This stage already has a trigger for this indicator from this day.',
    },
  },
});

export const triggerRules = {
  enters_when: choice('Stage Starts When', entersWhen),
  leaves_when: choice('Stage Ends When', leavesWhen, {
    help: 'An indicator without recent values has not recovered. ‘No Trigger Is Met’ ignores it.',
  }),
  enter_after_days: integer('Days Until It Starts', { ...days, help: 'Days in a row. 1 means immediately.' }),
  leave_after_days: integer('Days Until It Ends', { ...days, help: 'Days in a row. 1 means immediately.' }),
};

/** When the triggers of an area start and end a stage, from a day on. Not in the specification: the path is ours. */
export const droughtTriggerRules = defineRegister({
  path: 'list-drought-trigger-rules',
  table: 'drought_trigger_rules',
  key: 'drought_trigger_rule_ndx',
  keys: { drought_trigger_rule_ndx: rowKey },
  title: 'Trigger Rules',
  one: 'trigger rule',
  label: 'drought_area_name',
  alsoCalled: 'holds_from',
  orderBy: ['drought_area_ndx', 'holds_from desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'drought-trigger-rules',
    key: [['drought_area_ndx', 'holds_from']],
    usualInKey: usualArea,
    headings: headingsOfArea,
  },
  computed: { drought_area_name: areaName },
  fields: {
    drought_area_ndx: ofArea,
    holds_from: date('Holds From', { help: 'Until later rules of the same area.' }),
    enters_when: defaulted(triggerRules.enters_when, 'Any Trigger Is Met'),
    leaves_when: defaulted(triggerRules.leaves_when, 'All Have Recovered'),
    enter_after_days: defaulted(triggerRules.enter_after_days, 1),
    leave_after_days: defaulted(triggerRules.leave_after_days, 1),
    source_note: sourceNote,
  },
  constraints: {
    drought_trigger_rules_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_trigger_rules_area_named: noArea,
    drought_trigger_rules_enters_known: oneOf('enters_when', entersWhen),
    drought_trigger_rules_leaves_known: oneOf('leaves_when', leavesWhen),
    drought_trigger_rules_enter_within_a_year: withinAYear('enter_after_days'),
    drought_trigger_rules_leave_within_a_year: withinAYear('leave_after_days'),
    drought_trigger_rules_once: { field: 'holds_from', message: 'This area already has rules from this day.' },
  },
});

/** What an indicator read on a day, and the mean that its triggers compare. */
export const figure = z.object({
  indicator_ndx: z.int(),
  window_days: z.int(),
  value: z.number().nullable(),
  mean: z.number().nullable(),
});

/** What the triggers of an area called for, day by day, as it was evaluated. Not in the specification: the path is ours. */
export const droughtDays = view({
  path: 'ui-list-drought-days',
  access: 'staff',
  summary: 'The drought stage that the triggers of each area call for on each day, with the figures behind it',
  orderBy: ['day', 'drought_area_ndx'],
  narrowedBy: 'c_year',
  row: {
    drought_area_ndx: key('Area', 'list-drought-areas'),
    day: date('Day'),
    c_year: year('Year'),
    drought_stage_ndx: key('Drought Stage', 'list-drought-stages'),
    drought_stage_name: text('Called For', 80, {
      meaning: 'The stage that the triggers call for. The Board declares stages.',
    }),
    figures: list('Figures', figure, {
      meaning: 'By indicator and number of days: the value of the day and the mean.',
    }),
  },
});
export type DroughtDay = z.output<typeof droughtDays.row>;

const span = z.object({ from: z.iso.date(), through: z.iso.date(), drought_stage_ndx: z.int() });
export type StageSpan = z.output<typeof span>;
const mostTriggers = 100;

const replayAsked = z
  .object({
    drought_area_ndx: z.int('Choose an area.').optional(),
    from: date('From'),
    through: date('Through'),
    triggers: z
      .array(
        z.object({
          drought_stage_ndx: droughtStage,
          indicator_ndx: z.int(noIndicator.message).min(0, noIndicator.message).max(2147483647, noIndicator.message),
          ...watched,
          threshold: decimal('Threshold', ''),
        }),
      )
      .max(mostTriggers, `Give at most ${mostTriggers} triggers.`),
    ...triggerRules,
  })
  .refine(({ from, through }) => from <= through, {
    path: ['through'],
    message: 'The last day is before the first one.',
  });
export type ReplayAsked = z.input<typeof replayAsked>;

const replay = z.object({
  /** Under these triggers, and as it was evaluated: stretches of days at one stage, one after another. */
  replayed: z.array(span),
  kept: z.array(span),
});
export type Replay = z.output<typeof replay>;

/** Changes nothing: a question with many parts, so it comes as a body. Not in the specification: the path is ours. */
export const replayTriggers = endpoint({
  method: 'POST',
  path: '/api/drought-days/replay',
  effect: false,
  access: 'staff',
  summary: 'Which stages other triggers and rules would have called for in the past. Nothing is saved',
  body: replayAsked,
  answer: replay,
});
