import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { districtText, type DistrictText } from '@artesian/contract/language/district-texts';
import { answerPrepared } from './calls/answer.ts';
import { SettingsError, type Config } from './config.ts';

const settingOf = {
  accessibility: 'DISTRICT_ACCESSIBILITY',
  privacy: 'DISTRICT_PRIVACY',
  terms: 'DISTRICT_TERMS',
  'certificate-conditions': 'DISTRICT_CERTIFICATE_CONDITIONS',
} as const satisfies Record<DistrictText, keyof Config>;

/** The texts are read once: what is changed in their files is said from the next start on. */
export const answerDistrictText = answerPrepared(districtText, (_app, { config }) => {
  const texts = {
    accessibility: readText(config, 'accessibility'),
    privacy: readText(config, 'privacy'),
    terms: readText(config, 'terms'),
    'certificate-conditions': readText(config, 'certificate-conditions'),
  };
  return async ({ params }) => ({ markdown: texts[params.text] });
});

/** Throws SettingsError where a setting names a file that is not there. */
function readText(config: Config, text: DistrictText): string | null {
  const setting = settingOf[text];
  const named = config[setting];
  if (named === undefined) return null;
  const path = join(config.DATA_DIR, named);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(`The setting ${setting} names ${path}, which cannot be read.`);
  }
}
