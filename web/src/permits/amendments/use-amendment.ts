import type { Row } from '@artesian/contract/language/register';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Which amendment is edited, in the address beside the permit: `?amendment=12`, 0 for a new one, undefined for none. */
export function useAmendment() {
  const { amendment }: { amendment?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback(
    (key: number | undefined, ignoreBlocker: boolean) =>
      void navigate({
        to: '.',
        search: (known: object) => ({ ...known, amendment: key }),
        resetScroll: false,
        ignoreBlocker,
      }),
    [navigate],
  );
  const choose = useCallback((row: Row) => go(row.pamend_ndx as number, false), [go]);
  return {
    key: keyOf(amendment),
    choose,
    add: () => go(0, false),
    /** Of what was just saved or deleted nothing is asked. */
    follow: (key: number | undefined) => go(key, true),
    leave: () => go(undefined, false),
  };
}

function keyOf(text: unknown): number | undefined {
  const key = Number(text);
  return text !== undefined && text !== '' && Number.isInteger(key) && key >= 0 ? key : undefined;
}
