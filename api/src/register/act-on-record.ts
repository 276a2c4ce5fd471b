import type { Endpoint } from '@artesian/contract/language/endpoint';
import type { Row } from '@artesian/contract/language/register';
import type { z } from 'zod';
import { act, type Act } from '../platform/calls/act.ts';
import type { Call } from '../platform/calls/call.ts';
import type { Context } from '../platform/context.ts';
import { noteInHistory } from '../platform/note-in-history.ts';
import { conflict, notFound } from '../platform/problems.ts';
import { everything } from '../sign-in/scope.ts';
import { recordFor, type ServedRegister } from './served-register.ts';

interface OnRecord<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> extends Act<
  P,
  Q,
  B,
  'signed-in' | 'staff'
> {
  /** The record as it stands, locked until the transaction ends. */
  was: Row;
  /** Reads a record of the register as a save answers it: by default the one that is acted on. */
  saved: (key?: number) => Promise<never>;
}

/**
 * Answers a call that acts on a record of a register, whose key is a parameter of its address: 404 where there is none, 412 with the record
 * where somebody changed it after the version that the caller saw. What `perform` returns is the answer. Everything that it writes stands in the
 * history beside the `note`, where there is one; what follows from it `begin`s when all is written.
 */
export function actOnRecord<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends 'signed-in' | 'staff',
>(
  served: ServedRegister,
  endpoint: Endpoint<P, Q, B, A, X>,
  perform: (asked: OnRecord<P, Q, B>, context: Context) => Promise<z.input<A> | void>,
  { note, begin }: { note?: (was: Row) => string; begin?: (context: Context) => void } = {},
): Call {
  const { register, store } = served;
  return act(
    endpoint,
    async (asked, context) => {
      const { client, user, version } = asked;
      // Whoever declares the endpoint names the key of the register in its address.
      const key = (asked.params as Record<string, number>)[register.key]!;
      await store.lock(client, key);
      const was = await store.find(client, everything, key);
      if (!was) throw notFound(register.one);
      if (version !== undefined && version !== was.version) throw conflict(recordFor(served, user, was));
      if (note) await noteInHistory(client, note(was));
      // What a register answers is typed by its declaration alone.
      const saved = async (one = key) => recordFor(served, user, (await store.find(client, everything, one))!) as never;
      return perform({ ...asked, was, saved }, context);
    },
    begin,
  );
}
