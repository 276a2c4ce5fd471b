import type { ImportState } from '@artesian/contract/importing/imports';
import type { ImportMode, Unreadable } from '@artesian/contract/importing/mapping';
import type { ImportRun, ImportVerdict } from '@artesian/contract/importing/runs';
import { counted } from '../ui/counted.ts';

export const stateWords: Readonly<Record<ImportState, string>> = {
  running: 'Running',
  stopped: 'Broken off',
  finished: 'Finished',
  undoing: 'Being undone',
  'partly undone': 'Partly undone',
  undone: 'Undone',
};

export const modeWords: Readonly<Record<ImportMode, { title: string; words: string }>> = {
  add: { title: 'Add only', words: 'Existing records are left unchanged.' },
  fill: { title: 'Fill blanks', words: 'Empty fields of existing records are filled in.' },
  overwrite: {
    title: 'Overwrite',
    words: 'Existing records are updated with the file’s values; blank cells change nothing.',
  },
};

export const unreadableWords: Readonly<Record<Unreadable, { title: string; words: string }>> = {
  'leave blank': {
    title: 'Leave blank and list',
    words:
      'The row is imported without them, and each is listed below. A row without a required value is still refused.',
  },
  refuse: { title: 'Refuse the row', words: 'The row is not imported until it is fixed.' },
};

/** Of rows that were brought in, and of those that would be. */
export const verdictWords: Readonly<Record<ImportVerdict, string>> = {
  added: 'Added',
  changed: 'Changed',
  'already there': 'Already There',
  refused: 'Refused',
  stays: 'Stays',
};
export const verdictsToBe: typeof verdictWords = { ...verdictWords, added: 'New', changed: 'Changes' };

/** How many rows ended each way, in the order in which they are shown. */
export const countsOf = (run: ImportRun): readonly [ImportVerdict, number][] => [
  ['added', run.rows_added],
  ['changed', run.rows_changed],
  ['already there', run.rows_known],
  ['refused', run.rows_refused],
];

/** `1,200 of 66,742 rows` */
export const howFar = ({ kind, rows_done, rows_total }: ImportRun): string =>
  `${rows_done.toLocaleString('en-US')} of ${counted(rows_total, kind === 'undo' ? 'record' : 'row')}`;
