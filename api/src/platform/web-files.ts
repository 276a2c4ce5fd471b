import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './problems.ts';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const page = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));

/** The built web application; every address that is neither a file nor a call answers its page. */
export async function serveWeb(app: FastifyInstance) {
  await app.register(files, {
    root: built,
    wildcard: true,
    index: 'index.html',
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into these names, so they never change.
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ogc|oidc|health|assets)(\/|$)/.test(request.url);
    if (!isPage) throw notFound('such address');
    if (!existsSync(page)) return reply.code(503).type('text/plain; charset=utf-8').send(BUILDING);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

/** The address of the typeface among the built files, whose names change with their content; undefined before they are built. */
export function findFont(): string | undefined {
  const folder = `${built}/assets`;
  const font =
    existsSync(folder) && readdirSync(folder).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
  return font ? `/assets/${font}` : undefined;
}

const BUILDING = 'The web application is being built. Reload this page in a few seconds.';
