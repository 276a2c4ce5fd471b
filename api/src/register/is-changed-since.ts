import { columnsOf, type Register, type Row } from '@artesian/contract/language/register';
import { kept, removal } from '@artesian/contract/language/rows';
import { registers } from '@artesian/contract/registers';
import type pg from 'pg';

/** Whether somebody changed the register's own columns after `version`. What has no history counts as changed. */
const changedSince = `
  select
    count(distinct (after ->> 'version')::integer) < $4::integer - $3::integer
    or coalesce(bool_or(exists (
      select from unnest($5::text[]) as own (name) where before -> own.name is distinct from after -> own.name
    )), false) as changed
  from history.changes
  where table_name = $1 and record_key = $2 and operation = 'update' and (after ->> 'version')::integer > $3::integer`;

/**
 * Registers may each hold a part of one row, and the row has one version: a save of another part does not make this one stale. A
 * version that is still to come is none to build on.
 */
export async function isChangedSince(
  client: pg.PoolClient,
  { row, table, key, path }: Pick<Register, 'row' | 'table' | 'key' | 'path'>,
  current: Row,
  version: number,
): Promise<boolean> {
  if (version === current.version) return false;
  if (version > current.version || !isShared({ table, path })) return true;
  const { rows } = await client.query<{ changed: boolean }>(changedSince, [
    table,
    String(current[key]),
    version,
    current.version,
    ownColumns({ row }),
  ]);
  return rows[0]!.changed;
}

/** Whether other registers write rows of the same table. */
const isShared = ({ table, path }: Pick<Register, 'table' | 'path'>): boolean =>
  registers.some((other) => other.table === table && other.path !== path);

const ownColumns = (register: Pick<Register, 'row'>) =>
  columnsOf(register).filter((name) => !(name in kept) && (name === 'removed' || !(name in removal)));
