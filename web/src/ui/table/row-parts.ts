import type { MouseEvent, ReactNode } from 'react';

/** A button at the start of each row. */
export interface RowAction<T> {
  label: (row: T) => string;
  icon: ReactNode;
  onAct: (row: T) => void;
  /** Where not, the row goes without it. */
  isOffered?: (row: T) => boolean;
}

/** What sets a row apart by its colour: `ended` is grey, `warning` orange, `attention` yellow; the words say the same. */
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

/** Where each of the columns that stay in sight begins, in px. */
export function pinnedLefts(lead: Lead, widths: readonly number[]): number[] {
  let left = lead.choosing + lead.acting;
  return widths.map((width) => {
    left += width;
    return left - width;
  });
}
