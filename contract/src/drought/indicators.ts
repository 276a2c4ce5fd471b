import { noSuch } from '../language/constraint-words.ts';
import { choice, date, decimal, defaulted, lookup, optional, reference, text, UNSET } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';

const toIndicators = 'list-indicators';
export const indicator = lookup('Indicator', toIndicators, {
  required: true,
  hidden: true,
  help: 'Add indicators in Lists of Terms.',
});
export const namesOfIndicator = {
  indicator: text('Indicator', 300, { meaning: 'With its unit.' }),
  indicator_name: text('Indicator', 200, { hidden: true, meaning: 'Without its unit.' }),
  indicator_unit: text('Unit', 20, { hidden: true }),
};
export const noIndicator = { field: 'indicator_ndx', message: 'Choose an indicator.' };
const source = optional(text('Source'));

/** What an indicator of drought read on a day, as it is entered or brought in by a file. Not in the specification: the path is ours. */
export const indicatorReadings = defineRegister({
  path: 'list-indicator-readings',
  table: 'indicator_readings',
  key: 'indicator_reading_ndx',
  keys: { indicator_reading_ndx: rowKey },
  title: 'Indicator Readings',
  one: 'indicator reading',
  label: 'indicator',
  alsoCalled: 'read_on',
  orderBy: ['read_on desc', 'indicator'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'indicator-readings',
    key: [['indicator_ndx', 'read_on']],
    headings: { read_on: ['date'], reading: ['value'] },
  },
  computed: namesOfIndicator,
  fields: {
    indicator_ndx: indicator,
    read_on: date('Day'),
    reading: decimal('Reading', '', { decimals: 2, meaning: 'In the unit of the indicator.' }),
    source_note: source,
  },
  constraints: {
    indicator_readings_indicator_exists: noSuch('indicator', 'indicator_ndx'),
    indicator_readings_named: noIndicator,
    indicator_readings_once_a_day: { field: 'read_on', message: 'This indicator already has a reading for this day.' },
  },
});

const wellOrIndicator = 'Choose either a well or another indicator.';

/**
 * Where the values of an indicator come from on days that nothing was entered for: the daily level of a well or another indicator, between two
 * days; of several, their mean. Not in the specification: the path is ours.
 */
export const indicatorSources = defineRegister({
  path: 'list-indicator-sources',
  table: 'indicator_sources',
  key: 'indicator_source_ndx',
  keys: { indicator_source_ndx: rowKey },
  title: 'Indicator Sources',
  one: 'indicator source',
  label: 'indicator',
  alsoCalled: 'holds_from',
  orderBy: ['indicator', 'holds_from desc', 'source_name'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'create', 'update', 'delete'],
  import: {
    as: 'indicator-sources',
    key: [['indicator_ndx', 'well_ndx', 'part_ndx', 'holds_from']],
    blankInKey: ['well_ndx'],
    usualInKey: { part_ndx: UNSET },
  },
  computed: {
    ...namesOfIndicator,
    source_name: text('From', 300, { meaning: 'The well or the other indicator.' }),
  },
  fields: {
    indicator_ndx: indicator,
    well_ndx: optional(
      reference('Well', 'list-wells', { help: 'Its published daily level, without days of pumping.', hidden: true }),
    ),
    level_as: defaulted(
      choice('Level Measured As', ['Elevation', 'Depth to Water'], {
        help: 'Elevation: feet above sea level. Depth: feet below land surface.',
      }),
      'Elevation',
    ),
    part_ndx: lookup('Other Indicator', toIndicators, {
      help: 'With several sources, the indicator is their mean on days when all have a value.',
      hidden: true,
    }),
    holds_from: date('Holds From'),
    holds_until: optional(date('Holds Through', { help: 'Empty while it still holds.' })),
    source_note: source,
  },
  rules: {
    check: ({ well_ndx, part_ndx }) =>
      (well_ndx === null) === (part_ndx === UNSET) ? [{ field: 'well_ndx' as const, message: wellOrIndicator }] : [],
  },
  constraints: {
    indicator_sources_indicator_exists: noSuch('indicator', 'indicator_ndx'),
    indicator_sources_well_exists: noSuch('well', 'well_ndx'),
    indicator_sources_part_exists: noSuch('indicator', 'part_ndx'),
    indicator_sources_level_known: { field: 'level_as', message: 'Choose one of: Elevation, Depth to Water.' },
    indicator_sources_named: noIndicator,
    indicator_sources_of_well_or_part: { field: 'well_ndx', message: wellOrIndicator },
    indicator_sources_of_another: { field: 'part_ndx', message: 'Choose an indicator other than this one.' },
    indicator_sources_in_order: { field: 'holds_until', message: 'The last day is before the first one.' },
    indicator_sources_once: { field: 'holds_from', message: 'This indicator already has this source from this day.' },
  },
});
