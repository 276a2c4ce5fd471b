import { remember, remembered } from '../ui/remembered.ts';

/** What was typed of a reading and not sent: kept on the phone until it is. */
export interface ReadingDraft {
  typed: string;
  notes: string;
  /** `2026-10` */
  month: string;
}

const nameOf = (person: string | undefined, meter: number) => `reading of ${person} ${meter}`;

export const readDraft = (person: string | undefined, meter: number) => remembered<ReadingDraft>(nameOf(person, meter));
export const keepDraft = (person: string | undefined, meter: number, draft: ReadingDraft) =>
  remember(nameOf(person, meter), draft.typed.trim() || draft.notes.trim() ? draft : undefined);
export const forgetDraft = (person: string | undefined, meter: number) => remember(nameOf(person, meter), undefined);
