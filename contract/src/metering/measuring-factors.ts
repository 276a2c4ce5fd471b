import { frequencies } from '@artesian/domain/measured-volume';
import { noSuch } from '../language/constraint-words.ts';
import { choice, date, decimal, defaulted, lookup, optional, reference, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

/** What one unit of something counted stands for, from a month on. */
export const factor = {
  unit: text('Unit', 40, { help: 'What is counted: hours, kWh, houses.' }),
  gal_per_unit: decimal('Gallons per Unit', '', { min: 0 }),
  applies: choice('Applies', frequencies, {
    help: 'A yearly amount is spread evenly over the months. Working days are Monday to Friday.',
  }),
};

/** The factors by which wells without a meter are measured. Not in the specification: the path is ours. */
export const measuringFactors = defineRegister({
  path: 'list-measuring-factors',
  table: 'measuring_factors',
  key: 'measuring_factor_ndx',
  keys: { measuring_factor_ndx: rowKey },
  title: 'Measuring Factors',
  one: 'measuring factor',
  label: 'factor_name',
  alsoCalled: 'holds_from',
  orderBy: ['factor_name', 'holds_from desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'measuring-factors',
    key: [['measuring_method_ndx', 'well_ndx', 'holds_from']],
    blankInKey: ['well_ndx'],
  },
  computed: { factor_name: text('Factor', 300, { meaning: 'Method and well, or all wells.' }) },
  fields: {
    measuring_method_ndx: lookup('Method', 'list-measuring-methods', { required: true, hidden: true }),
    well_ndx: optional(
      reference('Well', 'list-wells', { help: 'If empty, all wells without a factor of their own.', hidden: true }),
    ),
    holds_from: date('Holds From', { help: 'First day of a month. Months entered earlier keep their volume.' }),
    ...factor,
    applies: defaulted(factor.applies, 'Once a Month'),
    source_note: optional(text('Source')),
  },
  constraints: {
    measuring_factors_method_exists: noSuch('method', 'measuring_method_ndx'),
    measuring_factors_well_exists: noSuch('well', 'well_ndx'),
    measuring_factors_from_first_of_month: { field: 'holds_from', message: 'Enter the first day of a month.' },
    measuring_factors_not_negative: { field: 'gal_per_unit', message: 'Enter 0 or more.' },
    measuring_factors_applies_known: { field: 'applies', message: `Choose one of: ${frequencies.join(', ')}.` },
    measuring_factors_once: { field: 'holds_from', message: 'This method already has a factor from this month.' },
  },
});
