import { messages } from '@artesian/contract/language/messages';
import { notify } from '../notify.ts';
import { isChanged, withEntry, withSaved, type RowEntry, type ShownRow } from './entries.ts';
import { explain, type Ground, type RowAccess } from './row-access.ts';

/** Saves all rows that were changed, or none of them. */
export function savesTogether<T extends object>({ props, update }: Ground<T>, { shown, refuse }: RowAccess<T>) {
  /** Answers what concerns no row of those that were sent. */
  return async (): Promise<string | undefined> => {
    const rows = shown().filter(({ base, entry }) => base && isChanged(entry)) as Required<ShownRow<T>>[];
    const sent = rows.map(({ base, entry }) => ({ row: entry!.onto ?? base!, changes: entry!.changes }));
    const mark = (save: RowEntry<T>['save']) =>
      update((entered) => rows.reduce((all, { key }) => withEntry(all, key, { save, onto: undefined }), entered));
    update((entered) => rows.reduce((all, { key }) => withEntry(all, key, { save: 'saving', refusals: [] }), entered));
    try {
      const answered = await props.current.saveAll!(sent);
      update((entered) =>
        rows.reduce((all, { key, listed }, index) => {
          const row = answered?.[index];
          return withSaved(all, key, sent[index]!.changes, row && { key, row, onto: listed });
        }, entered),
      );
      notify.success(messages.updated);
      return undefined;
    } catch (error) {
      mark(undefined);
      const problems = explain(props.current, error).map((one) => (sent.length === 1 ? { row: 0, ...one } : one));
      rows.forEach(({ key }, index) => {
        const ofRow = problems.filter(({ row }) => row === index);
        if (ofRow.length > 0) refuse(key, sent[index]!.changes, ofRow);
      });
      return problems.find(({ row }) => row === undefined || !rows[row])?.message;
    }
  };
}
