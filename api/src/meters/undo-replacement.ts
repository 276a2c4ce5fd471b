import { undoReplacement } from '@artesian/contract/metering/replacement';
import type { Row } from '@artesian/contract/language/register';
import type { NetChange } from '../merging/stored-merge.ts';
import { takeBackChanges } from '../merging/take-back.ts';
import { Refusal } from '../platform/problems.ts';
import { actOnRecord } from '../register/act-on-record.ts';
import { replacementNote, servedMeters } from './meter-to-replace.ts';

/** Everything that the history has of the act, once for each row, what was written last first: links go before their meter. */
const changesOfReplacement = `
  select
    changes.table_name,
    changes.record_key,
    (array_agg(changes.before order by changes.change_ndx))[1] as before,
    (array_agg(changes.after order by changes.change_ndx desc))[1] as after
  from history.changes as made
  join history.changes using (request_id, who, note)
  where made.table_name = 'meters'
    and made.record_key = (select max(meter_ndx)::text from meters where replaces_meter_ndx = $1)
    and made.operation = 'insert'
    and made.note = $2
    and changes.table_name in ('meters', 'meter_wells', 'meter_dials', 'meter_readings')
  group by changes.table_name, changes.record_key
  order by max(changes.change_ndx) desc`;

/** Both meters, their links, dials and readings, as they stand. */
const standing = `
  select table_name, record_key, meter_ndx, version, coalesce(accounts.name, by) as who
  from (
    select 'meters' as table_name, meter_ndx::text as record_key, meter_ndx, version, coalesce(updated_by, created_by) as by
    from meters
    union all
    select 'meter_wells', ndx::text, meter_ndx, version, coalesce(updated_by, created_by)
    from meter_wells
    union all
    select 'meter_dials', meter_dial_ndx::text, meter_ndx, version, coalesce(updated_by, created_by)
    from meter_dials
    union all
    select 'meter_readings', meter_reading_ndx::text, meter_ndx, version, coalesce(updated_by, created_by)
    from meter_readings
  ) as rows
  left join accounts on accounts.sub = by
  where meter_ndx = $1 or meter_ndx in (select meter_ndx from meters where replaces_meter_ndx = $1)`;

interface Standing {
  table_name: string;
  record_key: string;
  meter_ndx: number;
  version: number;
  who: string;
}

/** `DELETE /api/list-meters/{meter_ndx}/replacement`: everything is again as it was, as the history has it. */
export const actUndoReplacement = actOnRecord(
  servedMeters,
  undoReplacement,
  async ({ was: old, client, params }) => {
    const { rows: changes } = await client.query<NetChange>(changesOfReplacement, [
      params.meter_ndx,
      replacementNote(old),
    ]);
    if (changes.length === 0)
      throw refused(`${String(old.meter_id)} was not replaced in one step. Change the two meters individually.`);
    const { rows: now } = await client.query<Standing>(standing, [params.meter_ndx]);
    refuseWorkedOn(old, changes, now);
    await takeBackChanges(client, { table_name: 'meters', kept: params.meter_ndx }, changes);
  },
  { note: (old) => `${replacementNote(old)} undone` },
);

/** Nobody's work is lost: what the act left must stand as it left it, and the new meter must have nothing else. */
function refuseWorkedOn(old: Row, changes: readonly NetChange[], now: readonly Standing[]) {
  const nameOf = ({ table_name, record_key }: NetChange | Standing) => `${table_name} ${record_key}`;
  const left = new Map(changes.map((change) => [nameOf(change), change.after?.version]));
  const other = now.find((row) =>
    left.has(nameOf(row)) ? left.get(nameOf(row)) !== row.version : row.meter_ndx !== old.meter_ndx,
  );
  if (!other && now.filter((row) => left.has(nameOf(row))).length === changes.length) return;
  const who = other ? `, by ${other.who}` : '';
  const what = other?.table_name === 'meter_readings' ? 'Readings have been entered' : 'The meters have been changed';
  throw refused(
    `${what} since the replacement${who}. It cannot be undone; correct the meters or readings individually.`,
  );
}

const refused = (words: string) => new Refusal(409, 'changed', 'Cannot be undone', words);
