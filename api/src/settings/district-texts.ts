import { districtText, type DistrictText } from '@artesian/contract/language/district-texts';
import { language } from '@artesian/domain/texts/translate';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';

const settingOf = {
  accessibility: 'DISTRICT_ACCESSIBILITY',
  privacy: 'DISTRICT_PRIVACY',
  terms: 'DISTRICT_TERMS',
  'certificate-conditions': 'DISTRICT_CERTIFICATE_CONDITIONS',
} as const satisfies Record<DistrictText, keyof Config>;

/** What the district wrote for whoever reads Spanish, where they ask. Conditions of certificates are in one language. */
const inSpanish = (config: Config, name: (typeof settingOf)[DistrictText]): string | undefined =>
  language() === 'es' && name !== 'DISTRICT_CERTIFICATE_CONDITIONS' ? config[`${name}_ES`] : undefined;

/** `GET /api/district-texts/{text}` */
export const answerDistrictText = answer(districtText, async ({ params }, { config }) => ({
  markdown: inSpanish(config, settingOf[params.text]) ?? config[settingOf[params.text]] ?? null,
}));
