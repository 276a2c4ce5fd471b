import type { FieldMeta } from '@artesian/contract/fields';

/** A value of a record as it is kept, or the text as it was typed where it makes no such value. */
export type Entry = string | number | boolean | null;

/** What somebody typed, as the value of a field. Text that is none stays as it is, so that nothing typed is lost. */
export function readEntry(kind: FieldMeta['kind'], typed: string): Entry {
  const text = typed.trim();
  if (text === '') return null;
  if (kind === 'integer' || kind === 'decimal' || kind === 'latitude' || kind === 'longitude') return readNumber(text);
  if (kind === 'date') return readDate(text);
  return typed;
}

/** `1,234.5 ft` is 1234.5: separators, spaces and a unit are what people type, not mistakes. */
function readNumber(text: string): Entry {
  const bare = text.replace(/[\s,]/g, '').replace(/(?<=\d)(ft|feet|in|gal|gallons|gpm|hp|°)$/i, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : text;
}

/** `9/1/25`, `9/1/2025` and `2025-09-01` are one day. */
function readDate(text: string): Entry {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1]!, iso[2]!, iso[3]!]
    : american
      ? [american[3]!, american[1]!, american[2]!]
      : [];
  if (year === undefined || month === undefined || day === undefined) return text;
  return `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Two digits mean a year that has been, up to twenty years ahead. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  const century = Number(year) > (new Date().getFullYear() % 100) + 20 ? 1900 : 2000;
  return String(century + Number(year));
}

/** A value as it stands in an input. */
export function entryText(meta: FieldMeta, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && meta.decimals !== undefined)
    return value.toFixed(meta.decimals).replace(/(\.\d{5})\d+$/, '$1');
  return String(value);
}
