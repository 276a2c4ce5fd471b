import type { Values } from '@artesian/contract/language/register';
import { deriveTexasGrid } from '../wells/derive-texas-grid.ts';

/** What the server fills in before a record is written. `current` is the record as stored, undefined for a new one. */
export type Rule = (values: Values, current: Values | undefined) => Values;

/** Tables whose records need more than their declaration says. */
export const rules: Record<string, Rule> = {
  wells: deriveTexasGrid,
};
