import { findRecords, mostOfEach } from '@artesian/contract/query/find';
import { answer } from '../platform/calls/answer.ts';
import { findAlsoAlike } from '../map/search/find-also-alike.ts';
import { wantedOf } from '../map/search/wanted.ts';
import { findOfKind, type Hit } from './find-of-kind.ts';
import { findableKinds } from './findable-kinds.ts';

/** `GET /api/find`: records of every kind that the caller may see, by what they are called. */
export const answerFind = answer(findRecords, async ({ query, user, reply }, { database: { pool } }) => {
  void reply.header('cache-control', 'private, no-cache');
  const wanted = wantedOf(query.q);
  if (!wanted) return { data: [] };
  const hits = await findAlsoAlike(pool, wanted, {
    find: async (words) =>
      inOrder((await Promise.all(findableKinds.map((kind) => findOfKind(pool, user, kind, words)))).flat()),
    nameOf: ({ told: { register, key } }) => `${register} ${key}`,
  });
  return { data: hits.slice(0, mostOfAll).map(({ told }) => told) };
});

const mostOfAll = mostOfEach * findableKinds.length;

const inOrder = (hits: readonly Hit[]) =>
  hits.toSorted((one, other) => Number(one.told.removed) - Number(other.told.removed) || one.fit - other.fit);
