-- The year's volume of each permit that holds in the present month, and where a change is coming, what it will be and from which month.
create view volumes_of_permits as
with
volumes as not materialized (
  select *, holds_from > (select public.district_today()) as is_coming from volumes_over_time
),
now as (
  select distinct on (permit_ndx) permit_ndx, volume_gal
  from volumes
  where not is_coming
  order by permit_ndx, holds_from desc
)
select distinct on (now.permit_ndx)
  now.permit_ndx,
  now.volume_gal as volume_now_gal,
  coming.volume_gal as coming_volume_gal,
  coming.holds_from as coming_volume_from
from now
left join volumes as coming
  on coming.permit_ndx = now.permit_ndx and coming.is_coming and coming.volume_gal <> now.volume_gal
order by now.permit_ndx, coming.holds_from;
