import type { Register } from '@artesian/contract/language/register';
import type { Dated } from './effect.ts';
import { changesOfRow, differences, isTold, type Entry, type StoredChange } from './stored-change.ts';

/** An entry for each save of a record with dated fields: what it changed of the record, and what from which day on. */
export const tellSaves = (register: Register, dated: Dated, newestFirst: readonly StoredChange[]): Entry[] =>
  savesOf(newestFirst)
    .map((save) => entryOf(register, dated, save))
    .filter(isTold);

/** Together what one call did, each from its first statement to its last. */
function savesOf(newestFirst: readonly StoredChange[]): StoredChange[][] {
  const saves = new Map<string, StoredChange[]>();
  for (const [index, change] of newestFirst.entries()) {
    const save = change.request_id ?? `statement ${index}`;
    saves.set(save, [change, ...(saves.get(save) ?? [])]);
  }
  return [...saves.values()];
}

function entryOf(register: Register, dated: Dated, save: readonly StoredChange[]): Entry {
  const own = save.filter(({ table_name }) => table_name === register.table);
  const { at, who, who_name, request_id, note, key } = save.at(-1)!;
  const operation = own.find((change) => change.operation !== 'update')?.operation ?? 'update';
  const ofRecord = own.length > 0 ? changesOfRow(register, own[0]!.before, own.at(-1)!.after) : [];
  const rows = new Set(save.filter(({ table_name }) => table_name === dated.table).map((change) => change.key));
  const ofDays = [...rows].flatMap((row) => {
    const changes = save.filter((change) => change.table_name === dated.table && change.key === row);
    return changesOfDay(register, dated, changes, operation === 'insert');
  });
  return { at, who, who_name, request_id, note, key, operation, changes: [...ofRecord, ...ofDays] };
}

/** A row that is added to a record which is there already begins with what held until then. */
function changesOfDay(
  { elsewhere = [] }: Register,
  { from }: Dated,
  changes: readonly StoredChange[],
  isOfNewRecord: boolean,
): Entry['changes'] {
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const before = first.before ?? (isOfNewRecord ? null : first.after);
  const day = String((last.after ?? first.before)![from]);
  return differences(elsewhere, before, last.after).map((change) => ({ ...change, from: day }));
}
