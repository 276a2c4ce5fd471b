import type { Register, Values } from './register.ts';

/** What a record is to the public (spec 1 §3): not published, published as it stands, and published but changed since. */
export const DRAFT = 1;
export const PUBLISHED = 2;
export const UPDATED = 3;
export type Publication = typeof DRAFT | typeof PUBLISHED | typeof UPDATED;

/** Of a record of a register that publishes; undefined where nothing is published. */
export function publicationOf({ publication }: Pick<Register, 'publication'>, row: Values): Publication | undefined {
  if (publication === undefined) return undefined;
  if (row[publication] !== true) return DRAFT;
  return Number(row.version) > Number(row.published_version ?? row.version) ? UPDATED : PUBLISHED;
}
