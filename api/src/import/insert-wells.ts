import { wells } from '@artesian/contract/wells/wells';
import type pg from 'pg';
import type { WellRow } from './read-well.ts';

export interface Inserted {
  /** The new well's District Well Id, by the hash of its row. */
  ids: Map<string, string>;
  /** Rows that break a rule of the table, each with its refusal. */
  refused: WellRow[];
}

const AT_ONCE = 1000;

/** Writes rows as wells of an import. The table's own rules decide: what they refuse is left out and told. */
export async function insertWells(client: pg.ClientBase, rows: WellRow[], importNdx: number): Promise<Inserted> {
  const result: Inserted = { ids: new Map(), refused: [] };
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await insertOrHalve(client, rows.slice(start, start + AT_ONCE), importNdx, result);
  }
  return result;
}

/** Rows that fail together are tried in halves, until the one that breaks a rule stands alone. */
async function insertOrHalve(client: pg.ClientBase, rows: WellRow[], importNdx: number, result: Inserted) {
  await client.query('savepoint rows');
  try {
    for (const [hash, id] of await insert(client, rows, importNdx)) result.ids.set(hash, id);
    await client.query('release savepoint rows');
    return;
  } catch (error) {
    await client.query('rollback to savepoint rows');
    const words = refusalOf(error as Error & { code?: string; constraint?: string });
    if (rows.length === 1) {
      result.refused.push({ ...rows[0]!, refusal: words });
      return;
    }
  }
  const middle = Math.ceil(rows.length / 2);
  await insertOrHalve(client, rows.slice(0, middle), importNdx, result);
  await insertOrHalve(client, rows.slice(middle), importNdx, result);
}

async function insert(client: pg.ClientBase, rows: WellRow[], importNdx: number): Promise<[string, string][]> {
  const records = rows.map(({ hash, values }) => ({ ...values, import_row_hash: hash, import_ndx: importNdx }));
  const columns = Object.keys(records[0]!).join(', ');
  const { rows: inserted } = await client.query<{ import_row_hash: string; district_well_id: string }>(
    `insert into wells (${columns}) select ${columns} from jsonb_populate_recordset(null::wells, $1)
     returning import_row_hash, district_well_id`,
    [JSON.stringify(records)],
  );
  return inserted.map(({ import_row_hash, district_well_id }) => [import_row_hash, district_well_id]);
}

/** A broken rule in the words of the register. Whatever is no rule of the data is no matter of one row: thrown on. */
function refusalOf(error: Error & { code?: string; constraint?: string }): string {
  if (!/^2[23]/.test(error.code ?? '')) throw error;
  const constraints: Record<string, { message: string }> = wells.constraints ?? {};
  return constraints[error.constraint ?? '']?.message ?? `The database refuses it: ${error.message}.`;
}
