import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { plain } from '../ui/table/address.ts';
import { choiceOf, choiceText, choiceTextsOf } from '../ui/table/filter/choice-list.ts';

/** What the reader chose of a chart, where it stands in the address: `?monthly.year=2025|2026&monthly.table=yes`. */
export interface ChartAddress {
  /** Undefined where the address says nothing. */
  one: (name: string) => string | undefined;
  many: (name: string) => readonly string[] | undefined;
  /** Undefined takes a choice out of the address. */
  choose: (name: string, choice: string | readonly string[] | undefined) => void;
}

export function useChartAddress(chart: string): ChartAddress {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const own = JSON.stringify(Object.entries(search).filter(([name]) => name.startsWith(`${chart}.`)));
  const choose = useCallback<ChartAddress['choose']>(
    (name, choice) => {
      const text = typeof choice === 'object' ? choice.map(choiceText).join('|') : choice;
      void navigate({
        to: '.',
        search: (known: object) =>
          ({ ...known, [`${chart}.${name}`]: text === undefined ? undefined : plain(text) }) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, chart],
  );
  return useMemo(() => {
    const told = new Map(JSON.parse(own) as [string, unknown][]);
    const one = (name: string) => {
      const value = told.get(`${chart}.${name}`);
      return value === undefined ? undefined : String(value);
    };
    const many = (name: string) => {
      const text = one(name);
      return text === undefined ? undefined : choiceTextsOf(text).map(choiceOf);
    };
    return { one, many, choose };
  }, [own, chart, choose]);
}
