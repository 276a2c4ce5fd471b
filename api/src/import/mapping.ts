import { readFileSync } from 'node:fs';
import { withoutDefault } from '@artesian/contract/language/fields';
import { z } from 'zod';
import { canAdd, metaIn, type Subject } from './subject.ts';
import type { Table } from './read-table.ts';
import { isBlank } from './read-value.ts';
import { Unusable } from './unusable.ts';

/** How a record that is there already is met: left alone, given what it lacks, or given what the file says. */
export const modes = ['add', 'fill', 'overwrite'] as const;
export type Mode = (typeof modes)[number];

/** How a file's columns become fields; what the mapping file leaves out is guessed from the headings. */
function mappingFileFor({ fields }: Subject) {
  const field = z.enum(Object.keys(fields) as [string, ...string[]]);
  return z.strictObject({
    /** Field to heading; null for a field that is not to be taken from a column. */
    columns: z.partialRecord(field, z.string().nullable()).default({}),
    /** Field to what every row gets. */
    constants: z.partialRecord(field, z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
    /** Of a field with a list: the file's word to the list's word. */
    words: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
    /** Fields whose lists may grow by words that only the file has. */
    addWords: z.array(field).default([]),
  });
}

export type MappingFile = z.output<ReturnType<typeof mappingFileFor>>;

export interface Mapping {
  columns: Record<string, string>;
  constants: Record<string, string>;
  words: Record<string, Record<string, string>>;
  addWords: string[];
  /** Fields that only the column of another tells: no reason to change a record. */
  following: string[];
}

/** Reads a mapping from a JSON file. Throws Unusable with what is wrong in it. */
export function readMapping(subject: Subject, path: string): MappingFile {
  try {
    return mappingFileFor(subject).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const words = issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : (error as Error).message;
    throw new Unusable(
      `The mapping ${path} cannot be used: ${words}. It may name the fields ${Object.keys(subject.fields).join(', ')}.`,
    );
  }
}

export const noMapping: MappingFile = { columns: {}, constants: {}, words: {}, addWords: [] };

/**
 * The whole mapping for a file with these headings. Throws Unusable when a heading is missing, when nothing tells what every new
 * record must have, or when nothing tells which records to change.
 */
export function completeMapping(
  subject: Subject,
  headings: readonly string[],
  given: MappingFile = noMapping,
  mode: Mode = 'add',
): Mapping {
  const columns: Record<string, string> = {};
  for (const name of Object.keys(subject.fields)) {
    const heading = name in given.columns ? given.columns[name] : guessHeading(subject, name, headings, given);
    if (heading) columns[name] = heading;
  }
  const following = addFollowing(subject, columns, given);
  const missing = Object.values(columns).find((heading) => !headings.includes(heading));
  if (missing) throw new Unusable(`The file has no column ${missing}; it has ${headings.join(', ')}.`);
  const constants = definedOf(given.constants);
  const told = new Set([...Object.keys(columns), ...Object.keys(constants)]);
  if (mode === 'add' && canAdd(subject)) refuseWithout(subject, told, headings);
  else refuseWithoutKey(subject, told, headings);
  return { columns, constants, words: definedOf(given.words), addWords: given.addWords, following };
}

/** Lets columns stand for fields that have none of their own. */
function addFollowing({ declared }: Subject, columns: Record<string, string>, given: MappingFile): string[] {
  const following = Object.entries(declared.follows ?? {}).filter(
    ([field, followed]) =>
      columns[followed] && !columns[field] && ![given.columns, given.constants].some((part) => field in part),
  );
  for (const [field, followed] of following) columns[field] = columns[followed]!;
  return following.map(([field]) => field);
}

/** A new record must have it, and no form or list says what it is otherwise. */
function refuseWithout(subject: Subject, told: ReadonlySet<string>, headings: readonly string[]) {
  const usual = { ...subject.declared.usually };
  const lacking = Object.keys(subject.fields).find(
    (field) => !told.has(field) && !(field in usual) && isNeededOfNew(subject, field),
  );
  if (lacking) throw noColumn(subject, lacking, headings);
}

/** Whether a new record must say it. */
export function isNeededOfNew(subject: Subject, field: string): boolean {
  const { required } = metaIn(subject, field);
  if (required) return !subject.declared.mayLack?.includes(field);
  return !subject.fields[field]!.safeParse(undefined).success;
}

function refuseWithoutKey(subject: Subject, told: ReadonlySet<string>, headings: readonly string[]) {
  const keys = [['former_id'], ...subject.declared.key, subject.declared.keyWithoutId ?? []].map((key) => [key].flat());
  const asked = keys.filter((key) => key.length > 0);
  if (asked.some((key) => key.every((field) => told.has(field)))) return;
  const labels = asked.map((key) => key.map((field) => metaIn(subject, field).label).join(' with '));
  throw new Unusable(
    `Nothing tells which ${subject.register.title.toLowerCase()} the rows are about: ${labels.join(', or ')} does. The file has ${headings.join(', ')}.`,
  );
}

const noColumn = (subject: Subject, name: string, headings: readonly string[]) =>
  new Unusable(
    `No column for ${metaIn(subject, name).label} was found among ${headings.join(', ')}: name it in a mapping, {"columns": {"${name}": "…"}}.`,
  );

function guessHeading(subject: Subject, name: string, headings: readonly string[], given: MappingFile) {
  if (name in given.constants) return undefined;
  const { label } = metaIn(subject, name);
  const names = [name, name.replace(/_ndx$/, ''), label, ...(subject.headings[name] ?? [])].map(plain);
  const labels = Object.keys(subject.fields).map((field) => plain(metaIn(subject, field).label));
  const isMeant = (heading: string) =>
    names.includes(plain(heading)) || (!labels.includes(plain(heading)) && names.includes(plain(withoutUnit(heading))));
  const found = headings.filter((heading) => heading !== '' && isMeant(heading));
  if (found.length < 2) return found[0];
  throw new Unusable(
    `${found.join(' and ')} both look like ${label}: name one in a mapping, {"columns": {"${name}": "…"}}.`,
  );
}

/** `Well Depth (ft)` */
const withoutUnit = (heading: string) => heading.replace(/\(.*\)/, '');

/** A heading as it is compared. */
export const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Columns that were not understood and say something else in every row, as ids do. */
export function likelyKeys({ columns, rows }: Table, mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping.columns));
  return columns.filter((heading) => {
    if (used.has(heading) || heading === '' || rows.length < 2) return false;
    const values = rows.map(({ cells }) => cells[heading] ?? '');
    return !values.some((value) => isBlank(value) || !isLikeId(value)) && new Set(values).size === values.length;
  });
}

/** Numbers and codes without spaces; a measured number has digits after its point. */
const isLikeId = (value: string) => /^[A-Za-z0-9/_-]{1,40}(\.0+)?$/.test(value) && /\d/.test(value);

function definedOf<T>(record: Partial<Record<string, T>>): Record<string, T> {
  return record as Record<string, T>;
}

/** What is asked of a value of a field by itself. */
export const schemaOf = (subject: Subject, field: string): z.ZodType => withoutDefault(subject.fields[field]!);
