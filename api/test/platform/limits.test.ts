import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { createServer } from '../../src/platform/server.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct } from '../support/serve-product.ts';

const LIMIT = 5;
const database = await freshDatabase();
afterAll(() => database.close());

/** The statuses of eight calls, which say of themselves that they come from eight addresses. */
async function statuses(settings: Record<string, string>, path: string): Promise<number[]> {
  const product = await serveProduct(
    { ...database, close: async () => undefined },
    { RATE_LIMIT: String(LIMIT), ...settings },
  );
  try {
    const found = [];
    for (let caller = 1; caller <= 8; caller++) {
      const response = await fetch(`${product.origin}${path}`, {
        headers: { 'x-forwarded-for': `203.0.113.${caller}` },
      });
      found.push(response.status);
    }
    return found;
  } finally {
    await product.close();
  }
}

describe('the limit of calls from one address', () => {
  it.each(['/api/settings', '/health/live', '/health/ready'])(
    'holds for %s, whatever callers say of themselves',
    async (path) => {
      expect(await statuses({ TRUSTED_PROXIES: '10.0.0.1' }, path)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    },
  );

  it('takes the word of a proxy that is trusted', async () => {
    expect(await statuses({ TRUSTED_PROXIES: '10.0.0.0/8, loopback' }, '/api/settings')).toEqual(Array(8).fill(200));
  });
});

describe('a pause of the whole process', () => {
  it('is no overload: who calls right after it is answered', async () => {
    const app = await createServer(readConfig({ LOG_LEVEL: 'silent' }, {}));
    app.get('/', async () => 'answered');
    const origin = await app.listen({ port: 0 });
    try {
      for (const ms of [1500, 1500]) {
        pause(ms);
        await new Promise((resolve) => setTimeout(resolve, 5));
        expect((await fetch(origin)).status).toBe(200);
      }
    } finally {
      await app.close();
    }
  });
});

function pause(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
