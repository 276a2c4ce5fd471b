import { language, t } from '@artesian/domain/texts/translate';
import type { z } from 'zod';
import { viewPath } from './addresses.ts';
import { CONFIRMED_FIELDS } from './usual.ts';
import type { Endpoint } from './endpoint.ts';
import type { SomeYears, View } from './view.ts';
import type { Lookup } from './lookup.ts';
import type { Problem } from './problem.ts';
import type { ChangeOf, DraftOf, RecordOf, RowOf } from './register.ts';
import { ASK, CORRECTION_REASON, EFFECTS, HOLDS_FROM } from './save-headers.ts';
import { rowsOfTable, type Table } from './table.ts';
import type { CallOfRegister, RegisterCalls } from './register-calls.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** A call that was refused, or that never arrived (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? t('Something went wrong'));
    this.status = status;
    this.problem = problem;
  }
}

export interface ClientOptions {
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string;
  /** The access token of who is signed in, or undefined for a visitor. */
  token?: () => Promise<string | undefined> | string | undefined;
  /** What else happens with every call, however it is sent: `send` is what sends it. */
  around?: (send: typeof fetch) => typeof fetch;
}

/** Of a writing call; reading ones take the signal alone. */
interface CallOptions {
  /** The version that a save is based on: it is refused with 412 when somebody else saved after it. */
  version?: number | undefined;
  /** One per act of a person: repeating it gives the first answer again. */
  idempotencyKey?: string | undefined;
  /** The browser that sends what was written in the field: its own earlier changes are no conflict. */
  device?: string | undefined;
  /** The fields whose unlikely values are meant. */
  confirmed?: readonly string[] | undefined;
  /** The first month, `2027-03`, in which a change of a permit holds. */
  holdsFrom?: string | undefined;
  /** Why past months are changed. */
  correctionReason?: string | undefined;
  /** Refuses with 422 `effects` and shows what would change, in place of saving it. */
  asksEffects?: boolean | undefined;
  signal?: AbortSignal | undefined;
}
interface Sent extends CallOptions {
  body?: unknown;
}

type RegisterTypes = {
  path: string;
  row: z.ZodType;
  record: z.ZodType;
  draft: z.ZodType;
  change: z.ZodType;
  calls: RegisterCalls;
};
/** An object schema without fields infers `Record<string, never>`, whose key is any string. */
type Empty<T> = [keyof T] extends [never] ? true : string extends keyof T ? true : false;
type CallArguments<P, Q, B> = (Empty<P> extends true ? { params?: undefined } : { params: P }) &
  (Empty<Q> extends true ? { query?: undefined } : { query?: Q }) &
  ([B] extends [never] ? { body?: undefined } : { body: B }) &
  CallOptions;

type ViewArguments<B extends z.ZodObject> = (Empty<z.input<B>> extends true
  ? { params?: undefined }
  : { params: z.output<B> }) & { years?: SomeYears | undefined; signal?: AbortSignal | undefined };

/** A call with a file, or with several: its fields go as text beside it. */
interface UploadArguments<P, B> {
  params?: Empty<P> extends true ? undefined : P;
  fields: B;
  file: File | readonly File[];
  idempotencyKey?: string | undefined;
  /** Told how much has been sent, from 0 to 1, where the browser can tell. */
  onProgress?: ((sent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** What is given of these fields, as text. An absent field is left out: its word would be a value to the server. */
const given = (fields: object): [name: string, text: string][] => {
  const entries: [string, unknown][] = Object.entries(fields);
  return entries.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
};

const formOf = (fields: object, file: File | readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, text] of given(fields)) form.append(name, text);
  // The file comes last, so that what comes beside it is known before.
  if (file instanceof File) form.append('file', file);
  else for (const one of file) form.append('files', one);
  return form;
};

/** The address of a call. A missing parameter is a mistake of the program. */
function addressOf(path: string, params: object = {}, query: object = {}): string {
  const texts = new Map(given(params));
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`${path} was called without ${name}.`);
    return encodeURIComponent(text);
  });
  const search = new URLSearchParams(given(query)).toString();
  return search ? `${place}?${search}` : place;
}

/** What was answered, or the refusal. */
function answerOf({ ok, status, statusText, headers }: Response, text: string): unknown {
  const json: unknown = text && /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : undefined;
  if (ok) return json;
  throw new ApiError(status, asProblem(json) ?? { title: statusText });
}

/** A proxy may refuse with JSON of its own, so that nothing is sure to be there. */
const asProblem = (json: unknown): Partial<Problem> | undefined =>
  typeof json === 'object' && json !== null ? json : undefined;

