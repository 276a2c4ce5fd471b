import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clockAt } from '../support/clock.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { spawnedServer, type SpawnedServer } from '../support/spawned-server.ts';

/** What days decide: what is late, what is waited for, which fiscal year it is. */
const paths = [
  '/api/ui-dashboard-late-meter-readings',
  '/api/ui-meter-readings-tracking-detail',
  '/api/ui-dashboard-permit-balances',
  '/api/closed-years',
  '/api/ui-dashboard-work-waiting',
];
const DAYS = 2;

// The embedded database goes by the clock of its server.
describe.skipIf(inject('databaseServer') === '')('a server whose clock is wrong beside that of its database', () => {
  let database: Database;
  let right: SpawnedServer;
  beforeAll(async () => {
    database = await freshDatabase({ demo: true });
    right = await spawnedServer(database);
    await right.start();
  });
  afterAll(async () => {
    await right.close();
    await database.close();
  });

  async function answersOf({ origin }: SpawnedServer, token: string) {
    const answers = new Map<string, unknown>();
    for (const path of paths) {
      const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect([path, response.status]).toEqual([path, 200]);
      answers.set(path, await response.json());
    }
    return answers;
  }

  it.each([
    ['behind', -DAYS],
    ['ahead', DAYS],
  ])('by two days, %s, signs people in, and counts days and years as the right one', async (_where, days) => {
    const moment = new Date(Date.now() + days * 86_400_000).toISOString();
    const script = `data:text/javascript,${encodeURIComponent(clockAt(moment))}`;
    const wrong = await spawnedServer(database, { NODE_OPTIONS: `--import=${script}` });
    try {
      await wrong.start();
      const token = await wrong.tokenOfAdministrator();
      expect(await answersOf(wrong, token)).toEqual(await answersOf(right, await right.tokenOfAdministrator()));
      const added = await fetch(`${wrong.origin}/api/list-rolodex`, {
        method: 'POST',
        body: JSON.stringify({ r_name: 'Added by a wrong clock' }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
      const { created_timestamp } = (await added.json()) as { created_timestamp: string };
      expect(Math.abs(Date.now() - Date.parse(created_timestamp))).toBeLessThan(3_600_000);
    } finally {
      await wrong.close();
    }
  });
});
