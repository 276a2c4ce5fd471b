import type { Archive } from './archive.ts';

export interface TableRow {
  /** The line of the file that it begins on. */
  line: number;
  /** The heading of the cell that it was, where each cell of a line is a row. */
  column?: string;
  /** By column, trimmed. */
  cells: Record<string, string>;
  /** Where the file is that the row is about. */
  archive?: Archive;
  /** Why the row cannot be read. */
  problem?: string;
}
