import { z } from 'zod';
import {
  fieldMeta,
  flag,
  integer,
  key,
  optional,
  text,
  timestamp,
  withoutDefault,
  type FieldMeta,
  type Plain,
} from './fields.ts';

export type Fields = Record<string, z.ZodType>;
export type PlainFields<F extends Fields> = { [K in keyof F]: Plain<F[K]> };

/**
 * Fields as they are read: nothing is filled in, and texts are held to no rule of what may be entered, which older rows may
 * break. Throws for a field that nobody declared a label for.
 */
export const readable = <F extends Fields>(fields: F): PlainFields<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, asRead(name, schema)]),
  ) as unknown as PlainFields<F>;

/** A row of these fields. */
export const rowOf = <F extends Fields>(fields: F): z.ZodObject<PlainFields<F>> => z.object(readable(fields));

function asRead(name: string, schema: z.ZodType): z.ZodType {
  const meta = fieldMeta.get(schema);
  if (!meta) throw new Error(`The column ${name} has no label.`);
  const plain = withoutDefault(schema);
  const read = isText(meta) ? textLike(plain) : plain.clone();
  fieldMeta.add(read, meta);
  return read;
}

const isText = ({ kind }: FieldMeta) => kind === 'text' || kind === 'long-text';
const textLike = (schema: z.ZodType) => (schema instanceof z.ZodNullable ? z.string().nullable() : z.string());

/** What a table, a file or a description must know of a column of a row. */
export function columnMeta<R extends z.ZodObject>(row: R, name: keyof z.output<R> & string): FieldMeta {
  const schema = row.shape[name] as z.ZodType | undefined;
  const meta = schema && fieldMeta.get(schema);
  if (!meta) throw new Error(`The row declares no column ${name}.`);
  return meta;
}

/** Of rows that no person knows by a name or a number. */
export const rowKey = key('Row', undefined, { meaning: 'The row’s number in this system; it never changes.' });

/** Of records that can be removed and restored. */
export const removal = readable({
  removed: flag('Is Removed'),
  removed_timestamp: optional(timestamp('Removed')),
  removed_by: optional(text('Removed By')),
});

/** Of every record: its version, and who made it what it is. */
export const kept = readable({
  version: integer('Version', { hidden: true }),
  created_timestamp: timestamp('Created'),
  created_by: text('Created By'),
  updated_timestamp: optional(timestamp('Updated')),
  updated_by: optional(text('Updated By')),
});

/** Some of the fields of a vocabulary, in the order that they are named. */
export const pick = <F extends Fields, const K extends keyof F & string>(fields: F, ...names: K[]): Pick<F, K> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<F, K>;
