import { readFileSync } from 'node:fs';
import {
  nothingSaid,
  unreadable,
  type ImportMode as Mode,
  type SaidMapping,
  type Unreadable,
} from '@artesian/contract/importing/mapping';
import { UNSET, withoutDefault } from '@artesian/contract/language/fields';
import { waysToRead } from '@artesian/contract/language/ways-to-read';
import { unitOfHeading } from '@artesian/domain/read-quantity';
import { nameOfVolume } from '@artesian/domain/volume-unit';
import { z } from 'zod';
import { canAdd, metaIn, type Topic } from './subject.ts';
import { Unusable } from './unusable.ts';

export { importModes as modes, type ImportMode as Mode } from '@artesian/contract/importing/mapping';

/** How a file's columns become fields; what the mapping file leaves out is guessed from the headings. */
function mappingFileFor({ fields }: Topic) {
  const field = z.enum(Object.keys(fields) as [string, ...string[]]);
  return z.strictObject({
    /** Field to heading; null for a field that is not to be taken from a column. */
    columns: z.partialRecord(field, z.string().nullable()).default({}),
    /** Field to headings whose cells make its value together, in this order. */
    joined: z.partialRecord(field, z.array(z.string()).min(2)).default({}),
    /** Field to one of its ways to be read: a unit, an order of days or names. */
    reads: z.partialRecord(field, z.string()).default({}),
    /** Field to what every row gets. */
    constants: z.partialRecord(field, z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
    /** Of a field with a list: the file's word to the list's word. */
    words: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
    /** Fields whose lists may grow by words that only the file has. */
    addWords: z.array(field).default([]),
    /** Headings of cells that are records of their own, as months or parameters across a sheet. */
    across: z.array(z.string()).default([]),
    unreadable: unreadable.optional(),
  });
}

export type MappingFile = z.output<ReturnType<typeof mappingFileFor>>;

export interface Mapping {
  columns: Record<string, string>;
  joined: Record<string, string[]>;
  reads: Record<string, string>;
  constants: Record<string, string>;
  words: Record<string, Record<string, string>>;
  addWords: string[];
  /** Fields that only the column of another tells: no reason to change a record. */
  following: string[];
  /** What becomes of a cell that cannot be read and that a record can do without; left blank unless told. */
  unreadable?: Unreadable | undefined;
  /** Cells mean what they say: `None` is a word, not nothing. */
  isExact?: true;
}

/** Reads a mapping from a JSON file. Throws Unusable with what is wrong in it. */
export function readMapping(subject: Topic, path: string): MappingFile {
  const refuse = (words: string) =>
    new Unusable(
      `The mapping ${path} cannot be used: ${words}. It can name the fields ${Object.keys(subject.fields).join(', ')}.`,
    );
  try {
    return mappingOf(subject, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

/** What was said of a mapping, held to the fields of a register. Throws Unusable with what is wrong in it. */
export function mappingOf(subject: Topic, said: unknown): MappingFile {
  const { data, error } = mappingFileFor(subject).safeParse(said);
  if (data) return data;
  const issue = error.issues[0]!;
  throw new Unusable(`${issue.path.join('.') || 'it'}: ${issue.message}`);
}

export const noMapping: MappingFile = {
  columns: {},
  joined: {},
  reads: {},
  constants: {},
  words: {},
  addWords: [],
  across: [],
};

/**
 * The whole mapping for a file with these headings. Throws Unusable when a heading is missing, when nothing tells what every new
 * record must have, or when nothing tells which records to change.
 */
export function completeMapping(
  subject: Topic,
  headings: readonly string[],
  given: MappingFile = noMapping,
  mode: Mode = 'add',
  unasked: readonly string[] = [],
): Mapping {
  const joined = { ...namesApart(subject, headings, given), ...definedOf(given.joined) };
  const problems: string[] = [];
  const columns: Record<string, string> = {};
  for (const name of Object.keys(subject.fields)) {
    if (name in given.columns) {
      const heading = given.columns[name];
      if (heading) columns[name] = heading;
      continue;
    }
    if (name in given.constants || name in joined) continue;
    const found = likelyHeadings(subject, name, headings);
    if (found.length > 1) problems.push(bothLookLike(subject, name, found));
    if (found[0] !== undefined) columns[name] = found[0];
  }
  const following = addFollowing(subject, columns, given);
  const constants = definedOf(given.constants);
  const told = new Set([columns, joined, constants].flatMap((part) => Object.keys(part)));
  for (const field of unasked) told.add(field);
  problems.push(...missingHeadings(columns, joined, headings));
  problems.push(...(mode === 'add' && canAdd(subject) ? lackingColumns : lackingKey)(subject, told, headings));
  // All of them at once: who mends one after the other tries as often.
  if (problems.length > 0) throw new Unusable(problems.join(' '));
  const reads = { ...unitsOfHeadings(subject, columns), ...definedOf(given.reads) };
  refuseUnknownWays(subject, reads);
  const { addWords } = given;
  const words = definedOf(given.words);
  return { columns, joined, reads, constants, words, addWords, following, unreadable: given.unreadable };
}

/** `Well Depth (m)` is read in meters unless the mapping says another unit. */
function unitsOfHeadings(subject: Topic, columns: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(columns).map(([field, heading]) => [
    field,
    unitOfHeading(heading, metaIn(subject, field).unit),
  ]);
  return Object.fromEntries(named.filter(([, unit]) => unit !== undefined));
}

function refuseUnknownWays(subject: Topic, reads: Readonly<Record<string, string>>) {
  for (const [field, way] of Object.entries(reads)) {
    const ways = waysOf(subject, field);
    const { label, unit } = metaIn(subject, field);
    if (ways.includes(way) || way === unit) continue;
    throw new Unusable(
      ways.length === 0
        ? `${label} can be read in only one way.`
        : `${label} can be read as ${ways.join(', ')}, not as “${way}”.`,
    );
  }
}

/** How the cells of a field may be read, besides the usual way. */
export const waysOf = (subject: Topic, field: string): string[] =>
  waysToRead({ ...metaIn(subject, field), isName: subject.declared.names?.includes(field) ?? false });

/** Lets columns stand for fields that have none of their own. */
function addFollowing({ declared }: Topic, columns: Record<string, string>, given: MappingFile): string[] {
  const following = Object.entries(declared.follows ?? {}).filter(
    ([field, followed]) =>
      columns[followed] &&
      !columns[field] &&
      ![given.columns, given.joined, given.constants].some((part) => field in part),
  );
  for (const [field, followed] of following) columns[field] = columns[followed]!;
  return following.map(([field]) => field);
}

function missingHeadings(
  columns: Readonly<Record<string, string>>,
  joined: Readonly<Record<string, string[]>>,
  headings: readonly string[],
): string[] {
  const named = new Set([Object.values(columns), Object.values(joined)].flat(2));
  const missing = [...named].filter((heading) => !headings.includes(heading));
  if (missing.length === 0) return [];
  return [
    `The file has no ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}; it has ${headings.join(', ')}.`,
  ];
}

/** A new record must have them, and no form or list says what they are otherwise. */
function lackingColumns(subject: Topic, told: ReadonlySet<string>, headings: readonly string[]): string[] {
  const lacking = lackingFields(subject, told);
  if (lacking.length === 0) return [];
  const labels = lacking.map((name) => metaIn(subject, name).label).join(', ');
  const [all, example] = [lacking.length === 1 ? 'it' : 'them', lacking.map((name) => `"${name}": "…"`).join(', ')];
  return [
    `No column for ${labels} was found among ${headings.join(', ')}. Give ${all} in a mapping, {"columns": {${example}}}.`,
  ];
}

/** The fields that a new record must have, and that nothing tells. */
export function lackingFields(subject: Topic, told: ReadonlySet<string>): string[] {
  const usual = { ...subject.declared.usually };
  return Object.keys(subject.fields).filter(
    (field) => !told.has(field) && !(field in usual) && isNeededOfNew(subject, field),
  );
}

/** Whether a new record must say it. */
export function isNeededOfNew(subject: Topic, field: string): boolean {
  const usual = subject.fields[field]!.safeParse(undefined);
  const isUnset = !usual.success || (metaIn(subject, field).required === true && usual.data === UNSET);
  return isUnset && !subject.declared.mayLack?.includes(field);
}

function lackingKey(subject: Topic, told: ReadonlySet<string>, headings: readonly string[]): string[] {
  const { key: declared, keyWithoutId = [], blankInKey = [], usualInKey = {} } = subject.declared;
  const keys = [['former_id'], ...declared, keyWithoutId].map((key) => [key].flat());
  const asked = keys.filter((key) => key.length > 0);
  if (asked.some((key) => key.every((field) => told.has(field) || blankInKey.includes(field) || field in usualInKey)))
    return [];
  const labels = asked.map((key) => key.map((field) => metaIn(subject, field).label).join(' with '));
  return [
    `Nothing tells which ${subject.register.title.toLowerCase()} the rows are about: ${labels.join(', or ')} does. The file has ${headings.join(', ')}.`,
  ];
}

const bothLookLike = (subject: Topic, name: string, found: readonly string[]) =>
  `${found.join(' and ')} both look like ${metaIn(subject, name).label}: name one in a mapping, {"columns": {"${name}": "…"}}.`;

const firstNames = ['firstname', 'givenname', 'first', 'forename', 'ownerfirstname'];
const lastNames = ['lastname', 'surname', 'familyname', 'last', 'ownerlastname'];

/** First and last name in columns of their own are the name together, where no column has all of it. */
function namesApart(
  subject: Topic,
  headings: readonly string[],
  { columns, constants }: Pick<MappingFile, 'columns' | 'constants'>,
): Record<string, string[]> {
  const alike = (words: readonly string[]) => headings.filter((heading) => words.includes(plain(heading)));
  const [first, last] = [alike(firstNames), alike(lastNames)];
  const [name] = subject.declared.names ?? [];
  const isTold = name === undefined || name in columns || name in constants;
  if (isTold || first.length !== 1 || last.length !== 1 || likelyHeadings(subject, name, headings).length > 0)
    return {};
  return { [name]: [first[0]!, last[0]!] };
}

/** How a file begins of whose headings nobody has said anything. */
export const beginningOf = (subject: Topic, headings: readonly string[]): SaidMapping => ({
  ...nothingSaid,
  joined: namesApart(subject, headings, noMapping),
});

/** The headings that look like a field; where there is none, those that may mean it. */
export function likelyHeadings(subject: Topic, name: string, headings: readonly string[]): string[] {
  const { label } = metaIn(subject, name);
  const labels = Object.keys(subject.fields).map((field) => plain(metaIn(subject, field).label));
  const among = (names: readonly string[]) => {
    const plainNames = names.map(plain);
    const isMeant = (heading: string) =>
      plainNames.includes(plain(heading)) ||
      (!labels.includes(plain(heading)) && plainNames.includes(plain(withoutUnit(heading))));
    return headings.filter((heading) => heading !== '' && isMeant(heading));
  };
  const found = among([name, name.replace(/_ndx$/, ''), label, nameOfVolume(label), ...(subject.headings[name] ?? [])]);
  return found.length > 0 ? found : among(subject.declared.mayMean?.[name] ?? []);
}

/** `Well Depth (ft)` */
const withoutUnit = (heading: string) => heading.replace(/\(.*\)/, '');

/** A heading as it is compared. */
export const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The headings that a mapping takes. */
export const headingsOf = ({ columns, joined }: Pick<Mapping, 'columns' | 'joined'>): Set<string> =>
  new Set([Object.values(columns), Object.values(joined)].flat(2));

/** Numbers and codes without spaces; a measured number has digits after its point. */
export const isLikeId = (value: string) => /^[A-Za-z0-9/_-]{1,40}(\.0+)?$/.test(value) && /\d/.test(value);

function definedOf<T>(record: Partial<Record<string, T>>): Record<string, T> {
  return record as Record<string, T>;
}

/** What is asked of a value of a field by itself. */
export const schemaOf = (subject: Topic, field: string): z.ZodType => withoutDefault(subject.fields[field]!);
