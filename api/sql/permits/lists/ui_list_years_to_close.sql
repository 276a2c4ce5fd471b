-- Fiscal years that are over, with what they come to, and whether somebody closed them.
create view ui_list_years_to_close as
select
  years.fiscal_year,
  years.permitted_gal,
  years.reduced_gal,
  years.permits_gallons,
  coalesce(water.gallons, 0) as no_permit_gallons,
  closed.closed_year_ndx,
  closed.version as closed_year_version,
  closed.created_timestamp as closed_at,
  case when closed.closed_year_ndx is not null then name_of_account(closed.created_by) end as closed_by,
  closed.notes,
  coalesce(corrected.months, 0) as corrected_months
from (
  select
    fiscal_year::integer as fiscal_year,
    -- Of permits whose volume is known.
    total(permitted_gal) as permitted_gal,
    total(reduced_gal) as reduced_gal,
    total(metered_gal) as permits_gallons
  from public.kind_months
  where fiscal_year < (select fiscal_year(district_today()))
  group by fiscal_year
) as years
left join (
  select fiscal_year, total(gallons) as gallons
  from water_under_no_permit
  group by fiscal_year
) as water on water.fiscal_year = years.fiscal_year
left join public.closed_years as closed on closed.fiscal_year = years.fiscal_year
left join (
  select fiscal_year, count(*)::integer as months
  from ui_list_month_corrections
  where is_after_closing
  group by fiscal_year
) as corrected on corrected.fiscal_year = years.fiscal_year;
