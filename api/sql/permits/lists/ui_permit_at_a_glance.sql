-- What is asked of a permit first: the year so far as its statement has it, the period that it reports by, the stage now and the next one, meters, wells,
-- amendments that wait and the last letter to its permittee that names it.
create view ui_permit_at_a_glance as
select
  permits.permit_ndx,
  this_month.fiscal_year,
  this_month.used_gal,
  this_month.allowed_gal,
  case when this_month.permit_ndx is not null then under_way.period end as period,
  case when this_month.permit_ndx is not null then under_way.used_gal end as period_used_gal,
  case when this_month.permit_ndx is not null then under_way.limit_gal end as period_limit_gal,
  reserve.after_gal as reserve_gal,
  this_month.drought_stage,
  ahead.next_stage,
  ahead.next_stage_from,
  due.late_meters,
  due.next_due,
  amending.open_amendments,
  covered.well_count,
  covered.wells,
  told.last_letter,
  told.last_letter_at,
  told.last_notice_ndx
from public.permits
left join ui_owner_statement as this_month
  on this_month.permit_ndx = permits.permit_ndx
  and this_month.c_year = extract(year from (select public.district_today()))
  and this_month.c_month = extract(month from (select public.district_today()))
left join period_under_way as under_way on under_way.permit_ndx = permits.permit_ndx
left join lateral (
  select after_gal
  from ui_list_permit_reserve as account
  where account.permit_ndx = permits.permit_ndx and not account.is_over
) as reserve on true
left join lateral (
  select
    coalesce(nullif(stages.drought_stage_name, ''), 'No stage') as next_stage,
    make_date(later.c_year, later.c_month, 1) as next_stage_from
  from public.permit_months as later
  join public.permit_months as present
    on present.permit_ndx = later.permit_ndx
    and present.c_year = extract(year from (select public.district_today()))
    and present.c_month = extract(month from (select public.district_today()))
  left join public.drought_stages as stages on stages.drought_stage_ndx = later.drought_stage_ndx
  where later.permit_ndx = permits.permit_ndx
    and make_date(later.c_year, later.c_month, 1) > (select public.district_today())
    and later.drought_stage_ndx is distinct from present.drought_stage_ndx
  order by later.c_year, later.c_month
  limit 1
) as ahead on true
cross join lateral (
  select
    (count(*) filter (where next_readings.due_day < public.district_today()))::integer as late_meters,
    min(next_readings.due_day) filter (where next_readings.due_day >= public.district_today()) as next_due
  from meters_of_permits
  join next_readings using (meter_ndx)
  where meters_of_permits.permit_ndx = permits.permit_ndx
) as due
cross join lateral (
  select count(*)::integer as open_amendments
  from public.permit_amendments as amendments
  where amendments.permit_ndx = permits.permit_ndx and amendments.pamend_status_ndx = 1 and not amendments.removed
) as amending
cross join lateral (
  select count(*)::integer as well_count, string_agg(wells.district_well_id, ', ' order by wells.district_well_id) as wells
  from wells_of_permits
  join public.wells using (well_ndx)
  where wells_of_permits.permit_ndx = permits.permit_ndx
) as covered
left join lateral (
  select letters.subject as last_letter, letters.told_at as last_letter_at, letters.notice_ndx as last_notice_ndx
  from public.letters
  where letters.rolo_ndx = permits.rolo_ndx
    and letters.told_at is not null
    and permits.permit_number = any (string_to_array(letters.about, ', '))
  order by letters.told_at desc
  limit 1
) as told on true;
