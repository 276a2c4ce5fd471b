-- How often a key was used on each of the last thirty days of the district, the latest first, those without a call among them.
create view ui_list_api_key_use as
select
  api_keys.api_key_ndx,
  days.day::date as day,
  coalesce(used.calls, 0) as calls,
  coalesce(used.refused, 0) as refused
from public.api_keys
cross join generate_series(district_today() - 29, district_today(), interval '1 day') as days (day)
left join public.api_key_days as used on used.api_key_ndx = api_keys.api_key_ndx and used.day = days.day::date;
