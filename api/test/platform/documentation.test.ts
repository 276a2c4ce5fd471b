import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
const run = promisify(execFile);

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { in: string; name: string; description?: string }[];
}
const read = async () =>
  (await (await product.fetch('visitor', '/api/docs/json')).json()) as {
    servers: { url: string }[];
    paths: Record<string, Record<string, Operation>>;
  };
const operationsOf = (paths: Record<string, Record<string, Operation>>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

describe('the description of the API', () => {
  it('has no error that its linter knows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'artesian-description-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, await (await product.fetch('visitor', '/api/docs/json')).text());
    const linter = join(import.meta.dirname, '../../../node_modules/.bin/redocly');
    const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await run(linter, ['lint', file, '--format=json', '--max-problems=1000'], {
      cwd: folder,
      env: environment,
      maxBuffer: 64 * 2 ** 20,
    }).catch((error: { stdout: string }) => error);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string; ruleId: string; message: string }[] };
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  }, 120_000);

  it('names each call once, where it is answered, and says what it asks for', async () => {
    const { servers, paths } = await read();
    expect(servers).toEqual([{ url: product.origin }]);
    const operations = operationsOf(paths);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('getListWells');
    expect(operations.filter(({ security }) => security.length === 0)).toEqual([]);
    for (const { path, parameters = [] } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(named.toSorted());
    }
  });

  it('has one path for calls that name its parameter differently, each saying what it means', async () => {
    const { paths } = await read();
    const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    const { get, put } = paths['/api/list-wells-completion-components/{key}'] as Record<'get' | 'put', Operation>;
    expect(get.parameters).toMatchObject([{ in: 'path', name: 'key', description: 'The well_ndx.' }]);
    expect(put.parameters).toMatchObject([{ in: 'path', name: 'key', description: 'The ndx.' }]);
  });
});
