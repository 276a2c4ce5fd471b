-- The months that the meters of a permit are still to be read for, the last of each period of the permit, through the present one, a year
-- back at the most: what a reading of each is held against, and what was sent in of it last under this permit. Of a meter that others share it says nothing of them.
create view ui_owner_months_to_read as
select
  measured.permit_ndx,
  permits.permit_number,
  meters.meter_ndx,
  meters.meter_id,
  meters.meter_serial_number,
  measured.associated_wells,
  next_readings.c_year as last_year,
  next_readings.c_month as last_month,
  missing.c_year,
  missing.c_month,
  fiscal_year(missing.c_year, missing.c_month) as fiscal_year,
  report_due_day(missing.month, terms.due_months_after, terms.due_day) as due_day,
  held.*,
  counted.share::float8 as share,
  sent.submitted_reading_ndx,
  sent.state,
  sent.meter_reading as submitted_reading,
  sent.question
from (
  -- The meters of permits, as in `meters_of_permits`, with the names of their wells. Well by well: few wells are under a permit, and `limit` keeps
  -- PostgreSQL from reading all that there are.
  select
    covered.permit_ndx,
    on_wells.meter_ndx,
    string_agg(wells.name, ', ' order by wells.district_well_id) as associated_wells
  from wells_of_permits as covered
  join metered_wells as on_wells on on_wells.well_ndx = covered.well_ndx
  cross join lateral (
    select district_well_id, coalesce(well_name, district_well_id) as name
    from public.wells
    where wells.well_ndx = covered.well_ndx
    limit 1
  ) as wells
  group by covered.permit_ndx, on_wells.meter_ndx
) as measured
join public.permits on permits.permit_ndx = measured.permit_ndx
join public.meters on meters.meter_ndx = measured.meter_ndx
join next_readings on next_readings.meter_ndx = meters.meter_ndx
cross join lateral (
  select month::date as month, extract(year from month)::integer as c_year, extract(month from month)::integer as c_month
  from generate_series(
    greatest(
      next_readings.reading_month,
      date_trunc('month', public.district_today()) - interval '11 months'),
    date_trunc('month', public.district_today()),
    interval '1 month') as month
) as missing
join lateral report_terms(measured.permit_ndx, missing.month) as terms
  on missing.month = last_month_of_period(missing.month, terms.period_months)
cross join lateral held_against(meters.meter_ndx, missing.c_year, missing.c_month) as held
cross join lateral share_of_meter(measured.permit_ndx, meters.meter_ndx, missing.c_year, missing.c_month) as counted
left join lateral (
  select submitted.submitted_reading_ndx, submitted.state, submitted.meter_reading, submitted.question
  from public.submitted_readings as submitted
  where submitted.permit_ndx = measured.permit_ndx
    and submitted.meter_ndx = measured.meter_ndx
    and submitted.c_year = missing.c_year
    and submitted.c_month = missing.c_month
    and submitted.state in ('waiting', 'questioned')
  order by submitted.submitted_reading_ndx desc
  limit 1
) as sent on true
where not permits.removed;
