import { OVER_WARNING } from '@artesian/domain/warning';
import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { decimal, flag, gallons, list, optional, text } from '../language/fields.ts';
import { option } from '../language/options.ts';
import { kept, pick, rowOf } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { contactFields } from '../people/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';
import { meterFields } from './fields.ts';

const standing = { is_over80pct: flag(OVER_WARNING), is_overpumped: flag('Overpumped') };
const ofGroup = pick(permitFields, 'grouping_ndx', 'grouping_name');

/** A group's fiscal year. Without an allocation there is no percentage: `has_no_allocation` then says that it pumped. */
export const readingSummaries = view({
  path: 'ui-meter-readings-entry-top-table',
  access: 'staff',
  summary: 'Allowed and pumped volumes of each permit group by fiscal year',
  orderBy: ['fiscal_year desc', 'grouping_name'],
  asTable: true,
  row: {
    fiscal_year: meterFields.fiscal_year,
    ...ofGroup,
    grouped_permits: permitFields.grouped_permits,
    permitted_gallons: optional(gallons('Permitted')),
    metered_gallons: meterFields.metered_gallons,
    remaining_gallons: optional(gallons('Remaining')),
    pct_pumped: optional(decimal('Pumped', '%', { decimals: 2 })),
    ...standing,
    has_no_allocation: flag('Without Allocation', { meaning: 'Water was pumped with no allowance.' }),
    has_negative: flag('Has Negative', { meaning: 'A meter ran backwards in one of the months.' }),
    incomplete_permits: permitFields.incomplete_permits,
    last_report: optional(text('Last Report', 7, { meaning: 'The last month that was read, such as 2026-08.' })),
  },
});

/** One month of a group, with its fiscal year so far. */
const monthOfGroup = {
  fiscal_year: meterFields.fiscal_year,
  grouping_ndx: ofGroup.grouping_ndx,
  ...pick(meterFields, 'c_year', 'c_month', 'metered_gallons'),
  cumulative_metered_gallons: gallons('Cumulative Metered'),
  reduced_annual_volume: optional(gallons('Reduced Annual Volume')),
  pct_reduced_pumped: optional(decimal('Reduced Pumped', '%', { decimals: 2 })),
};

export const readingsByMonth = view({
  path: 'ui-meter-readings-tracking-detail',
  access: 'staff',
  summary: 'Fiscal years of each permit group, month by month',
  orderBy: ['grouping_ndx', 'c_year', 'c_month'],
  asTable: true,
  narrowedBy: 'fiscal_year',
  row: monthOfGroup,
});

/** A permit that stands for itself has the group number that is minus its own. */
export const groupingNumber = z.coerce
  .number({ error: 'Give a permit group by its number.' })
  .int()
  .min(-2147483647)
  .max(2147483647);
export const fiscalYear = z.coerce.number({ error: 'Enter a fiscal year.' }).int().min(1900).max(2200);

/** What one looks at of them: that of all of them is a thousand times as long. Not in the specification: the path is ours. */
export const monthsOfGroup = view({
  path: 'ui-meter-readings-tracking-detail',
  access: 'staff',
  summary: 'One fiscal year of a permit group, month by month',
  by: z.object({ fiscal_year: fiscalYear, grouping_ndx: groupingNumber }),
  orderBy: ['c_year', 'c_month'],
  row: { ...monthOfGroup, ...standing },
});

/** A month of a meter to read, whether it has a reading yet or not. */
export const readingToEdit = rowOf({
  meter_reading_ndx: optional(meterFields.meter_reading_ndx),
  ...pick(meterFields, 'meter_ndx', 'meter_id', 'fiscal_year', 'c_year', 'c_month'),
  ...ofGroup,
  ...pick(meterFields, 'dial_unit', 'dial_multiplier', 'dial_digits', 'dial_decimals'),
  ...pick(meterFields, 'prev_meter_reading', 'prev_dial_unit', 'prev_dial_multiplier'),
  ...pick(meterFields, 'meter_reading', 'adjustment', 'mr_adjustment_reason_ndx'),
  mr_report_status_ndx: optional(meterFields.mr_report_status_ndx),
  ...pick(meterFields, 'calculated_gallons', 'notes'),
  version: optional(kept.version),
});
export type ReadingToEdit = z.output<typeof readingToEdit>;

