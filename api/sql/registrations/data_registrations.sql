create view data_registrations as
select
  registrations.*,
  (created_timestamp at time zone public.district_time_zone())::date as sent_in,
  coalesce(sent_back_timestamp > coalesce(corrected_timestamp, '-infinity'), false) as waits_for_sender,
  quarantined_because is not null as is_quarantined,
  (
    select count(*)::integer from public.registrations as others
    where others.sent_in_with = registrations.sent_in_with and not others.removed
  ) as sent_together
from public.registrations
where not removed;
