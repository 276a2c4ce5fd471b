import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { fieldMeta, optional, UNSET, withoutDefault, type FieldMeta, type Plain } from './fields.ts';
import type { ImportDeclaration } from './import.ts';
import type { messages } from './messages.ts';
import { registerCalls, type CallOfRegister, type RegisterCalls } from './register-calls.ts';
import type { Access } from './roles.ts';
import { kept, readable, removal, type Fields, type PlainFields } from './rows.ts';
import type { View } from './view.ts';

/** What to tell a person who breaks a constraint, by its name, and the field to say it beside. */
export type ConstraintWords = Record<string, { field?: string; message: string }>;

interface Declaration<F extends Fields, C extends Fields, K extends string, O extends string> {
  /** The path under `/api/`, as the specification writes it. */
  path: string;
  /** Table in the database. Several registers may each hold a part of one table's columns. */
  table: string;
  /** The column that names a record in the address. */
  key: K;
  /** What `key` and `of` are called. */
  keys: { [P in NoInfer<K | O>]: z.ZodInt };
  /** Heading of the list, and one record in a sentence. */
  title: string;
  one: string;
  /** The field that a person knows a record by; orders the list unless `orderBy` does. */
  label: string;
  /** Columns that order the list; ` desc` may follow a name. */
  orderBy?: readonly string[];
  read: Access;
  write: Access;
  /** Who may have the whole list, where that differs from one record. A Well Owner gets the rows of their own permits. */
  list?: Access;
  /** Which calls it has; list, one, create and update unless told. */
  has?: readonly CallOfRegister[];
  /** The column that names the record it belongs to: its list is the rows of one such record. */
  of?: O;
  /** The path of that list, where it is not that of one row. */
  listedAt?: string;
  /** The path of the register whose record it is a part of: both write the same row, each its own columns. */
  partOf?: string;
  /** Rows that do not exist yet are listed without a key; a save of key 0 that names these columns adds one. */
  listedBefore?: readonly string[];
  /** A record can be removed and restored; it then also has `removed`, `removed_timestamp` and `removed_by`. */
  removable?: true;
  /**
   * Two records can be merged into one. The table has `merged_into`, and a view `api.likely_same_…` of its name tells which may be the same;
   * what points at a record is found by its foreign keys.
   */
  mergeable?: true;
  /**
   * The flag that says whether a record is published: a save that names it publishes what it saves. Its table keeps the version that
   * was, in a computed `published_version`.
   */
  publication?: keyof F & string;
  /** The field that it is called by besides, in headings. */
  alsoCalled?: string;
  /** The slim list that its records are chosen from where another points at them: under the same key an `option` for each. */
  chosenFrom?: View;
  /** Columns that would name what is others', and the SQL expression that a Well Owner reads instead; `$1` is their account. */
  ownWords?: Readonly<Record<string, string>>;
  /** How a file brings records in; no file does without it. */
  import?: ImportDeclaration;
  /** What is said when its form was saved, or could not be, where that is not what is said of tables. */
  saidOfSaves?: typeof messages.form;
  /** What a person may enter. */
  fields: F;
  /** Fields that are kept outside the table: an effect of the register puts them there. */
  elsewhere?: readonly (keyof F & string)[];
  /** What the database or the server fills in. */
  computed?: C;
  /** What to tell a person who breaks a constraint of the table, by the constraint's name. */
  constraints?: ConstraintWords;
  /** What holds between fields; the form, its summary and the server ask the same. */
  rules?: Rules<F>;
}

/** Asked of a whole record, with entries in place of what they change, and of the record as it was; a new one was not. */
type Rule<A> = (values: Values, was: Values | undefined) => A;

/** Pure functions of what is entered. */
export interface Rules<F extends Fields = Fields> {
  /** Fields that are there only while this holds; what they held is left out when they are not. */
  shown?: { readonly [K in keyof F]?: Rule<boolean> };
  /** Fields that must be filled in while this holds, though they are optional otherwise. */
  needs?: { readonly [K in keyof F]?: Rule<boolean> };
  /** Which rows of its list a field offers. */
  offers?: { readonly [K in keyof F]?: Offer };
  /** What else is wrong. */
  check?: Rule<readonly { field: keyof F & string; message: string }[]>;
  /** What may be so, and seldom is: the person is asked, and a save that names the field as confirmed is taken. */
  warnings?: Rule<readonly { field: keyof F & string; message: string }[]>;
}

