import { UNSET } from '@artesian/contract/language/fields';
import { lookups } from '@artesian/contract/lookups';
import type pg from 'pg';
import { Document } from 'yaml';
import { hooksOf } from '../import/hooks.ts';
import { metaIn } from '../import/subject.ts';
import type { Config } from '../platform/config.ts';
import { lists, records, settings, type Section } from './sections.ts';

type Queries = Pick<pg.Pool, 'query'>;
type Row = Record<string, unknown>;

/** The district as a file: its settings, its lists, and the records that say what it decides. */
export async function exportFile(database: Queries, config: Config, schema: string): Promise<string> {
  const document = new Document({
    settings: Object.fromEntries(
      settings.map(({ name }) => [name, valueOf(config, name)]).filter(([, value]) => value !== ''),
    ),
    lists: await eachSection(database, lists),
    records: await eachSection(database, records),
  });
  document.commentBefore = ` yaml-language-server: $schema=${schema}\n What a district decides. Check a change with: npm run district -- check <file>`;
  return document.toString({ lineWidth: 0 });
}

/** Numbers and answers as YAML has them, without quotes. */
function valueOf(config: Config, name: string): string | number | boolean {
  const value = config[name as keyof Config];
  const text = value === undefined || value === null ? '' : `${value as string | number | boolean}`;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}

async function eachSection(database: Queries, sections: readonly Section[]): Promise<Record<string, unknown[]>> {
  const told: Record<string, unknown[]> = {};
  for (const section of sections) {
    const rows = await readSection(database, section);
    if (rows.length > 0) told[section.name] = rows;
  }
  return told;
}

async function readSection(database: Queries, section: Section): Promise<unknown[]> {
  const { subject, fields } = section;
  const { table, key } = subject.register;
  const ofOne = Object.keys(subject.fields).filter((field) => metaIn(subject, field).kind === 'reference');
  const { rows } = await database.query<Row>(
    `select * from ${hooksOf(subject).relation ?? table} as records
     where ${[`${key} <> ${UNSET}`, ...ofOne.map((field) => `${field} is null`)].join(' and ')}
     order by ${key}`,
  );
  const words = await wordsOfLookups(database, section);
  return rows.map((row) => {
    const said = [...fields].flatMap(([name, field]): [string, unknown][] => {
      const value = words.get(field)?.get(row[field]) ?? row[field];
      return value === null || value === undefined || value === false || value === UNSET || value === ''
        ? []
        : [[name, value]];
    });
    // A word that says nothing else stands alone.
    return section.word && said.length === 1 ? row[section.word] : Object.fromEntries(said);
  });
}

/** The words of the lists that fields choose from, by field and number. */
async function wordsOfLookups(database: Queries, { subject, fields }: Section) {
  const all = new Map<string, Map<unknown, unknown>>();
  for (const field of fields.values()) {
    const { kind, to } = metaIn(subject, field);
    const list = kind === 'lookup' ? lookups.find(({ path }) => path === to) : undefined;
    if (!list) continue;
    const { rows } = await database.query<{ number: number; word: string }>(
      `select ${list.value} as number, ${list.label} as word from ${list.table} where ${list.value} <> ${UNSET}`,
    );
    all.set(field, new Map(rows.map(({ number, word }) => [number, word])));
  }
  return all;
}
