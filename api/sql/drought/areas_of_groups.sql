-- The one rule of which area of drought stages an aquifer group belongs to in a month: that of the last row by then, and before any row the
-- first area.
create view areas_of_groups as
select
  aquifer_group_ndx,
  drought_area_ndx,
  holds_from,
  coalesce(lead(holds_from) over (partition by aquifer_group_ndx order by holds_from), 'infinity') as holds_until
from (
  select aquifer_group_ndx, 1 as drought_area_ndx, '-infinity'::date as holds_from from public.aquifer_groups
  union all
  select aquifer_group_ndx, drought_area_ndx, holds_from from public.drought_area_groups
) as placed;

-- The areas that stages are declared for: the first one, and those that groups belong to or ever belonged to.
create view areas_in_use as
select drought_area_ndx, drought_area_name, min(holds_from) as holds_from
from areas_of_groups
join public.drought_areas using (drought_area_ndx)
group by drought_area_ndx, drought_area_name;

-- The permits that are in an area now or ever were: null, for all of them, where there is no other area.
create function permits_of_area(area integer) returns integer[]
language sql stable
return case when (select count(*) from areas_in_use) > 1 then array(
  select distinct facts.permit_ndx
  from public.permit_facts as facts
  join areas_of_groups as areas using (aquifer_group_ndx)
  where areas.drought_area_ndx = area
) end;

-- The first area may be renamed, but not deleted or merged: without it, stages of all other aquifer groups would be lost.
create trigger keep_first_drought_area before delete on drought_areas for each row
  when (old.drought_area_ndx = 1) execute function refuse_row('drought_areas_first_stays', 'The first drought area stays.');
