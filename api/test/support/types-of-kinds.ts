import type { Kind } from '@artesian/contract/language/fields';

/** The types of columns that may hold each kind of field. */
export const typesOf: Record<Kind, string[]> = {
  text: ['text'],
  'long-text': ['text'],
  choice: ['text'],
  integer: ['integer', 'bigint', 'smallint'],
  year: ['integer', 'smallint'],
  key: ['integer'],
  lookups: ['ARRAY'],
  lookup: ['integer'],
  reference: ['integer'],
  decimal: ['numeric', 'double precision'],
  percent: ['numeric', 'double precision'],
  latitude: ['double precision'],
  longitude: ['double precision'],
  flag: ['boolean'],
  date: ['date'],
  timestamp: ['timestamp with time zone'],
  list: ['integer[]', 'text[]', 'json[]', 'jsonb'],
  place: ['json', 'double precision[]'],
};
