import { z } from 'zod';

/** Decimal degrees in an address, up to so many either way. */
export const coordinate = (limit: number) =>
  z.coerce.number({ error: 'Invalid coordinate' }).min(-limit, 'Invalid coordinate').max(limit, 'Invalid coordinate');
