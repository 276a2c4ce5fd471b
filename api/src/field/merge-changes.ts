import { fieldMeta } from '@artesian/contract/language/fields';
import type { DisputedField } from '@artesian/contract/language/problem';
import type { Register, Row, Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../platform/problems.ts';

/** A record that is about to be changed by somebody who read it at `version`, perhaps days ago. */
interface Changing {
  register: Pick<Register, 'table' | 'key' | 'fields'>;
  /** That sends it; undefined where the caller does not say. */
  device: string | undefined;
  /** As it stands. */
  was: Row;
  /** What is named of it. */
  entered: Values;
  /** That the change is based on; undefined where the caller does not say, and then nothing is held against it. */
  version: number | undefined;
}

interface LaterChange {
  version: number;
  who: string;
  device: string | null;
  at: string;
  before: Values;
  after: Values;
}

const laterChanges = `
  select
    (changes.after ->> 'version')::integer as version,
    coalesce(accounts.name, changes.who) as who,
    changes.device,
    to_json(changes.at) #>> '{}' as at,
    changes.before,
    changes.after
  from history.changes
  left join accounts on accounts.sub = changes.who
  where table_name = $1 and record_key = $2 and operation = 'update' and (after ->> 'version')::integer > $3::integer
  order by change_ndx`;

/**
 * Refuses with 409 `conflict` what was changed to another value after the version that a change is based on: both values, who and when.
 * Changes of different fields go together, and so do two changes to the same value. A device that was away sends one change after the
 * other, so what it sent itself is no conflict. The person does not count: crews share accounts, and one account is used in the office, too.
 */
export async function refuseDisputes(client: pg.PoolClient, { register, device, was, entered, version }: Changing) {
  if (version === undefined || version === was.version) return;
  const { rows } = await client.query<LaterChange>(laterChanges, [register.table, String(was[register.key]), version]);
  const conflicts = Object.keys(entered)
    .filter((field) => !isSame(register, field, entered[field], was[field]))
    .flatMap((field) => disputeOf({ register, device, was }, field, entered[field], rows));
  // A version that is still to come is none to build on.
  if (conflicts.length > 0 || version > was.version) throw conflictOf(was, conflicts);
}

/** What stands there is told, so that a person can choose, and save what they chose on top of it. */
export const conflictOf = (current: Values, conflicts: DisputedField[]) =>
  new Refusal(
    409,
    'conflict',
    'Someone else saved first',
    conflicts.length > 0
      ? `${conflicts[0]!.who} changed this record after you opened it. Choose which value to keep.`
      : 'This record has changed since you opened it. Reload it.',
    { current, conflicts },
  );

/** None where what stands is what the change was based on, and none where this device wrote it. */
function disputeOf(
  { register, device, was }: Pick<Changing, 'register' | 'device' | 'was'>,
  field: string,
  mine: unknown,
  later: readonly LaterChange[],
): DisputedField[] {
  const changes = later.filter(({ before, after }) => !isSame(register, field, before[field], after[field]));
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return [];
  const isOwn = device !== undefined && last.device === device;
  if (isOwn || isSame(register, field, first.before[field], was[field])) return [];
  const values = { base: first.before[field] ?? null, mine: mine ?? null, theirs: was[field] ?? null };
  return [{ field, ...values, who: last.who, at: last.at }];
}

/** Whether two values of a field mean the same: an instant is written in several ways, and nothing too. */
function isSame({ fields }: Pick<Register, 'fields'>, field: string, one: unknown, other: unknown): boolean {
  if (fieldMeta.get(fields[field]!)?.kind === 'timestamp' && typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other);
  return isDeepStrictEqual(one ?? null, other ?? null);
}
