import { useMemo } from 'react';
import type { Filter } from '../ui/MultiSelect.tsx';
import type { ChartAddress } from './use-chart-address.ts';

/** What rows can be told apart by, in the words of the reader. */
export interface Trait<R> {
  /** In the address. */
  name: string;
  label: string;
  of: (row: R) => string;
}

/** Where a record says nothing. */
export const NOT_SET = 'Not set';
export const wordOf = (value: string | null): string => value ?? NOT_SET;

const words = new Intl.Collator('en', { numeric: true });

/** A filter for each trait, and the rows that all of them leave. The traits are the same array each time. */
export function useFilters<R>(rows: readonly R[], traits: readonly Trait<R>[], { many, choose }: ChartAddress) {
  const offered = useMemo(
    () => traits.map(({ of }) => [...new Set(rows.map(of))].toSorted(words.compare)),
    [rows, traits],
  );
  const filters = useMemo(
    () =>
      traits.map(({ name, label }, index) =>
        filterOf(label, offered[index]!, many(name), (next) => choose(name, next)),
      ),
    [traits, offered, many, choose],
  );
  const left = useMemo(() => {
    const narrowing = traits.flatMap(({ of }, index) => {
      const { isAll, chosen } = filters[index]!;
      return isAll ? [] : [{ of, on: new Set(chosen) }];
    });
    return narrowing.length === 0 ? rows : rows.filter((row) => narrowing.every(({ of, on }) => on.has(of(row))));
  }, [rows, traits, filters]);
  return { filters, left };
}

/** A link may name values that are no more. */
function filterOf(
  label: string,
  offered: readonly string[],
  asked: readonly string[] | undefined,
  choose: (chosen: readonly string[] | undefined) => void,
): Filter {
  const chosen = asked ? offered.filter((value) => asked.includes(value)) : offered;
  return {
    label,
    offered,
    chosen,
    isAll: chosen.length === offered.length,
    choose: (next) => choose(next.length === offered.length ? undefined : next),
  };
}
