-- What waits for somebody of the district, a row for each thing.
create view ui_dashboard_work_waiting as
select
  'registration' as work,
  reg_ndx as record_ndx,
  first_name || ' ' || last_name as title,
  well_address || ', ' || well_city as detail,
  sent_in as since
from data_registrations
where not completed and not disregard and not waits_for_sender and not is_quarantined

union all
select
  'late-reading',
  meter_ndx,
  meter_id,
  grouping_name,
  district_today() - days_late
from ui_dashboard_late_meter_readings

union all
select
  'submitted-reading',
  submitted.submitted_reading_ndx,
  meters.meter_id,
  to_char(make_date(submitted.c_year, submitted.c_month, 1), 'FMMonth YYYY') || ' · ' || permits.permit_number,
  (submitted.created_timestamp at time zone public.district_time_zone())::date
from public.submitted_readings as submitted
join public.meters using (meter_ndx)
join public.permits on permits.permit_ndx = submitted.permit_ndx
where submitted.state = 'waiting'

union all
-- Those that nobody printed yet.
select
  'claim-letter',
  claims.claim_ndx,
  coalesce(contacts.r_name, contacts.r_organization),
  'Access code letter to print',
  (claims.created_timestamp at time zone public.district_time_zone())::date
from public.claims
join public.contacts using (rolo_ndx)
where claims.state in ('to post', 'refused') and claims.used_at is null and claims.expires_at > now()

union all
-- Older ones are in reports that were handed in.
select
  'negative-use',
  readings.meter_ndx,
  meters.meter_id,
  to_char(make_date(readings.c_year, readings.c_month, 1), 'FMMonth YYYY'),
  make_date(readings.c_year, readings.c_month, 1)
from public.meter_readings as readings
join public.meters using (meter_ndx)
where readings.calculated_gallons < 0
  and make_date(readings.c_year, readings.c_month, 1) >= (select first_month_of(fiscal_year(district_today()) - 1))

union all

-- Wells whose water counts at no permit; older water is in reports that were handed in.
select
  'under-no-permit',
  water.well_ndx,
  wells.district_well_id,
  gallons_of_months(water.gallons, water.first_month, water.last_month),
  water.first_month
from (
  select
    well_ndx,
    total(gallons) as gallons,
    min(make_date(c_year, c_month, 1)) as first_month,
    max(make_date(c_year, c_month, 1)) as last_month
  from water_under_no_permit
  where fiscal_year >= (select fiscal_year(district_today()) - 1)
    and until > (select first_month_of(fiscal_year(district_today()) - 1))
  group by well_ndx
) as water
join public.wells using (well_ndx)

union all

-- As Meter Readings Tracking tells it: of the whole fiscal year, so far as it is declared.
select
  case when is_overpumped then 'overpumped' else 'over-warning' end,
  grouping_ndx,
  groupings.grouping_name,
  coalesce(to_char(pct_reduced_pumped, 'FM999,999,990.0') || ' % of the year''s target', 'Nothing is allowed this year'),
  make_date(c_year, c_month, 1)
from ui_meter_readings_tracking_detail as tracked
join (select distinct grouping_ndx, grouping_name from named_groupings) as groupings using (grouping_ndx)
where (c_year, c_month) = (
    select extract(year from today)::integer, extract(month from today)::integer from public.district_today() as today
  )
  -- The same month said once more, so that earlier years are not added up.
  and fiscal_year = (select fiscal_year(district_today()))
  and is_over80pct

union all
-- Their monthly shares do not total 100 %, so that nobody knows what they allow.
select
  'incomplete-distribution',
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  months.month
from public.permits
cross join (select date_trunc('month', public.district_today())::date as month) as months
join public.permit_months
  on permit_months.permit_ndx = permits.permit_ndx
  and (c_year, c_month) = (extract(year from months.month)::integer, extract(month from months.month)::integer)
where permit_months.permitted_gal is null

union all
-- They would allow by their land, of which no acres are entered, and so allow nothing.
select
  'without-land',
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  greatest(permits.start_date, first_month_of(rules.from_year))
from (select today, fiscal_year(today) as fiscal_year from public.district_today() as today) as present
join public.permits
  on present.today between permits.start_date and coalesce(permits.ended_date, 'infinity')
  and permits.authorized_volume_gal = 0
  and not permits.removed
