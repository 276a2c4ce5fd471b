import { meteringConstraints } from '@artesian/contract/metering/constraints';
import {
  enteredProduction,
  NO_FACTOR,
  saveProduction,
  type ProductionToSave,
  type SavedProduction,
} from '@artesian/contract/metering/well-production';
import { measuredVolume_gal, type MeasuringFactor } from '@artesian/domain/measured-volume';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { placesOf } from './places-of.ts';
import { refuseRows, type RowProblem } from './refuse-rows.ts';
import { refuseStaleRows } from './refuse-stale-rows.ts';

/** Of a volume that was told as such. */
const unmeasured = { measuring_method_ndx: null, quantity: null, unit: null, gal_per_unit: null, applies: null };
const blank = { ...unmeasured, production_gallons: null, mr_report_status_ndx: 999, notes: null };
const table = { table: 'well_production', key: 'well_production_ndx', fields: enteredProduction, blank };
const said = (constraint: string): RowProblem => meteringConstraints['well_production']![constraint]!;
const names = Object.keys(blank);
const columns = names.join(', ');
const of = (alias: string) => names.map((name) => `${alias}.${name}`).join(', ');

interface Standing {
  is_known: boolean;
  is_metered: boolean;
  is_in_future: boolean;
  was: (Partial<ProductionToSave> & { version: number }) | null;
  /** That of the method that is sent, or of the one that is there. */
  factor: MeasuringFactor | null;
}

const standing = `
  select
    wells.well_ndx is not null as is_known,
    api.is_metered(named.well_ndx, named.c_year, named.c_month) as is_metered,
    make_date(named.c_year, named.c_month, 1) > district_today() as is_in_future,
    to_jsonb(production) as was,
    to_jsonb(factor) as factor
  from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[]) with ordinality
    as named (well_ndx, c_year, c_month, measuring_method_ndx, place)
  left join wells on wells.well_ndx = named.well_ndx and not wells.removed
  left join well_production as production
    on production.well_ndx = named.well_ndx
    and production.c_year = named.c_year
    and production.c_month = named.c_month
  left join lateral (
    select unit, gal_per_unit, applies
    from api.measuring_factors_of(named.well_ndx, make_date(named.c_year, named.c_month, 1)) as in_force
    where in_force.measuring_method_ndx = coalesce(named.measuring_method_ndx, production.measuring_method_ndx)
  ) as factor on true
  order by named.place`;

const save = `
  insert into well_production (well_ndx, c_year, c_month, ${columns})
  select well_ndx, c_year, c_month, ${columns}
  from jsonb_populate_recordset(null::well_production, $1)
  on conflict on constraint well_production_once_a_month do update set (${columns}) = (${of('excluded')})
  where (${of('well_production')}) is distinct from (${of('excluded')})`;

const asSaved = `
  select production.well_production_ndx, well_ndx, c_year, c_month, ${of('production')}, production.version
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
  const rows = await standingOf(client, months);
  refuseRows(
    months,
    (month) => `${month.well_ndx} ${month.c_year} ${month.c_month}`,
    (month, index, isTwice) => problemsOf(month, rows[index]!, isTwice),
  );
  const were = rows.map(({ was }) => was);
  await refuseStaleRows(client, table, months, were);
  await client.query(save, [JSON.stringify(months.map((month, index) => measured(month, rows[index]!)))]);
  return (await client.query<SavedProduction>(asSaved, placesOf(months, 'well_ndx'))).rows;
}

/** What keeps each of these months from being saved; nothing is written. */
export async function problemsOfProduction(client: pg.PoolClient, months: readonly ProductionToSave[]) {
  const rows = await standingOf(client, months);
  return months.map((month, index) => problemsOf(month, rows[index]!, false));
}

async function standingOf(client: pg.PoolClient, months: readonly ProductionToSave[]): Promise<Standing[]> {
  const methods = months.map(({ measuring_method_ndx }) => measuring_method_ndx ?? null);
  return (await client.query<Standing>(standing, [...placesOf(months, 'well_ndx'), methods])).rows;
}

/** The month as it is to stand: its volume follows from what was counted, unless that stays, or a volume is told as such. */
function measured(month: ProductionToSave, { was, factor }: Standing) {
  const row = { ...blank, ...was, ...month };
  if (isToldAsVolume(month)) return { ...row, ...unmeasured };
  if (!isCountedAnew(row, was)) return row;
  if (typeof row.quantity !== 'number' || !factor) return { ...row, ...unmeasured, production_gallons: null };
  const production_gallons = measuredVolume_gal(row.quantity, factor, { year: row.c_year, month: row.c_month });
  return { ...row, ...factor, production_gallons };
}

/** A volume or none is told without anything counted: what was counted before goes. */
const isToldAsVolume = ({ production_gallons, quantity, measuring_method_ndx }: ProductionToSave) =>
  production_gallons !== undefined && typeof quantity !== 'number' && typeof measuring_method_ndx !== 'number';

const isCountedAnew = (row: Partial<ProductionToSave>, was: Standing['was']) =>
  row.quantity !== (was?.quantity ?? null) || row.measuring_method_ndx !== (was?.measuring_method_ndx ?? null);

/** What is wrong with how a month was measured. */
function problemsOfMeasure(month: ProductionToSave, standing: Standing): RowProblem[] {
  if (isToldAsVolume(month)) return [];
  const row = { ...blank, ...standing.was, ...month };
  if ((row.quantity === null) !== (row.measuring_method_ndx === null)) return [said('well_production_measured')];
  if (row.quantity === null) return [];
  if (isCountedAnew(row, standing.was) && !standing.factor)
    return [{ field: 'measuring_method_ndx', message: NO_FACTOR }];
  // A volume that comes with what was counted has to follow from it.
  const { production_gallons: _told, ...counted } = month;
  const { production_gallons } = measured(counted, standing);
  const isAnother = typeof month.production_gallons === 'number' && month.production_gallons !== production_gallons;
  return isAnother ? [said('well_production_measured')] : [];
}

/** What keeps a month from being saved; what was reported before a meter came can still be taken back. */
function problemsOf(month: ProductionToSave, standing: Standing, isTwice: boolean): RowProblem[] {
  const { is_known, is_metered, is_in_future } = standing;
  const isReported = typeof month.production_gallons === 'number' || typeof month.quantity === 'number';
  return [
    ...(is_known ? [] : [said('well_production_well_exists')]),
    ...(is_metered && isReported ? [said('well_production_metered')] : []),
    ...(is_in_future ? [said('well_production_not_in_future')] : []),
    ...(isTwice ? [said('well_production_once_a_month')] : []),
    ...problemsOfMeasure(month, standing),
  ];
}
