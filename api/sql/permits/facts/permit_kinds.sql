-- What permits are by what was decided last, beside their groups.
create view permit_kinds as
select
  permits.permit_ndx,
  nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group_name,
  aquifer_groups.aq_group_summary_name,
  permit_statuses.permit_status_ndx,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc,
  nullif(permit_statuses.permit_status_group_name, '') as permit_status_group_name,
  coalesce(permit_types.counted_as, nullif(permit_types.permit_type_desc, ''), 'No Type') as type_group,
  date_trunc('month', permits.start_date)::date as start_month,
  coalesce(permits.ended_date, 'infinity') as last_day
from public.permits
join public.aquifer_groups using (aquifer_group_ndx)
join public.permit_statuses using (permit_status_ndx)
join public.permit_types using (permit_type_ndx)
where not permits.removed;
