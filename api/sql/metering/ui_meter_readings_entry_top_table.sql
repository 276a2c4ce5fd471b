-- Flags leave out what the reserve covers.
create view ui_meter_readings_entry_top_table as
select
  years.fiscal_year,
  years.grouping_ndx,
  names.grouping_name,
  years.grouped_permits,
  years.permitted_gallons,
  years.metered_gallons,
  years.permitted_gallons - years.metered_gallons as remaining_gallons,
  percent_pumped(metered_gallons, permitted_gallons) as pct_pumped,
  is_over_warning(metered_gallons, permitted_gallons + reserve.usable_gal) as is_over80pct,
  is_overpumped(metered_gallons, permitted_gallons + reserve.usable_gal) as is_overpumped,
  has_no_allocation(metered_gallons, permitted_gallons + reserve.usable_gal) as has_no_allocation,
  has_negative,
  incomplete_permits,
  to_char(make_date(last_read / 12, last_read % 12 + 1, 1), 'YYYY-MM') as last_report
from (
  select
    fiscal_year,
    grouping_ndx,
    array_agg(permit_ndx) as grouped_permits,
    case when count(permitted_gal) = count(*) then total(permitted_gal) end as permitted_gallons,
    total(metered_gal) as metered_gallons,
    bool_or(has_negative) as has_negative,
    count(*) filter (where permitted_gal is null)::integer as incomplete_permits,
    max(last_read) as last_read
  from (
    -- In this order the permits of a year are gathered; names are long to sort and are joined when that is done.
    select years.*, groupings.grouping_ndx
    from years_of_permits as years
    join permit_groupings as groupings
      on groupings.permit_ndx = years.permit_ndx
      and years.fiscal_year between groupings.from_year and groupings.to_year
    order by years.fiscal_year, groupings.grouping_ndx, years.permit_ndx
  ) as permits
  group by fiscal_year, grouping_ndx
) as years
join (select grouping_ndx, min(grouping_name) as grouping_name from named_groupings group by grouping_ndx) as names
  on names.grouping_ndx = years.grouping_ndx
left join reserves_of_groupings as reserves
  on reserves.grouping_ndx = years.grouping_ndx and reserves.fiscal_year = years.fiscal_year
cross join lateral (select coalesce(reserves.reserve_gal, 0) as usable_gal) as reserve;
