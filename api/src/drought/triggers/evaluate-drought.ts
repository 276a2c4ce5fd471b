import { WITHOUT_DROUGHT } from '@artesian/contract/drought/drought-stages';
import {
  evaluateDays,
  rulesByDay,
  triggersByDay,
  type DatedTrigger,
  type EvaluatedDay,
  type Evaluation,
  type TriggerRules,
} from '@artesian/domain/drought-triggers';
import type { Pool, PoolClient } from 'pg';

type Queries = Pick<Pool | PoolClient, 'query'>;

const areasWatched = `
  select distinct drought_area_ndx as area from api.held_drought_triggers
  union
  select drought_area_ndx from drought_days
  order by area`;

/**
 * Keeps for each area what its triggers call for on every day through today. Days that come out as they are kept stay untouched, so that the
 * history of the others says when they were evaluated otherwise.
 */
export async function evaluateDrought(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('evaluate drought', 0))");
  const { rows: areas } = await client.query<{ area: number }>(areasWatched);
  for (const { area } of areas) await evaluateArea(client, area);
}

const keepDays = `
  with told as (
    select day::date, stage, figures
    from jsonb_to_recordset($2) as told (day text, stage integer, figures jsonb)
  ), gone as (
    delete from drought_days
    where drought_area_ndx = $1 and not exists (select from told where told.day = drought_days.day)
  )
  insert into drought_days as kept (drought_area_ndx, day, drought_stage_ndx, figures)
  select $1, day, stage, figures from told
  on conflict (drought_area_ndx, day) do update
    set drought_stage_ndx = excluded.drought_stage_ndx, figures = excluded.figures
    where (kept.drought_stage_ndx, kept.figures) is distinct from (excluded.drought_stage_ndx, excluded.figures)`;

async function evaluateArea(client: PoolClient, area: number) {
  const triggers = await readTriggers(client, area);
  const rules = await readRules(client, area);
  const watched = await readValues(client, [...new Set(triggers.map((one) => one.indicator_ndx))]);
  const evaluated = evaluateDays({
    ...watched,
    triggersOn: triggersByDay(triggers),
    rulesOn: rulesByDay(rules),
    severityBefore: await severityBefore(client, area, watched.days[0]),
  });
  const stageOf = await readStages(client);
  const told = evaluated.map(({ day, severity, figures }) => ({ day, stage: stageOf(severity), figures }));
  await client.query(keepDays, [area, JSON.stringify(told)]);
}

/** The triggers of an area as they are kept, the latest of each first. */
async function readTriggers(on: Queries, area: number): Promise<DatedTrigger[]> {
  const { rows } = await on.query<DatedTrigger>(
    `select severity, indicator_ndx, window_days, comparison, threshold, valid_from::text
     from api.held_drought_triggers where drought_area_ndx = $1 order by valid_from desc`,
    [area],
  );
  return rows;
}

async function readRules(on: Queries, area: number): Promise<(TriggerRules & { holds_from: string })[]> {
  const { rows } = await on.query<TriggerRules & { holds_from: string }>(
    `select enters_when, leaves_when, enter_after_days, leave_after_days, holds_from::text
     from drought_trigger_rules where drought_area_ndx = $1`,
    [area],
  );
  return rows;
}

const readDays = `
  with told as (
    select indicator_ndx, day, value from api.indicator_days
    where indicator_ndx = any ($1) and value is not null and day <= district_today()
  ), days as (
    select day::date from generate_series((select min(day) from told), district_today(), interval '1 day') as days (day)
  )
  select
    array(select day::text from days order by day) as days,
    (
      select coalesce(jsonb_object_agg(indicator_ndx, readings), '{}')
      from (
        select indicators.indicator_ndx, jsonb_agg(told.value order by days.day) as readings
        from unnest($1::integer[]) as indicators (indicator_ndx)
        cross join days
        left join told on told.indicator_ndx = indicators.indicator_ndx and told.day = days.day
        group by indicators.indicator_ndx
      ) as series
    ) as readings`;

/** The values of some indicators on each day from the first that any of them has a value for through today. */
export async function readValues(
  on: Queries,
  indicators: readonly number[],
): Promise<Pick<Evaluation, 'days' | 'values'>> {
  const { rows } = await on.query<{ days: string[]; readings: Record<string, (number | null)[]> }>(readDays, [
    indicators,
  ]);
  const { days, readings } = rows[0]!;
  return { days, values: new Map(Object.entries(readings).map(([indicator, values]) => [Number(indicator), values])) };
}

/** How severe the stage was that held in the month before a day. */
export async function severityBefore(on: Queries, area: number, day: string | undefined): Promise<number> {
  const { rows } = await on.query<{ severity: number }>(
    `select severity
     from api.stages_of_months
     join api.ui_list_drought_stages using (drought_stage_ndx)
     where drought_area_ndx = $1 and month = date_trunc('month', $2::date - 1)::date`,
    [area, day ?? null],
  );
  return rows[0]?.severity ?? 0;
}

/** Gives the stage of a severity; months without drought have that of 0. */
export async function readStages(on: Queries): Promise<(severity: EvaluatedDay['severity']) => number> {
  const { rows } = await on.query<{ severity: number; stage: number }>(
    'select severity, drought_stage_ndx as stage from api.ui_list_drought_stages where restricts',
  );
  const stages = new Map(rows.map(({ severity, stage }) => [severity, stage]));
  return (severity) => stages.get(severity) ?? WITHOUT_DROUGHT;
}
