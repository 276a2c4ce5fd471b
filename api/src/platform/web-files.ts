import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageWith, type PageHead, type PublicPage, type PublicSettings } from './page.ts';
import { notFound } from './problems.ts';

const builtHere = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The addresses of all screens, which web/build/screen-addresses.ts writes. */
const SCREENS = 'screens.json';

interface ServedScreen {
  path: string;
  /** What has the record that its parameters name. */
  pageOf?: string;
  /** Of a screen that everybody may find. */
  title?: string;
}

/** A page of one record, and who asks for it. */
export interface RecordPage {
  of: string;
  /** The record, as the parameters of the address name it. */
  keys: readonly string[];
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Web {
  /** What is written into the page. */
  settings: () => PublicSettings;
  /** Whether the record that a page shows is there for whoever asks. */
  isThere: (page: RecordPage) => Promise<boolean>;
  /** What a public page says of itself; the usual where that is undefined, or cannot be had. */
  describe?: (page: PublicPage) => Promise<PageHead | undefined>;
  /** The folder of the built application. */
  built?: string;
}

/**
 * The built web application. The address of a screen answers its page. One that leads nowhere, or to a record that is not there, answers the
 * same page with status 404, on which the application says so.
 */
export async function serveWeb(app: FastifyInstance, { settings, isThere, describe, built = builtHere }: Web) {
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
    const pageSaying = (head?: PageHead) => pageWith(settings(), `${built}/index.html`, head);
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const found = await findScreen(built, request.url);
    if (!found) return reply.code(404).send((await pageSaying()).page);
    const { path, title, pageOf, keys } = found;
    if (pageOf !== undefined && keys.length > 0) {
      // What is there for one reader may not be for another.
      void reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
      if (!(await isThere({ of: pageOf, keys, request, reply })))
        return reply.code(404).send((await pageSaying()).page);
    }
    const head =
      title === undefined
        ? undefined
        : await soon(describe?.({ path, title, keys, query: request.query as Record<string, unknown> }));
    const { page, etag } = await pageSaying(head);
    void reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(page);
  };
  // Who takes nothing compressed would be refused the folder itself as a listing.
  app.get('/', { schema: { hide: true } }, answerPage);
  app.setNotFoundHandler(answerPage);
}

/** What a page says of itself holds nobody up who opens it: it is left out where it fails or takes long. */
const soon = async <T>(work: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([work?.catch(() => undefined), setTimeout(MOST_MS, undefined, { ref: false })]);
const MOST_MS = 1000;

interface FoundScreen extends ServedScreen {
  /** What its parameters name. */
  keys: string[];
}

const readScreens = async (built: string) =>
  JSON.parse(await readFile(`${built}/${SCREENS}`, 'utf8')) as ServedScreen[];

/** The pages that everybody may find; none before the application is built. */
export const publicPagesOf = async (built = builtHere): Promise<Pick<PublicPage, 'path' | 'title'>[]> =>
  existsSync(`${built}/${SCREENS}`)
    ? (await readScreens(built)).flatMap(({ path, title }) => (title === undefined ? [] : [{ path, title }]))
    : [];

/**
 * The screen of this address: where several have it, the one with fewer parameters, as `/import/new` is not the import of this name. Read from
 * what the build wrote each time: the application may be built anew.
 */
async function findScreen(built: string, url: string): Promise<FoundScreen | undefined> {
  const screens = await readScreens(built);
  const address = url.split(/[?#]/, 1)[0]!.replace(/(?<=.)\/$/, '');
  const found = screens.flatMap((screen): FoundScreen[] => {
    const match = patternOf(screen.path).exec(address);
    const named = match?.slice(1).filter((key) => key !== undefined);
    return named ? [{ ...screen, keys: named.map(decodeURIComponent) }] : [];
  });
  return found.toSorted((one, other) => one.keys.length - other.keys.length)[0];
}

/** `/wells/{id}/{page?}`: a parameter is one part of the address, `{page?}` may be left out. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(/\/\{\w+\?\}/g, '(?:/([^/]+))?').replaceAll(/\{\w+\}/g, '([^/]+)');
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
