import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { workbookType } from '../language/workbook.ts';
import { name } from './mapping.ts';

/** What a row may say. */
export const importField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  unit: z.string().nullable(),
  /** Whether a new record must say it. */
  isNeeded: z.boolean(),
  /** The list that its words are chosen from. */
  list: z.string().nullable(),
  /** What it may say, where that is declared. */
  choices: z.array(z.string()),
  /** How its cells may be read, besides the usual way: other units, another order of days or names. */
  ways: z.array(z.string()),
});
export type ImportField = z.output<typeof importField>;

/** How imports of addresses are called, which are no register. */
export const ADDRESSES = 'addresses';

const register = z.object({
  /** As the command and the addresses call it: `permit-wells`. */
  name: z.string(),
  title: z.string(),
  /** `well`, in a sentence. */
  one: z.string(),
  /** The path of the register whose records it brings in. */
  path: z.string(),
  /** Which of the steps of bringing a district in it belongs to. */
  step: z.string(),
  /** Files only change its records, which come by themselves. */
  isChangedOnly: z.boolean(),
  /** A table; a zip of files with their table; or addresses in a public form, whose columns nobody maps. */
  files: z.enum(['table', 'archive', 'addresses']),
  fields: z.array(importField),
});
export type ImportRegister = z.output<typeof register>;

/** Not in the specification: these paths are ours. */
export const importRegisters = endpoint({
  method: 'GET',
  path: '/api/import-registers',
  access: 'staff',
  summary: 'Registers that files can be imported into, in the recommended order, with their fields',
  answer: z.array(register),
});

const templateFormats = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];
export const templateFormat = z.enum(templateFormats, { error: 'A template is csv or xlsx.' });

export const importTemplate = endpoint({
  method: 'GET',
  path: '/api/import-registers/{register}/template/{format}',
  access: 'staff',
  summary: 'An import template with the standard headings',
  params: z.object({
    register: name,
    format: templateFormat,
  }),
  answer: z.unknown(),
  file: workbookType,
});
