create view ui_meter_readings_entry_top_table as
select
  fiscal_year,
  grouping_ndx,
  grouping_name,
  grouped_permits,
  permitted_gallons,
  metered_gallons,
  permitted_gallons - metered_gallons as remaining_gallons,
  case
    when permitted_gallons > 0 then round(100.0 * metered_gallons / permitted_gallons, 2)::double precision
    when permitted_gallons = 0 and metered_gallons <= 0 then 0
  end as pct_pumped,
  coalesce(metered_gallons > 0 and metered_gallons * 5 > permitted_gallons * 4, false) as is_over80pct,
  coalesce(metered_gallons > 0 and metered_gallons >= permitted_gallons, false) as is_overpumped,
  coalesce(permitted_gallons = 0 and metered_gallons > 0, false) as has_no_allocation,
  has_negative,
  incomplete_permits,
  to_char(make_date(last_read / 12, last_read % 12 + 1, 1), 'YYYY-MM') as last_report
from (
  select
    years.fiscal_year,
    kinds.grouping_ndx,
    min(kinds.grouping_name) as grouping_name,
    array_agg(years.permit_ndx order by years.permit_ndx) as grouped_permits,
    case when count(years.permitted_gal) = count(*) then sum(years.permitted_gal)::bigint end as permitted_gallons,
    sum(years.metered_gal)::bigint as metered_gallons,
    bool_or(years.has_negative) as has_negative,
    count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits,
    max(years.last_read) as last_read
  from permit_years as years
  join permit_kinds as kinds on kinds.permit_ndx = years.permit_ndx
  group by years.fiscal_year, kinds.grouping_ndx
) as years;
