import { metaOf, type Register, type Row } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { lookups } from '@artesian/contract/lookups';
import type { Lookup } from '@artesian/contract/language/lookup';
import type { View } from '@artesian/contract/language/view';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { isUnset } from './input-text.ts';

/** Something to choose for a `lookup` or a `reference`. */
export interface Option {
  value: number;
  label: string;
  /** What else it is known and found by; tells records of the same name apart. */
  words: readonly string[];
  isRemoved?: boolean;
}

/** The whole list of a register, as its table shows it. Every key about a register begins with its path. */
export const listQuery = (register: Register) =>
  queryOptions({
    queryKey: [register.path],
    queryFn: ({ signal }) => api.register(register).list(signal) as Promise<Row[]>,
  });

/** All rows of a view. */
export const viewQuery = (view: View) =>
  queryOptions({
    queryKey: [view.path],
    queryFn: ({ signal }) => api.view(view, { signal }) as Promise<Row[]>,
  });

/** Made once, so that the options of a list are worked out once per answer and not once per input. */
export const optionQueries = new Map([
  ...lookups.map((lookup) => [lookup.path, lookupOptions(lookup)] as const),
  ...registers.map((register) => [register.path, referenceOptions(register)] as const),
]);

/** Of registers whose records are found by more than they hold themselves: those words, by the key of the record. */
export const moreWordsQueries = new Map(
  registers.flatMap((register) => (register.searchView ? [[register.path, moreWords(register)] as const] : [])),
);

function lookupOptions(lookup: Lookup) {
  return queryOptions({
    queryKey: [lookup.path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.lookup(lookup, signal),
    select: (rows): Option[] =>
      (rows as Record<string, string | number>[])
        .map((row) => ({ value: Number(row[lookup.value]), label: String(row[lookup.label]), words: [] }))
        .filter(({ value }) => !isUnset('lookup', value)),
    staleTime: Infinity,
  });
}

function referenceOptions(register: Register) {
  return queryOptions({
    queryKey: [register.path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.register(register).list(signal),
    select: (rows): Option[] =>
      (rows as Row[]).map((row) => optionOf(register, row)).filter(({ value }) => !isUnset('reference', value)),
  });
}

function moreWords({ key, search = [], searchView, row }: Register) {
  const names = search.filter((name) => !(name in row.shape));
  return queryOptions({
    ...viewQuery(searchView!),
    select: (rows: Row[]) => new Map(rows.map((found) => [found[key] as number, textsOf(found, names)])),
  });
}

function optionOf(register: Register, row: Row): Option {
  const [label = `#${String(row[register.key])}`, ...words] = namesOf(register, row);
  return {
    value: row[register.key] as number,
    label,
    words,
    ...(row.removed === true && { isRemoved: true }),
  };
}

/** What a person reads a record by: first its label, then what it is found by, or else its other short texts. */
function namesOf(register: Register, row: Row): string[] {
  const isText = (name: string) => metaOf(register, name).kind === 'text';
  return textsOf(row, [register.label, ...(register.search ?? Object.keys(register.fields).filter(isText))]);
}

const textsOf = (row: Row, names: readonly string[]): string[] => [
  ...new Set(names.map((name) => row[name]).filter((text) => typeof text === 'string' && text !== '') as string[]),
];

/** The name of one record, for buttons. */
export const nameOf = (register: Register, row: Row): string => optionOf(register, row).label;

/** The same with what it is called besides, for headings: `BS-011 · Cedar Creek`. */
export const fullNameOf = (register: Register, row: Row): string =>
  [...new Set([nameOf(register, row), ...textsOf(row, register.search?.slice(0, 1) ?? [])])].join(' · ');
