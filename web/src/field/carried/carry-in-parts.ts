import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import { groupBy } from '@artesian/contract/map/layer-rows';
import { send } from '../../api.ts';
import { store } from '../outbox/store.ts';
import { fingerprint } from './fingerprint.ts';
import type { ListInParts } from './in-parts.ts';
import { keyOf, pathOf } from './use-carried.ts';

/** So many at once: between them the page answers. */
const BATCH = 500;

/** What was last written, so that only what changed is written again: fingerprints of the parts by their wells, under the same columns. */
interface Written {
  columns: string;
  parts: Readonly<Record<string, string>>;
}

/**
 * Takes a list along, each part as if it had been asked for alone: its screen finds it where it finds what it asked for itself. Without the
 * server, the parts that are here stay. Resolves with the time of the list; throws where there is none.
 */
export async function carryInParts(
  owner: string,
  parts: ListInParts,
  signal: AbortSignal,
): Promise<{ askedAt: number }> {
  const path = pathOf(parts.list);
  const key = keyOf(owner, path);
  const stored = await store.answers.get(key);
  const before = stored?.answer as Written | null | undefined;
  try {
    const table = (await send({ method: 'GET', path }, signal)) as Table;
    const askedAt = Date.now();
    const answer = await keepParts({ owner, parts, askedAt, signal }, table, before ?? { columns: '', parts: {} });
    await store.answers.put({ key, owner, answer, askedAt });
    return { askedAt };
  } catch (error) {
    if (!stored) throw error;
    return stored;
  }
}

interface Keeping {
  owner: string;
  parts: ListInParts;
  askedAt: number;
  signal: AbortSignal;
}

/** Writes the parts that changed and drops those that are gone. Resolves with what all of them are now. */
async function keepParts({ owner, parts, askedAt, signal }: Keeping, table: Table, before: Written): Promise<Written> {
  const { columns, rows } = table;
  const column = columns.indexOf(parts.by);
  const rowsOfWells = groupBy(rows, (row) => String(row[column]));
  const keyOfWell = (well: string) => keyOf(owner, parts.pathOf(well));
  const now = { columns: columns.join(), parts: {} as Record<string, string> };
  const known = now.columns === before.columns ? before.parts : {};
  for (const batch of batchesOf([...rowsOfWells])) {
    signal.throwIfAborted();
    const changed = batch.filter(([well, rows]) => {
      now.parts[well] = fingerprint(JSON.stringify(rows));
      return now.parts[well] !== known[well];
    });
    await store.answers.bulkPut(
      changed.map(([well, rows]) => {
        const all = rowsOfTable({ columns, rows });
        return { key: keyOfWell(well), owner, answer: parts.isMany ? all : all[0], askedAt };
      }),
    );
  }
  await store.answers.bulkDelete(
    Object.keys(before.parts)
      .filter((well) => !(well in now.parts))
      .map(keyOfWell),
  );
  return now;
}

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, batch) => all.slice(batch * BATCH, (batch + 1) * BATCH));
