import { isNeededOfNew, type Mapping } from '../mapping.ts';
import type { Remark, SheetRow } from './sheet-row.ts';
import { FORMER_ID, type Topic } from '../subject.ts';

/** How the remark on a cell ends that could not be taken. */
const LEFT_BLANK = 'Left blank.';

/**
 * A cell that cannot be taken: one that a record can do without is left blank, and the row says so; or, where a new record needs it, records
 * are told apart by it, or the mapping wants it so, the row is refused.
 */
export function passOver(
  subject: Topic,
  { unreadable }: Pick<Mapping, 'unreadable'>,
  row: SheetRow,
  field: string,
  why: Remark,
) {
  if (unreadable === 'refuse' || !canBeLeftBlank(subject, field)) {
    row.refusals.push(why);
    return;
  }
  delete row.said[field];
  row.remarks.push({ subject: `${why.subject} ${LEFT_BLANK}`, words: `${why.words} ${LEFT_BLANK}` });
}

function canBeLeftBlank(subject: Topic, field: string): boolean {
  const { key, keyWithoutId, given = [], across } = subject.declared;
  const telling = [...key.flat(), keyWithoutId, across?.value, FORMER_ID];
  return !telling.includes(field) && !given.includes(field) && !isNeededOfNew(subject, field);
}
