-- Before the first refresh every well counts as changed.
create view ui_list_wells_changed_since_refresh as
select
  well_ndx,
  district_well_id,
  well_name,
  is_published,
  removed,
  (coalesce(updated_timestamp, created_timestamp) at time zone public.district_time_zone())::date as changed,
  name_of_account(coalesce(updated_by, created_by)) as changed_by
from public.wells
where coalesce(updated_timestamp, created_timestamp) > coalesce(
  (select last_run from public.report_runs where report = 'rebuild-map-wells-layer'), '-infinity');
