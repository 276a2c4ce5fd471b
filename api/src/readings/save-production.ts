import { meteringConstraints } from '@artesian/contract/metering/constraints';
import {
  enteredProduction,
  saveProduction,
  type ProductionToSave,
  type SavedProduction,
} from '@artesian/contract/metering/well-production';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { placesOf } from './places-of.ts';
import { refuseRows } from './refuse-rows.ts';
import { refuseStaleRows } from './refuse-stale-rows.ts';

const blank = { production_gallons: null, mr_report_status_ndx: 999, notes: null };
const table = { table: 'well_production', key: 'well_production_ndx', fields: enteredProduction, blank };
const { well_production: words } = meteringConstraints;

interface Standing {
  is_known: boolean;
  is_metered: boolean;
  is_in_future: boolean;
  was: (Record<string, unknown> & { version: number }) | null;
}

const standing = `
  select
    wells.well_ndx is not null as is_known,
    api.is_metered(named.well_ndx, named.c_year, named.c_month) as is_metered,
    make_date(named.c_year, named.c_month, 1) > district_today() as is_in_future,
    to_jsonb(production) as was
  from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as named (well_ndx, c_year, c_month, place)
  left join wells on wells.well_ndx = named.well_ndx and not wells.removed
  left join well_production as production
    on production.well_ndx = named.well_ndx
    and production.c_year = named.c_year
    and production.c_month = named.c_month
  order by named.place`;

const save = `
  insert into well_production (well_ndx, c_year, c_month, production_gallons, mr_report_status_ndx, notes)
  select well_ndx, c_year, c_month, production_gallons, mr_report_status_ndx, notes
  from jsonb_populate_recordset(null::well_production, $1)
  on conflict on constraint well_production_once_a_month do update set
    production_gallons = excluded.production_gallons,
    mr_report_status_ndx = excluded.mr_report_status_ndx,
    notes = excluded.notes
  where (well_production.production_gallons, well_production.mr_report_status_ndx, well_production.notes)
    is distinct from (excluded.production_gallons, excluded.mr_report_status_ndx, excluded.notes)`;

const asSaved = `
  select production.well_production_ndx, well_ndx, c_year, c_month, production.production_gallons,
    production.mr_report_status_ndx, production.notes, production.version
  from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as named (well_ndx, c_year, c_month, place)
  join well_production as production using (well_ndx, c_year, c_month)
  order by named.place`;

/** `PUT /api/ui-well-production-edits/bulk-update` */
export const actSaveProduction = act(saveProduction, ({ body, client }) => keepProduction(client, body));

/** Saves months of wells, all or none: permits follow by triggers, in the same transaction. */
export async function keepProduction(
  client: pg.PoolClient,
  months: readonly ProductionToSave[],
): Promise<SavedProduction[]> {
  await client.query('select api.change_volumes()');
  const places = placesOf(months, 'well_ndx');
  const { rows } = await client.query<Standing>(standing, places);
  refuseRows(
    months,
    (month) => `${month.well_ndx} ${month.c_year} ${month.c_month}`,
    (month, index, isTwice) => brokenBy(month, rows[index]!, isTwice).map((constraint) => words![constraint]!),
  );
  const were = rows.map(({ was }) => was);
  await refuseStaleRows(client, table, months, were);
  await client.query(save, [JSON.stringify(months.map((month, index) => ({ ...blank, ...were[index], ...month })))]);
  return (await client.query<SavedProduction>(asSaved, places)).rows;
}

/** What keeps each of these months from being saved; nothing is written. */
export async function problemsOfProduction(client: pg.PoolClient, months: readonly ProductionToSave[]) {
  const { rows } = await client.query<Standing>(standing, placesOf(months, 'well_ndx'));
  return months.map((month, index) => brokenBy(month, rows[index]!, false).map((constraint) => words![constraint]!));
}

/** What keeps a month from being saved; what was reported before a meter came can still be taken back. */
function brokenBy(month: ProductionToSave, { is_known, is_metered, is_in_future }: Standing, isTwice: boolean) {
  return [
    ...(is_known ? [] : ['well_production_well_exists']),
    ...(is_metered && typeof month.production_gallons === 'number' ? ['well_production_metered'] : []),
    ...(is_in_future ? ['well_production_not_in_future'] : []),
    ...(isTwice ? ['well_production_once_a_month'] : []),
  ];
}
