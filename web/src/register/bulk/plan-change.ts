import { metaOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import { isShown, problemsOfChange } from '@artesian/contract/language/rules';
import { labelOf } from '../form/entries.ts';
import { isChosen, isUnset, same } from '../form/input-text.ts';
import { fullNameOf, nameOf } from '../form/options.ts';

/** One field of many records, and the value that each of them shall have. */
export interface BulkChange {
  field: string;
  value: unknown;
}

export interface PlannedRow {
  key: number;
  name: string;
  before: unknown;
  version: number;
}

/** A record that stays as it is, and why. */
export interface LeftOut extends Omit<PlannedRow, 'version'> {
  reason: string;
}

/** What a change does to the records that are chosen. */
export interface Plan {
  changing: readonly PlannedRow[];
  leftOut: readonly LeftOut[];
  /** How many have the value already. */
  same: number;
  /** How many hold a value that could not be entered again. */
  final: number;
}

/** What becomes of each record: `chosen` are rows of any list of them, `rows` are the records as they stand. */
export function planChange(register: Register, chosen: readonly Row[], rows: readonly Row[], change: BulkChange): Plan {
  const { field, value } = change;
  const records = new Map(rows.map((row) => [row[register.key] as number, row]));
  const changing: PlannedRow[] = [];
  const leftOut: LeftOut[] = [];
  let [unchanged, final] = [0, 0];
  for (const listed of chosen) {
    const key = listed[register.key] as number;
    const row = records.get(key);
    if (row && isSame(register, field, row[field], value)) {
      unchanged += 1;
      continue;
    }
    const reason = row ? whyNot(register, row, change) : `This ${register.one} no longer exists.`;
    const planned = { key, name: row ? fullNameOf(register, row) : nameOf(register, listed), before: row?.[field] };
    if (!row || reason !== undefined) {
      leftOut.push({ ...planned, reason: reason! });
      continue;
    }
    changing.push({ ...planned, version: row.version });
    if (!canGoBack(register, row, change)) final += 1;
  }
  return { changing, leftOut, same: unchanged, final };
}

function isSame(register: Register, field: string, one: unknown, other: unknown): boolean {
  const { kind } = metaOf(register, field);
  return same(one ?? null, other ?? null) || (isChosen(kind) && isUnset(kind, one) && isUnset(kind, other));
}

/** What the rules between fields have against a change of this record. */
function whyNot(register: Register, row: Values, { field, value }: BulkChange): string | undefined {
  const change = { [field]: value };
  if (!isShown(register, field, { ...row, ...change }, row))
    return `${labelOf(register, field)} does not apply to this ${register.one}.`;
  const problems = problemsOfChange(register, row, change);
  return problems.length > 0 ? problems.map(({ message }) => message).join(' ') : undefined;
}

/** Older records may hold what nobody may enter any more. */
function canGoBack(register: Register, row: Values, { field, value }: BulkChange): boolean {
  const back = { field, value: row[field] };
  const isEnterable = register.change.safeParse({ [field]: back.value }).success;
  return isEnterable && whyNot(register, { ...row, [field]: value }, back) === undefined;
}
