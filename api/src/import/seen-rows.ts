import { createHash } from 'node:crypto';

/** Where a file first said something. */
export interface SeenPlace {
  line: number;
  isNew: boolean;
}

/** A power of two, so that a mask finds the slot. */
const FIRST_SLOTS = 1024;
/** Above this share of used slots searches become long. */
const FULLEST = 0.7;
const WORDS_OF_A_MARK = 3;

/**
 * The rows of a file so far, by the marks that tell records apart. A large file has millions of marks, and a Map of their texts would take more
 * memory than the rest of an import: here each mark is 96 bits of its hash, in one table. Two texts with the same bits are not to be expected.
 */
export class SeenRows {
  #marks = new Uint32Array(FIRST_SLOTS * WORDS_OF_A_MARK);
  /** The line, doubled, and one more of a new record; 0 where the slot is free. */
  #places = new Uint32Array(FIRST_SLOTS);
  #count = 0;

  get(mark: string): SeenPlace | undefined {
    const place = this.#places[this.#slotOf(digestOf(mark))]!;
    return place === 0 ? undefined : { line: place >>> 1, isNew: (place & 1) === 1 };
  }

  has(mark: string): boolean {
    return this.get(mark) !== undefined;
  }

  set(mark: string, { line, isNew }: SeenPlace) {
    if (this.#count >= this.#places.length * FULLEST) this.#grow();
    this.#put(digestOf(mark), line * 2 + (isNew ? 1 : 0));
  }

  #put(digest: Uint32Array, place: number) {
    const slot = this.#slotOf(digest);
    if (this.#places[slot] === 0) this.#count += 1;
    this.#marks.set(digest, slot * WORDS_OF_A_MARK);
    this.#places[slot] = place;
  }

  /** Where this mark is, or the free slot where it belongs. */
  #slotOf(digest: Uint32Array): number {
    const mask = this.#places.length - 1;
    let slot = digest[0]! & mask;
    while (this.#places[slot] !== 0 && !this.#isAt(slot, digest)) slot = (slot + 1) & mask;
    return slot;
  }

  #isAt(slot: number, digest: Uint32Array): boolean {
    for (let word = 0; word < WORDS_OF_A_MARK; word += 1)
      if (this.#marks[slot * WORDS_OF_A_MARK + word] !== digest[word]) return false;
    return true;
  }

  #grow() {
    const marks = this.#marks;
    const places = this.#places;
    this.#marks = new Uint32Array(marks.length * 2);
    this.#places = new Uint32Array(places.length * 2);
    this.#count = 0;
    for (const [slot, place] of places.entries())
      if (place !== 0) this.#put(marks.subarray(slot * WORDS_OF_A_MARK, (slot + 1) * WORDS_OF_A_MARK), place);
  }
}

/** Of a hash, as much as is kept. */
function digestOf(mark: string): Uint32Array {
  const { buffer, byteOffset } = createHash('sha256').update(mark).digest();
  return new Uint32Array(buffer, byteOffset, WORDS_OF_A_MARK);
}
