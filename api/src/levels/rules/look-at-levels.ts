import { addressesIn } from '@artesian/contract/science/level-rules';
import { DAY, findFlagged, lookBackOf, type FlaggedLevel } from '@artesian/domain/levels/find-flagged';
import type pg from 'pg';
import { nameMessage } from '../../jobs/send-kept.ts';
import type { Config } from '../../platform/config.ts';
import { hasMail } from '../../platform/mail/open-mail.ts';
import { readSeries } from '../read-series.ts';
import { asOne, noteOdd } from './note-findings.ts';
import { noteOpenGaps } from './note-open-gaps.ts';
import { readBattery, readLevels, type Portion } from './read-levels.ts';
import type { Rule } from './rule.ts';

/** What was new at a well, in ms since 1970. */
interface News {
  well_ndx: number;
  from: number;
  to: number;
}

/** Few enough readings at once, also of a logger that reads each minute. */
const PORTION_MS = 60 * DAY;

/** What was committed late counts as new again: nothing is noted twice. */
const lastLook = `select max(looked_at) - interval '10 minutes' as since from level_looks`;

const readRules = `
  select *, coalesce(updated_timestamp, created_timestamp) > coalesce($1::timestamptz, '-infinity') as is_new
  from level_rules
  where is_on and not exists (select from wells where wells.well_ndx = level_rules.well_ndx and removed)
  order by rule_ndx`;

/** Of each well the stretch of time that readings came of since then; for new rules ($2) all of the last year besides. */
const readNews = `
  select well_ndx, extract(epoch from min(from_at))::double precision * 1000 as from, extract(epoch from max(to_at))::double precision * 1000 as to
  from (
    select readings.well_ndx, min(read_at) as from_at, max(read_at) as to_at
    from logger_readings as readings
    join (
      select upload_ndx from logger_uploads
      where status = 'completed' and coalesce(updated_timestamp, created_timestamp) > coalesce($1::timestamptz, 'infinity')
    ) as uploads using (upload_ndx)
    group by readings.well_ndx
    union all
    select well_ndx, min(collect_timestamp), max(collect_timestamp)
    from water_levels
    where coalesce(updated_timestamp, created_timestamp) > coalesce($1::timestamptz, 'infinity')
    group by well_ndx
    union all
    select well_ndx, greatest(min(first_at), now() - interval '1 year'), max(last_at)
    from logger_blocks
    where $2 and last_at > now() - interval '1 year'
    group by well_ndx
    union all
    select well_ndx, min(collect_timestamp), max(collect_timestamp)
    from water_levels
    where $2 and collect_timestamp > now() - interval '1 year'
    group by well_ndx
  ) as news
  join wells using (well_ndx)
  where not wells.removed
  group by well_ndx
  order by well_ndx`;

/** Notes what the rules find in what came since the last look, and writes the summaries of it. */
export async function lookAtLevels(client: pg.PoolClient, config: Config): Promise<void> {
  const look_ndx = await noteLook(client);
  if (hasMail(config)) await writeMails(client, config, look_ndx);
}

/** The same without a word to anybody. Returns the number of the look. */
export async function noteLook(client: pg.PoolClient): Promise<number> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('water-level rules', 0))");
  const { since } = (await client.query<{ since: string | null }>(lastLook)).rows[0]!;
  const { rows: rules } = await client.query<Rule>(readRules, [since]);
  const isAnyNew = rules.some(({ is_new }) => is_new);
  const news = rules.length === 0 ? [] : (await client.query<News>(readNews, [since, isAnyNew])).rows;
  const looked = await client.query<{ look_ndx: number }>(
    'insert into level_looks (rules, wells) values ($1, $2) returning look_ndx',
    [rules.length, news.length],
  );
  const { look_ndx } = looked.rows[0]!;
  for (const one of news) {
    const held = rules.filter(({ well_ndx }) => well_ndx === null || well_ndx === one.well_ndx);
    if (held.length > 0) await lookAtWell(client, look_ndx, one, held);
  }
  for (const rule of rules.filter(({ kind }) => kind === 'Gap')) await noteOpenGaps(client, look_ndx, rule);
  return look_ndx;
}

async function lookAtWell(client: pg.PoolClient, look_ndx: number, news: News, rules: readonly Rule[]) {
  const series = (await readSeries(client, news.well_ndx))!;
  for (let from = news.from; from <= news.to; from += PORTION_MS) {
    const portion = { series, from, to: Math.min(from + PORTION_MS, news.to) };
    for (const rule of rules) {
      const odd = asOne(await findIn(client, portion, rule), rule);
      if (odd.length > 0) await noteOdd(client, { look_ndx, rule, well_ndx: news.well_ndx }, odd);
    }
  }
}

/** In one portion of what is new, and in what lies before it as far as the rule has to know it. */
async function findIn(client: pg.PoolClient, { series, from, to }: Portion, rule: Rule): Promise<FlaggedLevel[]> {
  const portion = { series, from: from - lookBackOf(rule), to };
  const readings =
    rule.kind === 'Battery' ? await readBattery(client, portion) : await readLevels(client, portion, rule.of_what);
  return findFlagged(readings, rule);
}

const findTold = `
  select distinct told
  from level_findings
  join level_rules using (rule_ndx)
  where look_ndx = $1 and told is not null`;

/** One for each address, whatever was found by which rule. */
async function writeMails(client: pg.PoolClient, config: Config, look_ndx: number) {
  const { rows } = await client.query<{ told: string }>(findTold, [look_ndx]);
  for (const address of new Set(rows.flatMap(({ told }) => addressesIn(told)))) {
    await client.query('insert into level_mails (look_ndx, address, message_id) values ($1, $2, $3)', [
      look_ndx,
      address,
      nameMessage(config),
    ]);
  }
}
