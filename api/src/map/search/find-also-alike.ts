import type { Pool } from 'pg';
import { asSpelledHere } from './known-spellings.ts';
import { lessOf, type Wanted } from './wanted.ts';

/** With so many hits of the words as they were typed, what is merely like them is in the way. */
const enough = 8;

interface Finding<H> {
  find: (wanted: Wanted) => Promise<H[]>;
  /** Tells a hit from others. */
  nameOf: (hit: H) => string;
}

/**
 * What is found by the words as they were typed; where that is little, after it also what holds words that they are like. An address
 * that nothing has is looked for without its state, and by its street.
 */
export async function findAlsoAlike<H>(pool: Pool, wanted: Wanted, finding: Finding<H>): Promise<H[]> {
  for (const some of [wanted, ...lessOf(wanted)]) {
    const found = await findAlike(pool, some, finding);
    if (found.length > 0) return found;
  }
  return [];
}

async function findAlike<H>(pool: Pool, wanted: Wanted, { find, nameOf }: Finding<H>): Promise<H[]> {
  const literal = await find(wanted);
  if (literal.length >= enough || (wanted.isNumber && literal.length > 0)) return literal;
  const spelled = await asSpelledHere(pool, wanted);
  if (!spelled) return literal;
  const names = new Set(literal.map(nameOf));
  return [...literal, ...(await find(spelled)).filter((hit) => !names.has(nameOf(hit)))];
}
