import type { z } from 'zod';
import { type Endpoint } from './endpoint.ts';
import { viewPath, type View } from './view.ts';
import type { Lookup } from './lookup.ts';
import type { Problem } from './problem.ts';
import type { ChangeOf, DraftOf, RecordOf, RowOf } from './register.ts';

/** A call that was refused, or that never arrived (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? 'Something went wrong');
    this.status = status;
    this.problem = problem;
  }
}

export interface ClientOptions {
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string;
  /** The access token of who is signed in, or undefined for a visitor. */
  token?: () => Promise<string | undefined> | string | undefined;
  fetch?: typeof fetch;
}

interface CallOptions {
  body?: unknown;
  /** The version that a save is based on. */
  version?: number;
  /** One per act of a person: repeating it gives the first answer again. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
}

type RegisterTypes = { path: string; row: z.ZodType; record: z.ZodType; draft: z.ZodType; change: z.ZodType };
/** An object schema without fields infers `Record<string, never>`, whose key is any string. */
type Empty<T> = [keyof T] extends [never] ? true : string extends keyof T ? true : false;
type CallArguments<P, Q, B> = (Empty<P> extends true ? { params?: undefined } : { params: P }) &
  (Empty<Q> extends true ? { query?: undefined } : { query?: Q }) &
  ([B] extends [never] ? { body?: undefined } : { body: B }) & { signal?: AbortSignal | undefined };

type ViewArguments<B extends z.ZodObject> = (Empty<z.input<B>> extends true
  ? { params?: undefined }
  : { params: z.output<B> }) & { signal?: AbortSignal | undefined };

const addressOf = (path: string, params: object | undefined): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

/** The API, typed by the contract. Answers are trusted: the server's tests hold them to their schemas. */
export function createClient(options: ClientOptions = {}) {
  const send = async (method: string, path: string, call: CallOptions = {}): Promise<unknown> => {
    const token = await options.token?.();
    const response = await (options.fetch ?? fetch)(`${options.baseUrl ?? ''}${path}`, {
      method,
      signal: call.signal ?? null,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    const text = await response.text();
    const json: unknown =
      text && /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined;
    if (!response.ok) throw new ApiError(response.status, (json as Problem) ?? { title: response.statusText });
    return json;
  };

  return {
    send,

    register: <R extends RegisterTypes>(register: R) => {
      const path = `/api/${register.path}`;
      return {
        list: (signal?: AbortSignal) => send('GET', path, { signal }) as Promise<RowOf<R>[]>,
        get: (key: number, signal?: AbortSignal) => send('GET', `${path}/${key}`, { signal }) as Promise<RecordOf<R>>,
        create: (draft: DraftOf<R>, idempotencyKey?: string) =>
          send('POST', path, { body: draft, ...(idempotencyKey && { idempotencyKey }) }) as Promise<RecordOf<R>>,
        /** Changes what `change` names, unless somebody else saved after `version`: then it is refused with 412. */
        update: (key: number, change: ChangeOf<R>, version: number, idempotencyKey?: string) =>
          send('PUT', `${path}/${key}`, {
            body: change,
            version,
            ...(idempotencyKey && { idempotencyKey }),
          }) as Promise<RecordOf<R>>,
      };
    },

    /** The rows of a view; of one that answers a single record, `viewOne`. */
    view: <R extends z.ZodObject, B extends z.ZodObject>(view: View<R, B>, call: ViewArguments<B> = {} as never) =>
      send('GET', addressOf(viewPath(view), call.params), { signal: call.signal }) as Promise<z.output<R>[]>,

    viewOne: <R extends z.ZodObject, B extends z.ZodObject>(view: View<R, B>, call: ViewArguments<B>) =>
      send('GET', addressOf(viewPath(view), call.params), { signal: call.signal }) as Promise<z.output<R>>,

    lookup: (lookup: Lookup, signal?: AbortSignal) =>
      send('GET', `/api/${lookup.path}`, { signal }) as Promise<Record<string, string | number>[]>,

    call: <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
      endpoint: Endpoint<P, Q, B, A>,
      { params, query, body, signal }: CallArguments<z.input<P>, z.input<Q>, z.input<B>>,
    ) => {
      const path = addressOf(endpoint.path, params);
      const search = new URLSearchParams(query as Record<string, string>).toString();
      return send(endpoint.method, search ? `${path}?${search}` : path, { body, signal }) as Promise<z.output<A>>;
    },
  };
}
export type Client = ReturnType<typeof createClient>;
