import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import {
  decimal,
  defaulted,
  flag,
  key,
  list,
  longText,
  lookup,
  optional,
  timestampFromNow,
  withoutDefault,
} from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';
import { byWell, ofWell, whenAndByWhom } from './at-well.ts';

/** The most parameters of one sample. */
const MOST_PARAMETERS = 200;

/** What is entered of a sample beside its results (spec 2 §3 'Water quality sample'). */
export const waterQualityForm = defineRegister({
  path: 'field-services/well-actions/water-quality',
  table: 'water_quality_samples',
  key: 'ndx',
  ...ofWell,
  keys: { ndx: key('Sample'), well_ndx: wellFields.well_ndx },
  title: 'Water Quality Entry',
  one: 'water quality sample',
  label: 'collect_timestamp',
  fields: {
    collect_timestamp: timestampFromNow('Collected', { isPast: true }),
    well_purged: defaulted(withoutDefault(flag('Well Purged')), true),
    aqsci_data_source_ndx: lookup('Data Source', 'field-services/lookup/ui-list-wq-sources'),
    aqsci_lab_ndx: lookup('Laboratory', 'field-services/lookup/ui-list-wq-labs'),
    notes: optional(longText('Notes')),
  },
});

/** The fields of one result, with their labels. */
export const resultFields = {
  parameter_ndx: key('Parameter'),
  result_value: optional(decimal('Result', '', { meaning: 'The detection limit for a non-detect.' })),
  is_nondetect: flag('Non-Detect'),
};
const result = z.object({
  parameter_ndx: recordNumber,
  result_value: resultFields.result_value,
  is_nondetect: resultFields.is_nondetect,
});
type Result = Pick<z.output<typeof result>, 'result_value' | 'is_nondetect'>;

/** What is wrong with one result (spec 2 §5). One without a value and not flagged was not measured, and is left out. */
export const problemOfResult = ({ result_value, is_nondetect }: Result): string | undefined =>
  is_nondetect && result_value === null ? 'Enter detection limit as a value if result is a non-detect.' : undefined;

const isMeasured = ({ result_value }: Result) => result_value !== null;

const NOTHING_MEASURED = 'Enter at least one result.';

const results = z
  .array(result)
  .max(MOST_PARAMETERS, `Enter at most ${MOST_PARAMETERS} results.`)
  .superRefine((rows, context) => {
    const seen = new Set<number>();
    for (const [index, row] of rows.entries()) {
      const message = problemOfResult(row);
      if (message) context.addIssue({ code: 'custom', path: [index, 'result_value'], message });
      if (seen.has(row.parameter_ndx))
        context.addIssue({
          code: 'custom',
          path: [index, 'parameter_ndx'],
          message: 'This parameter is listed twice.',
        });
      seen.add(row.parameter_ndx);
    }
    if (!rows.some(isMeasured) && !rows.some(problemOfResult))
      context.addIssue({ code: 'custom', message: NOTHING_MEASURED });
  });

/** What is wrong with the results of a sample, by the field: `3.result_value`, or `` of all together. */
export function problemsOfResults(rows: readonly z.input<typeof result>[]): { field: string; message: string }[] {
  const issues = results.safeParse(rows).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** Not in the specification: the path is that of its POST. */
export const waterQualitySamples = view({
  path: 'field-services/well-actions/{wellNdx}/water-quality',
  relation: 'field_water_quality_samples',
  access: 'staff',
  summary: 'Water-quality samples of a well with their results, newest first',
  by: byWell,
  orderBy: ['collect_timestamp desc', 'ndx desc'],
  row: {
    ndx: key('Sample'),
    ...pick(wellFields, 'well_ndx', 'district_well_id'),
    ...waterQualityForm.fields,
    parameters: list(
      'Results',
      z.object({ parameter_ndx: z.int(), result_value: z.number(), is_nondetect: z.boolean() }),
    ),
    ...whenAndByWhom,
  },
});

/**
 * All or nothing. Refusals of a result name it by its place: `parameters.3.result_value`. `optional_param_ids` says which parameters the form
 * added; it is kept nowhere, as the results name them.
 */
export const addWaterQuality = endpoint({
  method: 'POST',
  path: '/api/field-services/well-actions/{wellNdx}/water-quality',
  access: 'staff',
  summary: 'Add a water-quality sample with its results, all or none',
  params: byWell,
  body: waterQualityForm.draft
    .omit({ well_ndx: true })
    .extend({ parameters: results, optional_param_ids: z.array(recordNumber).max(MOST_PARAMETERS).optional() }),
  answer: waterQualitySamples.row,
  status: 201,
});
