import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { watchPool } from '../../src/platform/database/watched-pool.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';

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

  it('counts as there when the connection breaks while it is asked', async () => {
    const proxy = await startFaultProxy(new URL(server));
    const url = Object.assign(new URL(server), { port: String(proxy.port) });
    proxy.freeze();
    const pool = new pg.Pool({ connectionString: url.href });
    const watch = watchPool({ pool, clients: new Set() }, { connectionString: url.href }, { writes: false });
    onTestFinished(async () => {
      watch.stop();
      await pool.end();
      await proxy.close();
    });
    await sleep(300);
    proxy.breakConnections();
    proxy.restore();
    await sleep(300);
    expect(watch.isReachable()).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
