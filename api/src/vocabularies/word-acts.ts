import { UNSET } from '@artesian/contract/language/fields';
import { listWordActs, undoWordAct } from '@artesian/contract/vocabularies/calls';
import { vocabularyNamed, type Vocabulary } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { referencesTo, type Reference } from '../merging/references.ts';
import { columnsOfTable } from '../merging/table-columns.ts';
import { recountingTogether } from '../permits/recounts.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { notFound, Refusal } from '../platform/problems.ts';
import { findWord } from './add-word.ts';

/** A word that went: its list, and its row as it was. */
interface RemovedWord {
  list: string;
  row: Record<string, unknown>;
}

/** Rows of a table that held a word in a column, by their keys. */
export interface MovedRows extends Pick<Reference, 'table' | 'column'> {
  keys: Record<string, unknown>[];
}

interface WordAct {
  /** What was done: `Beer was merged with Brewery.` */
  told: string;
  removed: readonly RemovedWord[];
  kept?: number;
  moved?: readonly MovedRows[];
}

/** Deletes words of a list that nothing holds; answers them as they were. */
export async function removeWords(
  client: pg.PoolClient,
  { name, list: { table, value } }: Vocabulary,
  keys: readonly number[],
): Promise<RemovedWord[]> {
  const { rows } = await client.query<{ row: RemovedWord['row'] }>(
    `delete from ${table} where ${value} = any($1) returning to_jsonb(${table}) as row`,
    [keys],
  );
  return rows.map(({ row }) => ({ list: name, row }));
}

/** Keeps what was done, so that it can be undone; answers its number. */
export async function keepWordAct(
  client: pg.PoolClient,
  { told, removed, kept, moved = [] }: WordAct,
): Promise<number> {
  const { rows } = await client.query<{ word_act_ndx: number }>(
    `insert into word_acts (lists, told, removed, kept, moved, rows_moved)
     values ($1, $2, $3, $4, $5, $6) returning word_act_ndx`,
    [
      [...new Set(removed.map(({ list }) => list))],
      told,
      JSON.stringify(removed),
      kept ?? null,
      JSON.stringify(moved),
      moved.reduce((sum, { keys }) => sum + keys.length, 0),
    ],
  );
  return rows[0]!.word_act_ndx;
}

/** `GET /api/word-acts`: the latest first. */
export const answerWordActs = answer(listWordActs, async (_asked, { database }) => {
  const { rows } = await database.pool.query(
    `select coalesce(json_agg(latest), '[]') as acts from (
       select
         word_act_ndx, lists, told, jsonb_array_length(removed) as words, rows_moved as rows, acted_at,
         coalesce(actors.name, acted_by) as acted_by, undone_at, coalesce(undoers.name, undone_by) as undone_by
       from word_acts
       left join accounts as actors on actors.sub = acted_by
       left join accounts as undoers on undoers.sub = undone_by
       order by word_act_ndx desc
       limit 100
     ) as latest`,
  );
  return rows[0].acts;
});

interface StoredAct {
  removed: RemovedWord[];
  kept: number | null;
  moved: MovedRows[];
  undone_at: Date | null;
}

/** `POST /api/word-acts/{word_act_ndx}/undo`: what holds another word by now keeps it. */
export const actUndoWordAct = act(undoWordAct, async ({ params: { word_act_ndx }, client }) => {
  const { rows } = await client.query<StoredAct>(
    'select removed, kept, moved, undone_at from word_acts where word_act_ndx = $1 for update',
    [word_act_ndx],
  );
  const [stored] = rows;
  if (!stored) throw notFound('such change of lists');
  if (stored.undone_at) throw refused('This was already undone.');
  // What refers to another word went before it.
  const removed = stored.removed.toReversed();
  let restored = 0;
  for (const [place, { list, row }] of removed.entries()) {
    const vocabulary = vocabularyNamed(list);
    if (!vocabulary) continue;
    const key = await bringBack(client, vocabulary, row);
    const references = await referencesTo(client, vocabulary.list.table);
    renumber(removed.slice(place + 1), references, Number(row[vocabulary.list.value]), key);
    if (stored.kept !== null)
      restored += await recountingTogether(client, () => moveBack(client, references, stored, key));
  }
  await client.query('update word_acts set undone_at = now(), undone_by = acting_user() where word_act_ndx = $1', [
    word_act_ndx,
  ]);
  const all = stored.moved.reduce((sum, { keys }) => sum + keys.length, 0);
  return { words: removed.length, restored, stayed: all - restored };
});

const refused = (words: string) => new Refusal(409, 'changed', 'Cannot be undone', words);

/** Under its number, or the next where that is another word's by now. Answers it. */
async function bringBack(client: pg.PoolClient, { list, title }: Vocabulary, row: RemovedWord['row']): Promise<number> {
  const word = String(row[list.label]);
  if (await findWord(client, list, word))
    throw refused(`${title} already has “${word}” again. Rename that first, then undo.`);
  const { columns } = await columnsOfTable(client, list.table);
  const names = columns.map((column) => `"${column}"`).join(', ');
  const { rows } = await client.query<{ key: number }>(
    `insert into ${list.table} (${names})
     select ${names}
     from jsonb_populate_record(null::${list.table}, $1::jsonb || jsonb_build_object('${list.value}', ${numberFor(list)}))
     returning ${list.value} as key`,
    [JSON.stringify(row), row[list.value]],
  );
  return rows[0]!.key;
}

/** The number `$2`, or the next one of the list; never that of 'unset'. */
const numberFor = ({ table, value }: Vocabulary['list']) => `(
  select case when bool_or(${value} = $2::integer) then greatest_number + 1 + (greatest_number + 1 >= ${UNSET})::integer else $2::integer end
  from ${table}, lateral (select coalesce(max(${value}) filter (where ${value} <> ${UNSET}), 0) as greatest_number from ${table}) as greatest
  group by greatest_number)`;

/** Words that are still to come back may refer to one that has another number now. */
function renumber(others: readonly RemovedWord[], references: readonly Reference[], was: number, now: number) {
  for (const { list, row } of others)
    for (const { table, column } of references)
      if (vocabularyNamed(list)?.list.table === table && row[column] === was) row[column] = now;
}

async function moveBack(
  client: pg.PoolClient,
  references: readonly Reference[],
  { kept, moved }: StoredAct,
  key: number,
): Promise<number> {
  let restored = 0;
  for (const { table, column, keys } of references) {
    const held = moved.find((one) => one.table === table && one.column === column);
    if (!held) continue;
    const { rowCount } = await client.query(
      `update ${table} as row set "${column}" = $1
       from jsonb_populate_recordset(null::${table}, $3) as held
       where ${keys.map((name) => `row."${name}" = held."${name}"`).join(' and ')} and row."${column}" = $2`,
      [key, kept, JSON.stringify(held.keys)],
    );
    restored += rowCount ?? 0;
  }
  return restored;
}
