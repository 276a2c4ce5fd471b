import { z } from 'zod';
import { effectsOfSave } from './effects-of-saves.ts';

/** A field that somebody else changed to another value after the version that a change is based on. */
export const disputedField = z.object({
  field: z.string(),
  /** As it stood in that version. */
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
  /** The name of who wrote `theirs`. */
  who: z.string(),
  at: z.iso.datetime({ offset: true }),
});
export type DisputedField = z.output<typeof disputedField>;

/** What every refused call answers: RFC 9457, in words that a person may read. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    /** Stable, for programs: `validation`, `constraint`, `conflict`, `not-found` … */
    code: z.string(),
    /** What to correct, by the name of the field. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    /** With `conflict`: the record as it stands now. */
    current: z.record(z.string(), z.unknown()).optional(),
    /** With `conflict` of a call of the field: the fields that both changed, what each wrote, and who else did when. */
    conflicts: z.array(disputedField).optional(),
    /** With `effects`: what the save would change of the months of permits. */
    effects: effectsOfSave.optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof problem>;
