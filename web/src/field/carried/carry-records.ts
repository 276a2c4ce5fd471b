import { carriedRecords } from '@artesian/contract/field/carry';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import { send } from '../../api.ts';
import { store } from '../outbox/store.ts';
import { pathOfRecord } from '../record/path-of-record.ts';
import { keyOf, pathOf } from './use-carried.ts';

/** So many at once: between them the page answers. */
const PORTION = 500;

const path = pathOf(carriedRecords);

/**
 * Takes the full record of every well along, each as if it had been opened: its screen finds it where it finds what it asked for itself.
 * Without the server, those that are here stay. Resolves with when they were asked for; throws where there are none.
 */
export async function carryRecords(owner: string, signal: AbortSignal): Promise<{ askedAt: number }> {
  const key = keyOf(owner, path);
  try {
    const table = (await send({ method: 'GET', path }, signal)) as Table;
    const askedAt = Date.now();
    await keepEach(owner, table, askedAt, signal);
    // That all of them are here.
    await store.answers.put({ key, owner, answer: null, askedAt });
    return { askedAt };
  } catch (error) {
    const kept = await store.answers.get(key);
    if (!kept) throw error;
    return kept;
  }
}

async function keepEach(owner: string, { columns, rows }: Table, askedAt: number, signal: AbortSignal) {
  for (let from = 0; from < rows.length; from += PORTION) {
    signal.throwIfAborted();
    const records = rowsOfTable({ columns, rows: rows.slice(from, from + PORTION) });
    await store.answers.bulkPut(
      records.map((answer) => {
        const key = keyOf(owner, pathOfRecord(String(answer['district_well_id'])));
        return { key, owner, answer, askedAt };
      }),
    );
  }
}
