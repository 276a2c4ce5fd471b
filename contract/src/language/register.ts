import { z } from 'zod';
import { fieldMeta, UNSET, type FieldMeta } from './fields.ts';
import type { Access } from './roles.ts';
import type { View } from './view.ts';

type Fields = Record<string, z.ZodType>;
type Plain<S> = S extends z.ZodDefault<infer I> ? I : S;
type PlainFields<F extends Fields> = { [K in keyof F]: Plain<F[K]> };

/** What to tell a person who breaks a constraint, by its name, and the field to say it beside. */
export type ConstraintWords = Record<string, { field?: string; message: string }>;

interface Declaration<F extends Fields, C extends Fields, K extends string> {
  /** The path under `/api/`, as the specification writes it. */
  path: string;
  /** Table in the database. Several registers may each hold a part of one table's columns. */
  table: string;
  /** The column that names a record in the address. */
  key: K;
  /** Heading of the list, and one record in a sentence. */
  title: string;
  one: string;
  /** The field that a person knows a record by; orders the list. */
  label: string;
  read: Access;
  write: Access;
  /** Who may have the whole list, where that differs from one record. A Well Owner gets the rows of their own permits. */
  list?: Access;
  /** A record can be removed and restored; it then also has `removed`, `removed_timestamp` and `removed_by`. */
  removable?: true;
  /** Other tables that its rows are computed from. */
  reads?: readonly string[];
  /** Columns by which one is found beside its label where it is to be chosen, the one that names it best first. */
  search?: readonly string[];
  /** Holds the columns of `search` that are not the register's own, in one row for each under the same key. */
  searchView?: View;
  /** What a person may enter. */
  fields: F;
  /** What the database or the server fills in. */
  computed?: C;
  /** What to tell a person who breaks a constraint of the table, by the constraint's name. */
  constraints?: ConstraintWords;
}

const stamp = z.iso.datetime({ offset: true }).nullable();
/** Of records that can be removed and restored. */
export const removal = { removed: z.boolean(), removed_timestamp: stamp, removed_by: z.string().nullable() };
/** Of every record: its version, and who made it what it is. */
export const kept = {
  version: z.int(),
  created_timestamp: z.iso.datetime({ offset: true }),
  created_by: z.string(),
  updated_timestamp: stamp,
  updated_by: z.string().nullable(),
};

/** What the reader may do with one record, said by the server so that no screen repeats a rule. */
const may = z.object({ update: z.boolean(), remove: z.boolean() });

/**
 * Declares a register once. Routes, validation, the typed client, table columns, form inputs and history follow from it.
 * `draft` creates, `change` updates (only what is named changes), `row` is an item of the list, `record` is `row` and `may`.
 */
export function defineRegister<F extends Fields, const K extends string, C extends Fields = Record<never, never>>(
  declaration: Declaration<F, C, K>,
) {
  const plain = Object.fromEntries(
    Object.entries(declaration.fields).map(([name, schema]) => [name, withoutDefault(schema)]),
  );
  const row = z.object({
    [declaration.key]: z.int(),
    ...mapValues<z.ZodType, z.ZodType>(declaration.computed ?? {}, withoutDefault),
    ...plain,
    ...(declaration.removable ? removal : {}),
    ...kept,
  } as { [P in K]: z.ZodInt } & PlainFields<C> & PlainFields<F> & typeof kept & Partial<typeof removal>);
  return {
    ...declaration,
    draft: z.object(mapValues(declaration.fields, mustBeChosen) as F),
    change: z.object({
      ...mapValues(plain, (schema) => mustBeChosen(schema).optional()),
      ...(declaration.removable && { should_remove: z.boolean().optional() }),
    } as { [P in keyof F]: z.ZodOptional<Plain<F[P]>> } & { should_remove?: z.ZodOptional<z.ZodBoolean> }),
    row,
    record: row.extend({ may }),
  };
}

/** Any register, for the code that serves them all. */
export interface Register extends Omit<Declaration<Fields, Fields, string>, 'fields'> {
  fields: Fields;
  draft: z.ZodType<Values, Values>;
  change: z.ZodType<Values, Values>;
  row: z.ZodObject;
  record: z.ZodObject;
}
export type Values = Record<string, unknown>;
export type Row = Values & { version: number };
export type RecordOf<R extends { record: z.ZodType }> = z.output<R['record']>;
export type RowOf<R extends { row: z.ZodType }> = z.output<R['row']>;
export type DraftOf<R extends { draft: z.ZodType }> = z.input<R['draft']>;
export type ChangeOf<R extends { change: z.ZodType }> = z.input<R['change']>;

/** The columns of a record in the order that they are declared: key, computed, entered, kept. */
export const columnsOf = (register: Pick<Register, 'row'>): string[] => Object.keys(register.row.shape);

export const metaOf = (register: Pick<Register, 'fields' | 'computed'>, name: string): FieldMeta => {
  const schema = register.fields[name] ?? register.computed?.[name];
  const meta = schema && fieldMeta.get(schema);
  if (!meta) throw new Error(`The register declares no field ${name}.`);
  return meta;
};

export function withoutDefault(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
}

/** Older rows may hold `UNSET` in a lookup that is required by now, so only what is entered is held to it. */
function mustBeChosen(schema: z.ZodType): z.ZodType {
  if (!fieldMeta.get(schema)?.required) return schema;
  return withoutDefault(schema).refine((value) => value !== UNSET, '*Required field');
}

function mapValues<V, W>(object: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
