import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@artesian/contract/language/client';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { openFolder } from '../../src/platform/file-store/folder.ts';
import { openFiles } from '../../src/platform/file-store/open-files.ts';
import type { Files } from '../../src/platform/files.ts';
import { obtainToken } from '../../src/sign-in/obtain-token.ts';
import { freePort } from '../../../scripts/lib/free-port.mjs';

export const callers = ['visitor', 'well-owner', 'administrator', 'developer'] as const;
export type Caller = (typeof callers)[number];

export interface Product {
  origin: string;
  app: FastifyInstance;
  database: Database;
  files: Files;
  /** Where its files lie, if not in a bucket. */
  folder: string;
  /** The names of all files that it holds, kept or not. */
  fileNames: () => string[];
  /** The typed client, signed in through the real sign-in page. */
  as: (caller: Caller) => Promise<Client>;
  /** A bare call, for looking at status and headers. */
  fetch: (caller: Caller, path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
}

/** The API with this database on a port of its own, and no files yet; closing it closes the database too. `web` is the folder of its pages. */
export async function serveProduct(
  database: Database,
  settings: Record<string, string> = {},
  web?: string,
): Promise<Product> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const config = readConfig(
    {
      PORT: String(port),
      ORIGIN: origin,
      LOG_LEVEL: 'silent',
      DEMONSTRATION: 'true',
      RATE_LIMIT: '1000000',
      // A machine that runs all tests at once is slow; what is too slow is asked where it matters.
      ANSWER_SECONDS: '60',
      ...settings,
    },
    {},
  );
  const folder = mkdtempSync(join(tmpdir(), 'artesian-files-'));
  const files = config.S3_BUCKET ? await openFiles(config) : openFolder(folder);
  const app = await buildApp({ config, database, files, ...(web !== undefined && { web }) });
  await app.listen({ port, host: 'localhost' });

  const tokens = new Map<Caller, Promise<string>>();
  const token = (caller: Caller) => {
    if (caller === 'visitor') return undefined;
    if (!tokens.has(caller)) tokens.set(caller, obtainToken(origin, caller));
    return tokens.get(caller);
  };
  return {
    origin,
    app,
    database,
    files,
    folder,
    fileNames: () => readdirSync(folder),
    as: async (caller) => createClient({ baseUrl: origin, token: () => token(caller) }),
    fetch: async (caller, path, init = {}) => {
      const bearer = await token(caller);
      const headers = new Headers(init.headers);
      if (bearer) headers.set('authorization', `Bearer ${bearer}`);
      return fetch(`${origin}${path}`, { ...init, headers });
    },
    close: async () => {
      const closed = app.close();
      // An answer that its test did not read to the end would be waited for.
      app.server.closeAllConnections();
      await closed;
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
