import { z } from 'zod';

/** More permits than any district has; more are not named at once. */
export const MOST_PERMITS = 2000;

const NAMED = 'A permit is given by a whole number.';

/** Permits by their keys, as the body of a call names them. */
export const namedPermits = z
  .array(z.int(NAMED).min(0, NAMED).max(2147483647, NAMED), {
    error: 'Give the permits in permitNdxArray.',
  })
  .min(1, 'Choose at least one permit.')
  .max(MOST_PERMITS, `Choose at most ${MOST_PERMITS} permits.`);
