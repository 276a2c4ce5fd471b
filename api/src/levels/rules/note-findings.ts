import { joinFlagged, formatFlagged, type LevelRule, type FlaggedLevel } from '@artesian/domain/levels/find-flagged';
import type pg from 'pg';
import type { Rule } from './rule.ts';

/** By which rule and at which well something is noted, and in which look. */
export interface Noting {
  look_ndx: number;
  rule: Rule;
  well_ndx: number;
}

/** A rule that finds more than that within two months is told of once. */
const MOST_AT_ONCE = 50;

/** All that was found as one, where it is too much for anybody to look through. */
export function asOne(found: readonly FlaggedLevel[], rule: LevelRule): readonly FlaggedLevel[] {
  if (found.length <= MOST_AT_ONCE) return found;
  const whole = { ...found[0]!, to: found.at(-1)!.to };
  return joinFlagged([], [whole, ...found.slice(1)], rule);
}

interface Known extends FlaggedLevel {
  finding_ndx: number;
}

/** What goes on is noted apart, by `noteOpenGaps`. */
const readKnown = `
  select
    finding_ndx,
    extract(epoch from from_at)::double precision * 1000 as from,
    extract(epoch from to_at)::double precision * 1000 as to,
    worst as value
  from level_findings
  where rule_ndx = $1 and well_ndx = $2 and from_at <= to_timestamp($4) and to_at >= to_timestamp($3)
  order by from_at`;

export const insertFinding = `
  insert into level_findings (look_ndx, rule_ndx, well_ndx, from_at, to_at, worst, what)
  values ($1, $2, $3, to_timestamp($4), to_timestamp($5), $6, $7)
  on conflict on constraint level_findings_once do nothing`;

const extendFinding = `
  update level_findings set from_at = to_timestamp($2), to_at = to_timestamp($3), worst = $4, what = $5
  where finding_ndx = $1`;

/** Notes each once: what touches what is known already makes it longer. */
export async function noteOdd(
  client: pg.PoolClient,
  { look_ndx, rule, well_ndx }: Noting,
  found: readonly FlaggedLevel[],
) {
  const { rows } = await client.query<Known>(readKnown, [
    rule.rule_ndx,
    well_ndx,
    found[0]!.from / 1000,
    Math.max(...found.map(({ to }) => to)) / 1000,
  ]);
  for (const odd of joinFlagged(rows, found, rule)) {
    const { from, to, value } = odd;
    const known = rows.find((one) => one.from <= to && one.to >= from);
    const isSame = known?.from === from && known.to === to && known.value === value;
    const what = formatFlagged(rule, value);
    if (known && !isSame) await client.query(extendFinding, [known.finding_ndx, from / 1000, to / 1000, value, what]);
    if (!known)
      await client.query(insertFinding, [look_ndx, rule.rule_ndx, well_ndx, from / 1000, to / 1000, value, what]);
  }
}
