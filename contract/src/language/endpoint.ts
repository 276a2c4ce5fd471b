import { z } from 'zod';
import type { Access } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that is not a register's: one declaration mounts it, types its client, documents it and tests it. */
export interface Endpoint<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** As the specification writes it: `/api/adjacent-wells/{lat}/{lon}/{distance}`. */
  path: string;
  access: Access;
  summary: string;
  params: P;
  query: Q;
  body?: B;
  answer: A;
  /** How long it may take before the caller is told that it takes too long, in ms, where that is longer than usual. */
  patienceMs?: number;
}

/** The parameters or query of a call that has none. */
export const nothing = z.object({});
export type Nothing = typeof nothing;

export function endpoint<
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodNever,
>(declaration: {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  answer: A;
  params?: P;
  query?: Q;
  body?: B;
  patienceMs?: number;
}): Endpoint<P, Q, B, A> {
  return {
    ...declaration,
    params: declaration.params ?? (nothing as P),
    query: declaration.query ?? (nothing as Q),
  };
}

/** A record's number in an address. */
export const recordNumber = z.coerce.number({ error: 'Enter a whole number.' }).int().min(0).max(2147483647);
