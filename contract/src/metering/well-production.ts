import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { count, dialNumber, flag, gallons, key, lookup, optional } from '../language/fields.ts';
import { MOST_ROWS } from '../language/register-calls.ts';
import { kept, pick, rowOf } from '../language/rows.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields } from '../wells/fields.ts';
import { meterFields } from './fields.ts';
import { factor } from './measuring-factors.ts';
import { fiscalYear, groupingNumber, monthOrAll } from './readings.ts';

/** What a person enters of a month of a well that reports without a meter. */
export const enteredProduction = {
  measuring_method_ndx: optional(lookup('Method', 'list-measuring-methods')),
  quantity: optional(dialNumber('Quantity', { meaning: 'What was counted by the method, in its unit.' })),
  production_gallons: optional(count('Production', 'gal')),
  ...pick(meterFields, 'mr_report_status_ndx', 'notes'),
};

/** Of a method that has no factor for a well in a month. */
export const NO_FACTOR =
  'This method has no factor for the well in this month. Add one on the Measuring Factors screen.';

/** What columns of a table follow from in which production is entered. */
export const productionRows = {
  fields: enteredProduction,
  computed: pick(wellFields, 'district_well_id', 'well_name'),
  change: rowOf(enteredProduction).partial(),
};

/** The factor that a volume was computed with. */
export const usedFactor = {
  unit: optional(factor.unit),
  gal_per_unit: optional(factor.gal_per_unit),
  applies: optional(factor.applies),
};

/** A month of a well, whether something was reported yet or not. */
const productionToEnter = rowOf({
  well_production_ndx: optional(key('Well Production')),
  well_ndx: key('Well', 'list-wells'),
  ...pick(wellFields, 'district_well_id', 'well_name'),
  ...pick(meterFields, 'fiscal_year', 'c_year', 'c_month'),
  ...pick(permitFields, 'grouping_ndx', 'grouping_name'),
  ...pick(enteredProduction, 'measuring_method_ndx', 'quantity', 'production_gallons'),
  ...usedFactor,
  mr_report_status_ndx: optional(meterFields.mr_report_status_ndx),
  notes: meterFields.notes,
  version: optional(kept.version),
  is_metered: flag('Is Metered', {
    meaning: 'A meter measures the well in this month, so its water would count twice.',
  }),
  largest_monthly_gal: optional(gallons('Most in a Month', { meaning: 'In the previous twelve months.' })),
  allowed_gal: optional(gallons('Allowed', { meaning: 'For the group in this month, after reduction.' })),
}).extend({
  /** Those in force for the well in the month, one of each method. */
  factors: z.array(rowOf({ measuring_method_ndx: key('Method', 'list-measuring-methods'), ...factor })),
});
export type ProductionToEnter = z.output<typeof productionToEnter>;

const path = '/api/ui-well-production-edits';

/** Not in the specification: the path is ours. */
export const productionToEdit = endpoint({
  method: 'GET',
  path: `${path}/{year}/{month}/{grouping_ndx}`,
  access: 'staff',
  summary: 'Reported production of a permit group’s wells without meters, for one fiscal year or month',
  params: z.object({ year: fiscalYear, month: monthOrAll, grouping_ndx: groupingNumber }),
  answer: z.array(productionToEnter),
});

const productionToSave = rowOf(enteredProduction).partial().extend({
  well_ndx: recordNumber,
  c_year: meterFields.c_year,
  c_month: meterFields.c_month,
  /** That the change is based on; null where nothing had been saved for the month. Without, it holds whatever stands there. */
  version: z.int().nullable().optional(),
});
export type ProductionToSave = z.output<typeof productionToSave>;

const savedProduction = productionToEnter.pick({
  well_production_ndx: true,
  well_ndx: true,
  c_year: true,
  c_month: true,
  measuring_method_ndx: true,
  quantity: true,
  production_gallons: true,
  unit: true,
  gal_per_unit: true,
  applies: true,
  mr_report_status_ndx: true,
  notes: true,
  version: true,
});
export type SavedProduction = z.output<typeof savedProduction>;

/** Not in the specification: the path is ours. Answers the months in the order that they were sent in. */
export const saveProduction = endpoint({
  method: 'PUT',
  path: `${path}/bulk-update`,
  access: 'staff',
  summary: 'Save reported production of wells without meters, all or none. Only the fields sent change',
  body: z
    .array(productionToSave)
    .min(1, 'Give at least one month.')
    .max(MOST_ROWS, `Save at most ${MOST_ROWS.toLocaleString('en-US')} months at once.`),
  answer: z.array(savedProduction),
  patienceMs: 30_000,
});
