export interface Attachment {
  name: string;
  url: string;
}

/**
 * Reads 'name;url, name;url'. Names may hold commas and semicolons: an entry ends with the first comma after an address, and
 * its address stands after its last semicolon. Addresses that are neither https nor of this site are left out.
 */
export function readAttachments(text: string | null | undefined): Attachment[] {
  const entries: string[] = [];
  let entry = '';
  for (const piece of (text ?? '').split(',')) {
    entry = entry === '' ? piece : `${entry},${piece}`;
    if (!hasAddress(entry)) continue;
    entries.push(entry);
    entry = '';
  }
  return entries.map(split).filter(({ url }) => isSafe(url));
}

const hasAddress = (entry: string) => /;\s*(?:[a-z][a-z0-9+.-]*:|\/)[^;]*$/i.test(entry);

function split(entry: string): Attachment {
  const end = entry.lastIndexOf(';');
  const url = entry.slice(end + 1).trim();
  return { name: entry.slice(0, end).trim() || url, url };
}

/** `//host` and `/\host` lead elsewhere, though they begin as a path of this site. */
export const isOfThisSite = (url: string) => /^\/(?![/\\])/.test(url);

const isSafe = (url: string) => /^https:\/\//i.test(url) || isOfThisSite(url);
