import { flag, percent, reference } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick, rowKey } from '../language/rows.ts';
import { meterFields } from '../metering/fields.ts';
import { wellWords } from '../wells/fields.ts';
import { permitFields } from './fields.ts';

/** Rows of a table that belong to one permit (spec 3 §3). */
const ofOnePermit = {
  key: 'ndx',
  of: 'permit_ndx',
  keys: { ndx: rowKey, permit_ndx: permitFields.permit_ndx },
  read: 'staff',
  write: 'staff',
} as const;

/** The twelve shares of a permit's year. `alloc_percentage` is a fraction; the twelve total 1 when they are complete. */
export const monthlyDistribution = defineRegister({
  ...ofOnePermit,
  path: 'data-permits-monthly-distributions',
  table: 'permit_distributions',
  title: 'Monthly Distribution',
  one: 'monthly share',
  label: 'c_month',
  has: ['list', 'update', 'replace-by-array'],
  import: {
    as: 'permit-shares',
    key: [['permit_ndx', 'c_month']],
    given: ['c_month'],
    tells: ['alloc_percentage'],
    across: { field: 'c_month', value: 'alloc_percentage', columns: 'months' },
    together: 'permit_ndx',
    headings: { permit_ndx: ['permit number'], alloc_percentage: ['share', 'percent', 'percentage', 'fraction'] },
  },
  computed: { c_month: meterFields.c_month, is_editable: flag('Is Editable') },
  fields: { alloc_percentage: percent('Allocation') },
  elsewhere: ['alloc_percentage'],
});

export const permitWellLinks = defineRegister({
  ...ofOnePermit,
  path: 'list-permits-associated-wells',
  table: 'permit_wells',
  title: 'Wells of a Permit',
  one: 'link of a well to a permit',
  label: 'linked_well_identifier',
  orderBy: ['start_date', 'ndx'],
  has: ['list', 'create', 'update', 'delete', 'replace-by-array'],
  import: {
    as: 'permit-wells',
    key: [['permit_ndx', 'well_ndx', 'start_date']],
    headings: {
      permit_ndx: ['permit number'],
      well_ndx: ['well id', 'district well id', 'well no', 'well number'],
      start_date: ['from'],
      end_date: ['to'],
    },
  },
  computed: { linked_well_identifier: wellWords.linked_well_identifier },
  fields: { well_ndx: reference('Well', 'list-wells'), ...pick(permitFields, 'start_date', 'end_date') },
});
