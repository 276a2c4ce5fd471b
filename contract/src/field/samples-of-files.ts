import { decimal, key, optional, reference, text, timestamp } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { resultFields, waterQualityForm } from './water-quality.ts';

const { collect_timestamp: _now, ...sample } = waterQualityForm.fields;
const collected = timestamp('Collected', { isPast: true });

const sampled_by = optional(text('Sampled By'));

const headings = {
  well_ndx: ['well', 'well id', 'district well id', 'state well number', 'swn', 'well no', 'well number'],
  collect_timestamp: ['date', 'sample date', 'sampled', 'date time', 'timestamp', 'collection date', 'day'],
  aqsci_data_source_ndx: ['source', 'agency'],
  aqsci_lab_ndx: ['lab'],
  well_purged: ['purged'],
  sampled_by: ['by', 'sampler', 'who'],
  notes: ['note', 'remarks', 'comments'],
};

/** Samples of water without their results, as files bring and correct them. */
export const samplesOfFiles = defineRegister({
  path: 'imports/water-quality-samples',
  table: 'water_quality_samples',
  key: 'ndx',
  of: 'well_ndx',
  keys: waterQualityForm.keys,
  title: 'Water Quality Samples',
  one: waterQualityForm.one,
  label: 'collect_timestamp',
  read: 'staff',
  write: 'staff',
  has: [],
  import: { as: 'samples', adds: true, key: [['well_ndx', 'collect_timestamp']], headings },
  fields: { collect_timestamp: collected, ...sample, sampled_by },
});

/** What samples were found to hold: a row, or a cell, for each parameter. The sample is there already or comes with its first result. */
export const resultsOfFiles = defineRegister({
  path: 'imports/water-quality-results',
  table: 'water_quality_results',
  key: 'ndx',
  of: 'well_ndx',
  keys: { ndx: key('Result'), well_ndx: waterQualityForm.keys.well_ndx },
  title: 'Water Quality Results',
  one: 'result of a sample',
  label: 'parameter_ndx',
  read: 'staff',
  write: 'staff',
  has: [],
  import: {
    as: 'water-quality',
    adds: true,
    key: [['well_ndx', 'collect_timestamp', 'parameter_ndx']],
    across: { field: 'parameter_ndx', value: 'result_value', columns: 'words' },
    also: { ...pick(sample, 'well_purged', 'aqsci_data_source_ndx', 'aqsci_lab_ndx', 'notes'), sampled_by },
    headings: {
      ...headings,
      parameter_ndx: ['analyte', 'parameter name', 'characteristic', 'constituent'],
      result_value: ['value', 'result value', 'concentration'],
      is_nondetect: ['nondetect', 'nd', 'below detection'],
    },
  },
  fields: {
    collect_timestamp: collected,
    parameter_ndx: reference('Parameter', 'list-aqsci-parameters'),
    result_value: decimal('Result', ''),
    is_nondetect: resultFields.is_nondetect,
  },
});
