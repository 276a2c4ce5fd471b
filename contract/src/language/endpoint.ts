import { z } from 'zod';
import type { Access } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file that comes with a call, as multipart/form-data beside the fields of its body. */
export interface Upload {
  /** Without, as many as the settings let an attachment have. */
  mostBytes?: number;
  /** How many may come at once, and how large they may be together. Without, one. */
  mostFiles?: number;
  mostBytesTogether?: number;
  /** What it may be, by its content: `image/jpeg`; `text/plain` is any text without a kind of its own. None where who reads it tells. */
  mediaTypes: readonly string[];
}

/** One call: its declaration mounts it, types its handler and its client, documents it and tests it. */
export interface Endpoint<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  X extends Access = Access,
> {
  method: Method;
  /** As the specification writes it: `/api/adjacent-wells/{lat}/{lon}/{distance}`. */
  path: string;
  access: X;
  summary: string;
  params: P;
  query: Q;
  body?: B;
  answer: A;
  /** What success is answered with: 201 made something, 202 will be done, 204 has nothing to say. */
  status: 200 | 201 | 202 | 204;
  /** The answer is a file of this type instead of JSON. */
  file?: string;
  upload?: Upload;
  /** What it belongs to in the description of the API. */
  tag: string;
  /** Whether it changes anything, where its method does not say so: a question may need a body, and a GET may publish. */
  effect?: boolean;
  /** How long it may take before the caller is told that it takes too long, in ms, where that is longer than usual. */
  patienceMs?: number;
  /** Calls a minute from one address, where that is fewer than usual. */
  mostPerMinute?: number;
  /** Whether it gives out records as a file: the activity log names each person who is signed in and received one. */
  isExport?: boolean;
}

/** Whether a call changes anything. */
export const hasEffect = ({ method, effect }: Pick<Endpoint, 'method' | 'effect'>): boolean =>
  effect ?? method !== 'GET';

/** The parameters or query of a call that has none. */
export const nothing = z.object({});
export type Nothing = typeof nothing;

/** The answer of a call that has nothing to say. */
export const noAnswer = z.unknown();

interface Declaration<P, Q, B, A, X> {
  method: Method;
  path: string;
  access: X;
  summary: string;
  answer: A;
  params?: P;
  query?: Q;
  body?: B;
  status?: Endpoint['status'];
  file?: string;
  upload?: Upload;
  tag?: string;
  effect?: boolean;
  patienceMs?: number;
  mostPerMinute?: number;
  isExport?: boolean;
}

export const endpoint = <
  A extends z.ZodType,
  X extends Access,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodNever,
>(
  declaration: Declaration<P, Q, B, A, X>,
): Endpoint<P, Q, B, A, X> => ({
  status: 200,
  tag: declaration.path.split('/')[2]!,
  ...declaration,
  params: declaration.params ?? (nothing as P),
  query: declaration.query ?? (nothing as Q),
});

/** A record's number in an address. */
export const recordNumber = z.coerce.number({ error: 'Enter a whole number.' }).int().min(0).max(2147483647);