/** What is offered. A row that was chosen before stays when it does not fit any more, and `otherwise` is said of it. */
export interface Offer {
  fits: (option: Values, values: Values, was: Values | undefined) => boolean;
  otherwise: string;
}

/** What the reader may do with one record, said by the server so that no screen repeats a rule. */
const may = z.object({ update: z.boolean(), remove: z.boolean() });

/**
 * Declares a register once. Calls, validation, the typed client, table columns, form inputs and history follow from it.
 * `draft` creates, `change` updates (only what is named changes), `row` is an item of the list, `record` is `row` and `may`.
 */
export function defineRegister<
  F extends Fields,
  const K extends string,
  C extends Fields = Record<never, never>,
  const O extends string = never,
>(declaration: Declaration<F, C, K, O>) {
  const plain = Object.fromEntries(
    Object.entries(declaration.fields).map(([name, schema]) => [name, withoutDefault(schema)]),
  );
  const parent = declaration.of;
  const keys: Fields = declaration.keys;
  const row = z.object({
    ...readable(keys),
    ...(declaration.listedBefore && readable({ [declaration.key]: optional(keys[declaration.key]!) })),
    ...readable<Fields>(declaration.computed ?? {}),
    ...readable<Fields>(declaration.fields),
    ...(declaration.removable ? removal : {}),
    ...(declaration.listedBefore ? readable(mapValues<z.ZodType, z.ZodType>(kept, optional)) : kept),
  } as { [P in K | O]: z.ZodInt } & PlainFields<C> & PlainFields<F> & typeof kept & Partial<typeof removal>);
  const schemas = {
    draft: z.object({
      ...mapValues(declaration.fields, mustBeChosen),
      ...(parent && { [parent]: ofParent }),
      ...(declaration.partOf && { [declaration.key]: ofParent }),
    } as F & { [P in O]: typeof ofParent }),
    change: z.object({
      ...mapValues(plain, (schema) => mustBeChosen(schema).optional()),
      ...(declaration.listedBefore && parent && { [parent]: ofParent.optional() }),
      ...(declaration.removable && { should_remove: z.boolean().optional() }),
    } as { [P in keyof F]: z.ZodOptional<Plain<F[P]>> } & { should_remove?: z.ZodOptional<z.ZodBoolean> }),
    row,
    record: row.extend({ may }),
  };
  return { ...declaration, ...schemas, calls: registerCalls({ ...declaration, ...schemas }) };
}

/** Any register, for the code that serves them all. */
export interface Register extends Omit<
  Declaration<Fields, Fields, string, string>,
  'fields' | 'rules' | 'elsewhere' | 'publication'
> {
  fields: Fields;
  publication?: string;
  rules?: Rules;
  elsewhere?: readonly string[];
  draft: z.ZodType<Values, Values>;
  change: z.ZodType<Values, Values>;
  row: z.ZodObject;
  record: z.ZodObject;
  calls: RegisterCalls;
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

/** Whether a computed column only tells in words what a field has chosen: `drought_stage_name` beside `drought_stage_ndx`. */
export const tellsChoice = ({ fields }: Pick<Register, 'fields'>, name: string): boolean =>
  name.endsWith('_name') && name.replace(/_name$/, '_ndx') in fields;

const ofParent = z
  .int({ error: t('*Required field') })
  .min(0)
  .max(2147483647);

/** Older rows may hold `UNSET` in a lookup that is required by now, so only what is entered is held to it. */
function mustBeChosen(schema: z.ZodType): z.ZodType {
  if (!fieldMeta.get(schema)?.required) return schema;
  const chosen = withoutDefault(schema).refine((value) => value !== UNSET, t('*Required field'));
  const usual = schema.safeParse(undefined).data;
  return usual === undefined || usual === UNSET ? chosen : chosen.default(usual as never);
}

function mapValues<V, W>(object: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
