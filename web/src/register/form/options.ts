import { t } from '@artesian/domain/texts/translate';
import { metaOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import { registrationChoices } from '@artesian/contract/registrations/registrations';
import { registers } from '@artesian/contract/registers';
import { lookups } from '@artesian/contract/lookups';
import type { Lookup } from '@artesian/contract/language/lookup';
import type { View } from '@artesian/contract/language/view';
import { queryOptions } from '@tanstack/react-query';
import { api, mayPass } from '../../api.ts';
import { shortDate } from '../../ui/dates.ts';
import { isUnset } from './input-text.ts';

/** Something to choose for a `lookup` or a `reference`. */
export interface Option {
  value: number;
  label: string;
  /** What else it is known and found by; tells records of the same name apart. */
  detail: string;
  isRemoved?: boolean;
  /** As the list has it. */
  row: Values;
}

/** The whole list of a register, as its table shows it. Every key about a register begins with its path. */
export const listQuery = (register: Register) =>
  queryOptions({
    queryKey: [register.path],
    queryFn: ({ signal }) => api.register(register).list(signal) as Promise<Row[]>,
  });

/** All rows of a view, or those that its address names by `params`. */
export const viewQuery = (view: View, params: Readonly<Record<string, number>> = {}) =>
  queryOptions({
    queryKey: [view.path, ...Object.values(params).map(String)],
    queryFn: ({ signal }) => api.view(view, { params, signal } as never) as Promise<Row[]>,
  });

/** What a server in trouble refused is asked for again while a form needs it, so that nobody has to. */
const untilItIsThere = {
  refetchInterval: ({ state }: { state: { status: string; error: Error | null } }) =>
    state.status === 'error' && state.error && mayPass(state.error) ? 10_000 : (false as const),
};

/** Made once, so that the options of a list are worked out once per answer and not once per input. */
export const optionQueries = new Map([
  ...lookups.map((lookup) => [lookup.path, lookupOptions(lookup)] as const),
  ...registrationChoices.map((view) => [view.path, choiceOptions(view)] as const),
  ...registers.flatMap(({ path, key, chosenFrom }) =>
    chosenFrom ? [[path, referenceOptions(key, chosenFrom)] as const] : [],
  ),
]);

const plainOption = (row: Values, value: string, label: string): Option => ({
  value: Number(row[value]),
  label: t(String(row[label])),
  detail: '',
  row,
});

function lookupOptions(lookup: Lookup) {
  const { path, value, label } = lookup;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.lookup(lookup, signal),
    select: (rows) =>
      (rows as Values[])
        .map((row) => ({ ...plainOption(row, value, label), ...(row['retired'] === true && { isRemoved: true }) }))
        .filter((option) => !isUnset('lookup', option.value)),
    staleTime: Infinity,
    ...untilItIsThere,
  });
}

/** Of a list that is a key and a name, whose rows may all be chosen. */
function choiceOptions(view: View) {
  const [value = '', label = ''] = Object.keys(view.row.shape);
  return queryOptions({
    queryKey: [view.path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.view(view, { signal }),
    select: (rows) => (rows as Values[]).map((row) => plainOption(row, value, label)),
    staleTime: Infinity,
    ...untilItIsThere,
  });
}

function referenceOptions(key: string, chosenFrom: View) {
  const optionOf = (row: Values): Option => ({
    value: Number(row[key]),
    label: t(String(row.label)),
    detail: String(row.known_by ?? ''),
    ...(row.removed === true && { isRemoved: true }),
    row,
  });
  return queryOptions({
    queryKey: [chosenFrom.path],
    queryFn: ({ signal }): Promise<readonly object[]> => api.view(chosenFrom, { signal }),
    select: (rows) => (rows as Values[]).map(optionOf),
    ...untilItIsThere,
  });
}

/** The name of one record, for buttons: what people know it by, or else the first of its other short texts. */
export function nameOf(register: Register, row: Row): string {
  const texts = Object.keys(register.fields).filter((name) => metaOf(register, name).kind === 'text');
  return [register.label, ...texts].map((name) => textIn(row, name)).find(Boolean) ?? `#${String(row[register.key])}`;
}

/** The same with what it is called besides, for headings: `BS-011 · Cedar Creek`, `Trinity · 01/01/2027`. */
export const fullNameOf = (register: Register, row: Row): string =>
  [...new Set([nameOf(register, row), shortDate(textIn(row, register.alsoCalled))])].filter(Boolean).join(' · ');

const textIn = (row: Row, name: string | undefined) => {
  const text = name && row[name];
  return typeof text === 'string' ? text : '';
};
