import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';

const register = z.string().max(80);
const suggested = z.object({ key: z.int(), label: z.string(), known_by: z.string() });

/** Why two records may be one, the best reason first: `same name`, `42 ft apart`. */
const why = {
  /** Higher is likelier. */
  likeness: z.number(),
  reasons: z.array(z.string()),
};

const likelyDuplicate = suggested.extend(why).meta({ id: 'LikelyDuplicate' });
export type LikelyDuplicate = z.output<typeof likelyDuplicate>;

/** Not in the specification: the paths are ours. */
export const likelyDuplicatesOf = endpoint({
  method: 'GET',
  path: '/api/likely-duplicates/{register}/{key}',
  access: 'staff',
  summary: 'Possible duplicates of this record with reasons, the most likely first',
  params: z.object({ register, key: recordNumber }),
  answer: z.array(likelyDuplicate),
});

const likelyPair = z.object({ one: suggested, other: suggested, ...why }).meta({ id: 'LikelyPair' });
export type LikelyPair = z.output<typeof likelyPair>;

export const likelyDuplicates = endpoint({
  method: 'GET',
  path: '/api/likely-duplicates/{register}',
  access: 'staff',
  summary: 'Possible duplicate pairs of a register with reasons, the most likely first: the first 200 and the total',
  params: z.object({ register }),
  answer: z.object({ count: z.int(), pairs: z.array(likelyPair) }),
  patienceMs: 60_000,
});

export const sayWhetherSame = endpoint({
  method: 'PUT',
  path: '/api/likely-duplicates/{register}/{key}/{other}',
  access: 'staff',
  summary: 'Marks two records as not the same so they are not suggested again, or removes that mark',
  params: z.object({ register, key: recordNumber, other: recordNumber }),
  body: z.object({
    are_distinct: z.boolean({ error: 'Use true to mark them as not the same, false to remove the mark.' }),
  }),
  answer: noAnswer,
  status: 204,
});

/** In words, by how much speaks for it. */
export const formatLikeness = (likeness: number): string =>
  likeness >= 6 ? 'Very likely the same' : likeness >= 4 ? 'Likely the same' : 'Possibly the same';
