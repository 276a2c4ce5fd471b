import { randomBytes } from 'node:crypto';
import { isFilename } from '../files.ts';

/** What the names of drafts begin with. */
export const DRAFT = 'draft-';
export const newDraft = (): string => `${DRAFT}${randomBytes(16).toString('hex')}`;

/** Longer than any file takes to come and be kept. */
export const DRAFT_LASTS_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Throws for what would be kept where it is not ours. */
export function checked(name: string): string {
  if (!isFilename(name)) throw new Error(`${name} is not a system filename.`);
  return name;
}
