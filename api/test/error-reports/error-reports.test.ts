import { createServer, type Server } from 'node:http';
import { reportError } from '@artesian/contract/language/error-report';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';

const crash = {
  id: '7KQ2M-XH4PD',
  screen: '/wells/{id}',
  message: 'Cannot read greta@district.example of undefined',
  stack: 'Error: Cannot read\n    at Map (https://wells.example/assets/map-1.js:1:20)',
};

describe('a screen that could not be shown', () => {
  let product: Product;
  const log: string[] = [];
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0);
    product = await startProduct({ settings: { LOG_LEVEL: 'error' } });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await product.close();
  });

  const report = (body: object) =>
    product.fetch('visitor', reportError.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('stands in the log under the number that its person reads, without who they are', async () => {
    expect((await report(crash)).status).toBe(204);
    const line = log.find((text) => text.includes(crash.id))!;
    expect(JSON.parse(line)).toMatchObject({ level: 50, report: { screen: '/wells/{id}', stack: crash.stack } });
    expect(line).not.toContain('greta');
  });

  it.each([
    ['without a number', { ...crash, id: '' }],
    ['with a number that holds more than one', { ...crash, id: 'one two three' }],
    ['with a longer story than anybody reads', { ...crash, stack: 'x'.repeat(4001) }],
  ])('%s is refused', async (_what, body) => {
    expect((await report(body)).status).toBe(400);
  });

  it('is written down twenty times a minute from one address, and no more', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 25; attempt++) statuses.push((await report({ ...crash, id: '' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an error-reporting service', () => {
  let service: Server;
  let product: Product;
  const told: Told[] = [];

  beforeAll(async () => {
    service = createServer((call, answer) => {
      const chunks: Buffer[] = [];
      call.on('data', (chunk: Buffer) => chunks.push(chunk));
      call.on('end', () => {
        if (call.url?.startsWith('/api/7/envelope/')) told.push(...itemsOf(Buffer.concat(chunks).toString()));
        answer.end('{}');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
    const { port } = service.address() as { port: number };
    product = await startProduct({ settings: { SENTRY_DSN: `http://key@localhost:${port}/7` } });
  });
  afterAll(async () => {
    await product.close();
    service.close();
  });

  const errorsTold = () => told.filter(({ type }) => type === undefined);

  it('is told what the log has, under the same number, by the release that failed', async () => {
    const client = await product.as('administrator');
    await client.call(reportError, { body: { ...crash, screen: '/map' } });
    await expect.poll(errorsTold).toHaveLength(1);
    expect(errorsTold()[0]).toMatchObject({
      release: 'artesian@1.0.0',
      tags: { request_id: crash.id, where: '/map' },
      exception: { values: [{ type: 'ScreenError', value: 'Cannot read … of undefined' }] },
    });
    expect(JSON.stringify(told)).not.toMatch(/greta|administrator|localhost:\d+\/api/i);
  });

  it('is told of calls that fail by our fault, and not of those that are refused', async () => {
    expect((await product.fetch('visitor', '/api/list-wells')).status).toBe(401);
    await product.database.asOwner((owner) => owner.query('alter table precincts rename to lost'));
    const response = await product.fetch('administrator', '/api/ui-list-director-precincts');
    const id = response.headers.get('x-request-id');
    expect(response.status).toBe(500);
    await expect.poll(errorsTold).toHaveLength(2);
    expect(errorsTold()[1]).toMatchObject({ tags: { request_id: id, where: 'GET /api/ui-list-director-precincts' } });
  });

  it('is told of every tenth call by its name, never by its address', async () => {
    for (let call = 0; call < 200; call++) await fetch(`${product.origin}/api/wells/BS-${call}?who=greta`);
    const traces = () =>
      told.filter(({ type, transaction }) => type === 'transaction' && transaction?.includes('/api/wells/'));
    await expect.poll(() => traces().length).toBeGreaterThan(3);
    expect(traces().length).toBeLessThan(60);
    expect(new Set(traces().map(({ transaction }) => transaction))).toEqual(new Set(['GET /api/wells/{id}']));
    expect(JSON.stringify(told)).not.toContain('BS-1');
  });
});

interface Told {
  /** Of an error there is none. */
  type?: string;
  transaction?: string;
}

/** An envelope is a line of headers, then for each item a line that says what it is and a line with it. */
function itemsOf(envelope: string): Told[] {
  const [, ...lines] = envelope.trim().split('\n');
  return lines.filter((_line, index) => index % 2 === 1).map((line) => JSON.parse(line) as Told);
}
