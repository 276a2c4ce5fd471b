-- Where each permit in force stands in the present fiscal year: what its months allow through the present one under the drought stages that
-- they are at, what was pumped, both of the period that it reports by too, what the next month will allow, and when its meters are to be read
-- next. Null where nobody knows what it allows, and where it has no reserve.
create view ui_dashboard_permit_balances as
select
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  standing.fiscal_year,
  nullif(stages.drought_stage_name, '') as drought_stage,
  present.reduction,
  present.reduced_gal as month_limit_gal,
  present.metered_gal as month_used_gal,
  under_way.period,
  under_way.limit_gal as period_limit_gal,
  under_way.used_gal as period_used_gal,
  standing.reduced_so_far_gal as allowed_gal,
  standing.pumped_gal as used_gal,
  standing.reduced_so_far_gal - standing.pumped_gal as left_gal,
  percent_pumped(standing.pumped_gal, standing.reduced_so_far_gal) as pct_used,
  standing.reduced_gal as year_limit_gal,
  reserve.after_gal as reserve_gal,
  nullif(next_stages.drought_stage_name, '') as next_drought_stage,
  next.reduction as next_reduction,
  next.reduced_gal as next_month_limit_gal,
  readings.due_day
from public.permits
join standing_of_years as standing
  on standing.permit_ndx = permits.permit_ndx and standing.fiscal_year = (select fiscal_year(district_today()))
join public.permit_months as present
  on present.permit_ndx = permits.permit_ndx
  and present.c_year = (select extract(year from district_today())::integer)
  and present.c_month = (select extract(month from district_today())::integer)
join period_under_way as under_way on under_way.permit_ndx = permits.permit_ndx
left join public.drought_stages as stages on stages.drought_stage_ndx = present.drought_stage_ndx
join public.permit_months as next
  on next.permit_ndx = permits.permit_ndx
  and next.c_year = (select extract(year from next_open_month())::integer)
  and next.c_month = (select extract(month from next_open_month())::integer)
left join public.drought_stages as next_stages on next_stages.drought_stage_ndx = next.drought_stage_ndx
left join (
  -- Found for all at once: the meters of a well are gathered from the whole district, which takes as long for one permit as for all.
  select
    meters_of_permits.permit_ndx,
    -- A reading that was sent in is not asked for again while it waits for the district.
    min(greatest(next_readings.due_day, after_sent.due_day)) as due_day
  from meters_of_permits
  join next_readings using (meter_ndx)
  left join (
    select meter_ndx, max(make_date(c_year, c_month, 1)) as month
    from public.submitted_readings
    where state = 'waiting'
    group by meter_ndx
  ) as sent using (meter_ndx)
  left join lateral report_of_meter(meter_ndx, (sent.month + interval '1 month')::date) as after_sent on sent.month is not null
  group by meters_of_permits.permit_ndx
) as readings on readings.permit_ndx = permits.permit_ndx
left join ui_list_reserve_accounts as reserve on reserve.permit_ndx = permits.permit_ndx and not reserve.is_over
where not permits.removed
  and permits.start_date <= (select district_today())
  and coalesce(permits.ended_date, 'infinity') >= (select district_today());
