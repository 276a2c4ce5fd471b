import { useState } from 'react';
import type { TableView } from '../address.ts';

/** So many rows are read at a glance. */
const FEW = 10;

interface FilterRow {
  /** Whether the rows are so few that nobody filters them or turns their pages. */
  isFew: boolean;
  /** Filters and search show: of many rows, where some are on already, or where somebody asked for them. */
  isShown: boolean;
  /** Shows them where they are not shown, or takes them back; undefined where that is not offered. */
  toggle: (() => void) | undefined;
}

/** Whether a table shows its filters. While rows are on their way, a table of small pages is taken for a short one. */
export function useFilterRow(rows: readonly unknown[] | undefined, view: TableView, pageSize: number): FilterRow {
  const [isAsked, ask] = useState(false);
  const isFew = (rows?.length ?? pageSize) <= FEW;
  const isNarrowed = view.search !== '' || Object.values(view.filters).some(Boolean);
  // Who empties a filter goes on typing in it.
  if (isNarrowed && !isAsked) ask(true);
  const isOffered = isFew && !isNarrowed && (rows?.length ?? 0) > 1;
  return {
    isFew,
    isShown: !isFew || isNarrowed || isAsked,
    toggle: isOffered ? () => ask(!isAsked) : undefined,
  };
}
