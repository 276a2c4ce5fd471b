import { levelFlags } from '@artesian/domain/levels/judge-levels';
import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { choice, count, date, flag, integer, key, optional, text, timestamp } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';

// The series workbench of a well. Nothing of it is in the specification: the paths are ours.

export const MOST_STEPS = 100;
export const MOST_MARKS = 2000;
/** Measurements by hand in one window. */
export const MOST_BY_HAND = 500;

const path = '/api/level-series/{well_ndx}';
const params = z.object({ well_ndx: recordNumber });

const NO_INSTANT = 'Enter a date and time in ISO format, from 1900 through 2199.';
const instant = z.iso
  .datetime({ offset: true, error: NO_INSTANT })
  .refine((iso) => iso >= '1900' && iso < '2200', NO_INSTANT);
const feet = z
  .number({ error: 'Enter a number.' })
  .min(-20_000, 'Enter -20000 ft or more.')
  .max(20_000, 'Enter 20000 ft or less.');
const note = z.string().trim().max(1000, 'Use at most 1000 characters.');

const reach = { from: instant.nullable(), to: instant.nullable(), is_on: z.boolean(), note };

/** One step of correction, as `SeriesStep` of the domain has it, with its moments in ISO form and why it was made. */
const step = z
  .discriminatedUnion('step', [
    z.object({ step: z.literal('offset'), ...reach, offset_ft: feet }),
    z.object({ step: z.literal('drift'), ...reach, from: instant, to: instant, start_ft: feet, end_ft: feet }),
    z.object({
      step: z.literal('shift'),
      ...reach,
      shift_minutes: z
        .number({ error: 'Enter a number.' })
        .min(-5_256_000, 'Enter at most ten years.')
        .max(5_256_000, 'Enter at most ten years.'),
    }),
    z.object({ step: z.literal('remove'), ...reach, least_ft: feet.nullable(), greatest_ft: feet.nullable() }),
  ])
  .superRefine(({ step: kind, from, to }, context) => {
    if (from === null || to === null) return;
    const [begin, end] = [Date.parse(from), Date.parse(to)];
    if (kind === 'drift' ? begin < end : begin <= end) return;
    context.addIssue({ code: 'custom', path: ['to'], message: 'The end must be after the start.' });
  });
export type LevelStep = z.output<typeof step>;

const steps = z.array(step).max(MOST_STEPS, `A series can have at most ${MOST_STEPS} corrections.`);

const MOST_POINTS = 4000;
const window = {
  /** Open ends are those of the series. */
  from: instant.optional(),
  to: instant.optional(),
  /** Into how many stretches of equal length the window is divided; of each the least and the greatest are answered. */
  points: z.coerce.number({ error: 'Enter a whole number.' }).int().min(10).max(MOST_POINTS).default(1000),
};

/** First and last time (ms since 1970), how many readings, the least and the greatest of them in ft below land surface. */
const stretch = z.tuple([z.number(), z.number(), z.int(), z.number(), z.number()]);
export type LevelStretch = z.output<typeof stretch>;

const span = z.object({ from: z.number(), to: z.number() });
const levelFlag = z.enum(levelFlags);

const handLevel = z.object({
  ndx: z.int(),
  at: z.number(),
  dtw_ft: z.number(),
  is_pumping: z.boolean(),
  method: z.string().nullable(),
  remarks: z.string().nullable(),
  flag: levelFlag.nullable(),
  is_approved: z.boolean(),
  /** Above the datum beside it, by the land surface that was stored with the measurement. */
  water_elevation_ft: z.number().nullable(),
  vertical_datum: z.string().nullable(),
  /** By hand less the logger's reading nearest in time; null where none is within six hours. */
  measured_residual_ft: z.number().nullable(),
  corrected_residual_ft: z.number().nullable(),
});
export type HandLevel = z.output<typeof handLevel>;

const seriesWindow = z.object({
  well_ndx: z.int(),
  district_well_id: z.string(),
  well_name: z.string().nullable(),
  /** Of all that was measured at the well, in ms since 1970; null where nothing was. */
  first: z.number().nullable(),
  last: z.number().nullable(),
  /** What is answered, both included. */
  from: z.number(),
  to: z.number(),
  /** How many readings of loggers stand behind what is answered. */
  readings: z.int(),
  /** How long each stretch is at most; null where every reading is answered by itself. */
  stretch_ms: z.number().nullable(),
  measured: z.array(stretch),
  /** The same after the steps; null where no step is on. */
  corrected: z.array(stretch).nullable(),
  /** Where readings are missing for longer than that. */
  /** What turns the depths of the window into elevations; null where no measurement by hand says it, or it changed within the window. */
  land_surface: z.object({ elevation_ft: z.number(), vertical_datum: z.string() }).nullable(),
  gaps: z.array(span),
  longest_pause_ms: z.number(),
  /** What holds for the logger's levels, where anything does. */
  judged: z.array(span.extend({ flag: levelFlag.nullable(), is_approved: z.boolean() })),
  by_hand: z.array(handLevel),
  steps: z.array(step),
  only_approved: z.boolean(),
  /** Of the steps and of what is published; 0 while there is neither. */
  version: z.int(),
});
export type SeriesWindow = z.output<typeof seriesWindow>;

