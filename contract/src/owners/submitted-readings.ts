import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import {
  choice,
  date,
  decimal,
  dialNumber,
  flag,
  gallons,
  integer,
  longText,
  optional,
  percent,
  text,
  timestamp,
} from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { pick, rowKey, rowOf } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { pictures } from '../wells/attachments.ts';

/** How it stands with a reading that an owner sent in. */
export const submissionStates = ['waiting', 'approved', 'questioned', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];

const month = pick(meterFields, 'c_year', 'c_month');
const submission = { submitted_reading_ndx: rowKey, state: choice('State', submissionStates) };
const question = optional(longText('Question', 1000, { meaning: 'The district’s question about the reading.' }));

/** What a reading is held against while it is typed. */
const bounds = {
  prev_meter_reading: dialNumber('Previous Reading', {
    meaning: 'The last reading before it, or the meter’s first reading.',
  }),
  ...pick(meterFields, 'prev_dial_unit', 'prev_dial_multiplier'),
  ...pick(meterFields, 'later_reading', 'later_dial_unit', 'later_dial_multiplier'),
  later_year: optional(meterFields.c_year),
  later_month: optional(meterFields.c_month),
  largest_monthly_gal: optional(gallons('Most in a Month', { meaning: 'In the previous twelve months.' })),
  ...pick(meterFields, 'joined_date', 'retired_date'),
};

/** What it is read from. */
const dial = pick(meterFields, 'dial_unit', 'dial_multiplier', 'dial_digits', 'dial_decimals');

/** Not in the specification: the path is ours. */
export const monthsToRead = view({
  path: 'ui-owner-months-to-read',
  access: 'signed-in',
  ownedBy: 'permit_ndx',
  summary: 'Months still to be read for the meters of each permit, through the current month',
  row: {
    ...pick(permitFields, 'permit_ndx', 'permit_number'),
    ...pick(meterFields, 'meter_ndx', 'meter_id', 'meter_serial_number'),
    associated_wells: text('Wells', 1000, { meaning: 'For this permit only.' }),
    last_year: optional(meterFields.c_year),
    last_month: optional(meterFields.c_month),
    ...month,
    fiscal_year: meterFields.fiscal_year,
    due_day: date('Due'),
    ...bounds,
    ...dial,
    share: decimal('Share', '', { meaning: 'Share of the meter’s water, from 0 to 1, that counts toward the permit.' }),
    submitted_reading_ndx: optional(rowKey),
    state: optional(submission.state),
    submitted_reading: optional(dialNumber('Sent In')),
    question,
  },
  orderBy: ['due_day', 'meter_id', 'permit_number'],
});
export type MonthToRead = z.output<typeof monthsToRead.row>;

/** Not in the specification: the path is ours. */
export const submittedReadings = view({
  path: 'ui-list-submitted-readings',
  access: 'signed-in',
  ownedBy: 'permit_ndx',
  staffOnly: ['sent_by', 'standing_reading', 'standing_version', ...keysOf(bounds)],
  summary: 'Readings submitted by owners, with photo and status',
  row: {
    ...submission,
    ...pick(permitFields, 'permit_ndx', 'permit_number'),
    ...pick(meterFields, 'meter_ndx', 'meter_id'),
    ...month,
    meter_reading: dialNumber('Meter Reading'),
    dial: meterFields.dial,
    notes: optional(longText('Notes', 1000)),
    question,
    version: integer('Version', { min: 1 }),
    system_filepath: optional(text('Photo', 200, { meaning: 'The address of the photo.' })),
    cannot_be_shown: optional(flag('Cannot Be Shown', { meaning: 'The photo could not be read.' })),
    created_timestamp: timestamp('Sent'),
    updated_timestamp: optional(timestamp('Answered')),
    sent_by: text('Sent By'),
    ...bounds,
    ...dial,
    standing_reading: optional(dialNumber('Reading Kept', { meaning: 'The reading on record for the month.' })),
    standing_version: optional(integer('Version Kept', { min: 1 })),
  },
  orderBy: ['submitted_reading_ndx desc'],
});
export type SubmittedReading = z.output<typeof submittedReadings.row>;

function keysOf<F extends object>(fields: F) {
  return Object.keys(fields) as (keyof F & string)[];
}

const byReading = z.object({ submitted_reading_ndx: recordNumber });