/** `All`, also as 0, stands for the twelve months of the fiscal year. */
export const monthOrAll = z.union(
  [z.literal('All').transform(() => 0), z.coerce.number().int().min(0).max(12)],
  'Enter a month from 1 to 12, or All.',
);

/** The meters of a permit group in a month, for who reads them in the field. A Well Owner gets their own. */
export const fieldMeters = endpoint({
  method: 'GET',
  path: '/api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}',
  access: 'signed-in',
  summary: 'The meters of a permit group to be read in a month',
  params: z.object({ fiscalYear, month: monthOrAll, permitGroupId: groupingNumber }),
  answer: z.array(readingToEdit),
});

export const oneReading = view({
  path: 'field-services/meter-reading',
  access: 'signed-in',
  summary: 'One reading of a meter',
  by: z.object({ meter_reading_ndx: recordNumber }),
  one: 'meter reading',
  ownedBy: 'months',
  row: {
    ...pick(
      meterFields,
      'meter_reading_ndx',
      'meter_ndx',
      'meter_id',
      'c_year',
      'c_month',
      'prev_meter_reading',
      'meter_reading',
      'dial',
      'adjustment',
      'mr_adjustment_reason_ndx',
      'mr_report_status_ndx',
      'calculated_gallons',
      'notes',
    ),
    ...kept,
  },
});

export const readingYears = view({
  path: 'ui-lookup-mr-filters-years',
  access: 'staff',
  summary: 'Fiscal years with meters to read, newest first',
  orderBy: ['fiscal_year desc'],
  row: pick(meterFields, 'fiscal_year'),
});

export const readingGroupings = view({
  path: 'ui-lookup-mr-filters-permitgroupings',
  access: 'staff',
  summary: 'Permit groups by fiscal year',
  orderBy: ['grouping_name', 'fiscal_year'],
  row: { ...ofGroup, fiscal_year: meterFields.fiscal_year },
});

/** Not in the specification: the path is ours. */
export const readingOwners = view({
  path: 'ui-lookup-mr-filters-owners',
  access: 'staff',
  summary: 'Permit holders of each group by fiscal year',
  orderBy: ['owner_name', 'rolo_ndx', 'fiscal_year', 'grouping_ndx'],
  row: {
    rolo_ndx: contactFields.rolo_ndx,
    owner_name: text('Permit Owner'),
    grouping_ndx: ofGroup.grouping_ndx,
    fiscal_year: meterFields.fiscal_year,
  },
});

const months = view({
  path: 'list-months',
  access: 'staff',
  summary: 'The months, January first',
  orderBy: ['month_number'],
  row: pick(meterFields, 'month_number', 'month_name'),
});

export const managedMeters = view({
  path: 'ui-meters-management-top-table',
  access: 'staff',
  summary: 'Every meter with its owner and wells',
  orderBy: ['meter_id'],
  row: {
    ...pick(meterFields, 'meter_ndx', 'meter_id'),
    owner_info: wellWords.owner_info,
    permit_name: permitFields.permit_name,
    district_well_id: wellFields.district_well_id,
    ...pick(
      meterFields,
      'is_active',
      'joined_date',
      'retired_date',
      'dial',
      'meter_type',
      'brand',
      'meter_serial_number',
      'notes',
    ),
  },
});

/** Every meter in few words, with the wells that its water may count at. */
export const meterOptions = view({
  path: 'ui-list-meter-options',
  access: 'signed-in',
  summary: 'Meters, short list',
  ownedBy: 'meter_ndx',
  staffOnly: ['known_by', 'wells'],
  orderBy: ['label'],
  row: { meter_ndx: meterFields.meter_ndx, ...option, wells: list('Wells', z.int(), { to: 'list-wells' }) },
});

export const readingViews = [
  readingSummaries,
  readingsByMonth,
  monthsOfGroup,
  oneReading,
  readingYears,
  readingGroupings,
  readingOwners,
  months,
  managedMeters,
  meterOptions,
] as View[];
