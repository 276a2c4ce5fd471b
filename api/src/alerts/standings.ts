import { standingAmong, type Comparison } from '@artesian/domain/drought-triggers';
import { TOO_SHORT } from '@artesian/domain/levels/level-classes';
import type { PoolClient } from 'pg';
import { formatDay, formatMonth } from '../notices/format.ts';

/** What somebody is told of. */
export interface AlertEvent {
  about: 'stages' | 'indicators' | 'well';
  well_ndx: number | null;
  title: string;
  detail: string;
}

/** How an area, an indicator or a well stands now: plain JSON, which is compared with what was kept of it. */
export interface Standing<S = unknown> {
  /** `area 3` */
  subject: string;
  standing: S;
  /** What is told where it stood otherwise before; undefined where that is nobody's news. */
  tell: (before: S) => Omit<AlertEvent, 'well_ndx'> | undefined;
  well_ndx?: number;
}

/** All that differs from what was kept, or was not kept yet. */
export async function readChangedStandings(client: PoolClient): Promise<(Standing & { before: unknown })[]> {
  const present = [...(await readAreas(client)), ...(await readIndicators(client))];
  const { rows } = await client.query<{ subject: string; standing: unknown }>(
    'select subject, standing from alert_standings where subject = any ($1)',
    [present.map(({ subject }) => subject)],
  );
  const kept = new Map(rows.map(({ subject, standing }) => [subject, standing]));
  const changed = present
    .map((one) => ({ ...one, before: kept.get(one.subject) ?? null }))
    .filter(({ before, standing }) => JSON.stringify(before) !== JSON.stringify(standing));
  return [...changed, ...(await readWells(client))];
}

/** In the order in which it is kept: JSON of objects would come back in another. */
type AreaStanding = [stage: number | null, next: number | null, nextFrom: string | null];

const areas = `
  select
    areas.drought_area_ndx, areas.drought_area_name, count(*) over () > 1 as is_one_of_many,
    in_force.drought_stage_ndx, in_force.since::text,
    declared.drought_stage_ndx as next_ndx, declared.first_month::text as next_from
  from api.areas_in_use as areas
  left join api.stages_in_force as in_force using (drought_area_ndx)
  left join lateral (
    select drought_stage_ndx, first_month
    from drought_declarations
    where drought_area_ndx = areas.drought_area_ndx and first_month > district_today() and not removed
    order by first_month, drought_declaration_ndx desc
    limit 1
  ) as declared on true`;

interface Area {
  drought_area_ndx: number;
  drought_area_name: string;
  is_one_of_many: boolean;
  drought_stage_ndx: number | null;
  since: string | null;
  next_ndx: number | null;
  next_from: string | null;
}

async function readAreas(client: PoolClient): Promise<Standing[]> {
  const { rows } = await client.query<Area>(areas);
  const nameOf = await readStageNames(client);
  return rows.map((area) => ({
    subject: `area ${area.drought_area_ndx}`,
    standing: [area.drought_stage_ndx, area.next_ndx, area.next_from] satisfies AreaStanding,
    tell: (before) => tellStage(area, before as AreaStanding, nameOf),
  }));
}

function tellStage(area: Area, [stage, next]: AreaStanding, nameOf: NameOf) {
  const title = (what: string) => `${area.is_one_of_many ? `${area.drought_area_name}: ` : ''}${what}`;
  const told = (what: string, detail: string) => ({ about: 'stages' as const, title: title(what), detail });
  const now = nameOf(area.drought_stage_ndx);
  if (stage !== area.drought_stage_ndx)
    return told(
      area.since && area.drought_stage_ndx !== null ? `${now} since ${formatDay(area.since)}` : now,
      `Before: ${nameOf(stage)}.`,
    );
  if (area.next_ndx !== null && area.next_from)
    return told(
      `${nameOf(area.next_ndx)} from ${formatDay(area.next_from)}`,
      `The Board has declared it. Until then: ${now}.`,
    );
  return told(`The declaration of ${nameOf(next)} was withdrawn`, `${now} remains in force.`);
}

type NameOf = (stage: number | null) => string;

async function readStageNames(client: PoolClient): Promise<NameOf> {
  const { rows } = await client.query<{ drought_stage_ndx: number; drought_stage_name: string }>(
    'select drought_stage_ndx, drought_stage_name from drought_stages',
  );
  const names = new Map(rows.map((one) => [one.drought_stage_ndx, one.drought_stage_name]));
  return (stage) => (stage === null ? undefined : names.get(stage)) ?? 'No stage declared';
}

interface Trigger {
  drought_stage_ndx: number;
  drought_stage_name: string;
  comparison: Comparison;
  threshold: number;
}

interface Indicator {
  drought_area_ndx: number;
  drought_area_name: string;
  is_one_of_many: boolean;
  indicator_ndx: number;
  indicator_name: string;
  indicator_unit: string;
  window_days: number;
  mean: number;
  mean_on: string;
  /** The mildest stage first. */
  triggers: Trigger[];
}

