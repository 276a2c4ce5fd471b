import { districtText, type DistrictText } from '@artesian/contract/language/district-texts';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';

const settingOf = {
  accessibility: 'DISTRICT_ACCESSIBILITY',
  privacy: 'DISTRICT_PRIVACY',
  terms: 'DISTRICT_TERMS',
  'certificate-conditions': 'DISTRICT_CERTIFICATE_CONDITIONS',
} as const satisfies Record<DistrictText, keyof Config>;

/** `GET /api/district-texts/{text}` */
export const answerDistrictText = answer(districtText, async ({ params }, { config }) => ({
  markdown: config[settingOf[params.text]] ?? null,
}));
