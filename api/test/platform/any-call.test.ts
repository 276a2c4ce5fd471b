import { everyCall } from '@artesian/contract/calls';
import { callName } from '@artesian/contract/language/addresses';
import { problem } from '@artesian/contract/language/problem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealHistory } from '../../src/verify/seal-history.ts';
import { verifyHistory } from '../../src/verify/verify-history.ts';
import { addressOf, anyCallOf, bodyOf, callerOf } from '../support/any-call.ts';
import { counted } from '../support/counted.ts';
import { sharedProduct } from '../support/product.ts';

// Every call, as somebody who may make it, with what its declaration asks for and with what breaks programs that trust their input.

const isThorough = Boolean(process.env['THOROUGH']);
const CALLS_OF_EACH = isThorough ? 200 : 1;
/** What `npm test` sends is the same in every run. */
const SAME = 1;
/** A call that computes a whole district is made as often as there is time for. */
const LONGEST_MS = 15_000;

const { product } = await sharedProduct({ demo: true });

/** They end what the other calls are made with. */
const signingOut = ['/api/sign-out', '/api/sign-out-everywhere'];

/** Nothing of how the server is made: no statement, no place in its code, no token. */
const inside =
  /\b(select|insert into|update|delete) .+\b(from|values|set)\b|node_modules|\bat .+\.[jt]s:\d+|\/(home|root|tmp|work)\/|eyJ[\w-]{10}/i;

const calls = everyCall.filter(({ path }) => !signingOut.includes(path));

describe.each(calls.map((call) => [callName(call), call] as const))('%s', (_name, call) => {
  it('answers or refuses whatever it is sent, in words, and never fails', async (context) => {
    let answers = 0;
    const until = performance.now() + LONGEST_MS;
    await fc.assert(
      fc.asyncProperty(anyCallOf(call), async (sent) => {
        if (answers > 0 && performance.now() > until) return;
        const response = await product.fetch(callerOf(call), addressOf(call, sent), {
          method: call.method,
          redirect: 'manual',
          ...bodyOf(call, sent),
        });
        const { status } = response;
        answers += 1;
        const text = await response.text();
        if (status < 400) return;
        expect([status, text]).toEqual([expect.toSatisfy((told: number) => told < 500), text]);
        const { detail, request_id } = problem.parse(JSON.parse(text));
        expect(detail).not.toMatch(inside);
        expect(request_id).toBe(response.headers.get('x-request-id'));
      }),
      { numRuns: CALLS_OF_EACH, ...(!isThorough && { seed: SAME }) },
    );
    counted(context, answers);
  });
});

it('whatever was sent, history says who changed what, and each record is what it says last', async (context) => {
  await sealHistory(product.database);
  const { changes, records, problems } = await verifyHistory(product.database);
  expect(problems).toEqual([]);
  counted(context, changes, `${changes} changes, ${records} records`);
});
