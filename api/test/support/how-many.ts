import { inject } from 'vitest';

/** Whether the tests run on the embedded database, where the same work takes several times as long. */
export const isEmbedded = inject('databaseServer') === '';

/** How many random districts are tried; `npm run checks` has time for more. */
export const randomDistricts = process.env['THOROUGH'] ? 60 : isEmbedded ? 2 : 6;
