import { TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { aroundGround } from '@artesian/domain/well-intervals';
import { t } from '@artesian/domain/texts/translate';
import type { PoolClient } from 'pg';
import { formatMonth } from '../../notices/format.ts';

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

/** The class of each published well, or that its levels stopped. */
export async function readWells(client: PoolClient) {
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
    title: `${t('Well {well_id}', { well_id: district_well_id })}: ${what}`,
    detail,
  });
  const month = formatMonth(last_month);
  const level = t('Its water level in {month}: {level}.', { month, level: aroundGround(depth_ft) });
  if (standing === STOPPED) return told(t('no new water levels'), t('The last one is from {month}.', { month }));
  if (before === STOPPED) return told(t('new water levels'), level);
  if ([standing, before].includes(TOO_SHORT)) return undefined;
  return told(
    t('water level {level_class}', { level_class: t(standing) }),
    `${level} ${t('Before: {level_class}.', { level_class: t(before) })}`,
  );
}
