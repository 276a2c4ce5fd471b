import { fieldMeta, withoutDefault } from '@artesian/contract/language/fields';
import { problemsOfForm, type Form, type ValuesOf } from '@artesian/contract/language/form';
import type { Values } from '@artesian/contract/language/register';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { entryOf, valueOf, type Entry } from '../form/input-text.ts';

export type FormEntries = Record<string, Entry>;

/** The values of a form that stand in the address; where they make no sense together, none do. */
export function useFilters<F extends Form>(form: F): ValuesOf<F> {
  const search = useSearch({ strict: false });
  return useMemo(() => {
    const values = valuesOfForm(form, search as FormEntries);
    return (problemsOfForm(form, values).length > 0 ? valuesOfForm(form, {}) : values) as ValuesOf<F>;
  }, [form, search]);
}

/** Puts values into the address, where a link, a reload and Back find them again. */
export function useSetFilters() {
  const navigate = useNavigate();
  return useCallback(
    (values: Values) => {
      const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined]));
      void navigate({ to: '.', search: (known: object) => ({ ...known, ...said }), replace: true, resetScroll: false });
    },
    [navigate],
  );
}

/** What entries mean, be they typed or out of an address. */
export const valuesOfForm = ({ fields }: Form, entries: FormEntries): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const isOptional = withoutDefault(schema).safeParse(null).success;
      return [name, valueOf(fieldMeta.get(schema)!, asTyped(entries[name]), isOptional)];
    }),
  );

/** The router reads numbers out of an address. */
const asTyped = (entry: Entry | undefined): Entry => (typeof entry === 'number' ? String(entry) : (entry ?? null));

export const entriesOfForm = ({ fields }: Form, values: Values): FormEntries =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, entryOf(fieldMeta.get(schema)!, values[name])]),
  );
