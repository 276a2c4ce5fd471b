import { createHash } from 'node:crypto';
import { isLikeId } from '../mapping.ts';
import { isBlank } from './read-value.ts';
import type { TableRow } from './table-row.ts';
import { Unusable } from '../unusable.ts';

/** What a column of a file holds, so that it can be mapped without reading the file again. */
export interface SurveyedColumn {
  heading: string;
  samples: string[];
  /** How many rows say something in it. */
  filled: number;
  /** It says something else in every row, as ids do. */
  isLikeKey: boolean;
  /** Its values with how often they occur; null where they are too many for words of a list. */
  words: Record<string, number> | null;
}

export interface Survey {
  rows: number;
  columns: SurveyedColumn[];
}

const MOST_SAMPLES = 5;
/** More different values than any list has. */
const MOST_WORDS = 300;
const LONGEST_WORD = 200;

interface Surveyed {
  columns: readonly string[];
  rows: Iterable<TableRow> | AsyncIterable<TableRow>;
}

/** Reads all rows once. Throws Unusable for more than may be. */
export async function surveyRows({ columns, rows }: Surveyed, mostRows = Infinity): Promise<Survey> {
  const surveyed = columns.map((heading) => new ColumnSurvey(heading));
  let count = 0;
  for await (const { cells } of rows) {
    count += 1;
    if (count > mostRows)
      throw new Unusable(
        `The file has more than ${mostRows.toLocaleString('en-US')} rows. Split it into smaller files.`,
      );
    for (const column of surveyed) column.add(cells[column.heading] ?? '');
  }
  return { rows: count, columns: surveyed.map((column) => column.told(count)) };
}

class ColumnSurvey {
  readonly heading: string;
  readonly #samples = new Set<string>();
  #filled = 0;
  /** Undefined as soon as two rows say the same, or one says what is no id. */
  #ids: Set<string> | undefined = new Set();
  #words: Map<string, number> | undefined = new Map();

  constructor(heading: string) {
    this.heading = heading;
  }

  add(value: string) {
    if (isBlank(value)) {
      this.#ids = undefined;
      return;
    }
    this.#filled += 1;
    if (this.#samples.size < MOST_SAMPLES) this.#samples.add(cut(value));
    if (this.#ids?.has(value) || !isLikeId(value)) this.#ids = undefined;
    this.#ids?.add(value);
    this.#words?.set(value, (this.#words.get(value) ?? 0) + 1);
    if (value.length > LONGEST_WORD || (this.#words?.size ?? 0) > MOST_WORDS) this.#words = undefined;
  }

  told(rows: number): SurveyedColumn {
    return {
      heading: this.heading,
      samples: [...this.#samples],
      filled: this.#filled,
      isLikeKey: this.#ids !== undefined && rows > 1,
      words: this.#words ? Object.fromEntries(this.#words) : null,
    };
  }
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Stands for the headings, whatever their order. */
export const hashOfHeadings = (headings: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headings.toSorted())).digest('hex');
