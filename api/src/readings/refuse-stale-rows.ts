import { fieldMeta, type FieldMeta } from '@artesian/contract/language/fields';
import type { Fields } from '@artesian/contract/language/rows';
import { formatVolume } from '@artesian/domain/volume-unit';
import type pg from 'pg';
import { Refusal } from '../platform/problems.ts';

/** What is entered in rows of a table that many are saved of at once. */
export interface EnteredTable {
  table: string;
  key: string;
  fields: Fields;
  /** What a row begins with: as if nothing were entered. */
  blank: Record<string, unknown>;
}

type Entered = Record<string, unknown> & { version?: number | null | undefined };
type Kept = Record<string, unknown> & { version: number };

interface LaterChange {
  key: string;
  version: number;
  who: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

const laterChanges = `
  select
    changes.record_key as key,
    (changes.after ->> 'version')::integer as version,
    coalesce(accounts.name, changes.who) as who,
    to_char(changes.at at time zone district_time_zone(), 'FMMonth FMDD, YYYY, FMHH12:MI AM') as at,
    changes.before,
    changes.after
  from history.changes
  left join accounts on accounts.sub = changes.who
  where changes.table_name = $1 and changes.record_key = any ($2) and changes.operation <> 'delete'
  order by changes.change_ndx desc`;

interface Late {
  index: number;
  entered: Entered;
  was: Kept;
  key: string;
}

/**
 * Refuses rows of which somebody else saved the same fields after the version that a change is based on: who, when, and what stands
 * there now. `were` stand beside the rows, null where there was none. What the database works out renews the version of a row too, as the
 * previous reading of a meter; nobody's entry is lost by that.
 */
export async function refuseStaleRows(
  client: pg.PoolClient,
  entered: EnteredTable,
  rows: readonly Entered[],
  were: readonly (Kept | null)[],
) {
  const late = rows.flatMap((row, index): Late[] => {
    const was = were[index];
    if (!was || row.version === undefined || row.version === was.version) return [];
    return [{ index, entered: row, was, key: String(was[entered.key]) }];
  });
  if (late.length === 0) return;
  const { rows: changes } = await client.query<LaterChange>(laterChanges, [entered.table, late.map(({ key }) => key)]);
  const errors = late.flatMap((one) => disputesOf(entered, one, changes));
  const [first] = errors;
  if (first) throw new Refusal(412, 'conflict', 'Someone else saved first', first.message, { errors });
}

function disputesOf(
  { fields, blank }: EnteredTable,
  { index, entered, was, key }: Late,
  changes: readonly LaterChange[],
) {
  const valueIn = (row: Record<string, unknown> | null, field: string) => row?.[field] ?? blank[field];
  const later = changes.filter((change) => change.key === key && change.version > (entered.version ?? 0));
  return Object.entries(fields).flatMap(([field, schema]) => {
    if (entered[field] === undefined || entered[field] === was[field]) return [];
    const change = later.find(({ before, after }) => valueIn(before, field) !== valueIn(after, field));
    return change ? [{ field: `${index}.${field}`, message: inWords(schema, was[field], change) }] : [];
  });
}

const inWords = (schema: Fields[string], value: unknown, { who, at }: LaterChange) =>
  `${who} saved ${saved(fieldMeta.get(schema), value)} here on ${at}. Save again to use yours.`;

function saved(meta: FieldMeta | undefined, value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'number' && meta?.unit === 'gal') return formatVolume(value);
  if (typeof value === 'number' && meta?.unit) return `${value.toLocaleString('en-US')} ${meta.unit}`;
  if (typeof value === 'number' && meta?.kind === 'decimal') return value.toLocaleString('en-US');
  return typeof value === 'string' ? `“${value}”` : 'another choice';
}
