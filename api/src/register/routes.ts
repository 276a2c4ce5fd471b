import { registerCalls } from '@artesian/contract/access';
import { recordNumber } from '@artesian/contract/language/endpoint';
import type { Register, Row, Values } from '@artesian/contract/language/register';
import { admits, isStaff } from '@artesian/contract/language/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { eachOf, listAsJson } from '../platform/answers/list-as-json.ts';
import { mountRoute } from '../platform/handle.ts';
import { conflict, invalid, notFound } from '../platform/problems.ts';
import { onceOnly, type Answer } from '../platform/repeated-calls.ts';
import { transaction } from '../platform/transaction.ts';
import { signedIn, type User } from '../sign-in/authentication.ts';
import { rules } from './rules.ts';
import { everything, scopeOf } from '../sign-in/scope.ts';
import { registerStore, type RegisterStore } from './store.ts';

/** The four calls of a register: list, one, create, update. Removal and return are updates, as the specification has it. */
export function mountRegister(app: FastifyInstance, context: Context, register: Register, relation: string) {
  const calls = registerCalls(register);
  const store = registerStore(register, relation);
  const params = z.object({ [register.key]: recordNumber });
  const keyOf = (request: FastifyRequest) => (request.params as Record<string, number>)[register.key]!;
  const tags = [register.path];

  mountRoute(app, {
    ...split(calls.list),
    schema: { summary: register.title, tags, response: { 200: z.array(register.row) } },
    handler: (request, reply) => list(context, register, relation, store, request, reply),
  });
  mountRoute(app, {
    ...split(calls.get),
    schema: { summary: `One ${register.one}`, tags, params, response: { 200: register.record } },
    handler: async (request, reply) => {
      const user = signedIn(request);
      const scope = scopeOf(user, register.key);
      const { rows } = await context.database.pool.query<{ found: Row }>({
        // Asked more often than anything else: PostgreSQL keeps its plan.
        ...context.database.named(`one of ${register.path} for ${scope === everything ? 'staff' : 'owners'}`),
        ...store.one(scope, keyOf(request)),
      });
      if (!rows[0]) throw notFound(register.one);
      return answerRecord(reply, { status: 200, body: recordFor(user, register, rows[0].found) });
    },
  });
  mountRoute(app, {
    ...split(calls.create),
    schema: { summary: `Add a ${register.one}`, tags, body: register.draft, response: { 201: register.record } },
    handler: (request, reply) => write(context, request, reply, (client) => create(register, store, request, client)),
  });
  mountRoute(app, {
    ...split(calls.update),
    schema: {
      summary: `Change a ${register.one}: only what is named changes. If-Match names the version that the save is based on`,
      tags,
      params,
      body: register.change,
      response: { 200: register.record },
    },
    handler: (request, reply) =>
      write(context, request, reply, (client) => update(register, store, request, client, keyOf(request))),
  });
}

type Client = Parameters<Parameters<typeof transaction>[2]>[0];

async function list(
  context: Context,
  register: Register,
  relation: string,
  store: RegisterStore,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const user = signedIn(request);
  const scope = scopeOf(user, register.key);
  return context.cachedAnswers.send(request, reply, {
    key: isStaff(user.roles) ? register.path : `${register.path} of ${user.sub}`,
    tables: context.dependencies.tablesOf(relation, ...scope.reads),
    shared: false,
    build: () => listAsJson(context.database.pool, eachOf(store.list(scope))),
  });
}

async function create(
  register: Register,
  store: RegisterStore,
  request: FastifyRequest,
  client: Client,
): Promise<Answer> {
  const user = signedIn(request);
  const values = withRules(register, request.body as Values, undefined);
  const key = await store.insert(client, values);
  const saved = await store.find(client, scopeOf(user, register.key), key);
  return { status: 201, body: recordFor(user, register, saved!) };
}

async function update(
  register: Register,
  store: RegisterStore,
  request: FastifyRequest,
  client: Client,
  key: number,
): Promise<Answer> {
  const user = signedIn(request);
  const scope = scopeOf(user, register.key);
  await store.lock(client, key);
  const current = await store.find(client, scope, key);
  if (!current) throw notFound(register.one);
  const based = baseVersion(request);
  if (based !== undefined && based !== current.version) throw conflict(recordFor(user, register, current));
  const values = withRules(register, removalOf(request.body as Values), current);
  if (Object.keys(values).length > 0) await store.update(client, key, values);
  const saved = await store.find(client, scope, key);
  return { status: 200, body: recordFor(user, register, saved!) };
}

/** Runs a write in one transaction; a repeated Idempotency-Key gives the first answer again. */
async function write(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (client: Client) => Promise<Answer>,
) {
  const { sub } = signedIn(request);
  const repeatable = {
    key: repeatedKey(request),
    who: sub,
    call: `${request.method} ${request.url}`,
    body: request.body,
  };
  const answer = await transaction(context.database, { sub, requestId: request.id }, (client) =>
    onceOnly(client, repeatable, () => act(client)),
  );
  return answerRecord(reply, answer);
}

function answerRecord(reply: FastifyReply, { status, body }: Answer) {
  return reply
    .code(status)
    .header('etag', `"${(body as Row).version}"`)
    .header('cache-control', 'private, no-cache')
    .send(body);
}

function recordFor(user: User, register: Register, row: Row) {
  const update = admits(register.write, user.roles);
  return { ...row, may: { update, remove: update && register.removable === true } };
}

function withRules(register: Register, values: Values, current: Values | undefined): Values {
  const rule = rules[register.table];
  return rule ? rule(values, current) : values;
}

/** `should_remove` is what the form says; `removed` is what the table keeps, with its stamps. */
function removalOf({ should_remove, ...values }: Values): Values {
  return should_remove === undefined ? values : { ...values, removed: should_remove };
}

function baseVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw invalid('If-Match', 'If-Match must be the version of the record in quotes, such as "3".');
  return Number(version);
}

function repeatedKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w:.-]{8,200}$/.test(header)) {
    throw invalid('Idempotency-Key', 'An Idempotency-Key has 8 to 200 letters, digits, hyphens, dots or colons.');
  }
  return header;
}

function split(call: string) {
  const [method, path] = call.split(' ') as [Parameters<typeof mountRoute>[1]['method'], string];
  return { method, path };
}
