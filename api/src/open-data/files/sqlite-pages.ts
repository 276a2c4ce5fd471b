import type { FileHandle } from 'node:fs/promises';

/**
 * Pages that are added to a SQLite file (version 3 of its format, https://www.sqlite.org/fileformat2.html): tables are written row after
 * row, so that of a large one only a few pages are in memory.
 */

/** Bytes of a page: what SQLite takes unless told otherwise. */
export const PAGE_BYTES = 4096;
/** The page in which SQLite locks a file: it holds nothing. */
const LOCK_PAGE = 0x4000_0000 / PAGE_BYTES + 1;
/** So many pages are written at once. */
const WRITTEN_AT_ONCE = 256;

export type SqlValue = string | number | Uint8Array | null;

/** The pages of a file from number `next` on. */
export class Pages {
  readonly #file: FileHandle;
  #waiting: Buffer[] = [];
  #next: number;

  constructor(file: FileHandle, next: number) {
    this.#file = file;
    this.#next = next;
  }

  /** How many pages the file has with those that wait. */
  get count(): number {
    return this.#next - 1;
  }

  /** Adds a page, and answers its number. It waits for `write`. */
  add(page: Buffer): number {
    if (this.#next === LOCK_PAGE) this.#push(Buffer.alloc(PAGE_BYTES));
    return this.#push(page);
  }

  #push(page: Buffer): number {
    this.#waiting.push(page);
    this.#next += 1;
    return this.#next - 1;
  }

  /** Writes what waits, once that is worth it or when it is the `end`. */
  async write(end = false) {
    if (this.#waiting.length < (end ? 1 : WRITTEN_AT_ONCE)) return;
    const bytes = Buffer.concat(this.#waiting);
    const first = this.#next - this.#waiting.length;
    this.#waiting = [];
    await this.#file.write(bytes, 0, bytes.length, (first - 1) * PAGE_BYTES);
  }
}

/** A page below another, and the last row under it. */
interface Child {
  page: number;
  last: number;
}

/** The rows of one table, in the order of their numbers. */
export class TableRows {
  readonly #pages: Pages;
  readonly #leaves: Child[] = [];
  #cells: Buffer[] = [];
  #bytes = LEAF_HEAD;
  #last = 0;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  add(row: number, values: readonly SqlValue[]) {
    const cell = this.#cellOf(row, recordOf(values));
    if (this.#bytes + POINTER + cell.length > PAGE_BYTES) this.#endLeaf();
    this.#cells.push(cell);
    this.#bytes += POINTER + cell.length;
    this.#last = row;
  }

  /** The page that stands at the top of all rows. */
  end(): Buffer {
    if (this.#leaves.length === 0) return leafOf(this.#cells);
    if (this.#cells.length > 0) this.#endLeaf();
    return this.#topOf(this.#leaves);
  }

  #endLeaf() {
    this.#leaves.push({ page: this.#pages.add(leafOf(this.#cells)), last: this.#last });
    this.#cells = [];
    this.#bytes = LEAF_HEAD;
  }

  #topOf(children: readonly Child[]): Buffer {
    if (children.length <= MOST_CHILDREN) return branchOf(children);
    const groups = inEqualParts(children, Math.ceil(children.length / MOST_CHILDREN));
    return this.#topOf(groups.map((group) => ({ page: this.#pages.add(branchOf(group)), last: group.at(-1)!.last })));
  }

  /** What does not fit into a page goes on in others, which are chained from the last to the first. */
  #cellOf(row: number, record: Buffer): Buffer {
    const head = [varint(record.length), varint(row)];
    const here = bytesInCell(record.length);
    if (here === record.length) return Buffer.concat([...head, record]);
    let next = 0;
    for (let at = here + lastMultiple(record.length - here - 1, CHAINED); at >= here; at -= CHAINED) {
      const page = Buffer.alloc(PAGE_BYTES);
      page.writeUInt32BE(next, 0);
      record.copy(page, 4, at, Math.min(at + CHAINED, record.length));
      next = this.#pages.add(page);
    }
    const chain = Buffer.alloc(4);
    chain.writeUInt32BE(next);
    return Buffer.concat([...head, record.subarray(0, here), chain]);
  }
}

const LEAF_HEAD = 8;
const BRANCH_HEAD = 12;
const POINTER = 2;
/** A cell of a branch: the number of a page and, in nine bytes at most, that of a row. */
const MOST_CHILDREN = Math.floor((PAGE_BYTES - BRANCH_HEAD) / (POINTER + 4 + 9)) + 1;
/** What a page of a chain holds beside the number of the next. */
const CHAINED = PAGE_BYTES - 4;

const lastMultiple = (upTo: number, of: number) => Math.floor(upTo / of) * of;

/** How many bytes of a record stand in its cell (§1.6, 'Cell Payload Overflow Pages'). */
function bytesInCell(bytes: number): number {
  const most = PAGE_BYTES - 35;
  if (bytes <= most) return bytes;
  const least = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
  const filling = least + ((bytes - least) % CHAINED);
  return filling <= most ? filling : least;
}

function inEqualParts<T>(all: readonly T[], parts: number): T[][] {
  const bounds = Array.from({ length: parts + 1 }, (_, part) => Math.floor((all.length * part) / parts));
  return bounds.slice(1).map((end, part) => all.slice(bounds[part], end));
}

const leafOf = (cells: readonly Buffer[]): Buffer => pageOf(0x0d, LEAF_HEAD, cells);

function branchOf(children: readonly Child[]): Buffer {
  const cells = children.slice(0, -1).map(({ page, last }) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(page);
    return Buffer.concat([number, varint(last)]);
  });
  const branch = pageOf(0x05, BRANCH_HEAD, cells);
  branch.writeUInt32BE(children.at(-1)!.page, 8);
  return branch;
}

