import { DAY, formatFlagged } from '@artesian/domain/levels/find-flagged';
import type pg from 'pg';
import { insertFinding } from './note-findings.ts';
import type { Rule } from './rule.ts';

interface Gap {
  well_ndx: number;
  /** The last level of the well, in ms since 1970. */
  last: number;
  /** What is noted of it and goes on; null where nothing is. */
  finding_ndx: number | null;
  noted_from: number | null;
  /** The first level after what is noted, where one came since. */
  next: number | null;
}

/** Each well that the rule holds for, with its last level and what is noted of it. Wells that nobody measures any more are left out. */
const readGaps = `
  with
  levels as (
    select well_ndx, last_at as at from logger_blocks where $2 <> 'By hand'
    union all
    select well_ndx, collect_timestamp from water_levels where $2 <> 'Loggers'
  ),
  lasts as (
    select well_ndx, max(at) as last_at
    from levels
    join wells using (well_ndx)
    where not wells.removed and ($3::integer is null or well_ndx = $3)
    group by well_ndx
  )
  select
    lasts.well_ndx,
    extract(epoch from last_at)::double precision * 1000 as last,
    noted.finding_ndx,
    extract(epoch from noted.from_at)::double precision * 1000 as noted_from,
    extract(epoch from least(
      (select min(read_at) from logger_readings as readings
       where $2 <> 'By hand' and readings.well_ndx = lasts.well_ndx and read_at > noted.from_at),
      (select min(collect_timestamp) from water_levels as by_hand
       where $2 <> 'Loggers' and by_hand.well_ndx = lasts.well_ndx and collect_timestamp > noted.from_at)
    ))::double precision * 1000 as next
  from lasts
  left join level_findings as noted on noted.well_ndx = lasts.well_ndx and noted.rule_ndx = $1 and noted.to_at is null
  where noted.finding_ndx is not null or $3 is not null or last_at > now() - interval '1 year'`;

const end = `update level_findings set to_at = to_timestamp($2), worst = $3, what = $4 where finding_ndx = $1`;
const settle = `update level_findings set is_looked_at = true, remark = concat_ws(E'\\n', remark, $2::text) where finding_ndx = $1`;

/** Notes of a rule of gaps where levels are missing until now, and ends what was noted where they came. */
export async function noteOpenGaps(client: pg.PoolClient, look_ndx: number, rule: Rule) {
  const { rows } = await client.query<Gap>(readGaps, [rule.rule_ndx, rule.of_what, rule.well_ndx]);
  const longest = rule.gap_days! * DAY;
  for (const { well_ndx, last, finding_ndx, noted_from, next } of rows) {
    if (finding_ndx !== null && next !== null) {
      const days = (next - noted_from!) / DAY;
      await client.query(end, [finding_ndx, next / 1000, days, formatFlagged(rule, days)]);
      if (days * DAY <= longest) await client.query(settle, [finding_ndx, 'Levels for this time arrived later.']);
    }
    const isNoted = finding_ndx !== null && next === null;
    if (!isNoted && Date.now() - last > longest)
      await client.query(insertFinding, [
        look_ndx,
        rule.rule_ndx,
        well_ndx,
        last / 1000,
        null,
        null,
        formatFlagged(rule, null),
      ]);
  }
}
