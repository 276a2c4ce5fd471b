import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { changedView, searchOf, viewOf, type TableView, type ViewChange } from './address.ts';
import { useIsLeaving } from '../use-is-leaving.ts';

interface TableViewChoice {
  initial: TableView;
  sizes: readonly number[];
  prefix: string;
  /** Columns that this device remembers as not shown, where the address says nothing of them. */
  remembered: readonly string[] | undefined;
}

/** How long typing rests before the address follows: browsers refuse addresses that change too often. */
const REST_MS = 200;

/** What was changed and does not stand in the address yet. */
interface Ahead {
  view: TableView;
  wait: number;
}

/** The view of this page's table, and how to change it. A change shows at once, and the address follows. */
export function useTableView({ initial, sizes, prefix, remembered }: TableViewChoice) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const told = useMemo(
    () => viewOf(search, remembered ? { ...initial, hidden: remembered } : initial, sizes, prefix),
    [search, initial, sizes, prefix, remembered],
  );
  const [ahead, setAhead] = useState<Ahead>();
  useEffect(() => {
    if (!ahead) return;
    let timer: ReturnType<typeof setTimeout>;
    const writeIn = (wait: number) => (timer = setTimeout(() => void write(), wait));
    const write = async () => {
      if (isLeaving()) return void writeIn(REST_MS);
      await navigate({
        to: '.',
        search: (known: object) => searchOf({ ...known }, ahead.view, initial, prefix) as never,
        replace: true,
        resetScroll: false,
      });
      setAhead((latest) => (latest === ahead ? undefined : latest));
    };
    writeIn(ahead.wait);
    return () => clearTimeout(timer);
  }, [ahead, navigate, isLeaving, initial, prefix]);
  const change = useCallback(
    (changes: ViewChange) =>
      setAhead((known) => {
        const before = known?.view ?? told;
        const view = changedView(before, changes);
        const isTyped = view.filters !== before.filters || view.search !== before.search;
        return { view, wait: isTyped ? REST_MS : 0 };
      }),
    [told],
  );
  return [useSame(ahead?.view ?? told), change] as const;
}

/** The same object as long as it says the same, so that rows are not filtered anew when the address has followed. */
function useSame<T>(value: T): T {
  const [known, setKnown] = useState(value);
  if (known === value || JSON.stringify(known) === JSON.stringify(value)) return known;
  setKnown(value);
  return value;
}
