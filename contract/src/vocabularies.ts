import { FIRST_AREA } from './drought/drought-areas.ts';
import { stageColors, WITHOUT_DROUGHT } from './drought/drought-stages.ts';
import { noSuch, type WordsOfTables } from './language/constraint-words.ts';
import { choice, flag, integer, lookup as chosen, optional, text } from './language/fields.ts';
import { lookup, type Lookup } from './language/lookup.ts';
import type { Fields } from './language/rows.ts';
import { lookups } from './lookups.ts';
import { WITHOUT_TIER } from './permits/fields.ts';

export const vocabularyGroups = [
  'Wells',
  'Place',
  'Construction and Equipment',
  'People',
  'Permits',
  'Meters',
  'Water Science',
  'Files',
] as const;

/** A list of words to choose from that staff edit: the same table that its lookups read. */
export interface Vocabulary {
  /** In addresses: `well-uses`. */
  name: string;
  title: string;
  group: (typeof vocabularyGroups)[number];
  /** The table, its key and its word. */
  list: Pick<Lookup, 'table' | 'value' | 'label'>;
  /** What else each word says, by columns of the table. */
  says: Fields;
  /** Its words are of one place, so those that a new district finds are another's. */
  isOfPlace: boolean;
  /** Words that rules go by: they keep their name and stay. With why. */
  kept: { words: readonly string[]; why: string };
  /** A word that may be renamed, but stays. With why. */
  stays?: { key: number; why: string };
  /** What the order of the words means, where rules go by it too; else it is that of forms alone. */
  order?: string;
  /** Why no word can be merged with another. */
  neverMerged?: string;
}

const ofWhatTheySay: WordsOfTables = {
  aquifers: { aquifers_group_exists: noSuch('aquifer group', 'says.aquifer_group_ndx') },
  aquifer_groups: {
    aquifer_groups_summary_named: {
      field: 'says.aq_group_summary_name',
      message: 'Enter a name of at most 40 characters.',
    },
  },
  drought_stages: {
    drought_stages_color_known: { field: 'says.stage_color', message: 'Choose a color from the list.' },
  },
  monitoring_statuses: {
    monitoring_statuses_level_every_positive: { field: 'says.level_every_months', message: 'Enter 1 or more.' },
  },
};

const ofPlace = { isOfPlace: true } as const;

const vocabulary = (
  group: Vocabulary['group'],
  title: string,
  table: string,
  more: Partial<Omit<Vocabulary, 'name' | 'title' | 'group'>> = {},
): Vocabulary => ({
  name: table.replaceAll('_', '-'),
  title,
  group,
  list: lookups.find((lookup) => lookup.table === table)!,
  says: {},
  isOfPlace: false,
  kept: { words: [], why: '' },
  ...more,
});

