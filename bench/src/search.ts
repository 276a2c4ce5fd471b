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
  ['a well of a name that thousands have', 'Cypress Bend'],
  ['a word that most wells hold', 'well'],
  ['an address', '12799 Cedar'],
  ['a town', 'Dripping Springs'],
  ['a street', 'Congress Avenue'],
  ['a word misspelled', 'drippin sprngs'],
  ['what nothing is called', 'zzyxq'],
] as const;

/** How long one reader waits for the search of the map, and what it costs. */
export async function measureSearch({ origin, pid }: Running, databasePid: number): Promise<Searched[]> {
  const results: Searched[] = [];
  for (const [what, query] of queries)
    results.push({ what, query, ...(await measureQuery(origin, query, pid, databasePid)) });
  return results;
}

async function measureQuery(origin: string, query: string, pid: number, databasePid: number) {
  const address = `${origin}/api/public-map/search?q=${encodeURIComponent(query)}`;
  const { body } = await ask(address, { 'accept-encoding': 'identity' });
  const hits = (JSON.parse(body.toString()) as { data: unknown[] }).data.length;
  const times: number[] = [];
  const before = [processorSeconds(pid), processorSeconds(databasePid, true)] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await ask(address);
    times.push(performance.now() - begun);
  }
  const perCall = (seconds: number) => (1000 * seconds) / ROUNDS;
  const serverMs = perCall(processorSeconds(pid) - before[0]);
  const databaseMs = perCall(processorSeconds(databasePid, true) - before[1]);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((ROUNDS - 1) * share)]!;
  return { hits, p50Ms: at(0.5), p95Ms: at(0.95), serverMs, databaseMs };
}
