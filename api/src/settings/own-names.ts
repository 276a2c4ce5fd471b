import { vocabularies } from '@artesian/contract/vocabularies';
import { linesFor, readOwnNames } from '@artesian/domain/texts/own-names';
import { isUntranslated } from '@artesian/domain/texts/translate';
import type { Pool } from 'pg';
import { SettingsError, type Config } from '../platform/config.ts';

/** Lists of names that the public reads; those of files and people are for staff. */
const read = vocabularies.filter(({ group }) => group !== 'Files' && group !== 'People');

/** Every name that the district gave to something that the public sees. */
const namesInUse = [
  ...read.map(({ list: { table, label } }) => `select ${label} as name from ${table} where not word_retired`),
  'select aq_group_summary_name from aquifer_groups where not word_retired',
  'select concerns from drought_measures',
  'select measure from drought_measures where measure is not null',
  'select title from map_layers',
].join(' union ');

/** Names in use that have neither Spanish nor a line in the setting, each on one to write it on; null where there are none. */
export async function namesToTranslate(
  pool: Pool,
  { DISTRICT_NAMES_ES: text = '' }: Pick<Config, 'DISTRICT_NAMES_ES'>,
): Promise<string | null> {
  const written = new Set(text.split('\n').map((line) => line.split('=')[0]!.trim()));
  const { rows } = await pool.query<{ name: string }>(`select name from (${namesInUse}) as names order by name`);
  const names = rows
    .map(({ name }) => name)
    .filter((name) => /\p{L}{2}/u.test(name) && !written.has(name) && isUntranslated(name, 'es'));
  return linesFor(names) || null;
}

/** Throws SettingsError where the file of names cannot be read as such, so that the server does not start. */
export function checkOwnNames({ DISTRICT_NAMES_ES: text = '' }: Pick<Config, 'DISTRICT_NAMES_ES'>) {
  const problem = problemOfNames('DISTRICT_NAMES_ES', text);
  if (problem) throw new SettingsError(`What the setting DISTRICT_NAMES_ES names ${problem}.`);
}

/** What keeps a text from being the names that a setting tells, to be read after “It”; undefined where nothing does. */
export function problemOfNames(setting: string, text: string): string | undefined {
  if (setting !== 'DISTRICT_NAMES_ES') return undefined;
  try {
    readOwnNames(text);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
