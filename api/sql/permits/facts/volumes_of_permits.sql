-- The year's volume of each permit that holds in the present month, and where a change is coming, what it will be and from which month.
create view volumes_of_permits as
with
volumes as not materialized (
  select * from volumes_over_time
)
select distinct on (now.permit_ndx)
  now.permit_ndx,
  now.volume_gal as volume_now_gal,
  coming.volume_gal as coming_volume_gal,
  coming.holds_from as coming_volume_from
from volumes as now
left join volumes as coming
  on coming.permit_ndx = now.permit_ndx and coming.holds_from >= now.holds_until and coming.volume_gal <> now.volume_gal
where (select public.district_today()) >= now.holds_from and (select public.district_today()) < now.holds_until
order by now.permit_ndx, coming.holds_from;