/** Where its cells are stands after the head; they fill the page from its end. */
function pageOf(kind: number, head: number, cells: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(PAGE_BYTES);
  let at = PAGE_BYTES;
  for (const [place, cell] of cells.entries()) {
    at -= cell.length;
    cell.copy(page, at);
    page.writeUInt16BE(at, head + POINTER * place);
  }
  page[0] = kind;
  page.writeUInt16BE(cells.length, 3);
  page.writeUInt16BE(at, 5);
  return page;
}

/** Values with, before them, the kind of each. */
function recordOf(values: readonly SqlValue[]): Buffer {
  const stored = values.map(storedOf);
  const kinds = Buffer.concat(stored.map(({ kind }) => varint(kind)));
  const headBytes = kinds.length + (kinds.length + 1 < 128 ? 1 : 2);
  return Buffer.concat([varint(headBytes), kinds, ...stored.map(({ bytes }) => bytes)]);
}

const nothing = Buffer.alloc(0);
/** The kinds of whole numbers by their length in bytes. */
const wholeKinds = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [6, 5],
] as const;

function storedOf(value: SqlValue): { kind: number; bytes: Uint8Array } {
  if (value === null) return { kind: 0, bytes: nothing };
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return { kind: 13 + 2 * bytes.length, bytes };
  }
  if (typeof value !== 'number') return { kind: 12 + 2 * value.length, bytes: value };
  const whole = Number.isInteger(value) && wholeKinds.find(([bytes]) => Math.abs(value) < 2 ** (8 * bytes - 1));
  if (!whole) {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return { kind: 7, bytes };
  }
  const bytes = Buffer.alloc(whole[0]);
  bytes.writeIntBE(value, 0, whole[0]);
  return { kind: whole[1], bytes };
}

/** A whole number of 0 or more, up to 2⁵³: seven bits a byte, the highest first. */
function varint(number: number): Buffer {
  const bytes = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 + (rest % 128));
  return Buffer.from(bytes);
}
