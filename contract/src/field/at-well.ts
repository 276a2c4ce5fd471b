import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { optional, text, timestamp } from '../language/fields.ts';
import { kept } from '../language/rows.ts';

// What levels, samples and inspections have in common: they are written down at a well.

/** The well in the address of a call. */
export const byWell = z.object({ wellNdx: recordNumber });

/** Of forms that are filled in at a well: each row belongs to it, and is written by calls of its own. */
export const ofWell = { of: 'well_ndx', read: 'staff', write: 'staff', has: [] } as const;

/** What is answered of a measurement beside what was entered. */
export const whenAndByWhom = {
  collect_timestamp: timestamp('Collected'),
  sampled_by: optional(text('Sampled By')),
  ...kept,
};
