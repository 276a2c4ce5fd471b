import { useEffect, useRef, type RefObject } from 'react';
import type { TableView } from '../address.ts';
import { HEADER_HEIGHT } from '../table-style.ts';

type Scroller = RefObject<HTMLElement | null>;

/** Another page, filter or order begins at its top. Rows that come in anew leave the place as it is. */
export function useBeginningAtTop(scroller: Scroller, { filters, search, sort, size }: TableView, page: number) {
  const what = JSON.stringify([filters, search, sort, size, page]);
  const seen = useRef(what);
  useEffect(() => {
    if (seen.current !== what) scroller.current?.scrollTo({ top: 0 });
    seen.current = what;
  }, [scroller, what]);
}

interface BringingIntoSight {
  scroller: Scroller;
  /** In px. */
  rowHeight: number;
  selected: string | undefined;
  /** The place of the open row on this page; -1 where it is not on it. */
  selectedIndex: number;
}

/** A row that is opened comes into sight within its table; the page stays where it is. */
export function useBringingIntoSight({ scroller, rowHeight, selected, selectedIndex }: BringingIntoSight) {
  const isOnPage = selectedIndex >= 0;
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isOnPage) return;
    const top = selectedIndex * rowHeight;
    const room = box.clientHeight - 2 * HEADER_HEIGHT - rowHeight;
    if (top < box.scrollTop || top > box.scrollTop + room) box.scrollTo({ top: Math.max(0, top - room / 2) });
    // oxlint-disable-next-line react/exhaustive-deps -- its place changes with every sorting, and then the top is wanted
  }, [scroller, selected, isOnPage]);
}
