import { restoreRecord } from '@artesian/contract/language/history';
import { registers } from '@artesian/contract/registers';
import { act } from '../platform/calls/act.ts';
import { notFound, Refusal } from '../platform/problems.ts';

const lastChange = `
  select operation, before from history.changes
  where table_name = $1 and record_key = $2
  order by change_ndx desc
  limit 1`;

interface LastChange {
  operation: string;
  before: Record<string, unknown> | null;
}

/** `POST /api/history/{register}/{key}/restore`: a row that was deleted, with its number and values, as a new version 1. */
export const actRestore = act(restoreRecord, async ({ params, client }) => {
  const register = registers.find(({ path, calls }) => path === params.register && calls.delete);
  if (!register) throw notFound('such register of rows that are deleted');
  const { rows } = await client.query<LastChange>(lastChange, [register.table, String(params.key)]);
  const [last] = rows;
  if (!last) throw notFound(register.one);
  if (last.operation !== 'delete' || !last.before)
    throw new Refusal(409, 'exists', 'Refused', `This ${register.one} is not deleted.`);
  const columns = Object.keys(last.before)
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${register.table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_record(null::${register.table}, $1)`,
    [JSON.stringify(last.before)],
  );
});
