import type pg from 'pg';
import type { WellRow } from './read-well.ts';

export interface SortedRows {
  fresh: WellRow[];
  /** Rows whose well is there already, and where. */
  known: { row: WellRow; words: string }[];
  refused: WellRow[];
}

/** Tells rows that would make a new well from those whose well the database, or an earlier line, already has. */
export async function sortOutKnown(client: pg.ClientBase, rows: WellRow[]): Promise<SortedRows> {
  const stored = await readStored(client, rows);
  const lines = new Map<string, number>();
  const sorted: SortedRows = { fresh: [], known: [], refused: [] };
  for (const row of rows) {
    const marks = marksOf(row);
    const there = marks.map((mark) => stored.get(mark)).find(Boolean);
    const line = row.refusal ? undefined : marks.map((mark) => lines.get(mark)).find(Boolean);
    if (row.refusal) sorted.refused.push(row);
    else if (there) sorted.known.push({ row, words: there });
    else if (lines.has(row.hash)) sorted.known.push({ row, words: `The same as line ${line}.` });
    else if (line) sorted.refused.push({ ...row, refusal: `Line ${line} is another well with the same number or id.` });
    else sorted.fresh.push(row);
    if (!row.refusal && !line) for (const mark of marks) lines.set(mark, row.line);
  }
  return sorted;
}

/** What a well is known by: its row in the file, its State Well Number, its District Well Id. */
function marksOf({ hash, values }: WellRow): string[] {
  const { state_well_num, district_well_id } = values as Record<string, string | null | undefined>;
  const marks = [hash];
  if (state_well_num) marks.push(`state ${state_well_num}`);
  if (district_well_id) marks.push(`district ${district_well_id}`);
  return marks;
}

async function readStored(client: pg.ClientBase, rows: WellRow[]): Promise<Map<string, string>> {
  const { rows: wells } = await client.query<StoredWell>(
    `select import_row_hash, state_well_num, district_well_id, removed from wells
     where import_row_hash = any($1) or state_well_num = any($2) or district_well_id = any($3)`,
    [
      rows.map(({ hash }) => hash),
      rows.map(({ values }) => values.state_well_num ?? null),
      rows.map(({ values }) => values.district_well_id ?? null),
    ],
  );
  const stored = new Map<string, string>();
  for (const { import_row_hash, state_well_num, district_well_id, removed } of wells) {
    const words = `Well ${district_well_id}${removed ? ', removed' : ''}.`;
    if (import_row_hash) stored.set(import_row_hash, words);
    if (state_well_num) stored.set(`state ${state_well_num}`, words);
    stored.set(`district ${district_well_id}`, words);
  }
  return stored;
}

interface StoredWell {
  import_row_hash: string | null;
  state_well_num: string | null;
  district_well_id: string;
  removed: boolean;
}
