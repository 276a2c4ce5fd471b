-- The year's volume of each permit from one month to another: what its land allows, or else its facts without the amendments that have not begun to
-- count. `holds_until` is the month in which the next one takes over.
create view volumes_over_time as
select
  turns.permit_ndx,
  turns.holds_from,
  coalesce(lead(turns.holds_from) over (partition by turns.permit_ndx order by turns.holds_from), 'infinity') as holds_until,
  coalesce(land.volume_gal, greatest(0, facts.authorized_volume_gal - coalesce((
    select sum(changes.change_gal)
    from changes_of_volume as changes
    where changes.permit_ndx = turns.permit_ndx and changes.counts_from > turns.holds_from
  ), 0)))::bigint as volume_gal
from (
  select facts.permit_ndx, facts.holds_from from public.permit_facts as facts
  union
  select changes.permit_ndx, changes.counts_from from changes_of_volume as changes
  union
  select land.permit_ndx, turn.holds_from
  from land_over_time as land
  cross join lateral (values (land.holds_from), (land.holds_until)) as turn (holds_from)
  where turn.holds_from < 'infinity'
) as turns
join facts_of_permits as facts
  on facts.permit_ndx = turns.permit_ndx and turns.holds_from >= facts.holds_from and turns.holds_from < facts.holds_until
left join land_over_time as land
  on land.permit_ndx = turns.permit_ndx and turns.holds_from >= land.holds_from and turns.holds_from < land.holds_until;
