import { messages } from '@artesian/contract/language/messages';
import { errorWordsToQuote } from '../error-words.ts';
import { notify } from '../notify.ts';
import { without, withEntry } from './entries.ts';
import { explain, type Ground, type RowAccess } from './row-access.ts';

/** Removes a row, with a way back. */
export function rowRemoval<T extends object>({ props, update }: Ground<T>, { rowOf, refuse, drop }: RowAccess<T>) {
  return async (key: string): Promise<void> => {
    const row = rowOf(key);
    if (!row || row.entry?.save === 'saving') return;
    const restore = () => update((entered) => (row.entry ? { ...entered, [key]: row.entry } : without(entered, key)));
    if (!row.base) {
      drop(key);
      notify.info('The new row was removed.', { action: { label: 'Undo', onClick: restore } });
      return;
    }
    if (props.current.confirmRemoval && !(await props.current.confirmRemoval(row.base))) return;
    update((entered) => withEntry(entered, key, { save: 'saving' }));
    try {
      const undo = await props.current.remove?.(row.base);
      update((entered) => withEntry(entered, key, { isGone: true }));
      notify.success(
        (props.current.words ?? messages).deleted,
        undo ? { action: { label: 'Undo', onClick: () => void bringBack(undo, restore) } } : {},
      );
    } catch (error) {
      refuse(key, row.entry?.changes ?? {}, explain(props.current, error));
    }
  };
}

async function bringBack(undo: () => Promise<unknown>, restore: () => void) {
  try {
    await undo();
    restore();
    notify.success(messages.updated);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}
