import { useMemo } from 'react';
import type { Filter } from '../ui/MultiSelect.tsx';
import type { ChartAddress } from './use-chart-address.ts';

/** What rows can be told apart by, in the words of the reader. */
export interface Trait<R> {
  /** In the address. */
  name: string;
  label: string;
  /** Several where a row is of several: it is left when one of them is on. */
  of: (row: R) => string | readonly string[];
  /** Those of the values, in their order, that are on until the reader chooses; all without. */
  atFirst?: (values: readonly string[]) => readonly string[];
}

/** Where a record says nothing. */
export const NOT_SET = 'Not set';
export const wordOf = (value: string | null): string => value ?? NOT_SET;

const words = new Intl.Collator('en', { numeric: true });

/** A filter for each trait, and the rows that all of them leave. The traits are the same array each time. */
export function useFilters<R>(rows: readonly R[], traits: readonly Trait<R>[], { many, choose }: ChartAddress) {
  const offered = useMemo(
    () => traits.map(({ of }) => [...new Set(rows.flatMap(of))].toSorted(words.compare)),
    [rows, traits],
  );
  const filters = useMemo(
    () =>
      traits.map((trait, index) =>
        filterOf(trait, offered[index]!, many(trait.name), (next) => choose(trait.name, next)),
      ),
    [traits, offered, many, choose],
  );
  const left = useMemo(() => {
    const narrowing = traits.flatMap(({ of }, index) => {
      const { isAll, chosen } = filters[index]!;
      return isAll ? [] : [{ of, on: new Set(chosen) }];
    });
    return narrowing.length === 0 ? rows : rows.filter((row) => narrowing.every(({ of, on }) => isOn(of(row), on)));
  }, [rows, traits, filters]);
  return { filters, left };
}

const isOn = (values: string | readonly string[], on: ReadonlySet<string>) =>
  typeof values === 'string' ? on.has(values) : values.some((value) => on.has(value));

/** A link may name values that are no more. */
function filterOf(
  { label, atFirst }: Pick<Trait<never>, 'label' | 'atFirst'>,
  offered: readonly string[],
  asked: readonly string[] | undefined,
  choose: (chosen: readonly string[] | undefined) => void,
): Filter {
  const usual = atFirst?.(offered) ?? offered;
  const chosen = asked ? offered.filter((value) => asked.includes(value)) : usual;
  return {
    label,
    offered,
    chosen,
    isAll: chosen.length === offered.length,
    choose: (next) => choose(isSame(next, usual) ? undefined : next),
  };
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((value) => others.includes(value));
