import { t } from '@artesian/domain/texts/translate';
import type { FieldMeta } from '@artesian/contract/language/fields';
import { metaOf, type Register } from '@artesian/contract/language/register';
import { localTime, longDate } from '../../ui/dates.ts';
import { REMOVED } from '../form/entries.ts';
import { entryOf, isChosen, isUnset, unitOf } from '../form/input-text.ts';
import type { FieldOptions } from '../form/use-options.ts';

type Options = Readonly<Record<string, FieldOptions>>;

/** What a lookup or reference points at, by name; blank where not set. Where the name is not known, it says why. */
export function nameOfChosen({ kind }: FieldMeta, options: FieldOptions | undefined, value: unknown): string {
  if (isUnset(kind, value)) return '';
  if (Array.isArray(value)) return value.map((one) => nameOfKey(options, one)).join(', ');
  return nameOfKey(options, value);
}

/** What a list says that offers nothing. */
export function emptyLabel(options: Pick<FieldOptions, 'state'> | undefined, typed = ''): string {
  if (options?.state === 'failed') return t('The list could not be loaded.');
  if (options?.state === 'loading') return t('Loading…');
  return typed.trim() ? t('Nothing matches “{typed}”.', { typed: typed.trim() }) : t('No options yet.');
}

function nameOfKey(options: FieldOptions | undefined, value: unknown): string {
  return options?.byValue.get(value as number)?.label ?? numberOfChosen(options, value);
}

function numberOfChosen(options: FieldOptions | undefined, value: unknown): string {
  if (options?.state === 'loading') return '…';
  return `#${String(value)} (${options?.state === 'failed' ? t('name not loaded') : t('not in the list')})`;
}

/** A value of a record as people say it, with its unit: for history and conflicts. */
export function formatValue(register: Register, options: Options, field: string, value: unknown): string {
  if (field === REMOVED) return value === true ? t('Removed') : t('Not removed');
  const meta = metaOf(register, field);
  if (meta.kind === 'flag') return value === true ? t('Yes') : t('No');
  if (isChosen(meta.kind)) return nameOfChosen(meta, options[field], value) || t('Not set');
  if (value === null || value === undefined || value === '') return t('Nothing');
  if (meta.kind === 'date') return longDate(String(value));
  if (meta.kind === 'timestamp') return localTime(String(value));
  return `${String(entryOf(meta, value))}${unitText(unitOf(meta))}`;
}

const unitText = (unit: string | undefined) => (unit ? (unit === '°' ? unit : ` ${unit}`) : '');
