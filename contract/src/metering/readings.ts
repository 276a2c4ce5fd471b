import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept } from '../language/register.ts';

const words = z.string().nullable();
const gallons = z.int();
const percent = z.number().nullable();

/** Tables that the sums of readings follow from. */
const readingTables = ['permit_months', 'permits', 'permit_groups'];

/** A group's fiscal year. Without an allocation there is no percentage: `has_no_allocation` then says that it pumped. */
const readingSummaries = view({
  path: 'ui-meter-readings-entry-top-table',
  access: 'staff',
  summary: 'What each permit group may pump and has pumped, by fiscal year',
  reads: readingTables,
  orderBy: ['fiscal_year desc', 'grouping_name'],
  row: z.object({
    fiscal_year: z.int(),
    grouping_ndx: z.int(),
    grouping_name: z.string(),
    grouped_permits: z.array(z.int()),
    permitted_gallons: gallons.nullable(),
    metered_gallons: gallons,
    remaining_gallons: gallons.nullable(),
    pct_pumped: percent,
    is_over80pct: z.boolean(),
    is_overpumped: z.boolean(),
    has_no_allocation: z.boolean(),
    has_negative: z.boolean(),
    /** Permits whose shares do not total 100 %: what they allow is not known. */
    incomplete_permits: z.int(),
    /** `2026-08`: the last month that was read. */
    last_report: words,
  }),
});

/** One month of a group, with its fiscal year so far. */
const readingsByMonth = view({
  path: 'ui-meter-readings-tracking-detail',
  access: 'staff',
  summary: 'The fiscal years of each permit group, month by month',
  reads: readingTables,
  orderBy: ['grouping_ndx', 'c_year', 'c_month'],
  row: z.object({
    fiscal_year: z.int(),
    grouping_ndx: z.int(),
    c_year: z.int(),
    c_month: z.int(),
    metered_gallons: gallons,
    cumulative_metered_gallons: gallons,
    reduced_annual_volume: gallons.nullable(),
    pct_reduced_pumped: percent,
  }),
});

/** A month of a meter to read, whether it has a reading yet or not. */
const readingToEdit = z.object({
  meter_reading_ndx: z.int().nullable(),
  meter_ndx: z.int(),
  meter_id: z.string(),
  fiscal_year: z.int(),
  c_year: z.int(),
  c_month: z.int(),
  grouping_ndx: z.int(),
  grouping_name: z.string(),
  prev_meter_reading: z.int().nullable(),
  meter_reading: z.int().nullable(),
  adjustment: gallons,
  mr_adjustment_reason_ndx: z.int().nullable(),
  mr_report_status_ndx: z.int().nullable(),
  calculated_gallons: gallons.nullable(),
  notes: words,
  version: z.int().nullable(),
});
export type ReadingToEdit = z.output<typeof readingToEdit>;

/** `All`, also as 0, stands for the twelve months of the fiscal year. */
const monthOrAll = z.union(
  [z.literal('All').transform(() => 0), z.coerce.number().int().min(0).max(12)],
  'Name a month from 1 to 12, or All.',
);
/** A permit that stands for itself has the group number that is minus its own. */
const groupingNumber = z.coerce
  .number({ error: 'Name a permit group by its number.' })
  .int()
  .min(-2147483647)
  .max(2147483647);
const fiscalYear = z.coerce.number({ error: 'Name a fiscal year.' }).int().min(1900).max(2200);

export const readingsToEdit = endpoint({
  method: 'GET',
  path: '/api/ui-meter-readings-edits/{year}/{month}/{grouping_ndx}',
  access: 'staff',
  summary: 'The months that the meters of a permit group are read for, in one fiscal year or one month of it',
  params: z.object({ year: fiscalYear, month: monthOrAll, grouping_ndx: groupingNumber }),
  answer: z.array(readingToEdit),
});

/** The meters of a permit group in a month, for who reads them in the field. A Well Owner gets their own. */
export const fieldMeters = endpoint({
  method: 'GET',
  path: '/api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}',
  access: 'signed-in',
  summary: 'The meters of a permit group to read in a month',
  params: z.object({ fiscalYear, month: monthOrAll, permitGroupId: groupingNumber }),
  answer: z.array(readingToEdit),
});

const oneReading = view({
  path: 'field-services/meter-reading',
  access: 'signed-in',
  summary: 'One reading of a meter',
  by: z.object({ meter_reading_ndx: recordNumber }),
  one: 'meter reading',
  ownedBy: 'months',
  row: z.object({
    meter_reading_ndx: z.int(),
    meter_ndx: z.int(),
    meter_id: z.string(),
    c_year: z.int(),
    c_month: z.int(),
    prev_meter_reading: z.int().nullable(),
    meter_reading: z.int().nullable(),
    adjustment: gallons,
    mr_adjustment_reason_ndx: z.int().nullable(),
    mr_report_status_ndx: z.int(),
    calculated_gallons: gallons.nullable(),
    notes: words,
    ...kept,
  }),
});

const readingYears = view({
  path: 'ui-lookup-mr-filters-years',
  access: 'staff',
  summary: 'Fiscal years that there are meters to read in, the latest first',
  reads: readingTables,
  orderBy: ['fiscal_year desc'],
  row: z.object({ fiscal_year: z.int() }),
});

const readingGroupings = view({
  path: 'ui-lookup-mr-filters-permitgroupings',
  access: 'staff',
  summary: 'Permit groups by the fiscal years that they pump in',
  reads: readingTables,
  orderBy: ['grouping_name', 'fiscal_year'],
  row: z.object({ grouping_ndx: z.int(), grouping_name: z.string(), fiscal_year: z.int() }),
});

const months = view({
  path: 'list-months',
  access: 'staff',
  summary: 'The months, January first',
  reads: ['months'],
  orderBy: ['month_number'],
  row: z.object({ month_number: z.int(), month_name: z.string() }),
});

export const managedMeters = view({
  path: 'ui-meters-management-top-table',
  access: 'staff',
  summary: 'Every meter, with whose it is and what it measures',
  reads: ['meters', 'meter_wells', 'wells', 'contacts', 'permits', 'permit_wells'],
  orderBy: ['meter_id'],
  row: z.object({
    meter_ndx: z.int(),
    meter_id: z.string(),
    owner_info: words,
    permit_name: words,
    district_well_id: z.string(),
    is_active: z.boolean(),
    joined_date: z.iso.date().nullable(),
    retired_date: z.iso.date().nullable(),
    meter_type: words,
    brand: words,
    meter_serial_number: words,
    notes: words,
  }),
});

const wellsOfMeter = view({
  path: 'list-wells-associated-meters',
  access: 'staff',
  summary: 'The wells of a meter over time',
  by: z.object({ meter_ndx: recordNumber }),
  orderBy: ['start_date', 'ndx'],
  row: z.object({
    ndx: z.int(),
    meter_ndx: z.int(),
    well_ndx: z.int(),
    linked_well_identifier: z.string(),
    start_date: z.iso.date(),
    end_date: z.iso.date().nullable(),
    notes: words,
    version: z.int(),
  }),
});

export const readingViews = [
  readingSummaries,
  readingsByMonth,
  oneReading,
  readingYears,
  readingGroupings,
  months,
  managedMeters,
  wellsOfMeter,
] as View[];
