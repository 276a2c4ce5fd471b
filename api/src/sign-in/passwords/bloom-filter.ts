import { createHash } from 'node:crypto';

const BITS_PER_WORD = 16;
/** The best number for so many bits: of what is not in the list, one word in two thousand seems to be. */
const HASHES = 11;

/** A Bloom filter (Bloom 1970) of the words: what it does not know is certainly not among them. */
export function makeFilter(words: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.length * BITS_PER_WORD) / 8));
  for (const word of words) for (const bit of bitsOf(word, filter)) filter[bit >> 3]! |= 1 << (bit & 7);
  return filter;
}

export const isInFilter = (filter: Uint8Array, word: string): boolean =>
  bitsOf(word, filter).every((bit) => (filter[bit >> 3]! & (1 << (bit & 7))) !== 0);

/** Two hashes make all of them (Kirsch and Mitzenmacher 2006). */
function bitsOf(word: string, filter: Uint8Array): number[] {
  const digest = createHash('sha256').update(word).digest();
  const [first, second] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: HASHES }, (_, index) => (first + index * second) % (filter.length * 8));
}
