import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { date, flag, gallons, integer, optional, text, UNSET } from '../language/fields.ts';
import { pick, rowKey, rowOf } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';

const ofDrought = (label: string, meaning: string) => optional(gallons(label, { meaning }));

/** A permit's month, under the stage in force and under other stages. Null where its shares do not total 100 %. */
export const limitRow = rowOf({
  ...pick(permitFields, 'permit_ndx', 'permit_number', 'permit_name', 'permit_type_desc'),
  ...pick(permitFields, 'aq_group_summary_name', 'permit_tier_name'),
  ...pick(meterFields, 'c_year', 'c_month'),
  permitted_gal: ofDrought('Permitted', 'The month’s volume without drought.'),
  before_gal: ofDrought(
    'In Force',
    'The month’s volume under the stage in force: the stage declared for the month or, if none, the last one before it.',
  ),
  after_gal: ofDrought('Under the Stage', 'The month’s volume under the proposed stage.'),
});
export type LimitRow = z.output<typeof limitRow>;

/** A stage of the district, by its number. */
export const droughtStage = z
  .int('Choose a drought stage.')
  .min(0, 'Choose a drought stage.')
  .max(UNSET - 1, 'Choose a drought stage.');
/** The part of the district that a stage is declared for. May be left out while there is only one. */
const drought_area_ndx = z.int('Choose an area.').optional();

const month = z.iso.date('Give a month by its first day.').endsWith('-01', 'Give a month by its first day.');

/** As far ahead as volumes are kept. */
export const mostMonths = 24;

/** Changes nothing: a question with many parts, so it comes as a body. Not in the specification: the path is ours. */
export const whatIfStages = endpoint({
  method: 'POST',
  path: '/api/drought-what-if',
  effect: false,
  access: 'staff',
  summary: 'Volumes of each permit in future months under other drought stages. Nothing is saved',
  body: z.object({
    drought_area_ndx,
    stages: z
      .array(z.object({ month, drought_stage_ndx: droughtStage }))
      .min(1, 'Give at least one month.')
      .max(mostMonths, `Give at most ${mostMonths} months.`)
      .refine((path) => new Set(path.map((one) => one.month)).size === path.length, 'Give each month once.'),
  }),
  answer: z.array(limitRow),
});

/** More than anybody enters at once. */
const mostEntries = 600;

/** Not in the specification: the path is ours. */
export const whatEntriesDo = endpoint({
  method: 'POST',
  path: '/api/history-drought-stage/what-it-does',
  effect: false,
  access: 'staff',
  summary:
    'Monthly volumes of every permit before and after stages of the history are changed, including the months that they continue into. Nothing is saved',
  body: z.object({
    stages: z
      .array(
        z.object({
          drought_area_ndx,
          month,
          drought_stage_ndx: z.union([droughtStage, z.literal(UNSET)], 'Choose a drought stage.'),
        }),
      )
      .min(1, 'Give at least one month.')
      .max(mostEntries, `Give at most ${mostEntries} months.`),
  }),
  answer: z.object({
    /** All months whose stage follows from what is entered, the earliest first. */
    months: z.array(z.iso.date()),
    limits: z.array(limitRow),
  }),
});

export const declaration = z.object({
  declared_on: z.iso.date({ error: "Invalid date format. Expected 'YYYY-MM-DD'." }),
  drought_stage_ndx: droughtStage,
  drought_area_ndx,
  /** The last month that it holds in; the end of the fiscal year of its first month unless told. */
  last_month: month.optional(),
});
export type Declaration = z.input<typeof declaration>;

const path = '/api/drought-declarations';
const declaredMonths = { first_month: z.iso.date(), last_month: z.iso.date() };

/** Not in the specification: the path is ours. */
export const whatDeclarationDoes = endpoint({
  method: 'POST',
  path: `${path}/what-it-does`,
  effect: false,
  access: 'staff',
  summary: 'Monthly volumes of every permit before and after a stage is declared. Nothing is saved',
  body: declaration,
  answer: z.object({
    ...declaredMonths,
    /** The last known month that it goes on into, because nothing is entered for the months until then; null where it ends. */
    goes_on_through: z.iso.date().nullable(),
    limits: z.array(limitRow),
  }),
});

/** Not in the specification: the path is ours. */
export const declareStage = endpoint({
  method: 'POST',
  path,
  access: 'staff',
  summary:
    'Declare a drought stage: a more severe stage starts the month after, a less severe one in the month of the declaration',
  body: declaration,
  answer: z.object({ drought_declaration_ndx: z.int(), ...declaredMonths }),
  status: 201,
});

/** Not in the specification: the path is ours. */
export const undoDeclaration = endpoint({
  method: 'DELETE',
  path: `${path}/{drought_declaration_ndx}`,
  access: 'staff',
  summary: 'Undo a declaration before its first month begins',
  params: z.object({ drought_declaration_ndx: recordNumber }),
  answer: noAnswer,
  status: 204,
});

/** Not in the specification: the path is ours. */
export const droughtDeclarations = view({
  path: 'ui-list-drought-declarations',
  access: 'staff',
  summary: 'Drought-stage declarations, newest first, including those that were undone',
  orderBy: ['drought_declaration_ndx desc'],
  row: {
    drought_declaration_ndx: rowKey,
    declared_on: date('Declared On'),
    drought_stage_name: text('Drought Stage'),
    drought_area_name: text('Area'),
    first_month: date('First Month'),
    last_month: date('Last Month'),
    declared_by: text('Declared By'),
    is_undone: flag('Undone'),
    undone_by: optional(text('Undone By')),
    can_be_undone: flag('Can Be Undone'),
    notice_ndx: optional(rowKey),
    told: integer('Told', { meaning: 'People its notice may have reached.' }),
    correction_ndx: optional(rowKey),
  },
});
export type DeclaredStage = z.output<typeof droughtDeclarations.row>;
