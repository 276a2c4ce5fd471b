-- Where each permit group stands after each month of a fiscal year, and in the whole year, its months to come included: the one sum that tracking
-- and the compliance report read. Null where the volume of one of the months is unknown. What it may draw on beside the year is its reserve.
-- Groups are counted by their kept months, because to gather the permits of one group takes as long as to gather all.
create view standing_of_groups as
select standing.*, coalesce(reserves.reserve_gal, 0) as reserve_gal
from (
  select
    *,
    total(metered_gal) over (partition by grouping_ndx, fiscal_year order by c_year, c_month) as pumped_so_far_gal,
    case when count(permitted_gal) over year = count(*) over year then total(permitted_gal) over year end as year_permitted_gal,
    case when count(reduced_gal) over year = count(*) over year then total(reduced_gal) over year end as year_reduced_gal
  from months_of_groupings
  window year as (partition by grouping_ndx, fiscal_year)
) as standing
left join reserves_of_groupings as reserves
  on reserves.grouping_ndx = standing.grouping_ndx and reserves.fiscal_year = standing.fiscal_year;
