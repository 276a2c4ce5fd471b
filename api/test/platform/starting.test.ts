import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { copyMigrated } from '../support/fresh-database.ts';
import { startProduct } from '../support/product.ts';
import { freePort } from '../../../scripts/lib/free-port.mjs';

// On a machine that computes much else a server takes most of a minute to begin.
const PATIENCE = { timeout: 110_000, interval: 200 };
const root = fileURLToPath(new URL('../../..', import.meta.url));

const answers = (port: number) =>
  fetch(`http://localhost:${port}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

// None of this asks which database it is.
describe.skipIf(inject('databaseServer') !== '')('starting', () => {
  it('a server ends when what started it is killed, and starts without a word of warning', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'artesian-starting-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    copyMigrated(folder);
    const port = await freePort();
    const starter = spawn(
      process.execPath,
      ['--input-type=module', '--eval', `(await import('./scripts/lib/run.mjs')).startServer()`],
      { cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMONSTRATION: 'false' } },
    );
    let said = '';
    starter.stderr.on('data', (text: Buffer) => (said += String(text)));
    await vi.waitFor(async () => expect(await answers(port)).toBe(true), PATIENCE);
    starter.kill('SIGKILL');
    await vi.waitFor(async () => expect(await answers(port)).toBe(false), PATIENCE);
    expect(said).toBe('');
  });

  it('npm run token asks the server at PORT', async () => {
    const product = await startProduct();
    onTestFinished(() => product.close());
    const { ORIGIN: _none, ...environment } = process.env;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
      { cwd: root, env: { ...environment, PORT: new URL(product.origin).port } },
    );
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
  });

  it('the page may reach a provider at http on this machine, the only one that the settings take', async () => {
    const product = await startProduct({ settings: { OIDC_ISSUER: 'http://localhost:9/realm' } });
    onTestFinished(() => product.close());
    const policy = (await product.fetch('visitor', '/health/live')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' data: https: http://localhost:9;");
  });

  it('the page may ask the hosts of the settings, and no other', async () => {
    const policyWith = async (settings: Record<string, string>) => {
      const product = await startProduct({ settings });
      onTestFinished(() => product.close());
      return (await product.fetch('visitor', '/health/live')).headers.get('content-security-policy');
    };
    const { MAP_IMAGERY, MAP_GEOCODER } = {
      MAP_IMAGERY: 'https://imagery.example/wmts?TILEMATRIX={TileMatrix}&TILECOL={TileCol}&TILEROW={TileRow}',
      MAP_GEOCODER: 'https://places.example/find?q={query}',
    };
    expect(await policyWith({ MAP_IMAGERY, MAP_GEOCODER })).toMatch(
      /connect-src 'self' data: https:\/\/places\.example https:\/\/imagery\.example http:\/\/localhost:\d+;/,
    );
    // A style names its sources itself.
    expect(await policyWith({ MAP_STYLE_STREETS: 'https://styles.example/streets.json' })).toMatch(
      /connect-src 'self' data: https: http/,
    );
  });
});