/** A number as people may send it is refused in words: a reading is what stands on the meter. */
const entered = z
  .number({ error: ({ input }) => (input === null || input === undefined ? messages.requiredValue : AS_SHOWN) })
  .min(0, t('Enter 0 or more.'))
  .max(999_999_999_999.999, t('A meter reading has at most twelve digits.'))
  .refine((reading) => Number(reading.toFixed(3)) === reading, t('Use at most three decimals.'));
const AS_SHOWN = t('Enter the number shown on the meter.');

/** What an owner may write beside a reading, and staff when they ask about it. */
const LONGEST_WORDS = 1000;
const notes = longText('Notes', LONGEST_WORDS);
const asked = longText('Question', LONGEST_WORDS);

export const submissionAnswer = rowOf({ ...submission, version: integer('Version', { min: 1 }) });

/** Its photo follows it: a reading that arrived is not lost with a picture that did not. Not in the specification: the path is ours. */
export const submitReading = endpoint({
  method: 'POST',
  path: '/api/submitted-readings',
  access: 'signed-in',
  summary: 'Submit a meter reading. It counts once the district approves it',
  body: z.object({
    permit_ndx: z.int(),
    meter_ndx: z.int(),
    c_year: meterFields.c_year,
    c_month: meterFields.c_month,
    meter_reading: entered,
    notes: notes.nullish(),
  }),
  answer: submissionAnswer,
  status: 201,
});

/** Not in the specification: the path is ours. */
export const attachReadingPhoto = endpoint({
  method: 'POST',
  path: '/api/submitted-readings/{submitted_reading_ndx}/photo',
  access: 'signed-in',
  summary: 'Add a photo of the meter to a pending reading',
  params: byReading,
  upload: { mediaTypes: pictures },
  body: z.object({}),
  answer: z.object({ system_filepath: z.string() }),
  status: 201,
});

/** Not in the specification: the path is ours. */
export const withdrawReading = endpoint({
  method: 'POST',
  path: '/api/submitted-readings/{submitted_reading_ndx}/withdraw',
  access: 'signed-in',
  summary: 'Withdraw a reading that is not yet approved',
  params: byReading,
  answer: noAnswer,
  status: 204,
});

/** The reading is saved as staff save one. Not in the specification: the path is ours. */
export const approveReading = endpoint({
  method: 'POST',
  path: '/api/submitted-readings/{submitted_reading_ndx}/approve',
  access: 'staff',
  summary: 'Approve a submitted reading: it becomes a reading of its meter',
  params: byReading,
  body: z.object({
    /** Of the reading that stood for the month when it was looked at; null where there was none. */
    standing_version: z.int().nullable(),
  }),
  answer: submissionAnswer.extend({
    calculated_gallons: z.int().nullable(),
  }),
});

const ways = ['by e-mail', 'no mail server', 'no address'] as const;
export type Told = (typeof ways)[number];

/** Not in the specification: the path is ours. */
export const questionReading = endpoint({
  method: 'POST',
  path: '/api/submitted-readings/{submitted_reading_ndx}/question',
  access: 'staff',
  summary: 'Ask the owner about a submitted reading. It does not count; they can submit another',
  params: byReading,
  body: z.object({ question: asked }),
  answer: submissionAnswer.extend({
    /** How the owner learns of it, beside what they see when they sign in. */
    told: z.enum(ways),
  }),
});

/** Not in the specification: the path is ours. */
export const ownerStatement = view({
  path: 'ui-owner-statement',
  access: 'signed-in',
  ownedBy: 'permit_ndx',
  by: z.object({ permit_ndx: recordNumber }),
  summary: 'Allowed and used volumes of a permit by month, through the current month',
  row: {
    ...pick(meterFields, 'fiscal_year', 'c_year', 'c_month'),
    drought_stage: optional(text('Drought Stage', 80)),
    reduction: percent('Reduction', { meaning: 'The drought reduction of the month.' }),
    permitted_gal: optional(gallons('Permitted')),
    month_limit_gal: optional(gallons("Month's Limit", { meaning: 'After the reduction of the drought stage.' })),
    month_used_gal: gallons('Used'),
    allowed_gal: optional(
      gallons('Allowed So Far', {
        meaning: 'Since the start of the fiscal year, through the end of the month’s reporting period.',
      }),
    ),
    used_gal: gallons('Used So Far', { meaning: 'Since the start of the fiscal year.' }),
  },
  orderBy: ['fiscal_year', 'c_year', 'c_month'],
});
export type StatementMonth = z.output<typeof ownerStatement.row>;
