import { fieldMeta, type FieldMeta } from '@artesian/contract/language/fields';
import type { View } from '@artesian/contract/language/view';
import type { z } from 'zod';

/** A column of a downloaded table, as its declaration explains it. */
export interface DownloadedColumn extends FieldMeta {
  name: string;
}

/** The declared columns of these names. */
export const describeColumns = ({ row }: Pick<View, 'row'>, names: readonly string[]): DownloadedColumn[] =>
  names.map((name) => ({ name, ...fieldMeta.get(row.shape[name] as z.ZodType)! }));

/** How a column is explained, by the headings of the dictionary. */
export const dictionaryHeadings = ['name', 'label', 'unit', 'kind', 'meaning'];
export const explained = ({ name, label, unit, kind, meaning, help }: DownloadedColumn): string[] => [
  name,
  label,
  kind === 'percent' ? 'fraction from 0 to 1' : (unit ?? ''),
  kindWords[kind] ?? 'text',
  meaning ?? help ?? '',
];

const kindWords: Partial<Record<FieldMeta['kind'], string>> = {
  key: 'whole number',
  reference: 'whole number',
  integer: 'whole number',
  year: 'whole number',
  decimal: 'number',
  percent: 'number',
  latitude: 'number',
  longitude: 'number',
  flag: 'true or false',
  date: 'day, YYYY-MM-DD',
  timestamp: 'moment, ISO 8601 with its offset from UTC',
};

/** Whether a column holds words, which a spreadsheet may take for a formula. */
export const isWords = ({ kind }: FieldMeta): boolean => kindWords[kind] === undefined;
