import type { Register, Row } from '@artesian/contract/language/register';
import type pg from 'pg';
import { conflict, invalid, Refusal } from '../platform/problems.ts';
import { nameOf } from './mergeable.ts';

export interface Pair {
  keep: number;
  drop: number;
}
interface Versions {
  keep_version: number;
  drop_version: number;
}
interface Held extends Row {
  merged_into: number | null;
  removed: boolean;
}

/** Holds both records until the transaction ends. Refuses a pair that cannot be merged, and one that somebody changed since it was looked at. */
export async function holdPair(
  client: pg.PoolClient,
  register: Register,
  { keep, drop, ...versions }: Pair & Partial<Versions>,
) {
  const { one, table, key } = register;
  if (keep === drop) throw invalid('drop', `This is the same ${one}. Choose two different ones.`);
  const keepName = await nameOf(client, register, keep);
  const dropName = await nameOf(client, register, drop);
  const { rows } = await client.query<Held>(
    `select * from ${table} where "${key}" in ($1, $2) order by "${key}" for update`,
    [keep, drop],
  );
  const [kept, dropped] = [keep, drop].map((number) => rows.find((row) => row[key] === number)!) as [Held, Held];
  for (const { merged_into, name } of [
    { ...kept, name: keepName },
    { ...dropped, name: dropName },
  ]) {
    if (merged_into !== null)
      throw refused(`${name} was already merged into ${await nameOf(client, register, merged_into)}.`);
  }
  if (kept.removed) throw refused(`${keepName} was removed. Restore it first, or keep ${dropName}.`);
  refuseStale(kept, versions.keep_version);
  refuseStale(dropped, versions.drop_version);
}

const refused = (words: string) => new Refusal(409, 'merged', 'Refused', words);

function refuseStale(row: Held, seen: number | undefined) {
  if (seen !== undefined && seen !== row.version) throw conflict(row);
}
