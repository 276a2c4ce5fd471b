import { t } from '@artesian/domain/texts/translate';
import type { PoolClient } from 'pg';
import { formatDay } from '../../notices/format.ts';
import type { Standing } from './standing.ts';

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
      -- One that goes on is no news, and is not withdrawn when its month begins.
      and drought_stage_ndx is distinct from in_force.drought_stage_ndx
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

/** The stage in force in each area, and the next one that is declared. */
export async function readAreas(client: PoolClient): Promise<Standing[]> {
  const { rows } = await client.query<Area>(areas);
  const nameOf = await readStageNames(client);
  return rows.map((area) => ({
    subject: `area ${area.drought_area_ndx}`,
    standing: [area.drought_stage_ndx, area.next_ndx, area.next_from] satisfies AreaStanding,
    tell: (before) => tellStage(area, before as AreaStanding, nameOf),
  }));
}

function tellStage(area: Area, [stage, next]: AreaStanding, nameOf: NameOf) {
  const title = (what: string) => `${area.is_one_of_many ? `${t(area.drought_area_name)}: ` : ''}${what}`;
  const told = (what: string, detail: string) => ({ about: 'stages' as const, title: title(what), detail });
  const now = nameOf(area.drought_stage_ndx);
  if (stage !== area.drought_stage_ndx)
    return told(
      area.since && area.drought_stage_ndx !== null
        ? t('{stage} since {day}', { stage: now, day: formatDay(area.since) })
        : now,
      t('Before: {stage}.', { stage: nameOf(stage) }),
    );
  if (area.next_ndx !== null && area.next_from)
    return told(
      t('{stage} from {day}', { stage: nameOf(area.next_ndx), day: formatDay(area.next_from) }),
      t('The Board has declared it. Until then: {stage}.', { stage: now }),
    );
  return told(
    t('The declaration of {stage} was withdrawn', { stage: nameOf(next) }),
    t('{stage} remains in force.', { stage: now }),
  );
}

type NameOf = (stage: number | null) => string;

async function readStageNames(client: PoolClient): Promise<NameOf> {
  const { rows } = await client.query<{ drought_stage_ndx: number; drought_stage_name: string }>(
    'select drought_stage_ndx, drought_stage_name from drought_stages',
  );
  const names = new Map(rows.map((one) => [one.drought_stage_ndx, one.drought_stage_name]));
  return (stage) => {
    const name = stage === null ? undefined : names.get(stage);
    return name ? t(name) : t('No stage declared');
  };
}
