import type { MouseEvent, ReactNode } from 'react';

/** A button at the start of each row. */
export interface RowAction<T> {
  label: (row: T) => string;
  icon: ReactNode;
  onAct: (row: T) => void;
  /** Where not, the row goes without it. */
  isOffered?: (row: T) => boolean;
}

/** What sets a row apart by its color: `ended` is grey, `warning` orange, `attention` yellow; the words say the same. */
export interface RowTone {
  tone: 'ended' | 'warning' | 'attention';
  words: string;
}

/** What stands before the columns of each row, in px; 0 where it is not there. */
export interface Lead {
  choosing: number;
  acting: number;
}

/** A click on a button or a link of the row is meant for that. */
export const isOnRow = ({ target }: MouseEvent) => !(target as HTMLElement).closest('a, button, input, label');

const CHOOSING_WIDTH = 40;
const BUTTON_WIDTH = 36;

export const leadOf = (buttons: number, isSelectable: boolean): Lead => ({
  choosing: isSelectable ? CHOOSING_WIDTH : 0,
  acting: buttons > 0 ? 12 + buttons * BUTTON_WIDTH : 0,
});

/**
 * Where each column begins once the table is scrolled, in px; undefined for those that scroll out of sight. Columns stay in sight as far as
 * there is room for them: on a narrow screen the first alone, or none.
 */
export function pinnedLefts(
  { choosing, acting }: Lead,
  columns: readonly { width: number; isPinned: boolean }[],
  room = Infinity,
): (number | undefined)[] {
  let left = choosing + acting;
  let isFull = false;
  return columns.map(({ width, isPinned }) => {
    isFull ||= isPinned && left + width > room;
    if (!isPinned || isFull) return undefined;
    left += width;
    return left - width;
  });
}

/** The attributes of a cell in a column that stays in sight; the last of them throws the shadow. */
export function pinnedAt(lefts: readonly (number | undefined)[], index: number, isName: boolean) {
  const left = lefts[index];
  if (left === undefined) return {};
  const isEdge = lefts.findLastIndex((other) => other !== undefined) === index;
  return { 'data-pinned': isName ? 'first' : true, 'data-edge': isEdge || undefined, style: { left } } as const;
}
