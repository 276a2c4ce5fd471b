import type { Language } from '@artesian/domain/texts/languages';
import { language } from '@artesian/domain/texts/translate';
import { readFileSync } from 'node:fs';
import type { LetterBody, LetterTable } from '@artesian/contract/notices/letter';
import type { NoticeKind } from '@artesian/contract/notices/notices';
import { SettingsError, type Config } from '../platform/config.ts';

const settingOf = {
  stage: 'DISTRICT_STAGE_NOTICE',
  correction: 'DISTRICT_STAGE_CORRECTION',
  reminder: 'DISTRICT_READING_REMINDER',
  overdue: 'DISTRICT_READING_OVERDUE',
} as const satisfies Record<NoticeKind, keyof Config>;

const ofAll = ['district', 'addressee', 'contact'];
const ofStages = [...ofAll, 'stage', 'declared_on', 'first_month', 'last_month', 'limits'];
const ofReadings = [...ofAll, 'month', 'due_day', 'meters'];
const known: Record<NoticeKind, readonly string[]> = {
  stage: ofStages,
  correction: ofStages,
  reminder: ofReadings,
  overdue: ofReadings,
};
/** What a notice must say, whatever else it says: a table in a paragraph of its own. */
const tableOf: Record<NoticeKind, string> = {
  stage: 'limits',
  correction: 'limits',
  reminder: 'meters',
  overdue: 'meters',
};

export interface Template {
  subject: string;
  paragraphs: readonly string[];
}

/** Throws SettingsError where a text of the district is no such notice, so that the server does not start. */
export function checkTemplates(config: Config) {
  for (const setting of Object.values(settingOf).flatMap((name) => [name, `${name}_ES`] as const)) {
    const problem = config[setting] === undefined ? undefined : problemOfNotice(setting, config[setting]);
    if (problem) throw new SettingsError(`What the setting ${setting} names ${problem}.`);
  }
}

/**
 * The district's text of a kind of notice in the language that is spoken, or else its one text, or ours: the first line is its subject,
 * `{words}` in braces are filled in.
 */
export function templateOf(config: Config, kind: NoticeKind): Template {
  const setting = settingOf[kind];
  const inSpanish = language() === 'es' ? config[`${setting}_ES`] : undefined;
  return templateIn(inSpanish ?? config[setting] ?? ours(kind, language()));
}

/** What a notice says where this setting is not set; undefined for a setting that words no notice. */
export function standardNotice(setting: string): string | undefined {
  const kind = kindOf(setting);
  return kind && ours(kind, isSpanish(setting) ? 'es' : 'en');
}

/** What keeps a text from being the notice that this setting words, to be read after “It”; undefined where nothing does. */
export function problemOfNotice(setting: string, text: string): string | undefined {
  const kind = kindOf(setting);
  if (!kind) return undefined;
  const { subject, paragraphs } = templateIn(text);
  if (!/^# ./.test(text.trim())) return 'must begin with the subject line, after # and a space';
  const unknown = [subject, ...paragraphs].flatMap(placeholdersIn).find((name) => !known[kind].includes(name));
  if (unknown) return `asks for {${unknown}}; there are ${known[kind].map((one) => `{${one}}`).join(', ')}`;
  const table = `{${tableOf[kind]}}`;
  return paragraphs.includes(table) ? undefined : `needs a paragraph containing only ${table}`;
}

const kindOf = (setting: string) =>
  (Object.keys(settingOf) as NoticeKind[]).find((kind) => settingOf[kind] === setting.replace(/_ES$/, ''));

const isSpanish = (setting: string) => setting.endsWith('_ES');

const ours = (kind: NoticeKind, of: Language): string =>
  readFileSync(new URL(`./texts/${kind}${of === 'en' ? '' : `.${of}`}.md`, import.meta.url), 'utf8');

function templateIn(text: string): Template {
  const [heading = '', ...paragraphs] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/);
  return { subject: heading.slice(2), paragraphs: paragraphs.map((one) => one.trim()) };
}

const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** Names come from registers that anybody may have filled in: each is one line, and nothing in it is a placeholder. */
export function fill({ subject, paragraphs }: Template, values: Readonly<Record<string, string>>, table: LetterTable) {
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => inOneLine(values[name] ?? ''));
  const body: LetterBody = paragraphs.map((one) =>
    one === '{limits}' || one === '{meters}' ? { table } : { paragraph: filled(one) },
  );
  return { subject: filled(subject), body };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