/** An indicator whose readings stopped longer ago says nothing of today. */
const indicators = `
  with latest as (
    select distinct on (days.drought_area_ndx, figures.indicator_ndx, figures.window_days)
      days.drought_area_ndx, figures.indicator_ndx, figures.window_days, figures.mean, days.day::text as mean_on
    from drought_days as days
    cross join lateral jsonb_to_recordset(days.figures) as figures (indicator_ndx integer, window_days integer, mean double precision)
    where days.day > district_today() - 30 and figures.mean is not null
    order by days.drought_area_ndx, figures.indicator_ndx, figures.window_days, days.day desc
  )
  select
    latest.*, areas.drought_area_name, (select count(*) > 1 from api.areas_in_use) as is_one_of_many,
    indicator_name, indicator_unit, triggers.triggers
  from latest
  join api.areas_in_use as areas using (drought_area_ndx)
  join api.named_indicators using (indicator_ndx)
  join lateral (
    select json_agg(json_build_object(
      'drought_stage_ndx', drought_stage_ndx, 'drought_stage_name', drought_stage_name, 'comparison', comparison, 'threshold', threshold
    ) order by severity) as triggers
    from api.held_drought_triggers as held
    join drought_stages using (drought_stage_ndx)
    where held.drought_area_ndx = latest.drought_area_ndx
      and held.indicator_ndx = latest.indicator_ndx
      and held.window_days = latest.window_days
      and valid_from <= district_today() and district_today() < valid_until and threshold is not null
  ) as triggers on triggers.triggers is not null`;

async function readIndicators(client: PoolClient): Promise<Standing[]> {
  const { rows } = await client.query<Indicator>(indicators);
  return rows.map((indicator) => {
    const { drought_area_ndx, indicator_ndx, window_days, triggers, mean } = indicator;
    const { met } = standingAmong(triggers, mean);
    return {
      subject: `indicator ${indicator_ndx} of ${window_days} days in area ${drought_area_ndx}`,
      standing: met?.drought_stage_ndx ?? 0,
      tell: (before) => tellThreshold(indicator, met, before as number),
    };
  });
}

function tellThreshold(indicator: Indicator, met: Trigger | undefined, before: number) {
  const { is_one_of_many, drought_area_name, indicator_name, indicator_unit: unit, window_days, mean } = indicator;
  const figure = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`.trim();
  const placeOf = (stage: number | undefined) =>
    indicator.triggers.findIndex(({ drought_stage_ndx }) => drought_stage_ndx === stage);
  const left = indicator.triggers[placeOf(before)];
  const hasWorsened = placeOf(met?.drought_stage_ndx) > placeOf(before);
  const what =
    hasWorsened || !left
      ? `${indicator_name} at the level of ${met?.drought_stage_name ?? 'no stage'}`
      : `${indicator_name} no longer at the level of ${left.drought_stage_name}`;
  const thresholds = met
    ? `Threshold of ${met.drought_stage_name}: ${met.comparison.toLowerCase()} ${figure(met.threshold)}.`
    : 'No threshold is reached now.';
  return {
    about: 'indicators' as const,
    title: `${is_one_of_many ? `${drought_area_name}: ` : ''}${what}`,
    detail: `${window_days === 1 ? 'Reading' : `${window_days}-day mean`} of ${formatDay(indicator.mean_on)}: ${figure(mean)}. ${thresholds} The Board decides whether a stage is declared.`,
  };
}

const STOPPED = 'No New Levels';

interface Well {
  well_ndx: number;
  district_well_id: string;
  last_month: string;
  depth_ft: number;
  level_class: string;
  standing: string;
  before: string | null;
}

/** Only those that changed: a district may have tens of thousands. */
const wells = `
  select
    well_ndx, district_well_id, last_month::text, depth_ft, level_class, present.standing, kept.standing #>> '{}' as before
  from api.well_alert_standings
  cross join lateral (select case when has_stopped then $1 else level_class end as standing) as present
  left join alert_standings as kept on kept.subject = 'well ' || well_ndx
  where kept.standing is distinct from to_jsonb(present.standing)`;

async function readWells(client: PoolClient) {
  const { rows } = await client.query<Well>(wells, [STOPPED]);
  return rows.map((well) => ({
    subject: `well ${well.well_ndx}`,
    standing: well.standing as unknown,
    before: well.before as unknown,
    well_ndx: well.well_ndx,
    tell: (before: unknown) => tellWell(well, before as string),
  }));
}

/** A month with too few years says nothing of the one before. */
function tellWell({ district_well_id, last_month, depth_ft, standing }: Well, before: string) {
  const told = (what: string, detail: string) => ({
    about: 'well' as const,
    title: `Well ${district_well_id}: ${what}`,
    detail,
  });
  const month = formatMonth(last_month);
  const level = `Its water level in ${month}: ${depth_ft.toLocaleString('en-US', { maximumFractionDigits: 1 })} ft below ground`;
  if (standing === STOPPED) return told('no new water levels', `The last one is from ${month}.`);
  if (before === STOPPED) return told('new water levels', `${level}.`);
  if ([standing, before].includes(TOO_SHORT)) return undefined;
  return told(standing, `${level}. Before: ${before}.`);
}
