-- What people did beside changing records, over the last 400 days: who signed in and who was refused, files that were taken away, keys,
-- and what was done to users.
create view ui_admin_activity_log as
with acts (act, words) as (
  values
    ('signed in', 'Signed in'),
    ('signed out', 'Signed out'),
    ('sign-in refused', 'Sign-in refused'),
    ('access refused', 'Access refused'),
    ('exported', 'Exported'),
    ('key generated', 'API key generated'),
    ('key used', 'API key used'),
    ('created', 'User added'),
    ('updated', 'User changed'),
    ('deleted', 'User deleted'),
    ('invited', 'Password link created'),
    ('password set', 'Password set'),
    ('seen as', 'Viewed as user'),
    ('second factor added', 'Second factor added'),
    ('second factor removed', 'Second factor removed'),
    ('second factor reset', 'Second factor reset'),
    ('recovery codes made', 'Recovery codes created'),
    ('recovery code used', 'Recovery code used')
),

noted as (
  select 'event ' || event_ndx as entry, at, who, act, about, 1 as times, from_address
  from public.activity_events
  union all
  select concat_ws(' ', 'refused', hour, act, who, from_address, about), last_at, who, act, about, times, from_address
  from public.refused_attempts
  union all
  select 'person ' || export_ndx, exported_at, exported_by, 'exported', 'All data of ' || coalesce(r_name, r_organization), 1, null
  from public.person_exports
  left join public.contacts using (rolo_ndx)
  union all
  select 'user ' || change_ndx, at, who, act,
    concat_ws(': ', coalesce(after ->> 'name', before ->> 'name', sub), differences_of_user(before, after)), 1, null
  from public.user_changes
  union all
  -- Keys belong to programs: of each day there is one entry.
  select concat_ws(' ', 'key', api_key_ndx, day),
    least((day + 1)::timestamp at time zone public.district_time_zone() - interval '1 minute', now()), '', 'key used',
    concat_ws(', ', holder, case when refused > 0 then refused || ' over the limit' end), calls + refused, null
  from public.api_key_days
  join public.api_keys using (api_key_ndx)
)

select
  noted.entry,
  noted.at,
  nullif(noted.who, '') as who,
  coalesce(
    name_of_account(nullif(noted.who, '')), case when noted.act = 'key used' then 'Program' else 'Unknown' end
  ) as who_name,
  acts.words as act,
  nullif(noted.about, '') as about,
  noted.times,
  noted.from_address
from noted
join acts using (act)
where noted.at > now() - interval '400 days';