/** Every list of words that staff edit; one line adds one. */
export const vocabularies: readonly Vocabulary[] = [
  vocabulary('Wells', 'Well Classifications', 'well_classes', {
    kept: { words: ['Exempt', 'Monitoring', 'Spring'], why: 'Determines which wells pump under permits.' },
  }),
  vocabulary('Wells', 'Well Sub-Classes', 'well_subclasses'),
  vocabulary('Wells', 'Well Uses', 'well_uses'),
  vocabulary('Wells', 'Well Statuses', 'well_statuses', {
    kept: {
      words: ['Inactive', 'Capped', 'Abandoned', 'Plugged', 'Proposed'],
      why: 'Determines which wells are shown as active on the map.',
    },
  }),
  vocabulary('Wells', 'Monitoring Statuses', 'monitoring_statuses', {
    says: {
      level_every_months: optional(
        integer('Level Due Every', { unit: 'months', min: 1, max: 120, help: 'Empty if none is due.' }),
      ),
    },
  }),
  vocabulary('Place', 'Groundwater Districts', 'districts', ofPlace),
  vocabulary('Place', 'Counties', 'counties', ofPlace),
  vocabulary('Place', 'Management Zones', 'management_zones', ofPlace),
  vocabulary('Place', 'Watersheds', 'watersheds', ofPlace),
  vocabulary('Place', 'Director Precincts', 'precincts', ofPlace),
  vocabulary('Place', 'Aquifers', 'aquifers', {
    ...ofPlace,
    says: { aquifer_group_ndx: chosen('Aquifer Group', 'ui-list-permits-aquifer-groups') },
  }),
  vocabulary('Place', 'Aquifer Groups', 'aquifer_groups', {
    ...ofPlace,
    says: {
      aq_group_summary_name: text('Counted in Reports As', 40, {
        help: 'Aquifer groups with the same name here are counted together.',
      }),
    },
  }),
  vocabulary('Place', 'Aquifer Completions', 'aquifer_completions', ofPlace),
  vocabulary('Place', 'Aquifer Settings', 'aquifer_settings'),
  vocabulary('Place', 'Geological Formations', 'formations', ofPlace),
  vocabulary('Construction and Equipment', 'Drillers', 'drillers'),
  vocabulary('Construction and Equipment', 'Well Log Types', 'well_log_types'),
  vocabulary('Construction and Equipment', 'Construction Components', 'well_component_types', {
    kept: {
      words: ['Casing', 'Screen', 'Open hole', 'Annular seal', 'Filter pack', 'Plug'],
      why: 'Determines how a well is drawn.',
    },
  }),
  vocabulary('Construction and Equipment', 'Casing and Seal Materials', 'casing_materials'),
  vocabulary('Construction and Equipment', 'Casing Types at the Surface', 'casing_types'),
  vocabulary('Construction and Equipment', 'Pump Systems', 'system_types'),
  vocabulary('Construction and Equipment', 'Pump Types', 'pump_types'),
  vocabulary('Construction and Equipment', 'Sampling Spigots', 'sampling_spigots'),
  vocabulary('Construction and Equipment', 'Water Treatments', 'other_treatments'),
  vocabulary('People', 'Contact Types', 'rolo_types', {
    kept: { words: ['Owner', 'Past owner'], why: 'Determines who is the owner of a well.' },
  }),
  vocabulary('Permits', 'Permit Statuses', 'permit_statuses', {
    says: {
      permit_status_group_name: choice('Counts As', ['Active', 'Pending', 'Inactive']),
      ends_permit: flag('Ends the Permit', {
        help: 'Pumping under a permit with this status is not allowed after its end date.',
      }),
      allows_pumping: flag('Allows Pumping', {
        help: 'In months without such a status, a permit allows nothing.',
      }),
    },
    kept: {
      words: ['Active', 'Retired'],
      why: 'New permits use the one, and amendments that end a permit use the other.',
    },
  }),
  vocabulary('Permits', 'Approval Bodies', 'approval_bodies'),
  vocabulary('Permits', 'Tiers', 'permit_tiers', {
    stays: { key: WITHOUT_TIER, why: 'Permits without a group, and new groups, have this tier.' },
    neverMerged: 'Tiers cannot be merged because that would change reports of past years. Retire the tier instead.',
  }),
  vocabulary('Permits', 'Drought Areas', 'drought_areas', {
    stays: { key: FIRST_AREA, why: 'Aquifer groups without an assignment belong to this area.' },
  }),
  vocabulary('Permits', 'Drought Stages', 'drought_stages', {
    ...ofPlace,
    says: {
      restricts: flag('Restricts Pumping', {
        help: 'Only stages that restrict pumping can have triggers and reductions. All others count as equally mild.',
      }),
      stage_color: choice('Color', stageColors),
    },
    stays: { key: WITHOUT_DROUGHT, why: 'Months without drought have this stage.' },
    order: 'From the mildest stage to the most severe.',
    neverMerged: 'Drought stages cannot be merged because that would change past months. Retire the stage instead.',
  }),
  vocabulary('Permits', 'Drought Indicators', 'indicators', {
    ...ofPlace,
    says: { indicator_unit: text('Unit', 20, { help: 'The unit of its readings, such as cfs or ft msl.' }) },
    neverMerged: 'Indicators cannot be merged because both may have readings for the same day. Retire one instead.',
  }),
  vocabulary('Meters', 'Adjustment Reasons', 'mr_adjustment_reasons'),
  vocabulary('Meters', 'Reading Report Statuses', 'mr_report_statuses'),
  vocabulary('Meters', 'Measuring Methods', 'measuring_methods'),
  vocabulary('Water Science', 'Inspection Types', 'inspection_types', {
    says: {
      is_enforcement: flag('Enforcement', { meaning: 'Visits of this type are enforcement inspections.' }),
    },
  }),
  vocabulary('Water Science', 'Water-Level Methods', 'wl_meas_methods'),
  vocabulary('Water Science', 'Data Sources', 'aqsci_data_sources'),
  vocabulary('Water Science', 'Laboratories', 'aqsci_labs'),
  vocabulary('Files', 'Tags of Photos and Documents', 'attachment_tags', {
    list: lookup('', 'staff', 'attachment_tags', 'att_tag_ndx', 'att_tag_text'),
    says: {
      for_photos: flag('For Photos'),
      for_documents: flag('For Documents'),
      for_public: flag('Public', { help: 'Documents of public wells with this tag are shown to everyone.' }),
    },
  }),
];

export const vocabularyNamed = (name: string): Vocabulary | undefined =>
  vocabularies.find((vocabulary) => vocabulary.name === name);

/** The vocabulary whose words a table holds. */
export const vocabularyOf = (table: string): Vocabulary | undefined =>
  vocabularies.find(({ list }) => list.table === table);

/** What to tell whoever breaks a rule of such a table. */
export const vocabularyConstraints: WordsOfTables = Object.fromEntries(
  vocabularies.map(({ list: { table } }) => [
    table,
    {
      [`${table}_named_once`]: { field: 'word', message: 'The list already has this term.' },
      ...ofWhatTheySay[table],
    },
  ]),
);