export const levelSeriesWindow = endpoint({
  method: 'GET',
  path,
  access: 'staff',
  summary:
    'Water levels of a well in a time window: logger values as measured and as corrected, manual measurements, gaps, flags and approvals',
  params,
  query: z.object(window),
  answer: seriesWindow,
  patienceMs: 30_000,
});

export const previewLevelSteps = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  effect: false,
  access: 'staff',
  summary: 'Preview the same window with other corrections. Nothing is saved',
  params,
  body: z.object({ ...window, steps }),
  answer: seriesWindow,
  patienceMs: 30_000,
});

export const saveLevelSteps = endpoint({
  method: 'PUT',
  path: `${path}/steps`,
  access: 'staff',
  summary: 'Save the ordered corrections of a well’s series. Measured values never change',
  params,
  body: z.object({ steps }),
  answer: z.object({ version: z.int(), steps: z.array(step) }),
});

const savedSeries = z.object({ steps: z.array(step), only_approved: z.boolean() });

export const levelSeriesHistory = endpoint({
  method: 'GET',
  path: `${path}/history`,
  access: 'staff',
  summary: 'History of a well’s corrections and publication: who, when, and the earlier values; newest first',
  params,
  answer: z.array(
    z.object({
      at: z.iso.datetime({ offset: true }),
      who: z.string(),
      who_name: z.string().nullable(),
      request_id: z.string().nullable(),
      before: savedSeries,
      after: savedSeries,
    }),
  ),
});
export type SavedSeries = z.output<(typeof levelSeriesHistory)['answer']>[number];

export const publishOnlyApproved = endpoint({
  method: 'PUT',
  path: `${path}/publication`,
  access: 'staff',
  summary: 'Choose whether a well’s provisional levels are published (marked as provisional) or only approved ones',
  params,
  body: z.object({ only_approved: z.boolean({ error: 'Answer yes or no.' }) }),
  answer: z.object({ version: z.int(), only_approved: z.boolean() }),
});

export const ofWhat = ['logger', 'hand', 'both'] as const;

const markFields = {
  of_what: choice('Levels', ofWhat),
  from_at: timestamp('From'),
  to_at: timestamp('Through'),
  flag: optional(choice('Flag', levelFlags)),
  standing: optional(choice('Approval', ['approved', 'provisional'])),
  note: optional(text('Note', 1000)),
};

export const markLevels = endpoint({
  method: 'POST',
  path: `${path}/marks`,
  access: 'staff',
  summary: 'Flag or approve the levels in a time range',
  params,
  body: z
    .object({ ...markFields, from_at: instant, to_at: instant })
    .refine(({ flag: said, standing }) => said !== null || standing !== null, {
      path: ['flag'],
      message: 'Choose a flag, or whether the levels are approved.',
    })
    .refine(({ from_at, to_at }) => Date.parse(from_at) <= Date.parse(to_at), {
      path: ['to_at'],
      message: 'The end date must be on or after the start date.',
    }),
  answer: z.object({ mark_ndx: z.int() }),
  status: 201,
});

export const undoLevelMark = endpoint({
  method: 'DELETE',
  path: `${path}/marks/{mark_ndx}`,
  access: 'staff',
  summary: 'Undo a flag or approval. It stays in the list as undone',
  params: params.extend({ mark_ndx: recordNumber }),
  answer: noAnswer,
  status: 204,
});

export const levelSeriesFile = endpoint({
  method: 'GET',
  path: `${path}/readings`,
  access: 'staff',
  summary: 'Every level of a time window as CSV: measured, corrected, flags and approvals',
  params,
  query: z.object({ from: window.from, to: window.to }),
  answer: z.unknown(),
  file: 'text/csv',
  patienceMs: 60_000,
});

export const levelMarks = view({
  path: 'ui-list-level-marks',
  access: 'staff',
  summary: 'Flags and approvals of a well’s levels, newest first',
  by: params,
  orderBy: ['mark_ndx desc'],
  row: {
    mark_ndx: key('Mark'),
    well_ndx: wellFields.well_ndx,
    ...markFields,
    marked_by: text('By'),
    marked_at: timestamp('On'),
    undone_at: optional(timestamp('Undone On')),
    undone_by: optional(text('Undone By')),
  },
});
export type LevelMarkRow = z.output<typeof levelMarks.row>;

export const levelSeries = view({
  path: 'ui-list-level-series',
  access: 'staff',
  summary: 'Wells with water levels, from loggers or measured manually',
  orderBy: ['district_well_id'],
  row: {
    ...pick(wellFields, 'well_ndx', 'district_well_id', 'well_name'),
    first_logger_day: optional(date('Logger From')),
    last_logger_day: optional(date('Logger Through')),
    levels_by_hand: count('By Hand', 'levels'),
    last_day_by_hand: optional(date('Last by Hand')),
    steps: integer('Corrections'),
    marks: integer('Flags and Approvals'),
    only_approved: flag('Only Approved Published'),
  },
});
export type LevelSeriesRow = z.output<typeof levelSeries.row>;

export const levelSeriesViews = [levelSeries, levelMarks] as View[];
