-- Wells at which something is due within a week: readings of months that are over, follow-ups that no later visit has settled, and levels
-- by hand as often as the well's monitoring asks for.
create view field_services_due as
with
due as (
  select setup_well_ndx as well_ndx, 'meter-reading' as kind, due_day as due_on, meter_ndx, null::integer as ir_ndx
  from next_readings
  where reading_month < date_trunc('month', public.district_today())

  union all

  select visits.well_ndx, 'follow-up', visits.follow_up_date, null, visits.ir_ndx
  from public.inspections as visits
  cross join lateral (
    select later.ir_ndx
    from public.inspections as later
    where later.well_ndx = visits.well_ndx
    order by later.inspection_date desc, later.ir_ndx desc
    limit 1
  ) as last
  where visits.follow_up_date <= public.district_today() + 7 and last.ir_ndx = visits.ir_ndx

  union all

  select wells.well_ndx, 'water-level', next.due_on, null, null
  from public.wells
  join public.monitoring_statuses as statuses using (monitoring_status_ndx)
  left join lateral (
    select measured.collect_timestamp
    from public.water_levels as measured
    where measured.well_ndx = wells.well_ndx
    order by measured.collect_timestamp desc
    limit 1
  ) as levels on true
  cross join lateral (
    select coalesce(
      ((levels.collect_timestamp at time zone public.district_time_zone())
        + make_interval(months => statuses.level_every_months))::date,
      public.district_today()
    ) as due_on
  ) as next
  where statuses.level_every_months is not null and next.due_on <= public.district_today() + 7
),
listed as (
  select
    well_ndx,
    min(due_on) as first_due_on,
    array_agg(
      json_build_object('kind', kind, 'due_on', due_on, 'meter_ndx', meter_ndx, 'ir_ndx', ir_ndx)
      order by due_on, kind, meter_ndx) as what
  from due
  group by well_ndx
)
select
  wells.well_ndx,
  wells.district_well_id as well_id,
  wells.well_name,
  wells.lat_dd as lat,
  wells.lon_dd as lon,
  listed.first_due_on,
  listed.what
from listed
join public.wells using (well_ndx)
where not wells.removed;
