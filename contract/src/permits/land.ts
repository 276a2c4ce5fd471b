import { noSuch, notBelowNothing } from '../language/constraint-words.ts';
import {
  choice,
  count,
  decimal,
  flag,
  fraction,
  integer,
  lookup,
  optional,
  reference,
  text,
  year,
} from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

const MOST_GAL_PER_ACRE = 10_000_000;
const perAcre = (label: string, help: string) =>
  optional(decimal(label, 'gal', { min: 0, max: MOST_GAL_PER_ACRE, decimals: 4, help }));
const above = (field: string) => ({ field, message: 'Enter a number above 0, or leave this empty.' });

const needsPart = 'Enter the share of unused volume that is earned, or clear the other rules of the reserve.';
const needsLand = 'Enter an allowance per acre, or clear the rules of the reserve.';
/** What the rules of a reserve say beside the part that is earned. */
const ofReserve = [
  'opening_gal_per_acre',
  'most_kept_gal_per_acre',
  'most_spent_gal_per_acre',
  'lost_after_years',
] as const;

/**
 * What permits of a type allow for each acre of their land in a year, in place of an authorized volume, and by which rules what is not pumped goes
 * into a reserve. Not in the specification: the paths of this file are ours.
 */
export const landAllowances = defineRegister({
  path: 'list-land-allowances',
  table: 'land_allowances',
  key: 'land_allowance_ndx',
  keys: { land_allowance_ndx: rowKey },
  title: 'Allowances by Land',
  one: 'land allowance',
  label: 'permit_type_name',
  alsoCalled: 'from_year',
  orderBy: ['permit_type_name', 'from_year desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: { as: 'land-allowances', key: [['permit_type_ndx', 'from_year']], headings: { permit_type_ndx: ['type'] } },
  computed: { permit_type_name: text('Permit Type') },
  fields: {
    permit_type_ndx: lookup('Permit Type', 'ui-list-permits-permit-types', {
      required: true,
      help: 'Permits of this type whose acres are entered.',
    }),
    from_year: year('From Fiscal Year', { help: 'Until a later row for the same permit type.' }),
    allowance_gal_per_acre: perAcre('Allowance per Acre', 'A year. Leave empty to return to authorized volumes.'),
    most_acres: optional(
      decimal('Maximum Land', 'acres', {
        min: 0,
        max: 1_000_000,
        help: 'Acres above this do not count.',
      }),
    ),
    earned_part: optional(
      fraction('Share Earned', {
        help: 'The share of a year’s unused volume that goes into the reserve, from 0 to 1. Leave empty if there is no reserve.',
      }),
    ),
    opening_gal_per_acre: perAcre('Opening Reserve per Acre', 'Granted once for each permit, under Reserve Entries.'),
    most_kept_gal_per_acre: perAcre(
      'Maximum Reserve per Acre',
      'At the end of each year. Leave empty if there is no cap.',
    ),
    most_spent_gal_per_acre: perAcre('Maximum Spent per Acre', 'In a year. Leave empty if all of it may be spent.'),
    lost_after_years: optional(
      integer('Years Until Lost', { min: 1, max: 100, help: 'Leave empty if unused volume stays until it is spent.' }),
    ),
    late_reports_earn: flag('Late Reports Earn'),
    source_note: optional(text('Source')),
  },
  rules: {
    check: (values) => {
      const { allowance_gal_per_acre, earned_part, late_reports_earn } = values;
      if (earned_part === null && (late_reports_earn || ofReserve.some((field) => values[field] !== null)))
        return [{ field: 'earned_part' as const, message: needsPart }];
      return earned_part !== null && allowance_gal_per_acre === null
        ? [{ field: 'allowance_gal_per_acre' as const, message: needsLand }]
        : [];
    },
  },
  constraints: {
    land_allowances_type_exists: noSuch('permit type', 'permit_type_ndx'),
    land_allowances_of_a_type: { field: 'permit_type_ndx', message: 'Choose a permit type.' },
    land_allowances_year_in_range: { field: 'from_year', message: 'Enter a year between 1900 and 2200.' },
    land_allowances_allow_something: above('allowance_gal_per_acre'),
    land_allowances_count_some_acres: above('most_acres'),
    land_allowances_earn_a_part: { field: 'earned_part', message: 'Enter a share from 0 to 1.' },
    land_allowances_open_with_something: above('opening_gal_per_acre'),
    land_allowances_keep_something: notBelowNothing('most_kept_gal_per_acre'),
    land_allowances_spend_something: notBelowNothing('most_spent_gal_per_acre'),
    land_allowances_lost_in_time: { field: 'lost_after_years', message: 'Enter a number from 1 to 100.' },
    land_allowances_reserve_is_earned: { field: 'earned_part', message: needsPart },
    land_allowances_reserve_has_land: { field: 'allowance_gal_per_acre', message: needsLand },
    land_allowances_once: { field: 'from_year', message: 'This permit type already has an allowance from this year.' },
  },
});

const ofPermit = reference('Permit', 'list-permits', { required: true, hidden: true });
const permitNumber = text('Permit Number');

/** The acres of each permit whose type allows by land. */
export const permitLand = defineRegister({
  path: 'list-permit-land',
  table: 'permit_land',
  key: 'permit_land_ndx',
  keys: { permit_land_ndx: rowKey },
  title: 'Permit Acreage',
  one: 'acreage',
  label: 'permit_number',
  alsoCalled: 'from_year',
  orderBy: ['permit_number', 'from_year desc'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: { as: 'permit-land', key: [['permit_ndx', 'from_year']], headings: { acres: ['area', 'contiguous acres'] } },
  computed: {
    permit_number: permitNumber,
    allowance_gal: optional(
      count('Allowance', 'gal', {
        meaning: 'In the first year. Empty if the permit type has no allowance by land.',
      }),
    ),
  },
  fields: {
    permit_ndx: ofPermit,
    from_year: year('From Fiscal Year', { help: 'Until a later row for the same permit.' }),
    acres: decimal('Land', 'acres', { min: 0, max: 1_000_000 }),
    source_note: optional(text('Source')),
  },
  constraints: {
    permit_land_permit_exists: noSuch('permit', 'permit_ndx'),
    permit_land_year_in_range: { field: 'from_year', message: 'Enter a year between 1900 and 2200.' },
    permit_land_not_negative: notBelowNothing('acres'),
    permit_land_once: { field: 'from_year', message: 'This permit already has acres from this year.' },
  },
});

const entries = ['Opening Reserve', 'Added', 'Taken Away', 'Report on Time'] as const;
const needsVolume = 'Enter a volume if you add or take away; leave it empty for other entries.';
const moving: readonly unknown[] = ['Added', 'Taken Away'];

/** What staff enter in the reserve of a permit; what it earns, spends and loses follows from the rules. */
export const reserveEntries = defineRegister({
  path: 'list-reserve-entries',
  table: 'reserve_entries',
  key: 'reserve_entry_ndx',
  keys: { reserve_entry_ndx: rowKey },
  title: 'Reserve Entries',
  one: 'reserve entry',
  label: 'permit_number',
  alsoCalled: 'fiscal_year',
  orderBy: ['permit_number', 'fiscal_year desc', 'reserve_entry_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'reserve-entries',
    key: [['permit_ndx', 'fiscal_year', 'entry', 'volume_gal']],
    blankInKey: ['volume_gal'],
  },
  computed: {
    permit_number: permitNumber,
    counted_gal: optional(
      count('Volume Counted', 'gal', {
        meaning: 'Of an opening reserve, as the permit type’s rules and the acres give it.',
      }),
    ),
  },
  fields: {
    permit_ndx: ofPermit,
    fiscal_year: year('Fiscal Year'),
    entry: choice('Entry', entries, {
      help: 'Opening Reserve: the volume that the permit type’s rules grant. Report on Time: the year’s reports count as on time although they were entered late.',
    }),
    volume_gal: optional(count('Volume', 'gal', { min: 1, help: 'Only for Added and Taken Away.' })),
    source_note: optional(text('Reason')),
  },
  rules: {
    check: ({ entry, volume_gal }) =>
      moving.includes(entry) === (volume_gal !== null) ? [] : [{ field: 'volume_gal' as const, message: needsVolume }],
  },
  constraints: {
    reserve_entries_permit_exists: noSuch('permit', 'permit_ndx'),
    reserve_entries_year_in_range: { field: 'fiscal_year', message: 'Enter a year between 1900 and 2200.' },
    reserve_entries_known: { field: 'entry', message: `Choose one of: ${entries.join(', ')}.` },
    reserve_entries_move_something: { field: 'volume_gal', message: 'Enter 1 or more.' },
    reserve_entries_say_a_volume: { field: 'volume_gal', message: needsVolume },
    reserve_entries_open_once: { field: 'entry', message: 'This permit already has an opening reserve.' },
    reserve_entries_on_time_once: { field: 'entry', message: 'The reports of this year already count as on time.' },
  },
});
