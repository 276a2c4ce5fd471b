import { t } from '@artesian/domain/texts/translate';
import { noticeNewVersion } from './new-version.ts';

/** A script or style that this page needs and the server does not have any more: the page is of an earlier version. */
export class OutdatedPageError extends Error {
  constructor() {
    super(t('There is a new version of this site. Reload the page to continue.'));
    this.name = 'OutdatedPageError';
  }
}

/** What has come from the server. Its browser keeps it: names of scripts change with their content. */
const served = new Set<string>();

/** What must have come before any further script is read. */
let first: Promise<unknown> = Promise.resolve();

/** Has all scripts that are asked for from now on wait for something: they are fetched meanwhile. */
export function readAfter(promise: Promise<unknown>) {
  first = promise;
}

/**
 * In the place of Vite's helper around every `import()`: fetches the script and what it stands on before it is imported. A browser
 * remembers of an import that failed that it failed, and never asks again as long as the page is open; a fetch can be made anew.
 */
export async function importServed<T>(importScript: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const before = first;
  const addresses = files.map((file) => new URL(`/${file}`, window.location.origin).href);
  await Promise.all(addresses.filter((address) => !served.has(address) && !isOnPage(address)).map(fetchWhole));
  await Promise.all(addresses.filter((address) => address.endsWith('.css') && !isOnPage(address)).map(addStyle));
  await before;
  return importScript();
}

/** The body is read to its end, because only then the browser keeps it. */
async function fetchWhole(address: string) {
  const response = await fetch(address);
  if (response.status === 404) {
    noticeNewVersion();
    throw new OutdatedPageError();
  }
  if (!response.ok) throw new TypeError(`Part of this page could not be downloaded (${response.status}).`);
  await response.arrayBuffer();
  served.add(address);
}

async function addStyle(address: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new TypeError('Failed to fetch a style of this page.')));
      document.head.append(link);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Whether the page began with it. */
const isOnPage = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].some(
    (element) => ('src' in element ? element.src : element.href) === address,
  );
