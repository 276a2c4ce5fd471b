import { accessSync, closeSync, constants, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { csvMark, noFormula } from '@artesian/contract/language/csv';
import { metaOf } from '@artesian/contract/language/register';
import { hooksOf } from './hooks.ts';
import type { Piece } from './import-rows.ts';
import type { Outcome } from './outcomes.ts';
import type { Source } from './file/read-source.ts';
import type { Subject } from './subject.ts';
import type { TableRow } from './file/table-row.ts';
import { Unusable } from './unusable.ts';

/** Before anything is brought in: throws Unusable when no report can be written into the folder. */
export function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Unusable(`The report cannot be written to ${folder}. Give another location with --report.`);
  }
}

/** A line for each row of the file: what became of it, what it changes, and every remark. Written as pieces come; end it. */
export class Report {
  readonly #file: LinesFile;

  constructor(path: string, subject: Subject) {
    this.#file = new LinesFile(path, ['line', 'outcome', calledIn(subject), 'remarks']);
  }

  add({ outcomes }: Pick<Piece, 'outcomes'>) {
    this.#file.write(
      outcomes.map(({ line, column, verdict, record, reason, changes, remarks }) => [
        placeOf(line, column),
        verdict,
        verdict === 'already there' ? '' : (record ?? ''),
        [
          ...(reason ? [reason] : []),
          ...changes.map((words) => `${words}.`),
          ...remarks.map(({ words }) => words),
        ].join(' '),
      ]),
    );
  }

  /** The files of a zip that no row names, behind all rows. */
  addUnnamed(paths: readonly string[]) {
    this.#file.write(paths.map((path) => ['', NOT_NAMED, noFormula(path), NOT_NAMED_REMARK]));
  }

  end() {
    this.#file.close();
  }
}

/** What became of a file of a zip that no row of its table names. */
export const NOT_NAMED = 'not named';
export const NOT_NAMED_REMARK = 'No row of the table lists this file.';

/** What the records are called by, as a heading. */
const calledIn = (subject: Subject): string => {
  const { register } = subject;
  return hooksOf(subject).name ? register.one : metaOf(register, register.label).label.toLowerCase();
};

/** `12`, or of a cell `12, Jan`. */
const placeOf = (line: number, column: string | null) => (column === null ? String(line) : `${line}, ${column}`);

interface RefusedLine {
  line: number;
  cells: TableRow['cells'];
  reasons: string[];
}

/** The column of refused rows that says why; it is none of the file when it comes in again. */
export const REASON = 'refused because';

/**
 * The refused rows as they stood in the file, with the reason of each, to be mended and brought in again. Written as pieces come; end it.
 * There is no file before the first refusal.
 */
export class RefusedRows {
  readonly #path: string;
  readonly #columns: readonly string[];
  /** The lines of a sheet whose cells became rows. */
  readonly #lines: ReadonlyMap<number, TableRow> | undefined;
  #file: LinesFile | undefined;
  /** More cells of it may be refused. */
  #held: RefusedLine | undefined;

  constructor(path: string, { columns, sheet }: Pick<Source, 'columns' | 'sheet'>) {
    this.#path = path;
    this.#columns = sheet?.columns ?? columns;
    this.#lines = sheet && new Map(sheet.rows.map((row) => [row.line, row]));
  }

  add({ rows, outcomes }: Pick<Piece, 'rows' | 'outcomes'>) {
    for (const [index, outcome] of outcomes.entries())
      if (outcome.verdict === 'refused') this.#refuse(rows[index]!, outcome);
  }

  #refuse(row: TableRow, { line, column, reason }: Outcome) {
    if (this.#held?.line !== line) {
      this.#writeHeld();
      this.#held = { line, cells: (this.#lines?.get(line) ?? row).cells, reasons: [] };
    }
    this.#held.reasons.push(column === null ? reason! : `${column}: ${reason}`);
  }

  #writeHeld() {
    if (!this.#held) return;
    const { cells, reasons } = this.#held;
    this.#file ??= new LinesFile(this.#path, [...this.#columns, REASON]);
    this.#file.write([[...this.#columns.map((column) => cells[column] ?? ''), reasons.join(' ')]]);
    this.#held = undefined;
  }

  end() {
    this.#writeHeld();
    this.#file?.close();
  }
}

/** Writes a table of separated values as spreadsheets open it. */
export function writeLines(path: string, headings: readonly string[], lines: readonly (readonly string[])[]) {
  writeFileSync(path, `${csvMark}${asText([headings, ...lines])}`);
}

/** The same by and by. */
class LinesFile {
  readonly #descriptor: number;

  constructor(path: string, headings: readonly string[]) {
    this.#descriptor = openSync(path, 'w');
    writeSync(this.#descriptor, csvMark);
    this.write([headings]);
  }

  write(lines: readonly (readonly string[])[]) {
    if (lines.length > 0) writeSync(this.#descriptor, asText(lines));
  }

  close() {
    closeSync(this.#descriptor);
  }
}

const asText = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
