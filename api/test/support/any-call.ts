import type { Endpoint } from '@artesian/contract/language/endpoint';
import { admits } from '@artesian/contract/language/roles';
import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, valueOf } from './any-value.ts';
import type { Caller } from './product.ts';

/** Somebody who may make a call. */
export function callerOf({ access }: Endpoint): Caller {
  if (admits(access, ['Administrator'])) return 'administrator';
  return admits(access, ['Developer']) ? 'developer' : 'well-owner';
}

const describedBy = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** What a call is made with. */
export interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Often left out, and sometimes what it should not be. */
const queried = (schema: z.ZodType) => fc.oneof(fc.constant(undefined), valueOf(describedBy(schema)), hostileText);

/** A call with what its declaration asks for, and now and then with what breaks programs that trust their input. */
export function anyCallOf({ params, query, body }: Endpoint): fc.Arbitrary<Sent> {
  const keys = Object.entries(params.shape).map(([name, schema]) => {
    const value = valueOf(describedBy(schema as z.ZodType));
    return [name, fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) }, value, hostileText)] as const;
  });
  return fc.record({
    params: fc.record(Object.fromEntries(keys)),
    query: fc.record(
      Object.fromEntries(Object.entries(query.shape).map(([name, schema]) => [name, queried(schema as z.ZodType)])),
    ),
    body: body ? valueOf(describedBy(body)) : fc.constant(undefined),
  });
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Half a character has no place in an address.
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Its path and query. */
export function addressOf({ path }: Endpoint, { params, query }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(params[name]));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return asked.length === 0
    ? filled
    : `${filled}?${asked.map(([name, value]) => `${name}=${textOf(value)}`).join('&')}`;
}

/** Its body, as JSON or as a form with a file. */
export function bodyOf({ body, upload }: Endpoint, sent: Sent): RequestInit {
  if (upload) {
    const form = new FormData();
    for (const [name, value] of Object.entries(sent.body ?? {})) form.append(name, String(value));
    form.append('file', new Blob(['\u0000\u0001not a file of any kind']), 'odd\u202Ename.png');
    return { body: form };
  }
  if (!body) return {};
  return { body: JSON.stringify(sent.body ?? null), headers: { 'content-type': 'application/json' } };
}
