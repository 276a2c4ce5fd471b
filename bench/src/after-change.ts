import pg from 'pg';
import type { Question, Servers } from './questions.ts';

const ROUNDS = 15;

export interface AfterChange {
  name: string;
  medianMs: number;
}

/** How long one reader waits for the whole list when a well has just changed: no cache can have it. */
export async function timeListAfterChange(url: string, list: Question, servers: Servers): Promise<AfterChange[]> {
  const client = new pg.Client(url);
  await client.connect();
  const results: AfterChange[] = [];
  for (const { name, server, calls, headers } of list.contenders.slice(0, -1)) {
    const { method, path, body } = calls[0]!;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await client.query('update wells set well_name = well_name where well_ndx = (select min(well_ndx) from wells)');
      const start = performance.now();
      const answer = await fetch(`${servers[server].origin}${path}`, {
        method,
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      });
      await answer.arrayBuffer();
      times.push(performance.now() - start);
    }
    results.push({ name, medianMs: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]! });
  }
  await client.end();
  return results;
}
