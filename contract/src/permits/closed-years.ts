import { key, optional, text, year } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';

/**
 * Fiscal years that are closed: what their months allowed and pumped changes only by a save with a Correction-Reason, which is kept. Not in the
 * specification: the path is ours.
 */
export const closedYears = defineRegister({
  path: 'closed-years',
  table: 'closed_years',
  key: 'closed_year_ndx',
  keys: { closed_year_ndx: key('Closed Year') },
  title: 'Closed Years',
  one: 'closed year',
  label: 'fiscal_year',
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  fields: { fiscal_year: year('Fiscal Year'), notes: optional(text('Notes', 500)) },
  constraints: {
    closed_years_once: { field: 'fiscal_year', message: 'This fiscal year is already closed.' },
    closed_years_year_in_range: { field: 'fiscal_year', message: '*Requires 4 digits' },
  },
});
