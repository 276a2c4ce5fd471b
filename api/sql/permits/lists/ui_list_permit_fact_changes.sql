-- The months in which facts of permits changed, those still to come included, with the words of what held before. `is_last` where nothing
-- later was decided of the fact.
create view ui_list_permit_fact_changes as
with
words as (
  select
    facts.permit_ndx,
    facts.holds_from,
    said.field,
    said.value,
    said.words
  from public.permit_facts as facts
  join public.permit_types using (permit_type_ndx)
  join public.permit_statuses using (permit_status_ndx)
  join public.aquifer_groups using (aquifer_group_ndx)
  join public.well_uses as primary_uses on primary_uses.well_use_ndx = facts.primary_use_ndx
  join public.well_uses as secondary_uses on secondary_uses.well_use_ndx = facts.secondary_use_ndx
  cross join lateral (values
    ('permit_type_ndx', facts.permit_type_ndx::bigint, permit_types.permit_type_desc),
    ('permit_status_ndx', facts.permit_status_ndx::bigint, permit_statuses.permit_status_desc),
    ('aquifer_group_ndx', facts.aquifer_group_ndx::bigint, aquifer_groups.aquifer_group_name),
    ('primary_use_ndx', facts.primary_use_ndx::bigint, primary_uses.well_use_name),
    ('secondary_use_ndx', facts.secondary_use_ndx::bigint, secondary_uses.well_use_name),
    ('authorized_volume_gal', facts.authorized_volume_gal, to_char(facts.authorized_volume_gal, 'FM999,999,999,999,999') || ' gal')
  ) as said (field, value, words)
),
turns as (
  select
    *,
    lag(value) over of_fact as value_before,
    lag(words) over of_fact as words_before
  from words
  window of_fact as (partition by permit_ndx, field order by holds_from)
)
select
  permit_ndx,
  field,
  holds_from,
  value,
  nullif(words, '') as words,
  nullif(words_before, '') as words_before,
  row_number() over (partition by permit_ndx, field order by holds_from desc) = 1 as is_last
from turns
where value_before is not null and value <> value_before;
