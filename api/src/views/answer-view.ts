import { callOfView } from '@artesian/contract/calls';
import { relationOf, type SomeYears, type View } from '@artesian/contract/language/view';
import { isStaff } from '@artesian/contract/language/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { CachedAnswer } from '../platform/answers/cached-answers.ts';
import { eachOf, listAsJson, tableAsJson } from '../platform/answers/list-as-json.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';
import { invalid, notFound } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { scopeOfView } from '../sign-in/scope.ts';
import { columnsOf, compared, ownWordsOf, rowsOf, type Condition } from './rows-of-view.ts';

/** A list or a record: the SQL view of the same name, without the columns that only staff receive. */
export function answerView(view: View): Call {
  const isWhole = Object.keys(view.by.shape).length === 0;
  return answer(callOfView(view), ({ user, query, request, reply }, context) =>
    isWhole
      ? context.cachedAnswers.send(request, reply, wholeList(context, view, user, query))
      : answerSome(context, view, request, reply),
  );
}

/** What the query of a list says. */
type Asked = SomeYears & { as?: 'table'; columns?: string };

/** The whole list as this person receives it, as rows or as a table, kept until the data changes. */
export function wholeList(
  { database, dependencies }: Pick<Context, 'database' | 'dependencies'>,
  view: View,
  user: User | null,
  { as, columns: named, ...years }: Asked = {},
): CachedAnswer {
  const scope = scopeOfView(view, user);
  const staff = isStaff(user?.roles);
  const audience = staff ? 'staff' : scope.parameters.length === 0 ? 'everybody' : user!.sub;
  const columns = named === undefined ? columnsOf(view, staff) : columnsNamed(view, staff, named);
  const rows = () => rowsOf(view, scope, columns, inYears(view, years));
  return {
    key: [view.path, as, named && columns.join(), years.start_year, years.end_year, 'for', audience].join(' '),
    tables: dependencies.tablesOf(relationOf(view), ...scope.reads, ...ownWordsOf(view, scope).map(functionOf)),
    shared: view.access === 'open' && !user,
    isSentAsMade: true,
    build: () =>
      as === 'table' ? tableAsJson(database.pool, columns, rows()) : listAsJson(database.pool, eachOf(rows())),
  };
}

/** Those that the query names, in its order. What is for staff alone does not exist for others. */
function columnsNamed(view: View, staff: boolean, named: string): string[] {
  const known = columnsOf(view, staff);
  const columns = [...new Set(named.split(','))];
  const unknown = columns.find((column) => !known.includes(column));
  if (unknown === undefined) return columns;
  throw invalid('columns', `There is no column ${unknown}. Available: ${known.join(', ')}.`);
}

/** The rows that the address names: too many addresses to keep, and few rows each. */
async function answerSome({ database }: Context, view: View, request: FastifyRequest, reply: FastifyReply) {
  const scope = scopeOfView(view, request.user);
  const named = Object.entries(request.params as Record<string, unknown>);
  const conditions = named.map(([column, value]) => compared(column, '=', value));
  const columns = columnsOf(view, isStaff(request.user?.roles));
  const { text, values: parameters } = rowsOf(view, scope, columns, conditions);
  const { rows } = await database.pool.query<{ list: string; count: number }>(
    `select coalesce(json_agg(listed), '[]')::text as list, count(*)::integer as count from (${text}) as listed`,
    parameters,
  );
  if (view.one && rows[0]!.count === 0) throw notFound(view.one);
  return reply
    .header('cache-control', 'private, no-cache')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => body as string)
    .send(view.one ? rows[0]!.list.slice(1, -1) : rows[0]!.list);
}

function inYears({ narrowedBy }: View, { start_year, end_year }: SomeYears): Condition[] {
  if (narrowedBy === undefined) return [];
  return [
    ...(start_year === undefined ? [] : [compared(narrowedBy, '>=', start_year)]),
    ...(end_year === undefined ? [] : [compared(narrowedBy, '<=', end_year)]),
  ];
}

/** `own_words($1, well_ndx)` as `api.own_words`. */
const functionOf = ([, expression]: readonly [string, string]) => `api.${expression.slice(0, expression.indexOf('('))}`;
