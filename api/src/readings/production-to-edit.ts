import { productionToEdit, type ProductionToEnter } from '@artesian/contract/metering/well-production';
import { answer } from '../platform/calls/answer.ts';
import { readList } from './read-list.ts';

/** What was reported is listed even where a meter came later; it is to be looked at. */
const toEnter = `
  select
    production.well_production_ndx,
    wells.well_ndx,
    wells.district_well_id,
    wells.well_name,
    listed.fiscal_year,
    listed.c_year,
    listed.c_month,
    listed.grouping_ndx,
    listed.grouping_name,
    production.measuring_method_ndx,
    production.quantity,
    production.production_gallons,
    production.unit,
    production.gal_per_unit,
    production.applies,
    production.mr_report_status_ndx,
    production.notes,
    production.version,
    metered.is_metered,
    (
      select max(production_gallons)
      from well_production as before
      where before.well_ndx = listed.well_ndx
        and (before.c_year, before.c_month) < (listed.c_year, listed.c_month)
        and (before.c_year, before.c_month) >= (listed.c_year - 1, listed.c_month)
    ) as largest_monthly_gal,
    api.allowed_to_group(listed.grouping_ndx, listed.fiscal_year, listed.c_year, listed.c_month) as allowed_gal,
    coalesce(factors.list, '[]') as factors
  from api.wells_of_grouping($1, $2, $3) as listed
  join wells on wells.well_ndx = listed.well_ndx
  left join well_production as production
    on production.well_ndx = listed.well_ndx
    and production.c_year = listed.c_year
    and production.c_month = listed.c_month
  cross join lateral api.is_metered(listed.well_ndx, listed.c_year, listed.c_month) as metered (is_metered)
  cross join lateral (
    select jsonb_agg(to_jsonb(factor)) as list
    from api.measuring_factors_of(listed.well_ndx, make_date(listed.c_year, listed.c_month, 1)) as factor
  ) as factors
  where not wells.removed and (not metered.is_metered or production.well_production_ndx is not null)
  order by wells.district_well_id, listed.c_year, listed.c_month`;

/** `GET /api/ui-well-production-edits/{year}/{month}/{grouping_ndx}` */
export const answerProductionToEdit = answer(
  productionToEdit,
  ({ params: { year, month, grouping_ndx } }, { database }): Promise<ProductionToEnter[]> =>
    readList(database, toEnter, [year, month, grouping_ndx]),
);
