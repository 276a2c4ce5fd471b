import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import {
  date,
  decimal,
  dialNumber,
  email,
  flag,
  gallons,
  integer,
  optional,
  text,
  timestamp,
} from '../language/fields.ts';
import { pick, rowKey } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { contactFields } from '../people/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { reportTerms } from '../permits/report-periods.ts';
import { leftInReserve } from '../permits/reserves.ts';
import { wellFields } from '../wells/fields.ts';

const lastLetter = {
  last_letter: optional(text('Last Letter')),
  last_letter_at: optional(timestamp('Last Letter Sent')),
  last_notice_ndx: optional(rowKey),
};
const lateMeters = integer('Late Meters', { min: 0, meaning: 'Meters whose next reading is overdue.' });
const nextDue = optional(date('Next Reading Due'));
const soFar = t('From the start of the fiscal year through the current month.');

/** Not in the specification: the paths of this file are ours. */
export const permitAtAGlance = view({
  path: 'ui-permit-at-a-glance',
  access: 'staff',
  summary: 'Key facts of a permit: year to date, this month, stages, meters, wells, amendments and the last letter',
  by: z.object({ permit_ndx: recordNumber }),
  one: 'permit',
  row: {
    ...pick(permitFields, 'permit_ndx'),
    fiscal_year: optional(integer('Fiscal Year')),
    used_gal: optional(gallons('Pumped So Far', { meaning: soFar })),
    allowed_gal: optional(
      gallons('Allowed So Far', {
        meaning: 'From the start of the fiscal year through the end of the current reporting period.',
      }),
    ),
    period: optional(reportTerms.period),
    period_used_gal: optional(gallons('Pumped in the Period', { meaning: 'Of the reporting period under way.' })),
    period_limit_gal: optional(
      gallons('Allowed in the Period', { meaning: 'After the reductions of drought stages.' }),
    ),
    reserve_gal: optional(leftInReserve),
    drought_stage: optional(text('Stage Now')),
    next_stage: optional(text('Next Stage')),
    next_stage_from: optional(date('Next Stage From')),
    late_meters: lateMeters,
    next_due: nextDue,
    open_amendments: integer('Open Amendments', { min: 0, meaning: 'Those in review.' }),
    well_count: integer('Wells', { min: 0 }),
    wells: optional(text('Names of Wells')),
    ...lastLetter,
  },
});

export const wellAtAGlance = view({
  path: 'ui-well-at-a-glance',
  access: 'staff',
  summary: 'Key facts of a well: permits, meters, pumpage this fiscal year, last level and last visit',
  by: z.object({ well_ndx: recordNumber }),
  one: 'well',
  row: {
    ...pick(wellFields, 'well_ndx'),
    permit_numbers: optional(text('Permits')),
    meters: optional(text('Active Meters')),
    late_meters: lateMeters,
    pumped_gal: gallons('Pumped So Far', { meaning: soFar }),
    last_dtw_ft: optional(decimal('Last Depth to Water', 'ft', { decimals: 2 })),
    last_level_at: optional(timestamp('Last Level')),
    last_inspection_at: optional(timestamp('Last Inspection')),
  },
});

export const meterAtAGlance = view({
  path: 'ui-meter-at-a-glance',
  access: 'staff',
  summary: 'Key facts of a meter: its well and permits, last reading and next due day',
  by: z.object({ meter_ndx: recordNumber }),
  one: 'meter',
  row: {
    ...pick(meterFields, 'meter_ndx'),
    setup_well_ndx: wellFields.well_ndx,
    ...pick(wellFields, 'district_well_id'),
    permit_numbers: optional(text('Permits')),
    last_reading: optional(dialNumber('Last Reading')),
    last_month: optional(date('Month of the Last Reading')),
    last_gallons: optional(gallons('Pumped in That Month')),
    next_due: nextDue,
    is_late: optional(flag('Late')),
  },
});

export const contactAtAGlance = view({
  path: 'ui-contact-at-a-glance',
  access: 'staff',
  summary: 'Key facts of a contact: how to reach them, permits, wells, late meters and the last letter',
  by: z.object({ rolo_ndx: recordNumber }),
  one: 'contact',
  row: {
    ...pick(contactFields, 'rolo_ndx'),
    r_phone: optional(text('Phone')),
    r_email: optional(email('E-mail')),
    permit_count: integer('Permits', { min: 0 }),
    permit_numbers: optional(text('Numbers of Permits')),
    well_count: integer('Wells', { min: 0 }),
    late_meters: lateMeters,
    ...lastLetter,
  },
});

export const glances = [permitAtAGlance, wellAtAGlance, meterAtAGlance, contactAtAGlance] as View[];
