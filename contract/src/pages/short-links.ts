import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** As long as the addresses of the map come to be. */
const MOST_CHARACTERS = 8000;

/** A page of ours by its path and query. What begins with two slashes, or a backslash, is an address of another site to browsers. */
const addressHere = z
  .string()
  .max(MOST_CHARACTERS, {
    error: () => t('Use an address of at most {most} characters.', { most: MOST_CHARACTERS }),
  })
  .regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, t('Use an address of this site, such as /map?by=levelClass.'));

/** A short address of a page that leads to it for good; the same for the same page. Not in the specification: the path is ours. */
export const shortenAddress = endpoint({
  method: 'POST',
  path: '/api/short-links',
  access: 'open',
  summary: 'A short address of a page, for sharing',
  mostPerMinute: 20,
  body: z.object({ address: addressHere }),
  answer: z.object({ path: z.string().meta({ examples: ['/s/k3J9x0aQ2b'] }) }),
});
