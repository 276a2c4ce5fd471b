-- What is asked of a contact first: how to reach them, the permits that they hold, their wells, what is late and the last letter.
create view ui_contact_at_a_glance as
select
  contacts.rolo_ndx,
  contacts.r_phone,
  contacts.r_email,
  held.permit_count,
  held.permit_numbers,
  coalesce(owned.well_count, 0) as well_count,
  late.late_meters,
  told.last_letter,
  told.last_letter_at,
  told.last_notice_ndx
from public.contacts
cross join lateral (
  select count(*)::integer as permit_count, string_agg(permits.permit_number, ', ' order by permits.permit_number) as permit_numbers
  from public.permits
  join public.permit_statuses using (permit_status_ndx)
  where permits.rolo_ndx = contacts.rolo_ndx and not permits.removed and not permit_statuses.ends_permit
) as held
cross join lateral (
  select count(*)::integer as well_count from public.wells where wells.contact_ndx = contacts.rolo_ndx and not wells.removed
) as owned
cross join lateral (
  select count(distinct next_readings.meter_ndx)::integer as late_meters
  from public.permits
  join meters_of_permits using (permit_ndx)
  join next_readings using (meter_ndx)
  where permits.rolo_ndx = contacts.rolo_ndx and not permits.removed and next_readings.due_day < public.district_today()
) as late
left join lateral (
  select letters.subject as last_letter, letters.told_at as last_letter_at, letters.notice_ndx as last_notice_ndx
  from public.letters
  where letters.rolo_ndx = contacts.rolo_ndx and letters.told_at is not null
  order by letters.told_at desc
  limit 1
) as told on true
where contacts.rolo_ndx <> 999999;