/** What a refusal says, as far as it says anything. The answer can still be read. */
export async function problemIn(response: Response): Promise<Partial<Problem> | undefined> {
  if (response.ok) return undefined;
  return asProblem(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
}

/** What is told of a call beside its body: who makes it, what it is based on, and what of it is meant. */
const headersOf = (call: Sent, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language(),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(call.body !== undefined && { 'content-type': 'application/json' }),
  ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
  ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
  ...(call.device && { 'device-id': call.device }),
  ...(call.confirmed && { [CONFIRMED_FIELDS]: call.confirmed.join(', ') }),
  ...(call.holdsFrom && { [HOLDS_FROM]: call.holdsFrom }),
  ...(call.correctionReason && { [CORRECTION_REASON]: encodeURIComponent(call.correctionReason) }),
  ...(call.asksEffects && { [EFFECTS]: ASK }),
});

/** The API, typed by the contract. Answers are trusted: the server's tests hold them to their schemas. */
export function createClient(options: ClientOptions = {}) {
  const { around = (send) => send } = options;
  const send = async (method: string, path: string, call: Sent = {}): Promise<unknown> => {
    const token = await options.token?.();
    const response = await around(fetch)(`${options.baseUrl ?? ''}${path}`, {
      method,
      signal: call.signal ?? null,
      headers: headersOf(call, token),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    return answerOf(response, await response.text());
  };

  const upload = async <
    P extends z.ZodObject,
    Q extends z.ZodObject,
    B extends z.ZodType<object, object>,
    A extends z.ZodType,
  >(
    { method, path }: Endpoint<P, Q, B, A>,
    { params, fields, file, idempotencyKey, onProgress, signal }: UploadArguments<z.input<P>, z.input<B>>,
  ) => {
    const token = await options.token?.();
    const isTold = onProgress !== undefined && typeof XMLHttpRequest !== 'undefined';
    const response = await around(isTold ? fetchWithProgress(onProgress) : fetch)(
      `${options.baseUrl ?? ''}${addressOf(path, params)}`,
      {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': language(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        body: formOf(fields, file),
        signal: signal ?? null,
      },
    );
    return answerOf(response, await response.text()) as z.output<A>;
  };

  const call = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, A>,
    { params, query, ...sent }: CallArguments<z.input<P>, z.input<Q>, z.input<B>>,
  ) => send(endpoint.method, addressOf(endpoint.path, params, query), sent) as Promise<z.output<A>>;

  return {
    send,
    call,
    /** Sends a file with its fields, once only for an Idempotency-Key. */
    upload,

    /** The calls that the register has; another one is a mistake of the program. */
    register: <R extends RegisterTypes>({ path, calls }: R) => {
      const ask = (name: CallOfRegister, key: number | undefined, sent: Sent): Promise<unknown> => {
        const endpoint = calls[name];
        if (!endpoint) throw new Error(`${path} has no call to ${name}.`);
        const params = Object.fromEntries(Object.keys(endpoint.params.shape).map((parameter) => [parameter, key]));
        return send(endpoint.method, addressOf(endpoint.path, params), sent);
      };
      return {
        list: (signal?: AbortSignal) => ask('list', undefined, { signal }) as Promise<RowOf<R>[]>,
        /** The rows that belong to one record. */
        listOf: (parent: number, signal?: AbortSignal) => ask('list', parent, { signal }) as Promise<RowOf<R>[]>,
        get: (key: number, signal?: AbortSignal) => ask('one', key, { signal }) as Promise<RecordOf<R>>,
        create: (draft: DraftOf<R>, idempotencyKey?: string) =>
          ask('create', undefined, { body: draft, idempotencyKey }) as Promise<RecordOf<R>>,
        /** Changes what `change` names, unless somebody else saved it after `version`: then it is refused with 412. */
        update: (key: number, change: ChangeOf<R>, version: number | undefined, idempotencyKey?: string) =>
          ask('update', key, { body: change, version, idempotencyKey }) as Promise<RecordOf<R>>,
        delete: (key: number, version?: number, idempotencyKey?: string) =>
          ask('delete', key, { version, idempotencyKey }) as Promise<undefined>,
        /** All of them or none; each names its key and its version. */
        replace: (rows: readonly ChangeOf<R>[], idempotencyKey?: string) =>
          ask('replace-by-array', undefined, { body: rows, idempotencyKey }) as Promise<RecordOf<R>[]>,
      };
    },

    /** The rows of a view; of one that answers a single record, `viewOne`. */
    view: async <R extends z.ZodObject, B extends z.ZodObject>(view: View<R, B>, call?: ViewArguments<B>) => {
      const query = { ...(view.asTable && { as: 'table' }), ...call?.years };
      const answered = await send('GET', addressOf(viewPath(view), call?.params, query), { signal: call?.signal });
      return (view.asTable ? rowsOfTable(answered as Table) : answered) as z.output<R>[];
    },

    viewOne: <R extends z.ZodObject, B extends z.ZodObject>(view: View<R, B>, call: ViewArguments<B>) =>
      send('GET', addressOf(viewPath(view), call.params), { signal: call.signal }) as Promise<z.output<R>>,

    lookup: (lookup: Lookup, signal?: AbortSignal) =>
      send('GET', `/api/${lookup.path}`, { signal }) as Promise<Record<string, string | number>[]>,
  };
}
export type Client = ReturnType<typeof createClient>;
