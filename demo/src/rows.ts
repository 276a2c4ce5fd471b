import type { Client } from './geography/load.ts';

/** Rows are sent so many at a time: a text of a million rows would be too long to send. */
const MOST_ROWS = 20_000;

export async function districtToday(client: Client): Promise<string> {
  const { rows } = (await client.query('select district_today()::text as today')) as { rows: { today: string }[] };
  return rows[0]!.today;
}

export async function hasWells(client: Client): Promise<boolean> {
  const { rows } = await client.query('select from wells limit 1');
  return rows.length > 0;
}

/** The columns are those of the rows; the database reads them from one JSON text, thousands at a time. */
export async function insert(client: Client, table: string, rows: object[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await withoutHistory(client, table, async () => {
    for (let start = 0; start < rows.length; start += MOST_ROWS) {
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows.slice(start, start + MOST_ROWS))],
      );
    }
  });
}

/** Tables whose triggers make more than history: an id, the first day of a permit, its twelve shares and facts, words to search by. */
const madeByTriggers = ['wells', 'permits', 'permit_distributions', 'permit_facts', 'contacts'];

export async function withoutHistory(client: Client, table: string, work: () => Promise<unknown>) {
  const triggers = madeByTriggers.includes(table) ? 'keep_history' : 'user';
  // Lists that a running server keeps are read again all the same.
  await client.query(`alter table ${table} disable trigger ${triggers}, enable trigger count_change`);
  await work();
  await client.query(`alter table ${table} enable trigger ${triggers}`);
}

/** What people add is numbered after what was loaded; the contact 999999 and the unset 999 stand for nothing. */
export async function continueNumbers(client: Client, table: string, key: string) {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', '${key}'), (select max(${key}) from ${table} where ${key} not in (999, 999999)))`,
  );
}
