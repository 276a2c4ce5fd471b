-- The year's allocation stands beside the year's gallons so far: both are of the fiscal year. It is that of every permit that
-- the well was linked to in the month, whole, also where other wells share it; unknown while that of one of them is.
create view ui_graph_production_final as
select
  months.well_ndx,
  wells.district_well_id,
  months.c_year,
  months.c_month,
  trim(to_char(months.first_day, 'Month')) as calendar_month,
  months.fiscal_year as report_year,
  months.first_day as graph_date,
  months.gallons as production_gallons,
  sum(months.gallons) over (partition by months.well_ndx, months.fiscal_year order by months.first_day)::bigint
    as cum_production_gallons,
  (
    select case when count(years.permitted_gal) = count(*) then sum(years.permitted_gal)::bigint end
    from public.permit_years as years
    where years.fiscal_year = months.fiscal_year
      and years.permit_ndx in (
        select links.permit_ndx
        from public.permit_wells as links
        where links.well_ndx = months.well_ndx
          and is_in_month(links.start_date, links.end_date, months.c_year, months.c_month)
      )
  ) as allocation_gallons,
  months.is_adjusted as adjustments_applied
from (
  select *, make_date(c_year, c_month, 1) as first_day, fiscal_year(c_year, c_month) as fiscal_year
  from well_months
) as months
join public.wells on wells.well_ndx = months.well_ndx
where wells.is_published and not wells.removed;
