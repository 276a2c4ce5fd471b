import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { flag, gallons, optional } from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { MOST_ROWS } from '../language/register-calls.ts';
import { pick, rowOf } from '../language/rows.ts';
import { meterFields } from './fields.ts';
import { fiscalYear, groupingNumber, monthOrAll, readingToEdit } from './readings.ts';

/** What a person enters of a month of a meter. */
export const enteredFields = pick(
  meterFields,
  'meter_reading',
  'adjustment',
  'mr_adjustment_reason_ndx',
  'mr_report_status_ndx',
  'notes',
);
export type EnteredField = keyof typeof enteredFields;

/** A month of a meter, with what a reading of it is held against. */
export const readingToEnter = readingToEdit.extend(
  rowOf({
    ...pick(meterFields, 'joined_date', 'retired_date'),
    ...pick(meterFields, 'later_reading', 'later_dial_unit', 'later_dial_multiplier'),
    later_year: optional(meterFields.c_year),
    later_month: optional(meterFields.c_month),
    largest_monthly_gal: optional(gallons('Most in a Month', { meaning: 'In the previous twelve months.' })),
    allowed_gal: optional(gallons('Allowed', { meaning: 'For the group in this month, after reduction.' })),
  }).shape,
);
export type ReadingToEnter = z.output<typeof readingToEnter>;

export const readingsToEdit = endpoint({
  method: 'GET',
  path: '/api/ui-meter-readings-edits/{year}/{month}/{grouping_ndx}',
  access: 'staff',
  summary: 'Meter readings of a permit group for one fiscal year or month',
  params: z.object({ year: fiscalYear, month: monthOrAll, grouping_ndx: groupingNumber }),
  answer: z.array(readingToEnter),
});

/** What columns of a table follow from in which readings are entered. */
export const readingRows = {
  fields: enteredFields,
  computed: pick(meterFields, 'meter_id', 'prev_meter_reading', 'dial', 'calculated_gallons'),
  change: rowOf(enteredFields).partial(),
};

interface Adjusted {
  adjustment?: unknown;
  mr_adjustment_reason_ndx?: unknown;
}

/** What is wrong with the reason of an adjustment; both or neither (spec 3 §5). */
export function problemOfReason({ adjustment, mr_adjustment_reason_ndx: reason }: Adjusted): string | undefined {
  const hasReason = reason !== null && reason !== undefined;
  if (adjustment === 0 && hasReason) return 'There cannot be an adjustment reason for a zero adjustment';
  if (typeof adjustment === 'number' && adjustment !== 0 && !hasReason)
    return 'There has been adjustment; select an adjustment reason';
  return undefined;
}

/** Only what is named changes. */
const change = z.object({
  meter_reading: enteredFields.meter_reading.unwrap().optional(),
  adjustment: z
    .int({ error: ({ input }) => (input === null ? messages.requiredValue : 'Enter a whole number.') })
    .optional(),
  mr_adjustment_reason_ndx: enteredFields.mr_adjustment_reason_ndx.unwrap().optional(),
  mr_report_status_ndx: enteredFields.mr_report_status_ndx.unwrap().optional(),
  notes: enteredFields.notes.unwrap().optional(),
});

const readingToSave = change.extend({
  meter_ndx: recordNumber,
  c_year: meterFields.c_year,
  c_month: meterFields.c_month,
  /** That the change is based on; null where nothing had been saved for the month. Without, it holds whatever stands there. */
  version: z.int().nullable().optional(),
});
export type ReadingToSave = z.output<typeof readingToSave>;

/** A reading as a save left it. */
export const savedReading = readingToEdit.omit({ fiscal_year: true, grouping_ndx: true, grouping_name: true }).extend(
  rowOf({
    is_consequence: flag('Is a Consequence', {
      meaning: 'Not saved itself: its gallons changed because an earlier reading changed.',
    }),
    gallons_before: optional(gallons('Gallons Before')),
  }).shape,
);
export type SavedReading = z.output<typeof savedReading>;

/** Answers the readings in the order that they were sent in, then the later ones whose gallons changed with them. */
export const saveReadings = endpoint({
  method: 'PUT',
  path: '/api/ui-meter-readings-edits/bulk-update',
  access: 'staff',
  summary: 'Save readings of many meters and months, all or none. Only the fields sent change',
  body: z
    .array(readingToSave)
    .min(1, 'Give at least one reading.')
    .max(MOST_ROWS, `Save at most ${MOST_ROWS.toLocaleString('en-US')} readings at once.`),
  answer: z.array(savedReading),
  patienceMs: 30_000,
});
