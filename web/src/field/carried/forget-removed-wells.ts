import { carriedWells } from '@artesian/contract/field/carry';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import type { z } from 'zod';
import { store } from '../outbox/store.ts';
import { keyOf, pathOf } from './use-carried.ts';

/** Addresses of what is kept of one well, by its District Well Id and by its number. */
const byId = /\/api\/field-services\/(?:wells|well-actions\/well-record)\/([^/]+)$/;
const byNumber = /\/api\/(?:field-services\/well-actions|assoc-wells-to-attachments)\/(\d+)(?:\/|$)/;

/** Drops what is kept of wells that the list of wells of this device no longer has: they were removed, or merged into others. */
export async function forgetRemovedWells(owner: string): Promise<void> {
  const list = await store.answers.get(keyOf(owner, pathOf(carriedWells)));
  if (!list) return;
  const wells = rowsOfTable(list.answer as Table) as z.output<typeof carriedWells.row>[];
  const [ids, numbers] = [
    new Set(wells.map(({ well_id }) => well_id)),
    new Set(wells.map(({ well_ndx }) => String(well_ndx))),
  ];
  const isGone = (key: string) => {
    const [id, number] = [byId.exec(key)?.[1], byNumber.exec(key)?.[1]];
    return (id !== undefined && !ids.has(decodeURIComponent(id))) || (number !== undefined && !numbers.has(number));
  };
  const gone = (await store.answers.where({ owner }).primaryKeys()).filter(isGone);
  const answers = await store.answers.bulkGet(gone);
  // A well that was made here since the list was asked for is not in it yet.
  const old = answers.filter((answer) => answer !== undefined && answer.askedAt < list.askedAt);
  await store.answers.bulkDelete(old.map((answer) => answer!.key));
}
