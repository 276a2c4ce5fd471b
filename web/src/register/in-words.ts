import { metaOf, type Register } from '@artesian/contract/language/register';
import { longDate } from '../ui/dates.ts';
import { REMOVED } from './entries.ts';
import { entryOf, isUnset } from './input-text.ts';
import type { FieldOptions } from './use-options.ts';

type Options = Readonly<Record<string, FieldOptions>>;

/** What a lookup or reference points at, by name; its number while the names are on their way; blank where not set. */
export function nameOfChosen(options: Options, field: string, value: unknown): string {
  if (isUnset(value)) return '';
  return options[field]?.byValue.get(value as number)?.label ?? `#${String(value)}`;
}

/** A value of a record as people say it, with its unit: for history and conflicts. */
export function inWords(register: Register, options: Options, field: string, value: unknown): string {
  if (field === REMOVED) return value === true ? 'Removed' : 'Not removed';
  const meta = metaOf(register, field);
  if (meta.kind === 'flag') return value === true ? 'Yes' : 'No';
  if (meta.kind === 'lookup' || meta.kind === 'reference') return nameOfChosen(options, field, value) || 'Not set';
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (meta.kind === 'date') return longDate(String(value));
  return `${String(entryOf(meta, value))}${unitText(meta.unit)}`;
}

const unitText = (unit: string | undefined) => (unit ? (unit === '°' ? unit : ` ${unit}`) : '');
