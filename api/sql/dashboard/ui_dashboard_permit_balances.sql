-- Where each permit in force stands in the present fiscal year: what its months allow through the present one under the drought stages
-- that were declared, what was pumped, and when its meters are to be read next. Null where nobody knows what it allows.
create view ui_dashboard_permit_balances as
select
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  months.fiscal_year,
  nullif(stages.drought_stage_name, '') as drought_stage,
  months.reduction,
  months.month_limit_gal,
  months.month_used_gal,
  months.allowed_gal,
  months.used_gal,
  months.allowed_gal - months.used_gal as left_gal,
  percent_pumped(months.used_gal, months.allowed_gal) as pct_used,
  readings.due_day
from public.permits
cross join lateral (
  select
    fiscal_year,
    case when count(reduced_gal) = count(*) then total(reduced_gal) end as allowed_gal,
    total(metered_gal) as used_gal,
    -- Of the present month, the last of them.
    (array_agg(reduced_gal order by c_year desc, c_month desc))[1] as month_limit_gal,
    (array_agg(metered_gal order by c_year desc, c_month desc))[1] as month_used_gal,
    (array_agg(reduction order by c_year desc, c_month desc))[1] as reduction,
    (array_agg(drought_stage_ndx order by c_year desc, c_month desc))[1] as drought_stage_ndx
  from public.permit_months
  where permit_months.permit_ndx = permits.permit_ndx
    and fiscal_year = (select fiscal_year(district_today()))
    and make_date(c_year, c_month, 1) <= (select district_today())
  group by fiscal_year
) as months
left join public.drought_stages as stages on stages.drought_stage_ndx = months.drought_stage_ndx
left join (
  -- Found for all at once: the meters of a well are gathered from the whole district, which takes as long for one permit as for all.
  select
    meters_of_permits.permit_ndx,
    -- A reading that was sent in is not asked for again while it waits for the district.
    min(greatest(next_readings.due_day, reading_due_day((sent.month + interval '1 month')::date))) as due_day
  from meters_of_permits
  join next_readings using (meter_ndx)
  left join (
    select meter_ndx, max(make_date(c_year, c_month, 1)) as month
    from public.submitted_readings
    where state = 'waiting'
    group by meter_ndx
  ) as sent using (meter_ndx)
  group by meters_of_permits.permit_ndx
) as readings on readings.permit_ndx = permits.permit_ndx
where not permits.removed
  and permits.start_date <= (select district_today())
  and coalesce(permits.ended_date, 'infinity') >= (select district_today());
