import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageWith } from './page.ts';
import { notFound } from './problems.ts';
import type { PublicSettings } from './public-settings.ts';

const builtHere = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface Web {
  /** What is written into the page. */
  settings: () => PublicSettings;
  /** The folder of the built application. */
  built?: string;
}

/** The built web application; every address that is neither a file nor a call answers its page. */
export async function serveWeb(app: FastifyInstance, { settings, built = builtHere }: Web) {
  await app.register(files, {
    root: built,
    wildcard: true,
    // The page itself is answered below.
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into these names, so they never change.
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ogc|oidc|health|assets)(\/|$)/.test(request.url);
    if (!isPage) throw notFound('such address');
    if (!existsSync(`${built}/index.html`)) return reply.code(503).type('text/plain; charset=utf-8').send(BUILDING);
    const { page, etag } = await pageWith(settings(), `${built}/index.html`);
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** The address of the typeface among the built files, whose names change with their content; undefined before they are built. */
export function findFont(): string | undefined {
  const folder = `${builtHere}/assets`;
  const font =
    existsSync(folder) && readdirSync(folder).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
  return font ? `/assets/${font}` : undefined;
}

const BUILDING = 'The web application is being built. Reload this page in a few seconds.';
