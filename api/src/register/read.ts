import type { Endpoint } from '@artesian/contract/language/endpoint';
import type { Row } from '@artesian/contract/language/register';
import { isStaff } from '@artesian/contract/language/roles';
import { eachOf, listAsJson } from '../platform/answers/list-as-json.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';
import { notFound } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { recordFor, type ServedRegister } from './served-register.ts';
import { everything, scopeOf } from '../sign-in/scope.ts';

/** The whole list of a register, kept until its data changes; of rows that belong to a record, those of the one that is named. */
export function answerList(endpoint: Endpoint, { register, relation, store }: ServedRegister): Call {
  const { path, key, of } = register;
  if (of !== undefined) {
    return answer(endpoint, async ({ params }, { database }) => {
      const { rows } = await database.pool.query<{ list: Row[] }>(store.listOf(of, params[of] as number));
      return rows[0]!.list;
    });
  }
  return answer(endpoint, ({ user, request, reply }, { cachedAnswers, database, dependencies }) => {
    const { sub, roles } = user!;
    const scope = scopeOf(user!, key);
    return cachedAnswers.send(request, reply, {
      key: isStaff(roles) ? path : `${path} of ${sub}`,
      tables: dependencies.tablesOf(relation, ...scope.reads),
      shared: false,
      isSentAsMade: true,
      build: () => listAsJson(database.pool, eachOf(store.list(scope))),
    });
  });
}

export function answerOne(endpoint: Endpoint, served: ServedRegister): Call {
  const { register, store } = served;
  return answer(endpoint, async ({ params, user, reply }, { database }) => {
    const scope = scopeOf(user as User, register.key);
    const { rows } = await database.pool.query<{ found: Row }>({
      // Asked more often than anything else: PostgreSQL keeps its plan.
      ...database.named(`one of ${register.path} for ${scope === everything ? 'staff' : 'owners'}`),
      ...store.one(scope, params[register.key] as number),
    });
    const found = rows[0]?.found;
    if (!found) throw notFound(register.one);
    void reply.header('etag', `"${found.version}"`).header('cache-control', 'private, no-cache');
    return recordFor(served, user as User, found);
  });
}
