import { callOfView } from '@artesian/contract/calls';
import { relationOf, type SomeYears, type View } from '@artesian/contract/language/view';
import { isStaff } from '@artesian/contract/language/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { CachedAnswer } from '../platform/answers/cached-answers.ts';
import { eachOf, listAsJson, tableAsJson } from '../platform/answers/list-as-json.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';
import { notFound } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { everything, scopeOfView, type Scope } from '../sign-in/scope.ts';

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
type Asked = SomeYears & { as?: 'table' };

/** The whole list as this person receives it, as rows or as a table, kept until the data changes. */
export function wholeList(
  { database, dependencies }: Pick<Context, 'database' | 'dependencies'>,
  view: View,
  user: User | null,
  { as, ...years }: Asked = {},
): CachedAnswer {
  const scope = scopeOfView(view, user);
  const staff = isStaff(user?.roles);
  const audience = scope === everything ? (staff ? 'staff' : 'everybody') : user!.sub;
  return {
    key: [view.path, as, years.start_year, years.end_year, 'for', audience].join(' '),
    tables: dependencies.tablesOf(relationOf(view), ...scope.reads, ...ownWordsOf(view, scope).map(functionOf)),
    shared: view.access === 'open' && !user,
    build: () =>
      as === 'table'
        ? tableAsJson(database.pool, columnsOf(view, staff), rowsOf(view, scope, staff, inYears(view, years)))
        : listAsJson(database.pool, eachOf(rowsOf(view, scope, staff, inYears(view, years)))),
  };
}

/** The rows that the address names: too many addresses to keep, and few rows each. */
async function answerSome({ database }: Context, view: View, request: FastifyRequest, reply: FastifyReply) {
  const scope = scopeOfView(view, request.user);
  const named = Object.entries(request.params as Record<string, unknown>);
  const conditions = named.map(([column, value]): Condition => [column, '=', value]);
  const { text, values: parameters } = rowsOf(view, scope, isStaff(request.user?.roles), conditions);
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

const columnsOf = ({ row, staffOnly }: View, staff: boolean): string[] =>
  Object.keys(row.shape).filter((column) => staff || !staffOnly.includes(column));

type Condition = [column: string, operator: '=' | '>=' | '<=', value: unknown];

function inYears({ narrowedBy }: View, { start_year, end_year }: SomeYears): Condition[] {
  if (narrowedBy === undefined) return [];
  const conditions: (Condition | false)[] = [
    start_year !== undefined && [narrowedBy, '>=', start_year],
    end_year !== undefined && [narrowedBy, '<=', end_year],
  ];
  return conditions.filter((condition) => condition !== false);
}

/** Names come from declarations in this repository, never from a request. */
function rowsOf(view: View, scope: Scope, staff: boolean, conditions: readonly Condition[]) {
  const columns = columnsOf(view, staff).map((column) => columnFor(view, scope, column));
  const said = conditions.map(
    ([column, operator], index) => `and "${column}" ${operator} $${scope.parameters.length + index + 1}`,
  );
  return {
    text: `
      select ${columns.join(', ')}
      from ${relationOf(view)}
      where ${scope.condition} ${said.join(' ')}
      ${view.orderBy.length > 0 ? `order by ${view.orderBy.join(', ')}` : 'offset 0'}`,
    values: [...scope.parameters, ...conditions.map(([, , value]) => value)],
  };
}

function columnFor(view: View, scope: Scope, column: string): string {
  const own = ownWordsOf(view, scope).find(([name]) => name === column);
  return own ? `api.${own[1]} as "${column}"` : `"${column}"`;
}

/** Columns that this reader has in words of their own, each with its expression. */
const ownWordsOf = ({ ownWords }: View, scope: Scope) => (scope === everything ? [] : Object.entries(ownWords));

/** `own_words($1, well_ndx)` as `api.own_words`. */
const functionOf = ([, expression]: readonly [string, string]) => `api.${expression.slice(0, expression.indexOf('('))}`;
