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
    months.fiscal_year::integer as fiscal_year,
    kinds.grouping_ndx,
    min(kinds.grouping_name) as grouping_name,
    array_agg(distinct months.permit_ndx) as grouped_permits,
    case when count(months.permitted_gal) = count(*) then sum(months.permitted_gal)::bigint end as permitted_gallons,
    sum(months.metered_gal)::bigint as metered_gallons,
    bool_or(months.has_negative) as has_negative,
    count(distinct months.permit_ndx) filter (where months.permitted_gal is null)::integer as incomplete_permits,
    max(months.c_year * 12 + months.c_month - 1) filter (where months.was_read) as last_read
  from public.permit_months as months
  join permit_kinds as kinds on kinds.permit_ndx = months.permit_ndx
  where months.fiscal_year <= (select fiscal_year(public.district_today()))
  group by months.fiscal_year, kinds.grouping_ndx
) as years;
