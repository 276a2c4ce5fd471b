import { z } from 'zod';
import { endpoint, noAnswer, recordNumber, type Endpoint } from './endpoint.ts';
import type { Access } from './roles.ts';

/** What a register may be asked to do. */
export type CallOfRegister = 'list' | 'one' | 'create' | 'update' | 'delete' | 'replace-by-array';
export type RegisterCalls = Partial<Record<CallOfRegister, Endpoint>>;

/** Of a register that stands by itself. */
const usual: readonly CallOfRegister[] = ['list', 'one', 'create', 'update'];
/** More rows than this are not changed at once. */
export const MOST_ROWS = 1000;
/** So many take some seconds where the database is small. */
const PATIENCE_MS = 30_000;

interface Declared {
  path: string;
  key: string;
  one: string;
  title: string;
  read: Access;
  write: Access;
  list?: Access;
  has?: readonly CallOfRegister[];
  of?: string;
  listedAt?: string;
  draft: z.ZodType;
  change: z.ZodObject;
  row: z.ZodObject;
  record: z.ZodObject;
}

/** The calls of a register, by what they do; those that it does not have are left out. */
export function registerCalls(register: Declared): RegisterCalls {
  const { has = usual } = register;
  const declared: Record<CallOfRegister, () => Endpoint> = {
    list: () => listOf(register),
    one: () => oneOf(register),
    create: () => createOf(register),
    update: () => updateOf(register),
    delete: () => deleteOf(register),
    'replace-by-array': () => replaceOf(register),
  };
  return Object.fromEntries(has.map((call) => [call, declared[call]()]));
}

const byKey = ({ key }: Declared) => z.object({ [key]: recordNumber });
const pathOf = ({ path }: Declared, parameter?: string) => `/api/${path}${parameter ? `/{${parameter}}` : ''}`;

const listOf = (register: Declared): Endpoint =>
  endpoint({
    method: 'GET',
    path: pathOf({ ...register, path: register.listedAt ?? register.path }, register.of),
    access: register.list ?? register.read,
    summary: register.title,
    ...(register.of && { params: z.object({ [register.of]: recordNumber }) }),
    answer: z.array(register.row),
  }) as Endpoint;

const oneOf = (register: Declared): Endpoint =>
  endpoint({
    method: 'GET',
    path: pathOf(register, register.key),
    access: register.read,
    summary: `One ${register.one}`,
    params: byKey(register),
    answer: register.record,
  }) as Endpoint;

const createOf = (register: Declared): Endpoint =>
  endpoint({
    method: 'POST',
    path: pathOf(register),
    access: register.write,
    summary: `Add a ${register.one}`,
    body: register.draft,
    answer: register.record,
    status: 201,
  }) as Endpoint;

const updateOf = (register: Declared): Endpoint =>
  endpoint({
    method: 'PUT',
    path: pathOf(register, register.key),
    access: register.write,
    summary: `Change a ${register.one}: only the fields sent change. If-Match gives the version that the save is based on, Confirmed-Fields the fields whose unlikely values are intended. For dated facts, Holds-From gives the first month of the change (2027-03; next month by default), Correction-Reason explains a change of past months, and Effects: ask returns 422 with what would change and saves nothing`,
    params: byKey(register),
    body: register.change,
    answer: register.record,
  }) as Endpoint;

const deleteOf = (register: Declared): Endpoint =>
  endpoint({
    method: 'DELETE',
    path: pathOf(register, register.key),
    access: register.write,
    summary: `Delete a ${register.one}. Its history keeps it, and can bring it back`,
    params: byKey(register),
    answer: noAnswer,
    status: 204,
  }) as Endpoint;

/** Each row names its key, and its version where somebody else's save must not be lost. */
const replaceOf = (register: Declared): Endpoint =>
  endpoint({
    method: 'PUT',
    path: pathOf(register),
    access: register.write,
    summary: `Change many records at once, all or none: ${register.title}`,
    body: z
      .array(register.change.extend({ [register.key]: recordNumber, version: z.int().optional() }))
      .min(1, 'Give at least one row.')
      .max(MOST_ROWS, `Change at most ${MOST_ROWS.toLocaleString('en-US')} rows at once.`),
    answer: z.array(register.record),
    patienceMs: PATIENCE_MS,
  }) as Endpoint;
