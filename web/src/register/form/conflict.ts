import type { Register, Row, Values } from '@artesian/contract/language/register';
import { enteredFields, REMOVED } from './entries.ts';
import { same } from './input-text.ts';

/** A save that came too late: somebody saved `theirs` after `base` was read. */
export interface Conflict {
  base: Row;
  theirs: Row;
  /** What this person changed of `base`. */
  mine: Values;
}

export interface Comparison {
  /** Changed by both sides, to different values, or removed by them while this person worked on it: a person must choose. */
  disputed: string[];
  /** Changed by one side only; both are kept. */
  onlyMine: string[];
  onlyTheirs: string[];
}

/** Who changed which fields. What both changed to the same value is settled. */
export function compare(register: Register, { base, theirs, mine }: Conflict): Comparison {
  const changedByThem = enteredFields(register).filter((field) => !same(theirs[field], base[field]));
  const isTaken = (field: string) => field === REMOVED && theirs[field] === true;
  const isMine = (field: string) => field in mine;
  return {
    disputed: changedByThem.filter((field) => (isMine(field) ? !same(mine[field], theirs[field]) : isTaken(field))),
    onlyMine: Object.keys(mine).filter((field) => !changedByThem.includes(field)),
    onlyTheirs: changedByThem.filter((field) => !isMine(field) && !isTaken(field)),
  };
}
