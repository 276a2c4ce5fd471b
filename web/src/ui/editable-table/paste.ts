import type { EditableColumn } from './column.ts';
import type { Block } from './place.ts';

/** Reads what spreadsheets put on the clipboard: tabs between cells, quotes around those that hold a tab or a line break. */
export function readTabSeparated(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    lines.at(-1)!.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  // Spreadsheets end the last line as well.
  const isEnd = lines.length > 1 && lines.at(-1)!.join('') === '' && lines.at(-1)!.length === 1;
  return isEnd ? lines.slice(0, -1) : lines;
}

/** Writes cells as spreadsheets read them. */
export const asTabSeparated = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(quoted).join('\t')).join('\n');

const quoted = (cell: string) => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell as the paste finds it. */
interface Target<T> {
  column: EditableColumn<T>;
  value: unknown;
  isEditable: boolean;
  rowName: string;
}

export interface PastedCell {
  /** Counted from 0; past the last row for those that the paste would add. */
  row: number;
  column: string;
  header: string;
  rowName: string;
  before: string;
  after: string;
  value: unknown;
  /** Why it cannot be saved like this. */
  problem: string | undefined;
}

type Lines = readonly (readonly string[])[];

/** A text for a cell, by the key of its row. */
export interface MeantCell {
  row: string;
  column: string;
  text: string;
}

/** What a paste means, and in words why, where that is not what it says: other lines, or cells wherever they stand. */
export type MeantPaste = { words: string } & (
  | { lines: Lines }
  | {
      cells: readonly MeantCell[];
      /** Why none of them is taken. */
      refused: readonly string[];
    }
);
export type ReadPaste = (lines: Lines) => MeantPaste | undefined;

export interface PastePlan {
  cells: readonly PastedCell[];
  newRows: number;
  /** How many stay as they are: because they are the same, cannot be changed, or have no place in the table. */
  same: number;
  fixed: number;
  outside: number;
  /** What must be corrected before anything is pasted. */
  refused?: readonly string[];
  /** Why this is more than the paste says, and what it says. */
  meant?: { words: string; asItStands: PastePlan } | undefined;
}

/**
 * What a paste would do, beginning at the upper left cell of `block`. One value fills the whole block.
 * `targetAt` knows the cells that there are, and those of rows that could be added; undefined for others.
 */
export const planPaste = <T>(lines: Lines, block: Block, rowCount: number, targetAt: TargetAt<T>): PastePlan =>
  planCells(placed(lines, block), rowCount, targetAt);

type TargetAt<T> = (row: number, column: number) => Target<T> | undefined;

/** The same of texts that each have a place of their own. */
export function planCells<T>(
  texts: readonly (readonly [row: number, column: number, text: string])[],
  rowCount: number,
  targetAt: TargetAt<T>,
): PastePlan {
  const plan = { cells: [] as PastedCell[], same: 0, fixed: 0, outside: 0 };
  for (const [row, column, text] of texts) {
    const target = targetAt(row, column);
    if (!target) plan.outside += 1;
    else if (!target.isEditable || !target.column.entry) plan.fixed += 1;
    else if (target.column.entry.read(text) === target.value) plan.same += 1;
    else plan.cells.push(pasted(row, text, target));
  }
  const last = Math.max(-1, ...plan.cells.map(({ row }) => row));
  return { ...plan, newRows: Math.max(0, last - rowCount + 1) };
}

function pasted<T>(row: number, text: string, { column, value, rowName }: Target<T>): PastedCell {
  const entry = column.entry!;
  const next = entry.read(text);
  return {
    row,
    column: column.id,
    header: column.header,
    rowName,
    before: entry.textOf(value),
    after: entry.isSecret && next ? '••••••••' : entry.textOf(next),
    value: next,
    problem: entry.check(next),
  };
}

function placed(lines: Lines, { top, bottom, left, right }: Block) {
  const isFill = lines.length === 1 && lines[0]!.length === 1;
  const filled = isFill ? range(bottom - top + 1).map(() => range(right - left + 1).map(() => lines[0]![0]!)) : lines;
  return filled.flatMap((line, row) => line.map((text, column) => [top + row, left + column, text] as const));
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
