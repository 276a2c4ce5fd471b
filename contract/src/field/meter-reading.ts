import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { defaulted, lookup, optional, withoutDefault } from '../language/fields.ts';
import { defineRegister, type Values } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { meterFields } from '../metering/fields.ts';
import { oneReading } from '../metering/readings.ts';

const isAdjusted = ({ adjustment }: Values) => typeof adjustment === 'number' && adjustment !== 0;

const hasReason = ({ mr_adjustment_reason_ndx: reason }: Values) => reason !== null && reason !== undefined;

/** What is entered of a meter's month in the field (spec 2 §3 'Field meter reading'). The reason is there while there is an adjustment. */
export const meterReadingForm = defineRegister({
  path: 'field-services/meter-reading',
  table: 'meter_readings',
  key: 'meter_reading_ndx',
  keys: pick(meterFields, 'meter_reading_ndx'),
  title: 'Meter Reading',
  one: 'meter reading',
  label: 'meter_id',
  read: 'signed-in',
  write: 'signed-in',
  has: [],
  computed: pick(
    meterFields,
    'meter_id',
    'meter_ndx',
    'c_year',
    'c_month',
    'prev_meter_reading',
    'dial',
    'calculated_gallons',
  ),
  fields: {
    meter_reading: meterFields.meter_reading,
    adjustment: defaulted(withoutDefault(meterFields.adjustment), 0),
    mr_adjustment_reason_ndx: optional(lookup('Adjustment Reason', 'field-services/lookup/mr-adjustment-reasons')),
    mr_report_status_ndx: lookup('Report Status', 'field-services/lookup/mr-report-statuses'),
    notes: meterFields.notes,
  },
  rules: {
    shown: { mr_adjustment_reason_ndx: isAdjusted },
    check: (values) =>
      isAdjusted(values) && !hasReason(values)
        ? [{ field: 'mr_adjustment_reason_ndx', message: 'Adjustment Reason is required' }]
        : [],
  },
});

/**
 * Where the month has a reading already, what it does not say is filled in, and a value that it says otherwise is refused as a conflict of
 * `changeFieldReading`. A Well Owner sends readings in for approval instead, and is answered 403.
 */
export const addFieldReading = endpoint({
  method: 'POST',
  path: '/api/field-services/meter-reading',
  access: 'signed-in',
  summary: 'Enter a meter reading for a month',
  body: meterReadingForm.draft.extend({
    meter_ndx: recordNumber,
    c_year: meterFields.c_year,
    c_month: meterFields.c_month,
  }),
  answer: oneReading.row,
  status: 201,
});

/** Conflicts as those of `changeWellRecord`; a month that a meter was retired before is refused with 409 `removed`. */
export const changeFieldReading = endpoint({
  method: 'PUT',
  path: '/api/field-services/meter-reading/{meter_reading_ndx}',
  access: 'signed-in',
  summary: 'Change a reading: only the fields sent change; other people’s changes to other fields stay',
  params: z.object({ meter_reading_ndx: recordNumber }),
  body: meterReadingForm.change,
  answer: oneReading.row,
});
