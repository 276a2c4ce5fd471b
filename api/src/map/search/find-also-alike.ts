import type { Pool } from 'pg';
import { asSpelledHere } from './known-spellings.ts';
import { withoutHouseNumber, type Wanted } from './wanted.ts';

/** With so many hits of the words as they were typed, what is merely like them is in the way. */
const enough = 8;

interface Finding<H> {
  find: (wanted: Wanted) => Promise<H[]>;
  /** Tells a hit from others. */
  nameOf: (hit: H) => string;
}

/**
 * What is found by the words as they were typed; where that is little, after it also what holds words that they are like. An address
 * that nothing has is looked for by its street.
 */
export async function findAlsoAlike<H>(pool: Pool, wanted: Wanted, finding: Finding<H>): Promise<H[]> {
  const found = await findAlike(pool, wanted, finding);
  const street = found.length === 0 ? withoutHouseNumber(wanted) : undefined;
  return street ? findAlike(pool, street, finding) : found;
}

async function findAlike<H>(pool: Pool, wanted: Wanted, { find, nameOf }: Finding<H>): Promise<H[]> {
  const literal = await find(wanted);
  if (literal.length >= enough || (wanted.isNumber && literal.length > 0)) return literal;
  const spelled = await asSpelledHere(pool, wanted);
  if (!spelled) return literal;
  const names = new Set(literal.map(nameOf));
  return [...literal, ...(await find(spelled)).filter((hit) => !names.has(nameOf(hit)))];
}
