import type { ConstraintWords } from '../language/register.ts';
import { noMonth, noSuch, noYear, type WordsOfTables } from '../language/constraint-words.ts';

const mustRestrict = {
  field: 'drought_stage_ndx',
  message: 'Choose a stage that restricts pumping. See Drought Stages in Lists of Terms.',
};
const changesPast = {
  message: 'This changes how much permits were allowed in past months. Give a reason for the correction.',
};

/** Rules that triggers hold. */
export const droughtRuleWords: ConstraintWords = {
  drought_stages_one_without_drought: {
    field: 'says.restricts',
    message: 'Months without drought use this stage, so it cannot be deleted or restrict pumping. You can rename it.',
  },
  drought_stages_restriction_in_use: {
    field: 'says.restricts',
    message:
      'This stage has triggers or reductions, so it must keep restricting pumping and cannot be deleted. You can retire it.',
  },
  drought_triggers_of_restriction: mustRestrict,
  drought_triggers_in_order: {
    field: 'threshold',
    message:
      'This contradicts the trigger of another stage for the same indicator. A more severe stage must not be reached before a milder one.',
  },
  indicator_sources_of_no_mean: {
    field: 'part_ndx',
    message: 'Choose an indicator that does not take its values from other indicators.',
  },
  drought_areas_first_stays: {
    field: 'word',
    message: 'Aquifer groups without an assignment belong to this area, so it stays. You can rename it.',
  },
  permit_type_reductions_of_restriction: {
    message:
      'One of these factors is for a stage that the district does not have or that does not restrict pumping. Set it to 0.',
  },
  drought_reductions_of_restriction: mustRestrict,
  drought_reductions_past_needs_reason: changesPast,
  drought_area_groups_past_needs_reason: changesPast,
  drought_stage_changes_past_needs_reason: changesPast,
};

/** What to tell a person who breaks a rule of the history of drought. */
export const droughtConstraints: WordsOfTables = {
  drought_stage_history: {
    drought_stage_history_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_stage_history_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_stage_history_once_a_month: { field: 'd_month', message: 'This month already has a drought stage.' },
    drought_stage_history_year_in_range: noYear('d_year'),
    drought_stage_history_month_in_range: noMonth('d_month'),
  },
  drought_declarations: {
    drought_declarations_stage_exists: noSuch('drought stage', 'drought_stage_ndx'),
    drought_declarations_area_exists: noSuch('area', 'drought_area_ndx'),
    drought_declarations_of_months: { field: 'last_month', message: 'The last month is before the first one.' },
  },
};
