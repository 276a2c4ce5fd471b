import {
  fieldMeta,
  optional,
  reference,
  text,
  withoutDefault,
  type FieldMeta,
  type Kind,
} from '@artesian/contract/language/fields';
import type { ImportDeclaration } from '@artesian/contract/language/import';
import { metaOf, type Register } from '@artesian/contract/language/register';
import type { Fields } from '@artesian/contract/language/rows';
import { imported } from '@artesian/contract/imported';
import { registers } from '@artesian/contract/registers';

/** What the records of another program call a record: later files find it, and refer to it, by that. */
export const FORMER_ID = 'former_id';

const formerId = optional(text('Former Id', 80));
const headingsOfFormerId = ['legacy id', 'external id', 'old id', 'source id', 'record id'];

/** What rows are about: as much of it as understanding a file takes. */
export interface Topic {
  register: Pick<Register, 'path' | 'title' | 'one' | 'calls'>;
  declared: ImportDeclaration;
  /** What a file may say of a record. */
  fields: Fields;
  headings: Readonly<Record<string, readonly string[]>>;
}

/** A register that files bring records into. */
export interface Subject extends Topic {
  register: Register;
  /** The register and those that hold other columns of its table. */
  parts: readonly Register[];
}

/** What no cell says. */
const notInCells: readonly Kind[] = ['lookups', 'list', 'key', 'place'];

function subjectOf(register: Register, declared: ImportDeclaration): Subject {
  const parts = [register, ...registers.filter(({ partOf }) => partOf === register.path)];
  const given = (declared.given ?? []).map((name) => [name, optional(withoutDefault(register.computed![name]!))]);
  return {
    register,
    declared,
    parts,
    fields: {
      [FORMER_ID]: formerId,
      ...Object.fromEntries(given),
      ...parentOf(register),
      ...Object.fromEntries(parts.flatMap(enteredIn)),
      ...declared.also,
    },
    headings: { [FORMER_ID]: headingsOfFormerId, ...declared.headings },
  };
}

function parentOf({ of, keys }: Register): Fields {
  if (of === undefined) return {};
  const { label, to } = fieldMeta.get((keys as Fields)[of]!)!;
  return { [of]: reference(label, to!) };
}

const enteredIn = ({ fields, elsewhere = [], import: { tells = [] } = { as: '', key: [] } }: Register) =>
  Object.entries(fields).filter(
    ([name, schema]) =>
      (!elsewhere.includes(name) || tells.includes(name)) && !notInCells.includes(fieldMeta.get(schema)!.kind),
  );

/** Everything that files bring records into. */
export const subjects: readonly Subject[] = imported.flatMap((register) =>
  register.import ? [subjectOf(register, register.import)] : [],
);

export const findSubject = (name: string | undefined): Subject | undefined =>
  subjects.find(({ declared }) => declared.as === name);

export const metaIn = (subject: Pick<Topic, 'fields'>, field: string): FieldMeta => metaOf(subject, field);

export const lookupFieldsOf = (subject: Subject): string[] =>
  Object.keys(subject.fields).filter((field) => metaIn(subject, field).kind === 'lookup');

/** `Well`, at the beginning of a sentence. */
export const nameOf = ({ register: { one } }: Subject): string => one[0]!.toUpperCase() + one.slice(1);

/** Whether files may add records of it, or only change those that come by themselves. */
export const canAdd = ({ register, declared }: Pick<Topic, 'register' | 'declared'>): boolean =>
  declared.adds ?? register.calls.create !== undefined;

/** Headings that a file needs no mapping for, in the order of a form. */
export const templateOf = (subject: Pick<Topic, 'fields'>): string[] =>
  Object.keys(subject.fields).map((field) => metaIn(subject, field).label);
