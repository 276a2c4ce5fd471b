import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { watchPool } from '../../src/platform/database/watched-pool.ts';

const server = inject('databaseServer');

describe.skipIf(server === '')('a server that is watched', () => {
  it('counts as there while this process is too busy to hear it', async () => {
    const pool = new pg.Pool({ connectionString: server });
    const watch = watchPool({ pool, clients: new Set() }, { connectionString: server }, { writes: false });
    onTestFinished(() => {
      watch.stop();
      return pool.end();
    });
    await turn();
    const until = performance.now() + 3500;
    while (performance.now() < until);
    await sleep(300);
    expect(watch.isReachable()).toBe(true);
  });
});
