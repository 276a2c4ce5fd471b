import type { Endpoint } from '@artesian/contract/language/endpoint';
import { isDeepStrictEqual } from 'node:util';
import { publicationOf, UPDATED } from '@artesian/contract/language/publication';
import type { Register, Row, Values } from '@artesian/contract/language/register';
import { warningsOfChange, problemsOfChange, withoutHidden } from '@artesian/contract/language/rules';
import type pg from 'pg';
import { recountingTogether } from '../permits/recounts.ts';
import { act } from '../platform/calls/act.ts';
import type { Call } from '../platform/calls/call.ts';
import { conflict, forbidden, invalid, notFound, refuseFields, Refusal, unlikely } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { eachRow } from './each-row.ts';
import { isChangedSince } from './is-changed-since.ts';
import { recordFor, type ServedRegister } from './served-register.ts';
import { scopeOf } from '../sign-in/scope.ts';

interface Writing {
  client: pg.PoolClient;
  user: User;
  /** The records that this save changes, as they stood before it. */
  were: Row[];
  /** The fields whose unlikely values are meant. Nothing is asked of what no person enters here. */
  confirmed?: readonly string[] | undefined;
}

/** Any call of a register, seen as one that only people who are signed in make. */
type WritingEndpoint = Endpoint & { access: 'signed-in' | 'staff' };

/** Adds a record. A part of a record that is there already becomes what is sent. */
export function actCreate(endpoint: Endpoint, served: ServedRegister): Call {
  const { key, partOf } = served.register;
  return act(endpoint as WritingEndpoint, async ({ body, version, client, user, confirmed }) => {
    const writing = { client, user, confirmed, were: [] };
    const { [key]: part, ...entered } = body as Values;
    const saved = partOf
      ? await change(served, writing, part as number, entered, version)
      : await add(served, writing, body as Values);
    await finish(served, writing, [saved]);
    return saved;
  });
}

export function actUpdate(endpoint: Endpoint, served: ServedRegister): Call {
  const { key } = served.register;
  return act(endpoint as WritingEndpoint, async ({ params, body, version, client, user, confirmed }) => {
    const writing = { client, user, confirmed, were: [] };
    await served.effects.hold?.({ client, keys: [params[key] as number] });
    const saved = await changeOrAdd(served, writing, params[key] as number, body as Values, version);
    await finish(served, writing, [saved]);
    return saved;
  });
}

/** All rows or none. */
export function actReplace(endpoint: Endpoint, served: ServedRegister): Call {
  const { key } = served.register;
  return act(endpoint as WritingEndpoint, async ({ body, client, user, confirmed }) => {
    const writing = { client, user, confirmed, were: [] };
    await served.effects.hold?.({ client, keys: (body as Values[]).map((row) => row[key] as number) });
    const saved = await recountingTogether(client, () =>
      eachRow(body as Values[], ({ [key]: id, version, ...entered }) =>
        changeOrAdd(served, writing, id as number, entered, version as number | undefined),
      ),
    );
    await finish(served, writing, saved);
    return saved;
  });
}

const finish = async ({ register, effects }: ServedRegister, { client, were }: Writing, saved: readonly Row[]) =>
  effects.finally?.({ client, were, keys: saved.map((row) => row[register.key] as number) });

export function actDelete(endpoint: Endpoint, served: ServedRegister): Call {
  const { register, store, effects } = served;
  return act(endpoint as WritingEndpoint, async ({ params, version, client, user }) => {
    const key = params[register.key] as number;
    const was = await hold(served, { client, user, were: [] }, key);
    const reason = effects.may?.(was, user);
    if (reason !== undefined) throw forbidden(reason);
    if (version !== undefined && version !== was.version) throw conflict(recordFor(served, user, was));
    await store.delete(client, key).catch((error: unknown) => Promise.reject(stillInUse(register.one, error)));
  });
}

