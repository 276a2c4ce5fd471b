import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** At most so many of each kind. */
export const mostOfEach = 8;

/** The registers whose records are found, each by its path. */
export const findableRegisters = ['list-wells', 'list-permits', 'list-rolodex', 'list-meters'] as const;
export type FindableRegister = (typeof findableRegisters)[number];

/** A record that was found. Where it is looked at, the screens say. */
const foundRecord = z
  .object({
    register: z.enum(findableRegisters),
    key: z.int(),
    /** What people know it by. */
    title: z.string(),
    /** What tells it from others, first what it was found by; no more than the caller may read. */
    detail: z.string(),
    removed: z.boolean(),
  })
  .meta({ id: 'FoundRecord' });
export type FoundRecord = z.output<typeof foundRecord>;

/**
 * Wells, permits, contacts and meters by number and name, as far as the caller may see them; the best fit first, removed ones last. Not in
 * the specification: the path is ours.
 */
export const findRecords = endpoint({
  method: 'GET',
  path: '/api/find',
  access: 'signed-in',
  summary: 'Search wells, permits, contacts and meters by number and name',
  query: z.object({ q: z.string().trim().max(120, 'Use at most 120 characters.') }),
  answer: z.object({ data: z.array(foundRecord).max(mostOfEach * findableRegisters.length) }),
});
