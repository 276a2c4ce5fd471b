import { enteredFields, type EnteredField, type ReadingToSave } from '@artesian/contract/metering/readings-entry';
import { fieldMeta } from '@artesian/contract/language/fields';
import type pg from 'pg';
import { Refusal } from '../platform/problems.ts';
import type { Standing } from './standing-readings.ts';

interface LaterChange {
  key: number;
  version: number;
  who: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

const laterChanges = `
  select
    changes.record_key::integer as key,
    (changes.after ->> 'version')::integer as version,
    coalesce(accounts.name, changes.who) as who,
    to_char(changes.at at time zone district_time_zone(), 'FMMonth FMDD, YYYY, FMHH12:MI AM') as at,
    changes.before,
    changes.after
  from history.changes
  left join accounts on accounts.sub = changes.who
  where changes.table_name = 'meter_readings' and changes.record_key = any ($1) and changes.operation <> 'delete'
  order by changes.change_ndx desc`;

interface Late {
  index: number;
  reading: ReadingToSave;
  was: NonNullable<Standing['was']>;
  base: number;
}

/**
 * Refuses readings of which somebody else saved the same fields after the version that a change is based on: who, when, and what stands
 * there now. The correction of a chain renews the version of a reading too; nobody's entry is lost by that.
 */
export async function refuseStaleReadings(
  client: pg.PoolClient,
  readings: readonly ReadingToSave[],
  standing: readonly Standing[],
) {
  const late = readings.flatMap((reading, index): Late[] => {
    const was = standing[index]?.was;
    if (!was || reading.version === undefined || reading.version === was.version) return [];
    return [{ index, reading, was, base: reading.version ?? 0 }];
  });
  if (late.length === 0) return;
  const { rows } = await client.query<LaterChange>(laterChanges, [
    late.map(({ was }) => String(was.meter_reading_ndx)),
  ]);
  const errors = late.flatMap((one) => disputesOf(one, rows));
  const [first] = errors;
  if (!first) return;
  throw new Refusal(412, 'conflict', 'Someone else saved first', first.message, { errors });
}

function disputesOf({ index, reading, was, base }: Late, changes: readonly LaterChange[]) {
  const ofRow = changes.filter(({ key, version }) => key === was.meter_reading_ndx && version > base);
  return (Object.keys(enteredFields) as EnteredField[]).flatMap((field) => {
    if (reading[field] === undefined || reading[field] === was[field]) return [];
    const change = ofRow.find(({ before, after }) => valueIn(before, field) !== valueIn(after, field));
    return change ? [{ field: `${index}.${field}`, message: inWords(field, was[field], change) }] : [];
  });
}

/** What a row begins with counts as nothing entered. */
const valueIn = (row: Record<string, unknown> | null, field: EnteredField) =>
  row?.[field] ?? (field === 'adjustment' ? 0 : null);

function inWords(field: EnteredField, value: unknown, { who, at }: LaterChange): string {
  return `${who} ${saved(field, value)} here on ${at}. Save again to put yours in its place.`;
}

function saved(field: EnteredField, value: unknown): string {
  if (value === null) return 'saved nothing';
  const unit = fieldMeta.get(enteredFields[field])?.unit;
  if (typeof value === 'number' && unit) return `saved ${value.toLocaleString('en-US')} ${unit}`;
  return typeof value === 'string' ? `saved “${value}”` : 'saved another choice';
}
