import { setTimeout as sleep } from 'node:timers/promises';
import { notFound, Refusal } from '../../platform/problems.ts';

export interface ManagementApi {
  /** As it calls itself in messages: `Auth0`. */
  name: string;
  /** Where its calls begin. */
  base: string;
  /** How this server signs in there. */
  token: { url: string; body: Record<string, string>; isForm: boolean };
}

interface Asked {
  body?: unknown;
  /** Statuses that are an answer too, beside those of success. */
  also?: readonly number[];
}
export interface Answered {
  status: number;
  body: unknown;
  headers: Headers;
}
export type Ask = (method: string, path: string, asked?: Asked) => Promise<Answered>;

/** A call that has not answered by then is given up: the person who waits may wait for several. */
const PATIENCE_MS = 2500;
/** How often a call is made at most, and how long it is waited between two. */
const TRIES = 3;
const PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 1000;
/** A token is asked for anew so long before it ends. */
const SPARE_MS = 30_000;

/** How a directory is asked over the network: signed in by client credentials, again where that is worth it, in words where it is not. */
export function openManagementApi(api: ManagementApi): Ask {
  const tokens = keepToken(api);
  return async (method, path, { body, also = [] } = {}) => {
    for (let tries = 1; ; tries++) {
      const authorization = `Bearer ${await tokens.current()}`;
      const answered = await send(api, method, `${api.base}${path}`, {
        headers: {
          authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (answered.status < 300 || also.includes(answered.status)) return answered;
      if (tries === TRIES || !mayPass(method, answered)) throw refusalOf(api, answered);
      if (answered.status === 401) tokens.forget();
      await sleep(pauseOf(answered, tries));
    }
  };
}

/** What failed may have been done all the same, so that only reading is tried again then; what was turned away was not done. */
function mayPass(method: string, { status, headers }: Answered): boolean {
  if (status === 429) return wantedPause(headers) <= LONGEST_PAUSE_MS;
  return status === 401 || (status >= 500 && method === 'GET');
}

const wantedPause = (headers: Headers): number => Number(headers.get('retry-after') ?? 0) * 1000 || 0;
const pauseOf = ({ headers }: Answered, tries: number) =>
  Math.min(LONGEST_PAUSE_MS, Math.max(wantedPause(headers), PAUSE_MS * tries));

function keepToken(api: ManagementApi) {
  const { url, body, isForm } = api.token;
  let kept: { until: number; token: string } | undefined;
  const obtain = async () => {
    const { status, body: answer } = await send(api, 'POST', url, {
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? new URLSearchParams(body).toString() : JSON.stringify(body),
    });
    const { access_token: token, expires_in: seconds } = (answer ?? {}) as {
      access_token?: string;
      expires_in?: number;
    };
    if (status >= 400 && status < 500 && status !== 429) throw notLetIn(api);
    if (status >= 300 || typeof token !== 'string')
      throw refusalOf(api, { status, body: answer, headers: new Headers() });
    return { token, until: Date.now() + (seconds ?? 60) * 1000 - SPARE_MS };
  };
  return {
    current: async () => {
      if (!kept || kept.until <= Date.now()) kept = await obtain();
      return kept.token;
    },
    forget: () => (kept = undefined),
  };
}

async function send({ name }: ManagementApi, method: string, url: string, init: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(url, { ...init, method, signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: text && isJson ? JSON.parse(text) : undefined, headers: response.headers };
  } catch (error) {
    const isSlow = (error as Error).name === 'TimeoutError';
    throw unavailable(
      isSlow
        ? `${name} did not respond in time. Try again in a moment.`
        : `${name} cannot be reached. Try again in a moment.`,
    );
  }
}

const unavailable = (words: string) => new Refusal(503, 'unavailable', 'Not available', words);

const notLetIn = ({ name }: ManagementApi) =>
  unavailable(
    `${name} rejected this server. Tell the server administrator: DIRECTORY_CLIENT_ID and DIRECTORY_CLIENT_SECRET are wrong or lack permission to manage users.`,
  );

/** What the directory itself says may hold names of its own, but says best what is wrong with a value. */
function refusalOf(api: ManagementApi, { status, body }: Answered): Refusal {
  const { message, errorMessage, error_description } = (body ?? {}) as Record<string, unknown>;
  const said = [message, errorMessage, error_description].find((words) => typeof words === 'string');
  if (status === 401 || status === 403) return notLetIn(api);
  if (status === 429) return unavailable(`${api.name} is limiting requests right now. Try again in a minute.`);
  if (status >= 500) return unavailable(`${api.name} reported an error (${status}). Try again in a moment.`);
  if (status === 404) return new Refusal(404, 'not-found', 'Not found', `${api.name} does not know this user or role.`);
  return new Refusal(
    422,
    'directory',
    'Refused',
    said ? `${api.name} refused this: ${said}` : `${api.name} refused this.`,
  );
}

/** All pages of a list, the one after the other. */
export async function readPages<T>(size: number, read: (page: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0; ; page++) {
    const rows = await read(page);
    all.push(...rows);
    if (rows.length < size) return all;
  }
}

/** Where a directory has a user. No id leads out of the users. */
export function addressOfUser(id: string): string {
  if (/^\.*$/.test(id)) throw notFound('such user');
  return `/users/${encodeURIComponent(id)}`;
}
