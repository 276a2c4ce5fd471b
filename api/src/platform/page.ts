import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SETTINGS_ON_PAGE } from '@artesian/contract/language/addresses';
import type { publicSettings } from '@artesian/contract/language/settings';
import { addressIn, languages, type Language } from '@artesian/domain/texts/languages';
import { language, locale, t } from '@artesian/domain/texts/translate';
import type { z } from 'zod';
import { escaped } from './escaped.ts';

export type PublicSettings = z.output<typeof publicSettings.answer>;

/** A page that everybody may find: its path with parameters, and what these name. */
export interface PublicPage {
  path: string;
  title: string;
  keys: readonly string[];
  /** What stands behind the question mark. */
  query: Readonly<Record<string, unknown>>;
}

/** What a page says of itself to programs that find, share or read it without running its script. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address of what it shows. */
  address: string;
  /** Of a view that is worth sharing as it is, its own address. */
  shared?: string;
  /** A picture of it, 1200 by 630 pixels. */
  image: string;
  /** As schema.org describes it. */
  data?: object;
}

/**
 * The page of the application, with the settings written into it: a browser that was never here draws the frame without waiting for
 * them, and knows how to reach the district office where nothing else answers.
 */
export async function pageWith(
  settings: PublicSettings,
  path: string,
  head?: PageHead,
): Promise<{ page: string; etag: string }> {
  const element = `<script type="application/json" id="${SETTINGS_ON_PAGE}">${asScript(settings)}</script>`;
  const read = inItsLanguage(await readFile(path, 'utf8')).replace('</body>', () => `${element}</body>`);
  const page = head ? withHead(read, head) : read;
  return { page, etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"` };
}

/** As the build wrote it, or in the language that is spoken. */
const inItsLanguage = (page: string): string =>
  page
    .replace('<html lang="en">', `<html lang="${language()}">`)
    .replace(/(?<=<noscript>)[^<]*/, (text) => escaped(t(text)));

/** A closing tag within a text would end the element. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

function withHead(page: string, { title, description, address, shared = address, image, data }: PageHead): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escaped(content)}" />`;
  const told = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...alternatesOf(address),
    meta('property', 'og:locale', locale().replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', shared),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(data ? [`<script type="application/ld+json">${asScript(data)}</script>`] : []),
  ].join('');
  return page
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => told)
    .replace('<noscript>', () => `<noscript><h1>${escaped(title)}</h1><p>${escaped(description)}</p>`);
}

/** The same page in every language, and the one for whoever reads none of them. */
function alternatesOf(address: string): string[] {
  const { origin, pathname, search } = new URL(address);
  const alternate = (name: string, of: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${escaped(`${origin}${addressIn(of, pathname + search)}`)}" />`;
  return [...(Object.keys(languages) as Language[]).map((of) => alternate(of, of)), alternate('x-default', 'en')];
}
