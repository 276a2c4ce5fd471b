import { noSuch } from '../language/constraint-words.ts';
import { choice, defaulted, integer, lookup, optional, reference, text, year } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

const oneOfBoth = 'Choose a permit type or a permit, not both.';

export const reportTerms = {
  period: choice('Period', ['Month', 'Quarter', 'Half-Year', 'Year'], {
    help: 'Counted from the first month of the fiscal year.',
  }),
  due_months_after: integer('Months Until Due', {
    min: 1,
    max: 6,
    help: '1 is the month after the period.',
    meaning: 'Counted from the last month of the period.',
  }),
  due_day: integer('Due Day', { min: 1, max: 28, help: '1 to 28.' }),
};

/**
 * How often permits report, and until when. Periods are counted from the first month of the fiscal year. Not in the specification: the path is
 * ours.
 */
export const reportPeriods = defineRegister({
  path: 'list-report-periods',
  table: 'report_periods',
  key: 'report_period_ndx',
  keys: { report_period_ndx: rowKey },
  title: 'Reporting Periods',
  one: 'reporting period',
  label: 'applies_to',
  alsoCalled: 'from_year',
  orderBy: ['applies_to', 'from_year desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'report-periods',
    key: [['permit_type_ndx', 'permit_ndx', 'from_year']],
    blankInKey: ['permit_type_ndx', 'permit_ndx'],
  },
  computed: { applies_to: text('Applies To') },
  fields: {
    permit_type_ndx: optional(
      lookup('Permit Type', 'ui-list-permits-permit-types', { help: 'If empty, all permits.', hidden: true }),
    ),
    permit_ndx: optional(
      reference('Permit', 'list-permits', { help: 'Only where one permit differs from its type.', hidden: true }),
    ),
    from_year: year('From Fiscal Year', { help: 'Until a later period for the same permits.' }),
    ...reportTerms,
    due_months_after: defaulted(reportTerms.due_months_after, 1),
    source_note: optional(text('Source')),
  },
  rules: {
    check: ({ permit_type_ndx, permit_ndx }) =>
      permit_type_ndx !== null && permit_ndx !== null ? [{ field: 'permit_ndx' as const, message: oneOfBoth }] : [],
  },
  constraints: {
    report_periods_type_exists: noSuch('permit type', 'permit_type_ndx'),
    report_periods_permit_exists: noSuch('permit', 'permit_ndx'),
    report_periods_of_type_or_permit: { field: 'permit_ndx', message: oneOfBoth },
    report_periods_known: { field: 'period', message: 'Choose one of: Month, Quarter, Half-Year, Year.' },
    report_periods_due_within_half_a_year: { field: 'due_months_after', message: 'Enter a number from 1 to 6.' },
    report_periods_due_in_every_month: { field: 'due_day', message: 'Enter a day from 1 to 28.' },
    report_periods_year_in_range: { field: 'from_year', message: 'Enter a year between 1900 and 2200.' },
    report_periods_once: {
      field: 'from_year',
      message: 'These permits already have a reporting period from this year.',
    },
  },
});
