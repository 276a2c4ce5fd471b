import { z } from 'zod';

/** How a record that is there already is met: left alone, given what it lacks, or given what the file says. */
export const importModes = ['add', 'fill', 'overwrite'] as const;
export type ImportMode = (typeof importModes)[number];

export const mode = z.enum(importModes);
/** What becomes of an optional cell that cannot be read: it is left blank and listed, or its row is refused. */
export const unreadableChoices = ['leave blank', 'refuse'] as const;
export const unreadable = z.enum(unreadableChoices);
export type Unreadable = z.output<typeof unreadable>;

/** Of a register or a field. */
export const name = z.string().max(80);

/** What was said of a file's columns; what is left out is told by the headings. */
export const mapping = z.looseObject({
  /** By field the heading of its column; null for none. */
  columns: z.record(name, z.string().max(500).nullable()).default({}),
  /** By field what every row gets. */
  constants: z.record(name, z.union([z.string().max(2000), z.number(), z.boolean()])).default({}),
  /** By field with a list: the file's word to the list's word. */
  words: z.record(name, z.record(z.string().max(500), z.string().max(500))).default({}),
  /** Fields whose lists get the words that only the file has. */
  addWords: z.array(name).max(200).default([]),
  /** By field one of its `ways`, where its cells are not read the usual way. */
  reads: z.record(name, z.string().max(40)).default({}),
  /** By field the headings whose cells make its value together. */
  joined: z.record(name, z.array(z.string().max(500)).min(2).max(10)).default({}),
  /** Left blank unless said. */
  unreadable: unreadable.optional(),
});
export type SaidMapping = z.output<typeof mapping>;

/** Everything is told by the headings. */
export const nothingSaid: SaidMapping = mapping.parse({});
