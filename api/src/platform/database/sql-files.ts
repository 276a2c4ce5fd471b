import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SqlFile {
  /** Its path in the folder: `permits/permit_words.sql`. */
  name: string;
  sql: string;
  hash: string;
}

/** A folder or file of ours beside `src`. */
export const sqlPath = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** The SQL files of a folder and of those in it, in the order of their names. */
export function readSqlFiles(folder: string): SqlFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sql'));
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .map((name) => {
      // Git writes other line ends on Windows; the file is the same.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: hashOf(sql) };
    });
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Files that make views and functions, each after those whose makings it mentions. Throws when files mention each other in a
 * circle, or when two make something of the same name.
 */
export function inOrderOfNeed(files: readonly SqlFile[]): SqlFile[] {
  const makers = makersOf(files);
  const laid = new Set<SqlFile>();
  const lay = (file: SqlFile, path: readonly SqlFile[]) => {
    if (laid.has(file)) return;
    if (path.includes(file)) {
      throw new Error(`These need each other: ${[...path, file].map(({ name }) => name).join(' → ')}.`);
    }
    for (const needed of neededBy(file, makers)) lay(needed, [...path, file]);
    laid.add(file);
  };
  for (const file of files) lay(file, []);
  return [...laid];
}

const made = /^create (?:view|function|procedure|aggregate) (\w+)/gm;

function makersOf(files: readonly SqlFile[]): Map<string, SqlFile> {
  const makers = new Map<string, SqlFile>();
  for (const file of files) {
    for (const [, name] of file.sql.matchAll(made)) {
      const other = makers.get(name!);
      if (other && other !== file) throw new Error(`${other.name} and ${file.name} both make ${name}.`);
      makers.set(name!, file);
    }
  }
  return makers;
}

/** What stands behind `public.` is a table, whose name a view never has. */
function neededBy(file: SqlFile, makers: ReadonlyMap<string, SqlFile>): SqlFile[] {
  const words = file.sql.replaceAll(/--.*$/gm, '').match(/(?<!public\.)\b[a-z]\w*/g) ?? [];
  const needed = new Set(words.flatMap((word) => makers.get(word) ?? []));
  needed.delete(file);
  return [...needed];
}
