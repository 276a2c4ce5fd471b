import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Unusable } from './unusable.ts';
import { usualHeadings, wellFieldMeta, wellFields } from './well-fields.ts';

const fieldNames = Object.keys(wellFields);
const field = z.enum(fieldNames as [string, ...string[]]);

/** How a file's columns become fields of a well; what the mapping file leaves out is guessed from the headings. */
const mappingFile = z.strictObject({
  /** Field to heading; null for a field that is not to be taken from a column. */
  columns: z.partialRecord(field, z.string().nullable()).default({}),
  /** Field to what every row gets. */
  constants: z.partialRecord(field, z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
  /** Of a field with a list: the file's word to the list's word. */
  words: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
  /** Fields whose lists may grow by words that only the file has. */
  addWords: z.array(field).default([]),
});

export type MappingFile = z.output<typeof mappingFile>;

export interface Mapping {
  columns: Record<string, string>;
  constants: Record<string, string>;
  words: Record<string, Record<string, string>>;
  addWords: string[];
}

/** Reads a mapping from a JSON file. Throws Unusable with what is wrong in it. */
export function readMapping(path: string): MappingFile {
  try {
    return mappingFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const words = issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : (error as Error).message;
    throw new Unusable(
      `The mapping ${path} cannot be used: ${words}. It may name the fields ${fieldNames.join(', ')}.`,
    );
  }
}

export const noMapping: MappingFile = { columns: {}, constants: {}, words: {}, addWords: [] };

/**
 * The whole mapping for a file with these headings. A well that is brought in is published unless the file or the
 * mapping says otherwise. Throws Unusable when a heading is missing or the coordinates have none.
 */
export function completeMapping(headings: string[], given: MappingFile = noMapping): Mapping {
  const columns: Record<string, string> = {};
  for (const name of fieldNames) {
    const heading = name in given.columns ? given.columns[name] : guessHeading(name, headings, given);
    if (heading) columns[name] = heading;
  }
  // Inventories of the state tell the aquifer alone: a well is completed in the one that it taps.
  const completionIsGiven =
    columns.aq_completion_ndx || [given.columns, given.constants].some((part) => 'aq_completion_ndx' in part);
  if (columns.aquifer_ndx && !completionIsGiven) columns.aq_completion_ndx = columns.aquifer_ndx;
  const missing = Object.values(columns).find((heading) => !headings.includes(heading));
  if (missing) throw new Unusable(`The file has no column ${missing}; it has ${headings.join(', ')}.`);
  for (const name of ['lat_dd', 'lon_dd']) {
    if (columns[name]) continue;
    throw new Unusable(
      `No column for ${wellFieldMeta(name).label} was found among ${headings.join(', ')}: name it in a mapping, {"columns": {"${name}": "…"}}.`,
    );
  }
  const constants = { ...('is_published' in columns ? {} : { is_published: 'yes' }), ...definedOf(given.constants) };
  return { columns, constants, words: definedOf(given.words), addWords: given.addWords };
}

function guessHeading(name: string, headings: string[], given: MappingFile): string | undefined {
  if (name in given.constants) return undefined;
  const names = [name, name.replace(/_ndx$/, ''), wellFieldMeta(name).label, ...(usualHeadings[name] ?? [])].map(plain);
  const found = headings.filter((heading) => names.includes(plain(heading)));
  if (found.length < 2) return found[0];
  throw new Unusable(
    `${found.join(' and ')} both look like ${wellFieldMeta(name).label}: name one in a mapping, {"columns": {"${name}": "…"}}.`,
  );
}

/** A heading as it is compared. */
export const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function definedOf<T>(record: Partial<Record<string, T>>): Record<string, T> {
  return record as Record<string, T>;
}
