import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageWith } from './page.ts';
import { notFound } from './problems.ts';
import type { PublicSettings } from './public-settings.ts';

const builtHere = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The addresses of all screens, which web/build/screen-addresses.ts writes. */
const SCREENS = 'screens.json';

interface Web {
  /** What is written into the page. */
  settings: () => PublicSettings;
  /** The folder of the built application. */
  built?: string;
}

/**
 * The built web application. The address of a screen answers its page, and one that leads nowhere the same page with status 404, on which
 * the application says so.
 */
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
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(api|ogc|oidc|health|assets)(\/|$)/.test(request.url)) throw notFound('such address');
    if (!existsSync(`${built}/${SCREENS}`)) return reply.code(503).type('text/plain; charset=utf-8').send(BUILDING);
    const { page, etag } = await pageWith(settings(), `${built}/index.html`);
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!(await isScreen(built, request.url))) return reply.code(404).send(page);
    void reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(page);
  };
  // Who takes nothing compressed would be refused the folder itself as a listing.
  app.get('/', { schema: { hide: true } }, answerPage);
  app.setNotFoundHandler(answerPage);
}

/** Whether the table of screens, as the build wrote it down, has this address. Read each time: the application may be built anew. */
async function isScreen(built: string, url: string): Promise<boolean> {
  const paths = JSON.parse(await readFile(`${built}/${SCREENS}`, 'utf8')) as string[];
  const address = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return paths.some((path) => patternOf(path).test(address));
}

/** `/wells/{id}/{page?}`: a parameter is one part of the address, `{page?}` may be left out. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(/\/\{\w+\?\}/g, '(/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

/** The address of the typeface among the built files, whose names change with their content; undefined before they are built. */
export function findFont(): string | undefined {
  const folder = `${builtHere}/assets`;
  const font =
    existsSync(folder) && readdirSync(folder).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
  return font ? `/assets/${font}` : undefined;
}

const BUILDING = 'The web application is being built. Reload this page in a few seconds.';
