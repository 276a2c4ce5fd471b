import { noSuch } from '../language/constraint-words.ts';
import { choice, decimal, flag, integer, key, longText, lookup, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

/** What a limit of drinking water is for. */
export const drinkingLimitKinds = ['Health', 'Taste, Odor or Color'] as const;

/** Fields of a parameter by the specification's names (2 §3 'Water quality parameter'). */
export const parameterFields = {
  aqsci_parameter_ndx: key('Parameter'),
  parameter_name: text('Parameter Name'),
  parameter_abbrev: text('Abbreviation'),
  aqsci_unit_ndx: lookup('Units', 'list-aqsci-units'),
  dataentry_primary: flag('Primary', { meaning: 'Preselected in every new sample.' }),
  display_order: optional(integer('Display Order', { min: 0, meaning: 'The lowest number comes first in a sample.' })),
  ignore: flag('Ignored', { meaning: 'Not offered in new samples; existing results stay.' }),
  drinking_limit: optional(
    decimal('Drinking-Water Limit', '', {
      min: 0,
      meaning: 'In the unit of the parameter. Well pages compare results with it.',
    }),
  ),
  drinking_limit_kind: optional(choice('Limit Protects', drinkingLimitKinds)),
  drinking_limit_source: optional(text('Source of the Limit', 200, { meaning: 'Such as U.S. EPA, 40 CFR 141.62.' })),
  notes: optional(longText('Notes')),
};
const { aqsci_parameter_ndx, ...entered } = parameterFields;

/** What water is analyzed for. */
export const waterQualityParameters = defineRegister({
  path: 'list-aqsci-parameters',
  table: 'aqsci_parameters',
  key: 'aqsci_parameter_ndx',
  keys: { aqsci_parameter_ndx },
  title: 'Water Quality Parameters',
  one: 'water quality parameter',
  label: 'parameter_name',
  alsoCalled: 'parameter_abbrev',
  orderBy: ['display_order', 'parameter_name'],
  read: 'staff',
  write: 'staff',
  import: { as: 'parameters', key: ['parameter_name'], headings: { parameter_name: ['parameter', 'analyte'] } },
  fields: entered,
  constraints: {
    aqsci_parameters_unit_exists: noSuch('unit', 'aqsci_unit_ndx'),
    aqsci_parameters_limit_not_negative: { field: 'drinking_limit', message: 'Enter 0 or more.' },
    aqsci_parameters_limit_kind: { field: 'drinking_limit_kind', message: 'Choose one of the list.' },
    aqsci_parameters_limit_with_kind: {
      field: 'drinking_limit_kind',
      message: 'Enter both a limit and what it protects, or neither.',
    },
    aqsci_parameters_named_once: { field: 'parameter_name', message: 'Another parameter has this name.' },
  },
});

/** What laboratories print for a parameter, so that their files find it. Not in the specification: the path is ours. */
export const parameterNames = defineRegister({
  path: 'list-aqsci-parameter-akas',
  table: 'aqsci_parameter_akas',
  key: 'ndx',
  of: 'aqsci_parameter_ndx',
  keys: { ndx: rowKey, aqsci_parameter_ndx },
  title: 'Other Names of a Parameter',
  one: 'other name',
  label: 'aka',
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  fields: { aka: text('Other Name') },
  constraints: {
    aqsci_parameter_akas_parameter_exists: noSuch('parameter', 'aqsci_parameter_ndx'),
    aqsci_parameter_akas_once: { field: 'aka', message: 'Another parameter already has this name.' },
  },
});
