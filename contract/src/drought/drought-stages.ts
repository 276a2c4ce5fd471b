import { z } from 'zod';
import { choice, defaulted, flag, integer, key, lookup, optional, text } from '../language/fields.ts';
import { defineForm } from '../language/form.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { FIRST_AREA } from './drought-areas.ts';

/** The stage of months without drought. */
export const WITHOUT_DROUGHT = 0;

/** In which colors charts show stages. */
export const stageColors = ['Green', 'Blue', 'Yellow', 'Orange', 'Red', 'Dark Red', 'Purple', 'Gray'] as const;
export type StageColor = (typeof stageColors)[number];

/** Seen on light and dark; a name always stands beside them. */
export const hexOfStageColor: Readonly<Record<StageColor, string>> = {
  Green: '#2e9e5b',
  Blue: '#3b82c4',
  Yellow: '#e0b100',
  Orange: '#e07b1a',
  Red: '#d1352b',
  'Dark Red': '#a3242f',
  Purple: '#8b5cb8',
  Gray: '#80908d',
};

/** Not in the specification: the path is ours. */
export const stagesOfDistrict = view({
  path: 'ui-list-drought-stages',
  access: 'open',
  summary: 'The drought stages of the district, the mildest first',
  orderBy: ['place'],
  row: {
    drought_stage_ndx: key('Drought Stage', 'list-drought-stages'),
    drought_stage_name: text('Drought Stage'),
    restricts: flag('Restricts Pumping'),
    stage_color: choice('Color', stageColors),
    is_retired: flag('Retired'),
    severity: integer('Severity', {
      meaning: 'Of stages that restrict, a higher number is more severe; 0 restricts nothing.',
    }),
  },
});
export type StageOfDistrict = z.output<typeof stagesOfDistrict.row>;

/** The stage of each month in each area, the latest first (spec 3 §3 'Drought stage history'). Months come by themselves. */
export const droughtStages = defineRegister({
  path: 'history-drought-stage',
  table: 'drought_stage_history',
  key: 'ndx',
  keys: { ndx: rowKey },
  title: 'Drought Stage',
  one: 'month of the drought stage',
  label: 'd_month',
  orderBy: ['d_year desc', 'd_month desc', 'drought_area_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'update'],
  import: {
    as: 'drought-stages',
    key: [['drought_area_ndx', 'd_year', 'd_month']],
    given: ['drought_area_ndx', 'd_year', 'd_month'],
    usualInKey: { drought_area_ndx: FIRST_AREA },
    headings: { drought_stage_ndx: ['stage'], drought_area_ndx: ['area', 'pool', 'zone'] },
  },
  computed: {
    d_year: meterFields.c_year,
    d_month: meterFields.c_month,
    drought_area_ndx: defaulted(lookup('Area', 'list-drought-areas', { hidden: true, required: true }), FIRST_AREA),
    drought_area_name: text('Area', 80, { meaning: 'The part of the district that the stage is declared for.' }),
    stage_going_on: optional(
      text('Going On', 80, {
        meaning: 'If no stage was entered for the month: the previous month’s stage, which continues.',
      }),
    ),
  },
  fields: { drought_stage_ndx: lookup('Drought Stage', 'list-drought-stages') },
});

const yearOf = (label: string) => optional(integer(label, { min: 1900, max: 2200 }));

/** The years of the history to look at. */
export const droughtStageFilters = defineForm({
  fields: { from_year: yearOf('From Year'), to_year: yearOf('To Year') },
  check: ({ from_year: from, to_year: to }) =>
    from !== null && to !== null && from > to ? [{ field: 'from_year', message: '*Invalid date' }] : [],
});
