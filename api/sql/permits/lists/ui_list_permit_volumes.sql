-- The year's volume of a permit in the present month, and in each later month that it changes with.
create view ui_list_permit_volumes as
select
  permit_ndx,
  greatest(holds_from, (select date_trunc('month', public.district_today())::date)) as holds_from,
  volume_gal as authorized_volume_gal
from (
  select *, lag(volume_gal) over (partition by permit_ndx order by holds_from) as before_gal
  from volumes_over_time
) as volumes
where holds_until > (select public.district_today())
  -- Its other facts change without it.
  and (holds_from <= (select public.district_today()) or volume_gal is distinct from before_gal);
