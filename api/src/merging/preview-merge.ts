import { previewMerge } from '@artesian/contract/merging/merging';
import type { Register, Row } from '@artesian/contract/language/register';
import { partsOf } from '@artesian/contract/parts';
import type pg from 'pg';
import { answer } from '../platform/calls/answer.ts';
import type { Database } from '../platform/database/open-database.ts';
import { transaction, type Actor } from '../platform/transaction.ts';
import { relationsIn } from '../register/relations.ts';
import { registerStore } from '../register/store.ts';
import { everything } from '../sign-in/scope.ts';
import type { Dependencies } from '../views/dependencies.ts';
import { readFilled } from './fill-empty.ts';
import { holdPair } from './hold-pair.ts';
import { beginMerge } from './merge-records.ts';
import { mergeableAt } from './mergeable.ts';
import { moveDependents } from './move-dependents.ts';

/**
 * `GET /api/merges/{register}/preview/{keep}/{drop}`. What it tells of rows that move is what happens: they are moved, counted, and the
 * transaction is taken back.
 */
export const answerMergePreview = answer(
  previewMerge,
  async ({ params, user, request }, { database, dependencies }) => {
    const register = mergeableAt(params.register);
    const { keep, drop } = params;
    return takenBack(database, { sub: user.sub, requestId: request.id }, async (client) => {
      await holdPair(client, register, params);
      const records = {
        keep: await readWhole(client, dependencies, register, keep),
        drop: await readWhole(client, dependencies, register, drop),
        filled: await readFilled(client, register, params),
      };
      const merge = await beginMerge(client, register, params);
      return { ...records, dependents: await moveDependents({ client, register, merge, keep, drop }) };
    });
  },
);

/** Does the work in a transaction that leaves nothing behind. */
async function takenBack<T>(database: Database, actor: Actor, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const done: { result?: T } = {};
  try {
    await transaction(database, actor, async (client) => {
      done.result = await work(client);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return done.result!;
}
class TakenBack extends Error {}

/** A record with the fields of all its parts. */
async function readWhole(
  client: pg.PoolClient,
  dependencies: Dependencies,
  register: Register,
  key: number,
): Promise<Row> {
  let whole = {} as Row;
  for (const part of partsOf(register)) {
    const store = registerStore(part, relationsIn(dependencies)(part));
    whole = { ...whole, ...(await store.find(client, everything, key)) };
  }
  return whole;
}
