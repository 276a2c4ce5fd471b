/** How rows of a kind are called that hang on a record, and what becomes of those that cannot stand beside one of the record to keep. */
interface Kind {
  one: string;
  many: string;
  /** Of what is set aside. */
  aside?: string;
}

const daysJoined = 'days that both records share are combined';

/** By table and the column that points at the record. */
const kinds: Record<string, Kind> = {
  'permit_wells.well_ndx': { one: 'link to a permit', many: 'links to permits', aside: daysJoined },
  'meter_wells.well_ndx': { one: 'link to a meter', many: 'links to meters', aside: daysJoined },
  'meters.setup_well_ndx': { one: 'meter with its readings', many: 'meters with their readings' },
  'well_production.well_ndx': { one: 'month of reported production', many: 'months of reported production' },
  'measuring_factors.well_ndx': { one: 'measuring factor', many: 'measuring factors' },
  'indicator_sources.well_ndx': { one: 'indicator source', many: 'indicator sources' },
  'water_levels.well_ndx': { one: 'water level', many: 'water levels' },
  'water_quality_samples.well_ndx': { one: 'water quality sample', many: 'water quality samples' },
  'logger_readings.well_ndx': { one: 'logger reading', many: 'logger readings' },
  'daily_water_levels.well_ndx': { one: 'published daily water level', many: 'published daily water levels' },
  'level_series.well_ndx': { one: 'set of level corrections', many: 'sets of level corrections' },
  'level_marks.well_ndx': { one: 'water-level flag', many: 'water-level flags' },
  'level_rules.well_ndx': { one: 'water-level rule', many: 'water-level rules' },
  'level_findings.well_ndx': { one: 'flagged level', many: 'flagged levels' },
  'inspections.well_ndx': { one: 'inspection', many: 'inspections' },
  'attachments.well_ndx': { one: 'attachment', many: 'attachments' },
  'well_formations.well_ndx': { one: 'geological contact', many: 'geological contacts' },
  'well_components.well_ndx': { one: 'construction component', many: 'construction components' },
  'well_contacts.well_ndx': {
    one: 'contact',
    many: 'contacts',
    aside: 'the record to keep determines the owner; people already listed there stay',
  },
  'registrations.well_ndx': { one: 'registration', many: 'registrations' },
  'wells.contact_ndx': { one: 'well', many: 'wells' },
  'well_contacts.rolo_ndx': { one: 'role at a well', many: 'roles at wells' },
  'permits.rolo_ndx': { one: 'permit held', many: 'permits held' },
  'permits.alternate_rolo_ndx': { one: 'permit as alternate contact', many: 'permits as alternate contact' },
  'permits.billing_rolo_ndx': { one: 'permit as billing contact', many: 'permits as billing contact' },
  'permits.meter_rolo_ndx': { one: 'permit as meter contact', many: 'permits as meter contact' },
  'permit_amendments.proposed_rolo_ndx': {
    one: 'amendment that proposes the holder',
    many: 'amendments that propose the holder',
  },
  'permit_amendments.saved_previous_rolo_ndx': {
    one: 'amendment that keeps the holder before it',
    many: 'amendments that keep the holder before them',
  },
  'letters.rolo_ndx': { one: 'notice letter', many: 'notice letters' },
  'claims.rolo_ndx': { one: 'access code letter', many: 'access code letters' },
  'registrations.rolo_ndx': { one: 'registration', many: 'registrations' },
};

/** Rows of one table that point at the record which is to go. */
export interface Dependents {
  /** Table and column: `permit_wells.well_ndx`. */
  kind: string;
  moved: number;
  set_aside: number;
}

/** Whether there are words for it. */
export const isKnownKind = (kind: string): boolean => kind in kinds;

/** `3 links to permits`. */
export const formatDependents = ({ kind }: Pick<Dependents, 'kind'>, count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? kindOf(kind).one : kindOf(kind).many}`;

/** What such rows are called together: `links to permits`. */
export const formatKind = ({ kind }: Pick<Dependents, 'kind'>): string => kindOf(kind).many;

/** Why rows are set aside, after their number. */
export const formatAside = ({ kind }: Pick<Dependents, 'kind'>): string =>
  kindOf(kind).aside ?? 'the record to keep already has it';

/** A table of later days is called as in the database. */
function kindOf(kind: string): Kind {
  const [table = kind] = kind.split('.');
  return kinds[kind] ?? { one: `row of ${table.replaceAll('_', ' ')}`, many: `rows of ${table.replaceAll('_', ' ')}` };
}
