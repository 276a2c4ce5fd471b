import { ask } from './answers.ts';
import { processorSeconds } from './processor-time.ts';
import type { Running } from './running.ts';

export interface Searched {
  /** What is looked for. */
  what: string;
  query: string;
  hits: number;
  p50Ms: number;
  p95Ms: number;
  serverMs: number;
  databaseMs: number;
}

const ROUNDS = 40;

/** What people look for, easy and hard: one well among all, words that thousands of wells share, and words that are misspelled. */
const queries = [
  ['a state well number', '10-50-000'],
  ['the beginning of one', '10-5'],
  ['one digit', '5'],
  ['a name shared by thousands of wells', 'Cypress Bend'],
  ['a word that most wells have', 'well'],
  ['an address', '12799 Cedar'],
  ['a town', 'Dripping Springs'],
  ['a street', 'Congress Avenue'],
  ['a misspelled word', 'drippin sprngs'],
  ['a word without hits', 'zzyxq'],
] as const;

/** The same of everything that staff have to do with. */
const queriesOfStaff = [
  ['a well by its ID', '10-50-000'],
  ['the beginning of many', '10-5'],
  ['two letters', 'we'],
  ['a meter', 'M-00321'],
  ['a word in thousands of names', 'cypress'],
  ['a word that most wells have', 'well'],
  ['an owner', 'ranch'],
  ['an address', '12799 Cedar'],
  ['misspelled words', 'drippin sprngs'],
  ['a word without hits', 'zzyxq'],
] as const;

interface Asked {
  server: Running;
  databasePid: number;
  path: string;
  headers?: Record<string, string>;
}

/** How long one reader waits for the search of the map, and what it costs. */
export const measureSearch = (server: Running, databasePid: number): Promise<Searched[]> =>
  measureQueries({ server, databasePid, path: '/api/public-map/search' }, queries);

/** The same of what finds anything, by somebody who may see everything. */
export const measureFind = (server: Running, databasePid: number, token: string): Promise<Searched[]> =>
  measureQueries(
    { server, databasePid, path: '/api/find', headers: { authorization: `Bearer ${token}` } },
    queriesOfStaff,
  );

async function measureQueries(asked: Asked, all: readonly (readonly [string, string])[]): Promise<Searched[]> {
  const results: Searched[] = [];
  for (const [what, query] of all) results.push({ what, query, ...(await measureQuery(asked, query)) });
  return results;
}

async function measureQuery({ server: { origin, pid }, databasePid, path, headers = {} }: Asked, query: string) {
  const address = `${origin}${path}?q=${encodeURIComponent(query)}`;
  const { body } = await ask(address, { ...headers, 'accept-encoding': 'identity' });
  const hits = (JSON.parse(body.toString()) as { data: unknown[] }).data.length;
  const times: number[] = [];
  const before = [processorSeconds(pid), processorSeconds(databasePid, true)] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await ask(address, headers);
    times.push(performance.now() - begun);
  }
  const perCall = (seconds: number) => (1000 * seconds) / ROUNDS;
  const serverMs = perCall(processorSeconds(pid) - before[0]);
  const databaseMs = perCall(processorSeconds(databasePid, true) - before[1]);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((ROUNDS - 1) * share)]!;
  return { hits, p50Ms: at(0.5), p95Ms: at(0.95), serverMs, databaseMs };
}
