import { key } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { wellFields } from '../wells/fields.ts';
import { meterFields } from './fields.ts';
import { headingsOfMonths } from './readings-of-files.ts';
import { enteredProduction } from './well-production.ts';

/** What wells without a meter pumped, as files bring it: a row for each month of a well. */
export const productionOfFiles = defineRegister({
  path: 'imports/well-production',
  table: 'well_production',
  key: 'well_production_ndx',
  of: 'well_ndx',
  keys: { well_production_ndx: key('Well Production'), well_ndx: wellFields.well_ndx },
  title: 'Production of Wells',
  one: 'month of a well',
  label: 'c_month',
  read: 'staff',
  write: 'staff',
  has: [],
  import: {
    as: 'well-production',
    adds: true,
    key: [['well_ndx', 'c_year', 'c_month']],
    across: { field: 'c_month', value: 'production_gallons', columns: 'months' },
    follows: { c_year: 'c_month' },
    headings: {
      ...headingsOfMonths,
      well_ndx: ['well id', 'district well id', 'state well number', 'swn', 'well no', 'well number'],
      production_gallons: ['gallons', 'pumped', 'pumpage', 'volume', 'metered gallons', 'production gallons'],
    },
  },
  fields: { ...pick(meterFields, 'c_year', 'c_month'), ...enteredProduction },
});
