import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { isoOf, type Span } from './moments.ts';

interface Searched {
  from?: unknown;
  to?: unknown;
  picked_from?: unknown;
  picked_to?: unknown;
}

/** The window that is shown and what is picked in it: part of the address, so that a link or a reload shows them again. */
export function useSeriesAddress() {
  const { from, to, picked_from, picked_to }: Searched = useSearch({ strict: false });
  const navigate = useNavigate();
  const write = useCallback(
    (changes: Searched) =>
      void navigate({
        to: '.',
        search: (known: object) => ({ ...known, ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const window = useMemo(() => spanOf(from, to), [from, to]);
  const picked = useMemo(() => spanOf(picked_from, picked_to), [picked_from, picked_to]);
  /** Undefined shows all. */
  const show = useCallback(
    (span: Span | undefined) => write({ from: span && isoOf(span.from), to: span && isoOf(span.to) }),
    [write],
  );
  const pick = useCallback(
    (span: Span | undefined) => write({ picked_from: span && isoOf(span.from), picked_to: span && isoOf(span.to) }),
    [write],
  );
  return { window, show, picked, pick };
}

/** Undefined for what is no span. */
function spanOf(from: unknown, to: unknown): Span | undefined {
  const [begin, end] = [Date.parse(String(from)), Date.parse(String(to))];
  return begin <= end ? { from: begin, to: end } : undefined;
}
