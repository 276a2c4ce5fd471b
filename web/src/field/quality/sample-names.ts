import type { FieldForm } from '../form/field-form.ts';

/** The field that says which parameters were added. */
export const ADDED = 'optional_param_ids';
export const resultField = (parameter: number) => `result_${parameter}`;
export const nondetectField = (parameter: number) => `nondetect_${parameter}`;

export const sampleFields = [
  'collect_timestamp',
  'well_purged',
  'aqsci_data_source_ndx',
  'aqsci_lab_ndx',
  'notes',
  'sampled_by',
] as const;

/** Which parameters a form asks for just now, in its order. */
export const parametersIn = (form: FieldForm, shown: ReadonlySet<string>): number[] =>
  Object.keys(form.fields)
    .filter((name) => name.startsWith('result_') && shown.has(name))
    .map((name) => Number(name.slice('result_'.length)));
