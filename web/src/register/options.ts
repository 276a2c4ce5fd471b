import { metaOf, type Register, type Row } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { lookups } from '@artesian/contract/lookups';
import type { Lookup } from '@artesian/contract/language/lookup';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { isUnset } from './input-text.ts';

/** Something to choose for a `lookup` or a `reference`. */
export interface Option {
  value: number;
  label: string;
  /** Tells records of the same name apart. */
  detail?: string;
  isRemoved?: boolean;
}

/** The whole list of a register, as its table shows it. Every key about a register begins with its path. */
export const listQuery = (register: Register) =>
  queryOptions({
    queryKey: [register.path],
    queryFn: ({ signal }) => api.register(register).list(signal) as Promise<Row[]>,
  });

/** Made once, so that the options of a list are worked out once per answer and not once per input. */
export const optionQueries = new Map([
  ...lookups.map((lookup) => [lookup.path, lookupOptions(lookup)] as const),
  ...registers.map((register) => [register.path, referenceOptions(register)] as const),
]);

function lookupOptions(lookup: Lookup) {
  return queryOptions({
    queryKey: [lookup.path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.lookup(lookup, signal),
    select: (rows): Option[] =>
      (rows as Record<string, string | number>[])
        .map((row) => ({ value: Number(row[lookup.value]), label: String(row[lookup.label]) }))
        .filter(({ value }) => !isUnset(value)),
    staleTime: Infinity,
  });
}

function referenceOptions(register: Register) {
  return queryOptions({
    queryKey: [register.path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.register(register).list(signal),
    select: (rows): Option[] =>
      (rows as Row[]).map((row) => optionOf(register, row)).filter(({ value }) => !isUnset(value)),
  });
}

function optionOf(register: Register, row: Row): Option {
  const [label = `#${String(row[register.key])}`, ...details] = namesOf(register, row);
  const detail = details.slice(0, 2).join(' · ');
  return {
    value: row[register.key] as number,
    label,
    ...(detail && { detail }),
    ...(row.removed === true && { isRemoved: true }),
  };
}

/** What a person reads a record by: first its label, then other short texts that were entered. */
function namesOf(register: Register, row: Row): string[] {
  const texts = Object.keys(register.fields).filter((name) => metaOf(register, name).kind === 'text');
  return [...new Set([register.label, ...texts])]
    .map((name) => row[name])
    .filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** The name of one record, for headings. */
export const nameOf = (register: Register, row: Row): string => optionOf(register, row).label;
