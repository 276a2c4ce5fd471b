import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a public site says about itself in the words of its district. */
const pageTexts = ['accessibility', 'privacy', 'terms'] as const;
export type PageText = (typeof pageTexts)[number];

/** Beside them, the conditions that stand on the certificates of permits. */
const districtTexts = [...pageTexts, 'certificate-conditions'] as const;
export type DistrictText = (typeof districtTexts)[number];

/** Not in the specification: the path is ours. */
export const districtText = endpoint({
  method: 'GET',
  path: '/api/district-texts/{text}',
  access: 'open',
  summary:
    "The district's own accessibility statement, privacy notice, terms of service or conditions of permits, in Markdown",
  params: z.object({ text: z.enum(districtTexts) }),
  /** Null where the district has not written one. */
  answer: z.object({ markdown: z.string().nullable() }),
});
