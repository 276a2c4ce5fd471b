import type { Table } from '@artesian/contract/language/table';
import { vi } from 'vitest';

/** What is answered, by `METHOD /path`: a body, or a function of the body that was sent. A Response is answered as is. */
export type Answers = Record<string, unknown>;

export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** Stands in for the network, nothing else: what is not in `answers` is a 404. Returns the calls, in their order. */
export function fakeApi(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), window.location.href), {
      ...init,
      signal: null,
    });
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: `${pathname}${search}`,
      headers: request.headers,
      body: text === '' ? undefined : parse(text),
    };
    calls.push(call);
    return respond(answers[`${call.method} ${call.path}`] ?? answers[`${call.method} ${pathname}`], call);
  });
  return calls;
}

async function respond(answer: unknown, call: Call): Promise<Response> {
  const body: unknown = typeof answer === 'function' ? await answer(call) : answer;
  if (body instanceof Response) return body;
  if (Array.isArray(body) && call.path.endsWith('?as=table')) return Response.json(asTable(body));
  if (body !== undefined) return Response.json(body);
  return problem(404, {
    title: 'Not found',
    detail: `Nothing answers ${call.method} ${call.path}.`,
    code: 'not-found',
  });
}

/** A list as the API answers it to whoever asks for a table. */
export function asTable(rows: readonly object[]): Table {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, rows: rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column])) };
}

/** A refusal, as the API words it. */
export function problem(status: number, fields: Record<string, unknown>): Response {
  const body = { type: 'about:blank', title: 'Refused', detail: 'Refused', request_id: 'request-1', status, ...fields };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
