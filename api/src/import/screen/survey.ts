import { MOST_ROWS_OF_IMPORT } from '@artesian/contract/importing/files';
import { createHash } from 'node:crypto';
import { isLikeId } from '../mapping.ts';
import type { OpenedRows } from '../open-rows.ts';
import { isBlank } from '../read-value.ts';
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

/** Reads all of a file once. Throws Unusable for one without rows, and for one with too many. */
export async function surveyRows({ columns, rows }: OpenedRows): Promise<Survey> {
  const surveyed = columns.map((heading) => new ColumnSurvey(heading));
  let count = 0;
  for await (const { cells } of rows) {
    count += 1;
    if (count > MOST_ROWS_OF_IMPORT)
      throw new Unusable(`The file has more than ${MOST_ROWS_OF_IMPORT.toLocaleString('en-US')} rows. Divide it.`);
    for (const column of surveyed) column.add(cells[column.heading] ?? '');
  }
  if (count === 0) throw new Unusable('The file has headings and no rows.');
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
