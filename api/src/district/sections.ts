import { vocabularies } from '@artesian/contract/vocabularies';
import { districtSettings, type DistrictSetting } from '@artesian/contract/settings/district-settings';
import { FORMER_ID, findSubject, metaIn, type Subject } from '../import/subject.ts';

/** What a district decides, beside its settings and lists: registers by what files call them, those that others name first. */
const registers = [
  'permit-types',
  'report-periods',
  'land-allowances',
  'measuring-factors',
  'drought-area-groups',
  'drought-reductions',
  'drought-measures',
  'drought-triggers',
  'drought-trigger-rules',
  'parameters',
];

/** A part of a district file: records of a register, or the words of a list. */
export interface Section {
  /** In the file: `permit-types`, `well-uses`. */
  name: string;
  subject: Subject;
  /** By the names of the file, what a record says. */
  fields: ReadonlyMap<string, string>;
  /** Where a record may be a word alone: its field. */
  word?: string;
}

/** Without what tells the computer's part of a name: `permit_type` of `permit_type_ndx`. */
const plain = (field: string) => field.replace(/_ndx$/, '');

function sectionOf(subjectName: string, name: string, called: Readonly<Record<string, string>> = {}): Section {
  const subject = findSubject(subjectName)!;
  // What is of one record is not the district's.
  const own = Object.keys(subject.fields).filter(
    (field) => field !== FORMER_ID && metaIn(subject, field).kind !== 'reference',
  );
  return { name, subject, fields: new Map(own.map((field) => [called[field] ?? plain(field), field])) };
}

const namesOthers = ({ says }: (typeof vocabularies)[number]) => 'aquifer_group_ndx' in says;

/** In the order in which they are applied: words that others name come first. */
export const lists: readonly Section[] = vocabularies
  .toSorted((one, other) => Number(namesOthers(one)) - Number(namesOthers(other)))
  .map(({ name, list }) => ({
    ...sectionOf(`list:${name}`, name, { [list.label]: 'word', word_retired: 'retired' }),
    word: list.label,
  }));

export const records: readonly Section[] = registers.map((name) => sectionOf(name, name));

/** Settings that a file holds: no secret, nothing of the server, no uploaded picture, and nobody is signed out by a file. */
export const settings: readonly DistrictSetting[] = districtSettings.filter(
  ({ isFixed, isSecret, isPicture, group }) => !isFixed && !isSecret && !isPicture && group !== 'Signing In',
);
