import { everyCall } from './calls.ts';
import { callName } from './language/addresses.ts';
import type { Access } from './language/roles.ts';

/** Who may make which call: `METHOD /path` to access. The one table that server, web and tests go by. */
export const accessTable: ReadonlyMap<string, Access> = new Map(
  everyCall.map((call): [string, Access] => [callName(call), call.access]),
);
