import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Throws SettingsError where a text of the district cannot be read or asks for what is not known, so that the server does not start. */
export function checkTemplates(config: Config) {
  for (const kind of Object.keys(settingOf) as NoticeKind[]) templateOf(config, kind);
}

/** The district's text of a kind of notice, or ours: the first line is its subject, `{words}` in braces are filled in. */
export function templateOf(config: Config, kind: NoticeKind): Template {
  const named = config[settingOf[kind]];
  const path = named === undefined ? new URL(`./texts/${kind}.md`, import.meta.url) : join(config.DATA_DIR, named);
  const refuse = (why: string) => new SettingsError(`The setting ${settingOf[kind]} names ${String(named)}, ${why}.`);
  const [heading = '', ...paragraphs] = readText(path, refuse)
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/);
  if (!heading.startsWith('# ')) throw refuse('whose first line must be its subject, after # and a blank');
  const unknown = [heading, ...paragraphs].flatMap(placeholdersIn).find((name) => !known[kind].includes(name));
  if (unknown)
    throw refuse(`which asks for {${unknown}}; there are ${known[kind].map((one) => `{${one}}`).join(', ')}`);
  const table = `{${tableOf[kind]}}`;
  if (!paragraphs.some((one) => one.trim() === table)) throw refuse(`which lacks a paragraph of ${table} alone`);
  return { subject: heading.slice(2), paragraphs: paragraphs.map((one) => one.trim()) };
}

function readText(path: URL | string, refuse: (why: string) => Error): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw refuse('which cannot be read');
  }
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
