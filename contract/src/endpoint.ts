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
}

const nothing = z.object({});
type Nothing = typeof nothing;

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
}): Endpoint<P, Q, B, A> {
  return {
    ...declaration,
    params: declaration.params ?? (nothing as P),
    query: declaration.query ?? (nothing as Q),
  };
}

/** A `ui-…` list: a SQL view of the same name in the schema `api`, served whole. */
export interface View<R extends z.ZodObject = z.ZodObject> {
  path: string;
  access: Access;
  summary: string;
  row: R;
  /** Columns that only staff receive. */
  staffOnly: readonly string[];
  /** Tables whose change makes the cached answer stale. */
  reads: readonly string[];
}

export const view = <R extends z.ZodObject>(
  declaration: Omit<View<R>, 'staffOnly'> & { staffOnly?: readonly (keyof z.output<R> & string)[] },
): View<R> => ({ staffOnly: [], ...declaration });
