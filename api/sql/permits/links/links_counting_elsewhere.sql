-- Links of wells to permits whose water counts at another permit, in months in which both are in force: a well counts at the one that it
-- was linked to first (`permit_counting_for`). `to_day` is empty while it goes on.
create view links_counting_elsewhere as
select
  links.ndx,
  links.permit_ndx,
  links.well_ndx,
  wells.district_well_id,
  counting.ndx as counting_link_ndx,
  counting.version as counting_link_version,
  counting.permit_ndx as counting_permit_ndx,
  counting_permits.permit_number as counting_permit_number,
  shared.from_month,
  shared.to_day,
  -- On which the other link could end, so that its well counts here from the beginning of this one.
  case when counting.start_date < links.start_date then links.start_date - 1 end as other_could_end
from public.permit_wells as links
join public.permits on permits.permit_ndx = links.permit_ndx and not permits.removed
join public.permit_wells as counting
  on counting.well_ndx = links.well_ndx
  and counting.permit_ndx <> links.permit_ndx
  and (counting.start_date, counting.permit_ndx) < (links.start_date, links.permit_ndx)
join public.permits as counting_permits
  on counting_permits.permit_ndx = counting.permit_ndx and not counting_permits.removed
join public.wells on wells.well_ndx = links.well_ndx
cross join lateral (
  select
    date_trunc('month', greatest(links.start_date, counting.start_date, permits.start_date, counting_permits.start_date))::date
      as from_month,
    least(links.end_date, counting.end_date, permits.ended_date, counting_permits.ended_date) as to_day
) as shared
where coalesce(shared.to_day >= shared.from_month, true);