/** The words of a reference are for whoever enters one; of what is deleted it says that something still refers to it. */
function stillInUse(one: string, error: unknown): unknown {
  const { code, table } = error as { code?: string; table?: string };
  if (code !== '23503' || table === undefined) return error;
  const message = `This ${one} is still in use: ${table.replaceAll('_', ' ')} refer to it.`;
  return new Refusal(422, 'constraint', 'A rule is broken', message);
}

/** Rows that do not exist yet are listed without a key, and named 0 when they are saved. */
async function changeOrAdd(served: ServedRegister, writing: Writing, key: number, entered: Values, version?: number) {
  const { listedBefore, of } = served.register;
  if (key !== 0 || !listedBefore) return change(served, writing, key, without(entered, of), version);
  const missing = listedBefore.find((column) => entered[column] === undefined);
  if (missing !== undefined) throw invalid(missing, '*Required field');
  return add(served, writing, entered);
}

/** A row that is there stays with the record that it belongs to. */
const without = (values: Values, name: string | undefined): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field !== name));

/** Adds a record, with the register's rules and effects. */
export async function add(served: ServedRegister, { client, user, confirmed }: Writing, given: Values) {
  const { register, store, effects } = served;
  const entered = allowed(served, undefined, given, confirmed);
  const saving = { client, user, entered, was: undefined, confirmed };
  const key = await store.insert(client, inTable(served, (await effects.before?.(saving)) ?? entered));
  await effects.after?.({ ...saving, key });
  const saved = await store.find(client, scopeOf(user, register.key), key);
  return recordFor(served, user, saved!);
}

/** Saves what is named of a record, with the register's rules and effects. */
export async function change(
  served: ServedRegister,
  writing: Writing,
  key: number,
  { should_remove, ...named }: Values,
  version: number | undefined,
) {
  const { register, store, effects } = served;
  const { client, user, confirmed } = writing;
  const was = await hold(served, writing, key);
  const reason = effects.may?.(was, user);
  if (reason !== undefined) throw forbidden(reason);
  if (version !== undefined && (await isChangedSince(client, register, was, version)))
    throw conflict(recordFor(served, user, was));
  // `should_remove` is what the form says; `removed` is what the table keeps, with its stamps.
  const given = should_remove === undefined ? named : { ...named, removed: should_remove };
  const entered = allowed(served, was, given, confirmed);
  const saving = { client, user, entered, was, confirmed };
  const values = publishing(register, was, inTable(served, (await effects.before?.(saving)) ?? entered));
  if (Object.keys(values).length > 0) await store.update(client, key, values);
  await effects.after?.({ ...saving, key });
  const saved = await store.find(client, scopeOf(user, register.key), key);
  return recordFor(served, user, saved!);
}

/** Who names the flag publishes what stands there from now on: the database writes the version of this save in the place of null. */
function publishing({ publication }: Register, was: Row, values: Values): Values {
  if (publication === undefined || values[publication] !== true) return values;
  const isNew = Object.entries(values).some(([name, value]) => !isDeepStrictEqual(value, was[name]));
  return isNew || publicationOf({ publication }, was) === UPDATED ? { ...values, published_version: null } : values;
}

/** The record as it stands, held until the transaction ends, so that of two saves at once the second sees the first. */
async function hold({ register, store }: ServedRegister, { client, user, were }: Writing, key: number): Promise<Row> {
  await store.lock(client, key);
  const found = await store.find(client, scopeOf(user, register.key), key);
  if (!found) throw notFound(register.one);
  were.push(found);
  return found;
}

/** What may be written of what is given. Refused with 400 where a rule between fields is broken, and with 422 where it must be confirmed. */
function allowed(
  { register }: ServedRegister,
  was: Row | undefined,
  given: Values,
  confirmed: Writing['confirmed'],
): Values {
  const entered = withoutHidden(register, was, given);
  refuseFields(problemsOfChange(register, was, entered));
  const asked = confirmed
    ? warningsOfChange(register, was, entered).filter(({ field }) => !confirmed.includes(field))
    : [];
  if (asked.length > 0) throw unlikely(asked);
  return entered;
}

const inTable = ({ register: { elsewhere = [] } }: ServedRegister, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !elsewhere.includes(field)));
