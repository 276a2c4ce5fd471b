import type { Recorded, Source } from './logger-file.ts';
import { RefusedFile } from './refused-file.ts';
import { shortened } from './shortened.ts';

/**
 * Every line from the first reading on is a reading, a part of one, told as a problem, or known to hold none; and no line above has the shape
 * of a reading. Throws RefusedFile of the first that is none of these: a reader that loses a line is never believed. `above` is how many
 * lines of the file stand before these.
 */
export function accountForLines({ lines }: Source, { rows, problems, asides = [] }: Recorded, above = 0): void {
  const known = new Uint8Array(lines.length + 1);
  const mark = (from: number, to: number) => known.fill(1, from, to + 1);
  let first = lines.length + 1;
  for (const row of rows) {
    for (const line of [row.line, ...(row.others ?? [])]) {
      known[line] = 1;
      first = Math.min(first, line);
    }
  }
  for (const { line, to } of problems) if (line !== null) mark(line, to ?? line);
  for (const line of asides) known[line] = 1;

  const shapes = new Set(rows.map(({ line }) => shapeOf(lines[line - 1]!)));
  for (const [index, text] of lines.entries()) {
    if (known[index + 1] || text.trim() === '') continue;
    if (index + 1 > first || shapes.has(shapeOf(text)))
      throw new RefusedFile(above + index + 1, unaccounted(above + index + 1, text));
  }
}

/** What is left of a line when its numbers are all the same one. */
const shapeOf = (text: string) =>
  text
    .replaceAll(/[-+]?\d+([.,]\d+)?/g, '9')
    .replaceAll(/\s+/g, ' ')
    .trim();

const unaccounted = (line: number, text: string) =>
  `Line ${line}, “${shortened(text)}”, cannot be read and would be lost. The file was refused.`;
