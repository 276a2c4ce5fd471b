import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { createServer } from '../../src/platform/server.ts';
import { counted } from '../support/counted.ts';
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

describe('a flood', () => {
  const OPEN_CALLS = 200;
  const FLOOD = 300;
  const OTHERS = 30;

  it('from one address, beside hundreds of calls that never end, keeps nobody else waiting', async (context) => {
    const product = await serveProduct(
      { ...database, close: async () => undefined },
      { RATE_LIMIT: '50', TRUSTED_PROXIES: 'loopback' },
    );
    const port = Number(new URL(product.origin).port);
    const endless = Array.from({ length: OPEN_CALLS }, () => {
      const socket = connect(port, 'localhost', () => socket.write('GET /api/settings HTTP/1.1\r\nhost: here\r\nx-'));
      return socket.on('error', () => undefined);
    });
    try {
      const ask = async (caller: string) => {
        const response = await fetch(`${product.origin}/api/ui-map-wells`, { headers: { 'x-forwarded-for': caller } });
        await response.arrayBuffer();
        return response.status;
      };
      const flood = Array.from({ length: FLOOD }, () => ask('203.0.113.1'));
      const others = Array.from({ length: OTHERS }, (_, at) => ask(`198.51.100.${at}`));
      expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
      const refused = (await Promise.all(flood)).filter((status) => status === 429).length;
      expect(refused).toBe(FLOOD - 50);
      counted(context, OPEN_CALLS + FLOOD + OTHERS, `${refused} refused, none of the others`);
    } finally {
      for (const socket of endless) socket.destroy();
      await product.close();
    }
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
