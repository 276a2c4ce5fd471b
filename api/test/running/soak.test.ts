import { everyCall } from '@artesian/contract/calls';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { expect, inject, it, onTestFinished } from 'vitest';
import { addressOf, anyCallOf, callerOf } from '../support/any-call.ts';
import { counted } from '../support/counted.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { spawnedServer } from '../support/spawned-server.ts';

const CALLS = 24_000;
const AT_ONCE = 6;
/** What a process grows by while it gets to know its work is no leak; what it grows by afterwards is one. */
const WARM_AFTER = CALLS / 3;
const MOST_GROWTH_MB = 60;
const MOST_CONNECTIONS = 30;

/** Files of a hundred thousand rows would be most of the time. */
const isFile = (call: (typeof everyCall)[number]) => call.file !== undefined || call.isExport;
const reading = everyCall.filter(
  (call) => call.method === 'GET' && call.effect !== true && !isFile(call) && callerOf(call) === 'administrator',
);

it.skipIf(inject('databaseServer') === '')(
  'a server that has answered for long needs no more memory, files and connections than before',
  { timeout: 3_600_000 },
  async (context) => {
    const database = await freshDatabase({ demo: true });
    const server = await spawnedServer(database, { RATE_LIMIT: '1000000' });
    onTestFinished(async () => {
      await server.close();
      await database.close();
    });
    await server.start();
    let token: Promise<string>;
    const addresses = reading.flatMap((call) =>
      fc.sample(anyCallOf(call), { numRuns: 12, seed: 1 }).map((sent) => addressOf(call, sent)),
    );
    const openFiles = () => readdirSync(`/proc/${server.pid()}/fd`).length;
    const connections = async () => {
      const { rows } = await database.pool.query<{ connections: number }>(
        'select count(*)::integer as connections from pg_stat_activity where datname = current_database()',
      );
      return rows[0]!.connections;
    };

    /** The least that it needed in each part of the time: the rest is not collected yet. */
    const least = { early: { memory: Infinity, files: Infinity }, late: { memory: Infinity, files: Infinity } };
    let done = 0;
    let failed = 0;
    let mostConnections = 0;
    const caller = async () => {
      while (done < CALLS) {
        const turn = done++;
        // A token lasts for a quarter of an hour.
        if (turn % 2000 === 0) token = server.tokenOfAdministrator();
        const response = await fetch(`${server.origin}${addresses[(turn * 7919) % addresses.length]}`, {
          headers: { authorization: `Bearer ${await token}` },
        });
        await response.arrayBuffer();
        if (response.status >= 500 || response.status === 401) failed += 1;
        if (turn < WARM_AFTER || turn % 50 > 0) continue;
        const part = least[turn < 2 * WARM_AFTER ? 'early' : 'late'];
        part.memory = Math.min(part.memory, server.memoryMb());
        part.files = Math.min(part.files, openFiles());
        mostConnections = Math.max(mostConnections, await connections());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    expect(failed).toBe(0);
    expect(least.late.memory - least.early.memory).toBeLessThan(MOST_GROWTH_MB);
    expect(least.late.files - least.early.files).toBeLessThanOrEqual(AT_ONCE);
    expect(mostConnections).toBeLessThanOrEqual(MOST_CONNECTIONS);
    const [early, late] = [least.early.memory.toFixed(0), least.late.memory.toFixed(0)];
    counted(context, CALLS, `${early} MB in the second third, ${late} MB in the last, ${mostConnections} connections`);
  },
);