cross join lateral (
  select from_year, allowance_gal_per_acre
  from public.land_allowances
  where land_allowances.permit_type_ndx = permits.permit_type_ndx and from_year <= present.fiscal_year
  order by from_year desc
  limit 1
) as rules
where rules.allowance_gal_per_acre is not null
  and not exists (
    select from public.permit_land as land
    where land.permit_ndx = permits.permit_ndx and land.from_year <= present.fiscal_year
  )

union all
-- Their certificates have expired.
select
  'permits-to-renew',
  years.fiscal_year,
  'Fiscal year ' || years.fiscal_year,
  count(*) || case count(*) when 1 then ' permit is' else ' permits are' end || ' not renewed',
  first_month_of(years.fiscal_year)
from (select fiscal_year(public.district_today()) as fiscal_year) as years
join public.permits on is_due_for(permits, years.fiscal_year)
where not exists (
  select from public.permit_renewals as renewals
  where renewals.permit_ndx = permits.permit_ndx
    and renewals.fiscal_year = years.fiscal_year
    and not renewals.removed
)
group by years.fiscal_year

union all
select
  'failed-upload',
  upload_ndx,
  description,
  error,
  (coalesce(updated_timestamp, created_timestamp) at time zone public.district_time_zone())::date
from public.logger_uploads
where status = 'failed'

union all
-- While a stage takes something away: nothing was entered for the next month, so that it ends by itself or goes on without anybody having
-- said so. And where there are several areas, one that nothing was ever entered for: its permits are not reduced.
select
  'stage-to-enter',
  coalesce(history.ndx, 0),
  concat_ws(', ', to_char(next.month, 'FMMonth YYYY'), case when areas.are_several then areas.drought_area_name end),
  case
    when present.drought_stage_ndx is null then 'No stage was ever entered'
    when next.goes_on then drought_stages.drought_stage_name || ' goes on: nobody has entered a stage'
    else drought_stages.drought_stage_name || ' ends: nobody has entered a stage'
  end,
  present.entered_for
from (select *, count(*) over () > 1 as are_several from areas_in_use) as areas
left join stages_of_months as present
  on present.drought_area_ndx = areas.drought_area_ndx
  and present.month = (select date_trunc('month', public.district_today())::date)
join stages_of_months as next on next.drought_area_ndx = areas.drought_area_ndx and next.month = next_open_month()
left join public.drought_stages on drought_stages.drought_stage_ndx = present.drought_stage_ndx
left join public.drought_stage_history as history
  on history.drought_area_ndx = areas.drought_area_ndx and history.d_year = next.c_year and history.d_month = next.c_month
where next.entered_for is distinct from next.month
  and (drought_stages.restricts or (areas.are_several and present.drought_stage_ndx is null))

union all
-- The triggers of an area call for another stage than the one in force, and nobody has declared it for the month after either. Where stages count by
-- day, the one of today is in force.
select
  'stage-called-for',
  called.drought_area_ndx,
  concat_ws(', ', asked.drought_stage_name, case when areas.are_several then areas.drought_area_name end),
  'In force: ' || coalesce(of_today.drought_stage_name, in_force.drought_stage_name, 'no stage'),
  called.since
from stages_called_for as called
join (select *, count(*) over () > 1 as are_several from areas_in_use) as areas using (drought_area_ndx)
join ui_list_drought_stages as asked on asked.drought_stage_ndx = called.drought_stage_ndx
left join stages_of_months as present
  on present.drought_area_ndx = called.drought_area_ndx
  and present.month = (select date_trunc('month', public.district_today())::date)
left join ui_list_drought_stages as in_force on in_force.drought_stage_ndx = present.drought_stage_ndx
left join lateral (
  select stages.drought_stage_name, stages.severity
  from public.drought_stage_changes as changes
  join ui_list_drought_stages as stages using (drought_stage_ndx)
  where changes.drought_area_ndx = called.drought_area_ndx and changes.from_day <= public.district_today()
  order by changes.from_day desc
  limit 1
) as of_today on true
left join stages_of_months as next on next.drought_area_ndx = called.drought_area_ndx and next.month = next_open_month()
left join ui_list_drought_stages as coming on coming.drought_stage_ndx = next.drought_stage_ndx
where asked.severity <> all (
  case
    when of_today.severity is not null then array[of_today.severity]
    else array[coalesce(in_force.severity, 0), coalesce(coming.severity, in_force.severity, 0)]
  end
);
