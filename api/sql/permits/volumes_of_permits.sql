-- The year's volume of each permit that holds in the present month, and where a change is coming, what it will be and from which month.
-- The volume of a permit counts all approved amendments, also those that have not begun to count.
create view volumes_of_permits as
with
turns as (
  select facts.permit_ndx, facts.holds_from from public.permit_facts as facts
  union
  select changes.permit_ndx, changes.counts_from from changes_of_volume as changes
),
volumes as (
  select
    turns.permit_ndx,
    turns.holds_from,
    greatest(0, facts.authorized_volume_gal - coalesce((
      select sum(changes.change_gal)
      from changes_of_volume as changes
      where changes.permit_ndx = turns.permit_ndx and changes.counts_from > turns.holds_from
    ), 0))::bigint as volume_gal,
    turns.holds_from > (select public.district_today()) as is_coming
  from turns
  join facts_of_permits as facts
    on facts.permit_ndx = turns.permit_ndx and turns.holds_from >= facts.holds_from and turns.holds_from < facts.holds_until
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
