import { problemOfResult, problemsOfResults, waterQualityForm } from '@artesian/contract/field/water-quality';
import { decimal, flag, lookups, optional, text } from '@artesian/contract/language/fields';
import type { Values } from '@artesian/contract/language/register';
import type { Fields } from '@artesian/contract/language/rows';
import type { FieldForm } from '../form/field-form.ts';
import { formOf } from '../form/form-of.ts';
import { ADDED, nondetectField, resultField, sampleFields } from './sample-names.ts';
import { SampleFields } from './SampleFields.tsx';

/** As the list for the field has it. */
export interface Parameter {
  parameter_ndx: number;
  param_abbrev: string;
  parameter_name: string;
  unit_abbrev: string | null;
  dataentry_primary: boolean;
}

/** The form of a sample: its results are fields, those of a parameter that is not primary only while it is added. */
export function sampleForm(parameters: readonly Parameter[]): FieldForm {
  const added = parameters.filter(({ dataentry_primary }) => !dataentry_primary);
  const isAdded = (parameter: number) => (values: Values) => (values[ADDED] as number[]).includes(parameter);
  const ofParameter = ({ parameter_ndx }: Parameter) => [resultField(parameter_ndx), nondetectField(parameter_ndx)];
  return formOf(
    waterQualityForm,
    [
      {
        title: 'Water Quality Sample',
        fields: [...sampleFields, ...parameters.flatMap(ofParameter), ADDED],
        Body: SampleFields,
      },
    ],
    {
      fields: {
        sampled_by: text('Sampled By'),
        [ADDED]: lookups('Additional Parameters', 'field-services/lookup/ui-list-wq-parameters'),
        ...Object.assign({}, ...parameters.map(fieldsOf)),
      },
      readOnly: ['sampled_by'],
      rules: {
        shown: Object.fromEntries(
          added.flatMap((parameter) => ofParameter(parameter).map((name) => [name, isAdded(parameter.parameter_ndx)])),
        ),
        offers: { [ADDED]: { fits: ({ dataentry_primary }) => dataentry_primary !== true, otherwise: '' } },
        check: (values) => problemsOfSample(parameters, values),
      },
    },
  );
}

const fieldsOf = ({ parameter_ndx, parameter_name, unit_abbrev }: Parameter): Fields => ({
  [resultField(parameter_ndx)]: optional(decimal(parameter_name, unit_abbrev ?? '')),
  [nondetectField(parameter_ndx)]: flag('Non-detect'),
});

const resultsOf = (parameters: readonly Parameter[], values: Values) =>
  parameters
    .filter(
      ({ parameter_ndx, dataentry_primary }) =>
        dataentry_primary || (values[ADDED] as number[]).includes(parameter_ndx),
    )
    .map(({ parameter_ndx }) => ({
      parameter_ndx,
      result_value: (values[resultField(parameter_ndx)] as number | null | undefined) ?? null,
      is_nondetect: values[nondetectField(parameter_ndx)] === true,
    }));

function problemsOfSample(parameters: readonly Parameter[], values: Values) {
  const results = resultsOf(parameters, values);
  return problemsOfResults(results).map(({ field, message }) => ({
    field: resultField(results[Number.parseInt(field, 10)]?.parameter_ndx ?? results[0]?.parameter_ndx ?? 0),
    message,
  }));
}

/** The sample as its call takes it: what was not measured is left out. */
export function bodyOfSample(parameters: readonly Parameter[], values: Values): Record<string, unknown> {
  const ofSample = Object.fromEntries(
    sampleFields.filter((name) => name !== 'sampled_by').map((name) => [name, values[name]]),
  );
  const results = resultsOf(parameters, values).filter(
    (result) => result.result_value !== null || problemOfResult(result) !== undefined,
  );
  return { ...ofSample, parameters: results, [ADDED]: values[ADDED] };
}
