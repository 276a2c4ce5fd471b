import { addressIn, languages, type Language } from '@artesian/domain/texts/languages';
import { pageOfWell } from '@artesian/contract/wells/well-data';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problems.ts';
import type { PublicPage } from '../platform/page.ts';

/** In every language fewer than the 50,000 that the protocol allows in one file. */
const MOST_WELLS = 20_000;
const PAGES = 'pages';

/** `/robots.txt` and the sitemap (sitemaps.org): the pages that everybody may find, and those of published wells. */
export function answerSitemap(
  app: FastifyInstance,
  { database: { pool }, config: { origin } }: Pick<Context, 'database' | 'config'>,
  publicPages: () => Promise<Pick<PublicPage, 'path'>[]>,
) {
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots(origin)),
  );
  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const { rows } = await pool.query<{ parts: number }>(
      `select ceil(count(*) / ${MOST_WELLS}.0)::integer as parts from wells where is_published and not removed`,
    );
    const wells = Array.from({ length: rows[0]!.parts }, (_, place) => `wells-${place + 1}`);
    const parts = [PAGES, ...wells].map((name) => ({ url: `${origin}/sitemap/${name}.xml` }));
    return reply
      .type(XML)
      .header('cache-control', CACHE)
      .send(await written(parts, new SitemapIndexStream()));
  });
  app.get<{ Params: { part: string } }>('/sitemap/:part', hidden, async ({ params: { part } }, reply) => {
    const [, name = ''] = /^([a-z]+(?:-\d{1,4})?)\.xml$/.exec(part) ?? [];
    const addresses =
      name === PAGES ? await addressesOfPages() : await addressesOfWells(Number(/^wells-(\d+)$/.exec(name)?.[1]));
    if (addresses.length === 0) throw notFound('such part of the sitemap');
    const urls = addresses.flatMap(inEveryLanguage);
    return reply
      .type(XML)
      .header('cache-control', CACHE)
      .send(await written(urls, new SitemapStream({ hostname: origin })));
  });

  async function addressesOfPages(): Promise<string[]> {
    const plain = (await publicPages())
      .map(({ path }) => path.replaceAll(/\/\{\w+\?\}/g, ''))
      .filter((path) => !path.includes('{'));
    const { rows } = await pool.query<{ name: string }>(
      'select aq_group_summary_name as name from api.ui_list_aquifers order by name',
    );
    return [...plain, ...rows.map(({ name }) => `/aquifers/${encodeURIComponent(name)}`)];
  }

  async function addressesOfWells(part: number): Promise<string[]> {
    if (!(part >= 1)) return [];
    const { rows } = await pool.query<{ id: string }>(
      `select district_well_id as id from wells where is_published and not removed
       order by well_ndx limit ${MOST_WELLS} offset $1`,
      [(part - 1) * MOST_WELLS],
    );
    return rows.map(({ id }) => pageOfWell(id));
  }
}

/** The address of a page in each language, each with all of them beside it. */
function inEveryLanguage(page: string) {
  const links = names.map((lang) => ({ lang, url: addressIn(lang, page) }));
  return links.map(({ url }) => ({ url, links }));
}
const names = Object.keys(languages) as Language[];

const XML = 'application/xml; charset=utf-8';
const CACHE = 'public, max-age=3600';

const written = async (
  items: readonly { url: string }[],
  stream: SitemapStream | SitemapIndexStream,
): Promise<string> => (await streamToPromise(Readable.from(items).pipe(stream))).toString();

/** Who reads everything asks for no calls, signs nobody in, and looks at each map once. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /oidc/',
    'Disallow: /forgot',
    'Disallow: /set-password',
    ...names.map((language) => `Disallow: ${addressIn(language, '/map?')}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
