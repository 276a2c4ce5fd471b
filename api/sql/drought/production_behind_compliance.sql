-- The production of wells without a meter in a month that counts at a permit group, with how each volume came about: together with the
-- readings behind it, what the report adds up. Only wells under its permits are looked at.
create function production_behind_compliance(some_grouping integer, some_year integer, some_month integer)
returns table (
  grouping_ndx integer,
  c_year integer,
  c_month integer,
  well_ndx integer,
  district_well_id text,
  permit_number text,
  measuring_method_name text,
  quantity numeric,
  unit text,
  gal_per_unit numeric,
  applies text,
  gallons bigint
)
language sql stable
begin atomic
  with members as materialized (
    select permit_ndx from permits_of_grouping(some_grouping, fiscal_year(make_date(some_year, some_month, 1)))
  )
  select
    some_grouping,
    some_year,
    some_month,
    production.well_ndx,
    wells.district_well_id,
    permits.permit_number,
    methods.measuring_method_name,
    production.quantity,
    production.unit,
    production.gal_per_unit,
    production.applies,
    production.production_gallons
  from (select distinct well_ndx from public.permit_wells where permit_ndx in (select permit_ndx from members)) as covered
  join public.well_production as production
    on production.well_ndx = covered.well_ndx and production.c_year = some_year and production.c_month = some_month
  join public.wells on wells.well_ndx = production.well_ndx
  cross join lateral permit_counting_for(production.well_ndx, some_year, some_month) as counting
  join public.permits on permits.permit_ndx = counting.permit_ndx
  left join public.measuring_methods as methods on methods.measuring_method_ndx = production.measuring_method_ndx
  where counting.permit_ndx in (select permit_ndx from members) and production.production_gallons is not null
  order by wells.district_well_id;
end;
