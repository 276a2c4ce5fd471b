import { accessTable } from '@artesian/contract/access';
import { admits, type Role } from '@artesian/contract/language/roles';
import type { Database } from '../../src/platform/database/open-database.ts';
import { addressesOf, withoutNames } from './addresses.ts';
import { bodyOf, readingCalls, type SpecifiedCall } from './specification.ts';

const callers = {
  visitor: undefined,
  'well-owner': ['Well Owner'],
  administrator: ['Administrator'],
  developer: ['Developer'],
} as const satisfies Record<string, readonly Role[] | undefined>;
const NO_ROWS = 'has no rows';
const NOTHING_TO_ASK = 'has nothing to be asked for';
/** Of a district that is without such records. */
export const lacksRecords: readonly string[] = [NO_ROWS, NOTHING_TO_ASK];

type Caller = keyof typeof callers;

/** A call as it was answered: one status for each caller, what the administrator got, and how long that took. */
export interface Answered {
  call: string;
  access: string;
  statuses: number[];
  rows: number;
  milliseconds: number;
  /** Why it is not as the specification says; empty when it is. */
  wrong: string[];
}

interface Running {
  database: Database;
  fetch: (caller: Caller, path: string, init: RequestInit) => Promise<Response>;
}

/** Makes every reading call of the specification as everybody, one after the other. */
export async function callEverything(product: Running, report: (line: Answered) => void): Promise<void> {
  const mounted = new Map([...accessTable].map(([call, access]) => [withoutNames(call), access]));
  for (const call of readingCalls()) {
    const calls = mountedAs(call, mounted);
    if (calls.length === 0) report(wrongAtOnce(call, 'is not there'));
    for (const [path, access] of calls) {
      const addresses = await addressesOf(product.database, path);
      if (addresses.length === 0) report(wrongAtOnce(call, NOTHING_TO_ASK));
      for (const address of addresses) report(await ask(product, call, address, access));
    }
  }
}

/** A call that names its lists by a parameter may be mounted as one call for each list. */
function mountedAs({ method, path }: SpecifiedCall, mounted: Map<string, string>): [path: string, access: string][] {
  const pattern = withoutNames(path);
  const exact = mounted.get(`${method} ${pattern}`);
  if (exact !== undefined) return [[pattern, exact]];
  const start = `${method} ${pattern.replace(/\{\}$/, '')}`;
  return [...mounted]
    .filter(([call]) => pattern.endsWith('/{}') && call.startsWith(start) && !call.endsWith('{}'))
    .map(([call, access]) => [call.slice(method.length + 1), access]);
}

const wrongAtOnce = ({ method, path, access }: SpecifiedCall, words: string): Answered => ({
  call: `${method} ${path}`,
  access,
  statuses: [],
  rows: 0,
  milliseconds: 0,
  wrong: [words],
});

async function ask(product: Running, call: SpecifiedCall, address: string, mountedAs: string): Promise<Answered> {
  const body = bodyOf(call);
  const init = {
    method: call.method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
  const statuses: number[] = [];
  let [rows, milliseconds] = [0, 0];
  for (const caller of Object.keys(callers) as Caller[]) {
    const begun = performance.now();
    const response = await product.fetch(caller, address, init);
    const text = await response.text();
    statuses.push(response.status);
    if (caller === 'administrator') [rows, milliseconds] = [rowsIn(text), performance.now() - begun];
  }
  const wrong = mountedAs === call.access ? [] : [`is ${mountedAs}`];
  for (const [index, caller] of (Object.keys(callers) as Caller[]).entries()) {
    const expected = expectedStatus(call, caller);
    if (!expected.includes(statuses[index]!)) wrong.push(`answers the ${caller} ${statuses[index]}`);
  }
  if (rows === 0 && statuses[2] === 200 && !mayBeEmpty.has(call.path)) wrong.push(NO_ROWS);
  return { call: `${call.method} ${address}`, access: call.access, statuses, rows, milliseconds, wrong };
}

/** Nothing is being uploaded while nobody uploads. */
const mayBeEmpty = new Set(['/api/upload-logger-data/active']);

function expectedStatus({ access }: SpecifiedCall, caller: Caller): number[] {
  if (admits(access, callers[caller])) return [200, 204];
  return [caller === 'visitor' ? 401 : 403];
}

/** Rows of a list, or of the list in its wrapper; a single record is one row, and so is an answer without a body. */
function rowsIn(text: string): number {
  if (text === '') return 1;
  const answer = JSON.parse(text) as unknown;
  if (Array.isArray(answer)) return answer.length;
  const { data } = answer as { data?: unknown };
  const lists = Object.values(data ?? {}).filter((value) => Array.isArray(value));
  if (Array.isArray(data)) return data.length;
  return lists.length > 0 ? Math.max(...lists.map((list) => list.length)) : 1;
}

/** `GET /api/ui-map-wells  open  200 200 200 200  2912 rows  31 ms` */
export function lineOf({ call, access, statuses, rows, milliseconds, wrong }: Answered): string {
  const parts = [call.padEnd(78), access.padEnd(9), statuses.join(' ').padEnd(15), `${rows} rows`.padStart(12)];
  return `${parts.join('  ')}  ${Math.round(milliseconds)} ms${wrong.length > 0 ? `  WRONG: ${wrong.join(', ')}` : ''}`;
}
