import { NO_OWNER, UNSET, type FieldMeta } from '@artesian/contract/language/fields';
import { readDate } from '../ui/dates.ts';

/** What an input holds: text for all that is typed, so that no half-typed number is ever lost; a key for what is chosen. */
export type Entry = string | number | boolean | null;

/** The entry that stands for a value of a record. */
export function entryOf(meta: FieldMeta, value: unknown): Entry {
  if (meta.kind === 'flag') return value === true;
  if (meta.kind === 'lookup' || meta.kind === 'reference') return isUnset(value) ? null : (value as number);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(meta, value);
  return String(value);
}

/** The value that an entry means; text that means nothing stays as it is, for the validation to refuse. */
export function valueOf(meta: FieldMeta, entry: Entry, isOptional: boolean): unknown {
  if (meta.kind === 'lookup') return entry ?? (isOptional ? null : UNSET);
  if (typeof entry !== 'string') return entry;
  const text = entry.trim();
  if (text === '') return null;
  if (isNumber(meta)) return readNumber(text) ?? text;
  if (meta.kind === 'date') return readDate(text) ?? text;
  return text;
}

/** `1,234 ft` is 1234: spaces, commas and a unit are no reason to refuse a number. Undefined for what is no number. */
export function readNumber(typed: string): number | undefined {
  const digits = typed
    .replaceAll(/[\s,]/g, '')
    .replace('−', '-')
    .replace(/[a-z°"'%/.²³]+$/i, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

export const isNumber = ({ kind }: FieldMeta) =>
  kind === 'integer' || kind === 'decimal' || kind === 'latitude' || kind === 'longitude';

/** The rows that stand for 'not set' are shown blank. */
export const isUnset = (value: unknown) =>
  value === null || value === undefined || value === UNSET || value === NO_OWNER;

function numberText({ kind, decimals }: FieldMeta, value: number): string {
  if (decimals === undefined) return String(value);
  const isCoordinate = kind === 'latitude' || kind === 'longitude';
  return isCoordinate ? value.toFixed(decimals) : String(Number(value.toFixed(decimals)));
}
