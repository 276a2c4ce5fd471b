import { NO_OWNER, UNSET, type FieldMeta, type Kind } from '@artesian/contract/language/fields';
import { gallonsIn, inVolumeUnit } from '@artesian/domain/volume-unit';
import { instantOf, localMinute, readDate, shortDate } from '../../ui/dates.ts';
import { percentFrom, percentTo } from '../../ui/editable-table/column.ts';
import { isVolume, unitOfColumn } from '../../ui/table/column.ts';

/** What an input holds: text for all that is typed, so that no half-typed number or name is ever lost; a key for what is chosen, or several. */
export type Entry = string | number | boolean | readonly number[] | null;

/** Whether two values or entries say the same. What is chosen has no order. */
export function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** The entry that stands for a value of a record. */
export function entryOf(meta: FieldMeta, value: unknown): Entry {
  if (meta.kind === 'flag') return value === true;
  if (meta.kind === 'lookups') return (value as number[] | null) ?? [];
  if (isChosen(meta.kind)) return isUnset(meta.kind, value) ? null : (value as number);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(meta, value);
  if (meta.kind === 'date') return shortDate(String(value));
  if (meta.kind === 'timestamp') return localMinute(String(value));
  return String(value);
}

/** The value that an entry means; text that means nothing stays as it is, for the validation to refuse. */
export function valueOf(meta: FieldMeta, entry: Entry, isOptional: boolean): unknown {
  if (meta.kind === 'lookup') return entry ?? (isOptional ? null : UNSET);
  if (typeof entry !== 'string') return entry;
  const text = entry.trim();
  if (text === '') return null;
  if (isNumber(meta)) return numberIn(meta, text) ?? text;
  if (meta.kind === 'timestamp') return instantOf(text) ?? text;
  if (meta.kind === 'date') return readDate(text) ?? text;
  return text;
}

/** `1,234 ft` is 1234: spaces, commas and a unit are no reason to refuse a number. Undefined for what is no number. */
export function readNumber(typed: string): number | undefined {
  const digits = bareNumber(typed);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

/**
 * A quantity with commas between its thousands, as tables show it: `1,234.50`. What is more than a number stays as it was typed, and a whole
 * number without a unit may be a year or a name.
 */
export function grouped(meta: FieldMeta, entry: Entry): Entry {
  const isQuantity = meta.kind === 'decimal' || (meta.kind === 'integer' && meta.unit);
  if (!isQuantity || typeof entry !== 'string') return entry;
  // What else was typed with it, as a unit, stays.
  if (!/^[+-]?[\d,]*\d(\.\d*)?$/.test(entry)) return entry;
  const [, whole = '', rest = ''] = /^([+-]?\d*)(.*)$/.exec(bareNumber(entry))!;
  return whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',') + rest;
}

const bareNumber = (typed: string) =>
  typed
    .replaceAll(/[\s,]/g, '')
    .replace('−', '-')
    .replace(/[a-z°"'%/.²³]+$/i, '');

const numberKinds: readonly Kind[] = ['integer', 'decimal', 'latitude', 'longitude', 'year', 'percent'];

export const isNumber = ({ kind }: FieldMeta) => numberKinds.includes(kind);

/** What stands after the number. */
export const unitOf = (meta: FieldMeta) => (meta.kind === 'percent' ? '%' : unitOfColumn(meta));

/** A fraction is typed in percent. */
function numberIn(meta: FieldMeta, text: string): number | undefined {
  const number = readNumber(text);
  if (number === undefined) return undefined;
  if (isVolume(meta)) return gallonsIn(number, meta.kind === 'decimal' ? meta.decimals : 0);
  return meta.kind === 'percent' ? percentTo(number, 1) : number;
}

/** Chosen from a list, not typed. */
export const isChosen = (kind: Kind) => kind === 'lookup' || kind === 'lookups' || kind === 'reference';

/** The row that stands for 'not set' is shown blank: in a register it is another than in a lookup. */
export const isUnset = (kind: Kind, value: unknown) =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  value === (kind === 'reference' ? NO_OWNER : UNSET);

function numberText(meta: FieldMeta, value: number): string {
  const { kind, decimals } = meta;
  if (isVolume(meta)) return String(inVolumeUnit(value));
  if (kind === 'percent') return String(percentFrom(value, 1));
  if (decimals === undefined) return String(value);
  const isCoordinate = kind === 'latitude' || kind === 'longitude';
  return isCoordinate ? value.toFixed(decimals) : String(Number(value.toFixed(decimals)));
}
