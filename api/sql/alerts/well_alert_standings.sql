-- How each published well stands for whoever asked to be told: the class of its last level, or that its levels stopped. One that was measured in
-- at least six months of its last year is missed after four of them, others after `STANDING_DAYS` of the domain.
create view well_alert_standings as
select
  standings.well_ndx,
  wells.district_well_id,
  standings.last_month,
  standings.depth_ft,
  standings.level_class,
  standings.last_month < public.district_today() - case when recent.months >= 6 then 120 else 400 end as has_stopped
from public.level_standings as standings
join public.wells on wells.well_ndx = standings.well_ndx and wells.is_published and not wells.removed
cross join lateral (
  select count(*) as months
  from public.level_months
  where level_months.well_ndx = standings.well_ndx
    and level_months.month > standings.last_month - interval '1 year'
) as recent;
