import type pg from 'pg';
import { registers } from '@artesian/contract/registers';
import { hooksOf } from './hooks.ts';
import type { Mapping } from './mapping.ts';
import { shown } from './file/read-row.ts';
import type { SheetRow } from './file/sheet-row.ts';
import { metaIn, subjects, type Subject } from './subject.ts';
import { passOver } from './file/unreadable.ts';

/**
 * Turns what the rows call other records into the keys of those, in the rows themselves: by a former id, or by what tells records of
 * that register apart. Never by what a person is called. What cannot be found, or may be several, is left blank where it
 * can be, else it refuses the row.
 */
export async function resolveReferences(
  client: pg.PoolClient,
  subject: Subject,
  mapping: Pick<Mapping, 'unreadable'>,
  rows: readonly SheetRow[],
) {
  const fields = Object.keys(subject.fields).filter((field) => metaIn(subject, field).kind === 'reference');
  for (const field of fields) {
    const saying = rows.filter(({ said }) => typeof said[field] === 'string');
    if (saying.length === 0) continue;
    const { label, to } = metaIn(subject, field);
    const one = registers.find(({ path }) => path === to)!.one;
    const found = await findRecords(client, to!, [...new Set(saying.map(({ said }) => said[field] as string))]);
    for (const row of saying) {
      const text = row.said[field] as string;
      const keys = found.get(text) ?? [];
      if (keys.length === 1) row.said[field] = keys[0];
      else
        passOver(
          subject,
          mapping,
          row,
          field,
          keys.length === 0
            ? {
                subject: `${label}: this ${one} does not exist.`,
                words: `${label} ${shown(text)}: this ${one} does not exist.`,
              }
            : {
                subject: `${label}: several have this name.`,
                words: `${label} ${shown(text)}: ${keys.length} have this name.`,
              },
        );
    }
  }
}

/** The keys of the records that each text stands for. A record that was merged into another stands for that one. */
export async function findRecords(
  client: Pick<pg.ClientBase, 'query'>,
  to: string,
  texts: string[],
): Promise<Map<string, number[]>> {
  const subject = subjects.find(({ register }) => register.path === to)!;
  const { register, declared } = subject;
  const { calledBy } = hooksOf(subject);
  const { table, key, removable, mergeable } = register;
  const columns = [...declared.key, declared.keyWithoutId ?? []].filter((one) => typeof one === 'string');
  const target = mergeable ? `coalesce(records.merged_into, records.${key})` : `records.${key}`;
  const isThere = removable ? `and (not records.removed ${mergeable ? 'or records.merged_into is not null' : ''})` : '';
  const ways = [
    `select imported.former_id as text, ${target} as key
     from imported_records as imported join ${table} as records on records.${key} = imported.record_key
     where imported.table_name = '${table}' and imported.former_id = any($1) ${isThere}`,
    ...columns.map(
      (column) =>
        `select records.${column}::text, ${target} from ${table} as records where records.${column} = any($1) ${isThere}`,
    ),
    ...(calledBy ? [`select text, key from (${calledBy}) as called where text = any($1)`] : []),
  ];
  const { rows } = await client.query<{ text: string; keys: number[] }>(
    `select text, array_agg(distinct key) as keys from (${ways.join(' union ')}) as found group by text`,
    [texts],
  );
  return new Map(rows.map(({ text, keys }) => [text, keys]));
}
